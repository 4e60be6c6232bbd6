import type { Texts } from '../../namespaces.ts'

export const mailTexts = {
  mail: {
    submitted: {
      subject: 'Tenemos su solicitud {{number}}',
      body: 'Hola, {{name}}:\n\nSolicitud enviada.\n\nTenemos su solicitud {{number}} de {{incentive}}.\n\n**Lo que usted envió**\n\n{{copy}}\n\n**Qué sigue**\n\n{{next}}\n\n[Ver en qué punto está]({{url}})',
    },
    receipt: {
      subject: '{{subject}}',
      body: '{{text}}\n\n**Lo que usted envió**\n\n{{copy}}\n\n**Qué sigue**\n\n{{next}}\n\n[Ver en qué punto está]({{url}})',
    },
    updated: {
      subject: 'Tenemos lo que envió para su solicitud {{number}}',
      body: 'Hola, {{name}}:\n\nTenemos lo que envió para su solicitud {{number}} de {{incentive}}. La revisión sigue.\n\n**Lo que usted envió**\n\n{{copy}}\n\n**Qué sigue**\n\n{{next}}\n\n[Ver en qué punto está]({{url}})',
    },
    corrected: {
      subject: 'Ha corregido su solicitud {{number}}',
      body: 'Hola, {{name}}:\n\nTenemos lo que corrigió en su solicitud {{number}} para {{incentive}}. Quien la revisa la ve tal como está ahora.\n\n¿No fue usted? Escríbanos.\n\n[Ver en qué punto está]({{url}})',
    },
    withdrawn: {
      subject: 'Su solicitud {{number}} está retirada',
      body: 'Hola, {{name}}:\n\nHa retirado su solicitud {{number}} para {{incentive}}. Ya nadie la revisa y no se pagará nada por ella.\n\nPuede volver a solicitarlo mientras el reembolso esté abierto. ¿No fue usted? Escríbanos.\n\n[Ver en qué punto está]({{url}})',
    },
    requested: {
      subject: 'Necesitamos algo para su solicitud {{number}}',
      body: 'Hola, {{name}}:\n\nEstamos revisando su solicitud {{number}} para {{incentive}} y necesitamos algo más de usted:\n\n{{list}}\n\n[Abrir lo que se pide]({{url}})',
    },
    requested_by: {
      subject: 'Necesitamos algo para su solicitud {{number}}',
      body: 'Hola, {{name}}:\n\nEstamos revisando su solicitud {{number}} para {{incentive}} y necesitamos algo más de usted:\n\n{{list}}\n\n**Responda a más tardar el {{day}}.**\n\n[Abrir lo que se pide]({{url}})',
    },
    moved: {
      subject: 'Su solicitud {{number}}: {{status}}',
      body: 'Hola, {{name}}:\n\nSu solicitud {{number}} para {{incentive}} tiene un nuevo estado: **{{status}}**.\n\n[Ver en qué punto está]({{url}})',
    },
    moved_with: {
      subject: 'Su solicitud {{number}}: {{status}}',
      body: 'Hola, {{name}}:\n\nSu solicitud {{number}} para {{incentive}} tiene un nuevo estado: **{{status}}**.\n\n{{message}}\n\n[Ver en qué punto está]({{url}})',
    },
    moved_asks: {
      subject: 'Su solicitud {{number}}: {{status}}',
      body: 'Hola, {{name}}:\n\nSu solicitud {{number}} para {{incentive}} tiene un nuevo estado: **{{status}}**.\n\n{{message}}\n\n{{list}}\n\n[Abrir lo que se pide]({{url}})',
    },
    message: {
      subject: 'Un mensaje sobre su solicitud {{number}}',
      body: 'Hola, {{name}}:\n\nQuien revisa su solicitud {{number}} para {{incentive}} le ha escrito:\n\n{{message}}\n\n[Abrir la solicitud para responder]({{url}})',
    },
    answered: {
      subject: '{{name}} ha escrito sobre la solicitud {{number}}',
      body: 'Hola, {{reviewer}}:\n\n{{name}} le ha escrito sobre la solicitud {{number}} para {{incentive}}:\n\n{{message}}\n\n[Ábrala en la consola para responder]({{url}})',
    },
    mentioned: {
      subject: '{{by}} le nombra en una nota de la solicitud {{number}}',
      body: 'Hola, {{name}}:\n\n{{by}} le nombra en una nota de la solicitud {{number}} para {{incentive}}:\n\n{{message}}\n\n[Ábrala en la consola para leer el resto]({{url}})',
    },
  },
  copy: {
    asked: '- **{{name}}**: {{says}} [Responder a esto]({{url}})',
    asked_question: '- **{{name}}** {{says}} [Responder a esto]({{url}})',
    line: '{{name}}: {{value}}',
    line_question: '{{name}} {{value}}',
    home: 'Casa',
    total: 'Reembolso total',
    amount: 'Reembolso',
    confidential: 'indicado, no se repite en un correo',
    next: '{{next}} Le escribiremos en cuanto avance o si falta algo.',
    guest:
      'El enlace es solo para usted y no necesita contraseña; funciona un año desde el día en que empezó. Si crea una cuenta con este correo electrónico, la solicitud pasa a ella.',
  },
} satisfies Texts
