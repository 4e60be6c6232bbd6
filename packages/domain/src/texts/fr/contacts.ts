import type { Texts } from '../namespaces.ts'

export const texts = {
  problem: {
    'missing-fields': 'Veuillez remplir tous les champs obligatoires.',
    'unknown-field': 'Un contact n’a pas de champ «\u202f{{name}}\u202f» ici.',
    'too-many': 'Vous avez déjà {{count}} contacts. Modifiez plutôt l’un d’eux.',
  },
  field: {
    FirstName: 'Prénom',
    LastName: 'Nom',
    Email: 'Courriel',
    MobilePhone: 'Téléphone mobile',
    OtherPhone: 'Autre téléphone',
    MailingPostalCode: 'Code postal de l’adresse postale',
  },
  title: 'Contacts',
  text: 'Les personnes que nous pouvons joindre au sujet de vos demandes.',
  list: 'Liste des contacts',
  primary: 'Contact principal',
  choose: 'Choisissez un contact',
  add: 'Ajouter',
  from_profile: 'Rempli à partir de votre profil. Vérifiez avant d’enregistrer.',
  overview: 'Fiche du contact',
  edit: 'Modifier',
  cancel: 'Annuler',
  create: 'Créer',
  update: 'Mettre à jour',
  processing: 'Traitement en cours…',
  updated: 'Le contact a été mis à jour.',
  created: 'Le contact a été créé.',
  error: 'Nous n’avons pas pu charger vos contacts.',
  retry: 'Réessayer',
} satisfies Texts
