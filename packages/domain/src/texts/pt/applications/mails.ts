import type { Texts } from '../../namespaces.ts'

export const mailTexts = {
  mail: {
    submitted: {
      subject: 'Recebemos a sua candidatura {{number}}',
      body: 'Olá, {{name}},\n\nCandidatura enviada.\n\nRecebemos a sua candidatura {{number}} a {{incentive}}.\n\n**O que enviou**\n\n{{copy}}\n\n**O que se segue**\n\n{{next}}\n\n[Ver o estado da candidatura]({{url}})',
    },
    receipt: {
      subject: '{{subject}}',
      body: '{{text}}\n\n**O que enviou**\n\n{{copy}}\n\n**O que se segue**\n\n{{next}}\n\n[Ver o estado da candidatura]({{url}})',
    },
    updated: {
      subject: 'Recebemos o que enviou para a candidatura {{number}}',
      body: 'Olá, {{name}},\n\nRecebemos o que enviou para a sua candidatura {{number}} a {{incentive}}. A análise continua.\n\n**O que enviou**\n\n{{copy}}\n\n**O que se segue**\n\n{{next}}\n\n[Ver o estado da candidatura]({{url}})',
    },
    corrected: {
      subject: 'Corrigiu a sua candidatura {{number}}',
      body: 'Olá, {{name}},\n\nRecebemos as correções à sua candidatura {{number}} a {{incentive}}. O analista vê-a tal como está agora.\n\nSe não a corrigiu, escreva-nos.\n\n[Ver o estado da candidatura]({{url}})',
    },
    withdrawn: {
      subject: 'A sua candidatura {{number}} foi retirada',
      body: 'Olá, {{name}},\n\nRetirou a sua candidatura {{number}} a {{incentive}}. A análise terminou e nada será pago.\n\nPode candidatar-se de novo enquanto o apoio estiver aberto. Se não a retirou, escreva-nos.\n\n[Ver o estado da candidatura]({{url}})',
    },
    requested: {
      subject: 'Falta-nos algo para a sua candidatura {{number}}',
      body: 'Olá, {{name}},\n\nEstamos a analisar a sua candidatura {{number}} a {{incentive}} e precisamos do seguinte:\n\n{{list}}\n\n[Abrir o que é pedido]({{url}})',
    },
    requested_by: {
      subject: 'Falta-nos algo para a sua candidatura {{number}}',
      body: 'Olá, {{name}},\n\nEstamos a analisar a sua candidatura {{number}} a {{incentive}} e precisamos do seguinte:\n\n{{list}}\n\n**Responda até {{day}}.**\n\n[Abrir o que é pedido]({{url}})',
    },
    moved: {
      subject: 'A sua candidatura {{number}}: {{status}}',
      body: 'Olá, {{name}},\n\nO estado da sua candidatura {{number}} a {{incentive}} mudou: **{{status}}**.\n\n[Ver o estado da candidatura]({{url}})',
    },
    moved_with: {
      subject: 'A sua candidatura {{number}}: {{status}}',
      body: 'Olá, {{name}},\n\nO estado da sua candidatura {{number}} a {{incentive}} mudou: **{{status}}**.\n\n{{message}}\n\n[Ver o estado da candidatura]({{url}})',
    },
    moved_asks: {
      subject: 'A sua candidatura {{number}}: {{status}}',
      body: 'Olá, {{name}},\n\nO estado da sua candidatura {{number}} a {{incentive}} mudou: **{{status}}**.\n\n{{message}}\n\n{{list}}\n\n[Abrir o que é pedido]({{url}})',
    },
    message: {
      subject: 'Uma mensagem sobre a sua candidatura {{number}}',
      body: 'Olá, {{name}},\n\nO analista da sua candidatura {{number}} a {{incentive}} escreveu-lhe:\n\n{{message}}\n\n[Abrir a candidatura para responder]({{url}})',
    },
    answered: {
      subject: '{{name}} escreveu sobre a candidatura {{number}}',
      body: 'Olá, {{reviewer}},\n\n{{name}} escreveu-lhe sobre a candidatura {{number}} a {{incentive}}:\n\n{{message}}\n\n[Abra-a na consola para responder]({{url}})',
    },
    mentioned: {
      subject: '{{by}} mencionou o seu nome numa nota da candidatura {{number}}',
      body: 'Olá, {{name}},\n\n{{by}} mencionou o seu nome numa nota da candidatura {{number}} a {{incentive}}:\n\n{{message}}\n\n[Abra-a na consola para ler o resto]({{url}})',
    },
  },
  copy: {
    asked: '- **{{name}}**: {{says}} [Responder a este ponto]({{url}})',
    asked_question: '- **{{name}}** {{says}} [Responder a este ponto]({{url}})',
    line: '{{name}}: {{value}}',
    line_question: '{{name}} {{value}}',
    home: 'Casa',
    total: 'Apoio total',
    amount: 'Apoio',
    confidential: 'indicado, não repetido num email',
    next: '{{next}} Escrevemos-lhe assim que avançar, ou se faltar alguma coisa.',
    guest:
      'A ligação é só para si e não precisa de palavra-passe; funciona durante um ano a partir do dia em que começou. Se criar uma conta com este email, a candidatura passa para lá.',
  },
} satisfies Texts
