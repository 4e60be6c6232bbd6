import type { Texts } from '../../namespaces.ts'

/** Asking for a contractor or a visit. */
export const contactTexts = {
  mail: {
    'contractor-request': {
      subject: '{{name}} procura um instalador: {{incentive}}',
      body: 'Olá, {{advisor}},\n\n{{name}} procura um instalador para {{incentive}}. Entre em contacto e indique instaladores da zona que fazem esta obra.\n\nEmail: {{email}}\n\nCasa: {{home}}\n\nAceitou que lhe déssemos estes dados.',
    },
    'advisor-asked': {
      subject: 'O seu pedido: {{incentive}}',
      body: 'Olá, {{name}},\n\nPassámos o seu pedido sobre {{incentive}} a {{advisor}}, da equipa de consultores de energia. {{next}}\n\nCasa: {{home}}\n\nSó este pedido foi entregue: candidate-se aos outros apoios como até aqui.',
    },
    'advisor-request': {
      subject: '{{name}} pergunta sobre {{incentive}}',
      body: 'Olá, {{advisor}},\n\n{{name}} gostaria de falar consigo sobre {{incentive}}.\n\nEmail: {{email}}\n\nCasa: {{home}}\n\nAceitou que lhe déssemos estes dados.',
    },
  },
  contact: {
    consent_required: 'O consentimento é obrigatório',
    advisor_required: 'Escolha um consultor de energia.',
    contractor: 'Pedir um instalador',
    assessment: 'Pedir uma visita',
    contacted: 'Pedido enviado',
    text: 'Um consultor de energia entra em contacto consigo sobre {{incentive}}.',
    text_contractor:
      'O seu pedido chega a um consultor de energia. O consultor entra em contacto consigo e indica instaladores da sua zona que fazem esta obra: {{incentive}}.',
    advisor: 'Consultor de energia',
    consent: 'Podem dar ao consultor o meu nome, o meu email e a morada desta casa.',
    submit: 'Enviar pedido',
    cancel: 'Cancelar',
    done: 'Pedido entregue',
    next: {
      contractor:
        '{{name}} tem o seu pedido e escreve-lhe para {{email}} para indicar instaladores para esta obra.',
      assessment: '{{name}} tem o seu pedido e escreve-lhe para {{email}} para combinar a visita.',
    },
    failed: 'Ocorreu um erro inesperado ao enviar o pedido',
  },
} satisfies Texts
