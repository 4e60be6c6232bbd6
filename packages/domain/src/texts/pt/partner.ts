import type { Texts } from '../namespaces.ts'

export const texts = {
  problem: {
    'unknown-host': 'Este endereço não pertence a nenhum dos nossos sites.',
    'invalid-configuration': 'Esta configuração tem erros e não pode ser publicada.',
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
