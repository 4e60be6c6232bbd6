import type { Texts } from '../namespaces.ts'

export const texts = {
  problem: {
    'already-applied': 'Ya solicitó este incentivo para esta casa.',
    'none-left': 'Ya solicitó este incentivo tantas veces como sus reglas permiten en un año.',
    'too-many': 'Puede solicitar {{left}} más de este incentivo, no {{wanted}}.',
    'outside-dates': 'Este incentivo no admite solicitudes en este día.',
    'not-open': 'Este incentivo no está abierto para su casa.',
    'nothing-requested': 'En este momento no se le pide nada en esta solicitud.',
    locked: 'Este proyecto está bloqueado en el portal.',
    'invalid-answers':
      'Debe completar los campos obligatorios y subir los documentos requeridos para enviar su solicitud.',
    'answers-in-edit': 'Actualice todas las respuestas.',
    'unsaved-answers': 'Guarde las respuestas de arriba.',
    'no-consent': 'Debe aceptar los términos y condiciones para solicitar.',
    'documents-missing': 'Suba los documentos requeridos.',
    'questions-missing': 'Responda las preguntas obligatorias.',
    'uploads-requested': 'Vuelva a subir los documentos solicitados',
    'edits-requested': 'Edite los campos solicitados',
    incomplete:
      'Debe completar los campos obligatorios y subir los documentos requeridos para enviar su solicitud.',
  },
  submit: { done: 'Solicitud enviada.' },
  update: { failed: '¡Error al actualizar!' },
  mail: {
    submitted: {
      subject: 'Tenemos su solicitud {{number}}',
      body: 'Hola, {{name}}:\n\nSolicitud enviada.\n\nTenemos su solicitud {{number}} de {{incentive}}.\n\nCasa: {{home}}\n\nLe escribiremos en cuanto avance o si falta algo. La encuentra en todo momento en Buscar reembolsos.',
    },
    requested: {
      subject: 'Necesitamos algo para su solicitud {{number}}',
      body: 'Hola, {{name}}:\n\nEstamos revisando su solicitud {{number}} de {{incentive}} y necesitamos algo más de usted:\n\n{{message}}\n\nAbra Buscar reembolsos, busque la solicitud y envíe la actualización desde allí.',
    },
  },
} satisfies Texts
