import type { Texts } from '../namespaces.ts'

export const texts = {
  problem: {
    'missing-fields': 'Preencha todos os campos obrigatórios.',
    'unknown-field': 'Um contacto não tem aqui o campo «{{name}}».',
    'too-many': 'Já tem {{count}} contactos. Edite um deles.',
  },
  field: {
    FirstName: 'Nome próprio',
    LastName: 'Apelido',
    Email: 'Email',
    MobilePhone: 'Telemóvel',
    OtherPhone: 'Outro telefone',
    MailingPostalCode: 'Código postal da morada de correio',
  },
  title: 'Contactos',
  text: 'Pessoas a quem podemos escrever ou telefonar sobre as suas candidaturas.',
  list: 'Lista de contactos',
  primary: 'Contacto principal',
  choose: 'Escolha um contacto',
  add: 'Adicionar',
  from_profile: 'Preenchido a partir do seu perfil. Verifique antes de guardar.',
  overview: 'Dados do contacto',
  edit: 'Editar',
  cancel: 'Cancelar',
  create: 'Criar',
  update: 'Atualizar',
  processing: 'A processar…',
  updated: 'O contacto foi atualizado.',
  created: 'O contacto foi criado.',
  error: 'Não foi possível carregar os seus contactos.',
  retry: 'Tentar de novo',
} satisfies Texts
