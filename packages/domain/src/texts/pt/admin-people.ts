import type { Texts } from '../namespaces.ts'

export const texts = {
  problem: {
    'has-open-applications':
      'Esta pessoa tem candidaturas em curso. Decida-as ou retire-as primeiro; depois tudo pode ser apagado.',
    'not-confirmed': 'Escreva o e-mail desta pessoa exatamente como está acima.',
    erased: 'Os dados desta pessoa foram apagados. Não resta nada para alterar nem para entregar.',
    'no-link': 'Esta ligação não serviria a esta pessoa: veja como inicia sessão.',
  },
  held: {
    profile: 'Perfil',
    sign_ins: 'Locais com sessão aberta',
    utility_account: 'Conta de serviço criada aqui',
    homes: 'Casas',
    answers: 'Secções respondidas de avaliações',
    results: 'Resultados de avaliações',
    plans: 'Planos',
    shared_reports: 'Relatórios partilhados',
    advisors: 'Pedidos a consultores',
    applications: 'Candidaturas',
    statuses: 'Passos das candidaturas',
    requests: 'Pedidos de alteração',
    messages: 'Mensagens sobre candidaturas',
    payments: 'Pagamentos',
    comments: 'Respostas a perguntas de incentivos',
    program_answers: 'Respostas a perguntas de programas',
    measures: 'Medidas pedidas',
    terms: 'Condições aceites',
    drafts: 'Passos por enviar',
    documents: 'Documentos',
    contacts: 'Contactos',
    visits_booked: 'Visitas marcadas',
    mails: 'E-mails',
    site_visits: 'Visitas ao site',
  },
} satisfies Texts
