import type { Texts } from '../namespaces.ts'

export const texts = {
  problem: {
    'not-open': 'Este apoio não está aberto para a sua casa neste momento.',
    'no-advisor': 'Nenhum consultor de energia aceita este tipo de trabalho neste momento. Contacte-nos.',
  },
  mail: {
    'advisor-request': {
      subject: '{{name}} pergunta sobre {{incentive}}',
      body: 'Olá, {{advisor}},\n\n{{name}} gostaria de falar consigo sobre {{incentive}}.\n\nE-mail: {{email}}\n\nCasa: {{home}}\n\nAceitou que lhe déssemos estes dados.',
    },
  },
  contact: {
    consent_required: 'O consentimento é obrigatório',
    advisor_required: 'Escolha um consultor de energia.',
  },
  recommended: {
    title: 'Recomendado para a sua casa',
    category: 'Categoria',
    all: 'Todas as categorias',
    sort: 'Ordenar por',
    none: 'Nada nesta categoria serve para a sua casa neste momento.',
  },
  sort: {
    most_energy_savings: 'Maior poupança de energia',
    highest_rebates: 'Apoios mais altos',
  },
  certainty: {
    likely: 'Provável',
    may_apply: 'Possível',
  },
  approval_first: 'Aprovação primeiro',
  ends: 'Termina em {{date}}',
  learn_more: 'Saber mais',
  amount: {
    at_most: 'no máximo',
    unknown: 'O valor depende da obra',
  },
  verdict: {
    eligible: 'É elegível',
    likely: 'É provavelmente elegível',
    needs_person: 'Alguém tem de ver primeiro',
    not_eligible: 'Porque não',
  },
  outcome: {
    met: 'Cumprido',
    not_met: 'Não cumprido',
    unknown: 'Ainda não se sabe',
    document: 'Prova-se com um documento',
    person: 'Avaliado por uma pessoa',
    prove: 'Cumprido; um documento tem de o mostrar',
  },
  rule: 'A regra',
} satisfies Texts
