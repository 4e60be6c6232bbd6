import type { Texts } from '../../namespaces.ts'

export const previewTexts = {
  preview: {
    title: 'Pré-visualização do site',
    page: 'Página',
    language: 'Língua',
    width: 'Largura',
    scheme: 'Claro ou escuro',
    light: 'Claro',
    dark: 'Escuro',
    only_you: 'Rascunho visível só para si.',
    invalid: 'O rascunho tem erros; esta é a última versão válida.',
    person: 'Ver como',
    persons: {
      visitor: 'Um visitante',
      new: 'Alguém novo',
      report: 'Alguém com relatório',
      guest: 'Um convidado',
    },
    pages: {
      home: 'Início',
      'how-it-works': 'Como funciona',
      about: 'Sobre',
      'terms-and-conditions': 'Termos',
      'sign-in': 'Entrar',
      'sign-up': 'Criar conta',
      OffersPublic: 'Ofertas públicas',
      'buildings-list': 'Casas',
      'building-new': 'Uma casa nova',
      'home-overview': 'Resumo do relatório',
      'home-analysis': 'Análise do relatório',
      incentives: 'Apoios',
      applications: 'Candidaturas',
      UserEdit: 'Perfil',
    },
  },
  language: {
    en: 'inglês',
    es: 'espanhol',
    fr: 'francês',
    pt: 'português',
  },
} satisfies Texts
