import type { Texts } from '../../namespaces.ts'

export const mailTexts = {
  mail: {
    submitted: {
      subject: 'Recebemos a sua candidatura {{number}}',
      body: 'Olá {{name}},\n\nCandidatura enviada.\n\nRecebemos a sua candidatura {{number}} a {{incentive}}.\n\n**O que enviou**\n\n{{copy}}\n\n**O que se segue**\n\n{{next}}\n\n[Ver em que ponto está]({{url}})',
    },
    receipt: {
      subject: '{{subject}}',
      body: '{{text}}\n\n**O que enviou**\n\n{{copy}}\n\n**O que se segue**\n\n{{next}}\n\n[Ver em que ponto está]({{url}})',
    },
    updated: {
      subject: 'Recebemos o que enviou para a candidatura {{number}}',
      body: 'Olá {{name}},\n\nrecebemos o que enviou para a sua candidatura {{number}} a {{incentive}}. A análise continua.\n\n**O que enviou**\n\n{{copy}}\n\n**O que se segue**\n\n{{next}}\n\n[Ver em que ponto está]({{url}})',
    },
    corrected: {
      subject: 'Corrigiu a sua candidatura {{number}}',
      body: 'Olá {{name}},\n\ntemos o que corrigiu na sua candidatura {{number}} a {{incentive}}. Quem a analisa vê-a tal como está agora.\n\nNão foi você? Escreva-nos.',
    },
    withdrawn: {
      subject: 'A sua candidatura {{number}} foi retirada',
      body: 'Olá {{name}},\n\nretirou a sua candidatura {{number}} a {{incentive}}. Já ninguém a analisa e nada será pago por ela.\n\nPode candidatar-se de novo enquanto o apoio estiver aberto. Não foi você? Escreva-nos.',
    },
    requested: {
      subject: 'Precisamos de algo para a sua candidatura {{number}}',
      body: 'Olá {{name}},\n\nestamos a analisar a sua candidatura {{number}} a {{incentive}} e precisamos de algo mais:\n\n{{message}}\n\n[Abrir o que é pedido]({{url}})',
    },
    moved: {
      subject: 'A sua candidatura {{number}}: {{status}}',
      body: 'Olá {{name}},\n\na sua candidatura {{number}} a {{incentive}} tem um novo estado: **{{status}}**.\n\n[Ver em que ponto está]({{url}})',
    },
    moved_with: {
      subject: 'A sua candidatura {{number}}: {{status}}',
      body: 'Olá {{name}},\n\na sua candidatura {{number}} a {{incentive}} tem um novo estado: **{{status}}**.\n\n{{message}}\n\n[Ver em que ponto está]({{url}})',
    },
    message: {
      subject: 'Uma mensagem sobre a sua candidatura {{number}}',
      body: 'Olá {{name}},\n\nquem analisa a sua candidatura {{number}} a {{incentive}} escreveu-lhe:\n\n{{message}}\n\n[Abrir a candidatura para responder]({{url}})',
    },
    answered: {
      subject: '{{name}} escreveu sobre a candidatura {{number}}',
      body: 'Olá {{reviewer}},\n\n{{name}} escreveu-lhe sobre a candidatura {{number}} a {{incentive}}:\n\n{{message}}\n\nAbra-a na consola para responder.',
    },
    mentioned: {
      subject: '{{by}} mencionou-o numa nota da candidatura {{number}}',
      body: 'Olá {{name}},\n\n{{by}} mencionou-o numa nota da candidatura {{number}} a {{incentive}}:\n\n{{message}}\n\nAbra-a na consola para ler o resto.',
    },
  },
  copy: {
    line: '{{name}}: {{value}}',
    home: 'Casa',
    total: 'Incentivo total',
    amount: 'Apoio',
    confidential: 'indicado, não repetido num e-mail',
    next: '{{next}} Escrevemos-lhe assim que avançar, ou se faltar alguma coisa.',
    guest:
      'A ligação é só para si e não precisa de palavra-passe; funciona durante um ano a partir do dia em que começou. Se criar uma conta com este e-mail, a candidatura passa para lá.',
  },
} satisfies Texts
