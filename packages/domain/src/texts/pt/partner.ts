import type { Texts } from '../namespaces.ts'

export const texts = {
  problem: {
    'unknown-host': 'Este endereço não pertence a nenhum dos nossos sites.',
    'invalid-configuration': 'Esta configuração tem erros e não pode ser publicada.',
    'stale-draft': 'Outra pessoa guardou este rascunho entretanto. Nada do que é dela foi substituído.',
    'draft-behind':
      'A versão {{version}} foi publicada depois de este rascunho ter começado, e ambas mudaram as mesmas definições. Incorpore-a primeiro.',
    'no-draft': 'Não há rascunho para publicar.',
    'already-scheduled': 'Já há uma versão agendada. Cancele-a primeiro ou publique agora.',
    'time-has-passed': 'Essa hora já passou. Escolha uma posterior.',
    'no-configuration': 'Isto não é uma configuração.',
    'other-partners-file': 'Este ficheiro é de outro parceiro.',
    'file-pictures': 'Um ficheiro leva no máximo {{most}} imagens. Este tem {{count}}.',
    'file-picture-bytes': 'As imagens de um ficheiro podem somar {{most}} MB. Estas somam mais.',
    'file-programs': 'Um ficheiro leva no máximo {{most}} programas. Este tem {{count}}.',
    'file-incentives': 'Um ficheiro leva no máximo {{most}} apoios. Este tem {{count}}.',
    'file-bad-picture':
      '«{{name}}» deste ficheiro não é uma imagem que possamos mostrar, ou tem mais de 2 MB.',
    'file-bad-content': '«{{name}}» deste ficheiro tem erros. Nada foi importado.',
    'file-needs-programs':
      'Isto traz programas e apoios. Tem de ser feito por quem pode alterar os programas.',
    'no-picture': 'Não podemos mostrar esta imagem. Carregue um SVG, PNG, JPEG, WebP ou AVIF.',
    'picture-too-big': 'Esta imagem tem mais de 2 MB. Carregue uma mais pequena.',
    'preview-ended': 'Esta pré-visualização terminou. Abra-a de novo no estúdio.',
    'nobody-assessed': 'Nenhuma casa deste site tem ainda um relatório.',
    'preview-reads-only': 'Isto é uma pré-visualização: nada pode ser feito nela.',
    'texts-changed':
      'Outra pessoa alterou {{count}} destes textos entretanto. Nada foi guardado; veja-os de novo.',
    'texts-need-programs':
      'São textos de programas e apoios. Tem de ser alguém que possa alterar os programas.',
    'xliff-unreadable': 'Não é um ficheiro XLIFF da versão 1.2 ou 2.0 que possamos ler.',
    'xliff-too-many': 'Um ficheiro leva {{most}} textos no máximo. Este tem {{count}}.',
    'xliff-other-languages':
      'Este ficheiro não traduz da primeira língua do site para outra das suas línguas.',
  },
  studio: {
    time: 'Escreva a hora em horas e minutos, por exemplo 06:00.',
    code: 'Use minúsculas, algarismos e hífenes, a começar por uma letra.',
    host: 'Escreva um nome de anfitrião em minúsculas, por exemplo casa.exemplo.com.',
    colour: 'Escreva #rrggbb ou oklch(L C H).',
    code_taken: 'Já existe um parceiro com este nome curto.',
    host_taken: 'Outro parceiro tem este endereço.',
  },
  field: {
    first_name: 'Nome próprio',
    last_name: 'Apelido',
    email: 'Endereço de email',
    mobile_phone: 'Telemóvel',
    mailing_address: 'Morada',
    city: 'Localidade',
    region: 'Distrito ou região',
    country: 'País',
    zip: 'Código postal',
    community: 'Comunidade',
  },
} satisfies Texts
