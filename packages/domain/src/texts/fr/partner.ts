import type { Texts } from '../namespaces.ts'

export const texts = {
  problem: {
    'unknown-host': 'Cette adresse n’appartient à aucun de nos sites.',
    'invalid-configuration': 'Cette configuration contient des erreurs et ne peut pas être publiée.',
  },
  field: {
    first_name: 'Prénom',
    last_name: 'Nom',
    email: 'Adresse courriel',
    mobile_phone: 'Téléphone mobile',
    mailing_address: 'Adresse postale',
    city: 'Ville',
    region: 'Province ou État',
    country: 'Pays',
    zip: 'Code postal',
    community: 'Communauté',
  },
} satisfies Texts
