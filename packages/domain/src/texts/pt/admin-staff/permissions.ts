import type { Texts } from '../../namespaces.ts'

export const permissionTexts = {
  permission: {
    applications: {
      name: 'Tratar candidaturas',
      text: 'ler, pedir correções, aprovar, recusar',
      words: 'Lê todas as candidaturas, pede correções e decide.',
    },
    AppliedOfferRestrictedDataAccess: {
      name: 'Ver respostas restritas',
      text: 'cada consulta fica registada',
      words: 'Vê respostas restritas; cada consulta fica registada.',
    },
    second_approval: {
      name: 'Confirmar montantes elevados',
      text: 'ser a segunda pessoa acima do limite ou do saldo do orçamento',
      words: 'Confirma os montantes que uma só pessoa não pode aprovar.',
    },
    payments: {
      name: 'Pagar',
      text: 'ficheiros de pagamento, respostas do banco, orçamentos',
      words: 'Faz ficheiros de pagamento e lê as respostas do banco.',
    },
    users: {
      name: 'Tratar das pessoas',
      text: 'perfis, ligações de acesso, entrega e eliminação de dados',
      words: 'Vê as pessoas, envia-lhes ligações de acesso, entrega e apaga os dados delas.',
    },
    login_as: {
      name: 'Entrar em nome de outra pessoa',
      text: 'com um motivo; a pessoa é avisada por email',
      words: 'Pode entrar em nome de outra pessoa, com um motivo.',
    },
    buildings: {
      name: 'Ver casas',
      text: 'respostas e resultados das avaliações',
      words: 'Vê as casas com as respostas e os resultados das avaliações.',
    },
    advisors: {
      name: 'Tratar das visitas',
      text: 'consultores, horários, marcações, o próprio dia',
      words: 'Trata dos consultores, dos horários e das visitas, e tem o seu próprio dia.',
    },
    partner: {
      name: 'Alterar o site',
      text: 'textos, cores, opções; publicação',
      words: 'Altera e publica o site.',
    },
    programs: {
      name: 'Alterar programas e apoios',
      text: 'perguntas, regras, montantes; publicação',
      words: 'Altera e publica programas e apoios.',
    },
    outward: {
      name: 'Ligar outros sistemas',
      text: 'chaves de API e webhooks',
      words: 'Liga outros sistemas por chaves e webhooks.',
    },
    accounts_import: {
      name: 'Importar contas',
      text: 'do sistema de faturação',
      words: 'Importa contas do sistema de faturação.',
    },
    exports: { name: 'Exportar listas', text: 'em ficheiros', words: 'Exporta listas.' },
    audit_log: { name: 'Ler o registo', text: 'quem alterou o quê', words: 'Lê quem alterou o quê.' },
    jobs: {
      name: 'Ver tarefas e emails',
      text: 'o que corre em segundo plano',
      words: 'Vê as tarefas em segundo plano e os emails enviados.',
    },
    staff: {
      name: 'Gerir a equipa e as funções',
      text: 'convidar, alterar, desativar',
      words: 'Convida colegas, altera as funções deles e desativa o acesso.',
    },
  },
} satisfies Texts
