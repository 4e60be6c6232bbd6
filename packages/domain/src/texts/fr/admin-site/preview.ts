import type { Texts } from '../../namespaces.ts'

export const previewTexts = {
  preview: {
    title: 'Aperçu du site',
    page: 'Page',
    language: 'Langue',
    width: 'Largeur',
    scheme: 'Clair ou sombre',
    light: 'Clair',
    dark: 'Sombre',
    only_you: 'Le brouillon. Vous seul le voyez.',
    invalid: 'Le brouillon contient des erreurs ; voici ce qu’il était avant.',
    person: 'En tant que',
    persons: {
      visitor: 'Un visiteur',
      new: 'Une personne nouvelle',
      report: 'Une personne avec un rapport',
      guest: 'Un invité',
    },
    pages: {
      home: 'Accueil',
      'how-it-works': 'Comment ça marche',
      about: 'À propos',
      'terms-and-conditions': 'Conditions',
      'sign-in': 'Connexion',
      'sign-up': 'Créer un compte',
      OffersPublic: 'Offres publiques',
      'buildings-list': 'Logements',
      'building-new': 'Un nouveau logement',
      'home-overview': 'Aperçu du rapport',
      'home-analysis': 'Analyse du rapport',
      incentives: 'Aides',
      applications: 'Demandes',
      UserEdit: 'Profil',
    },
  },
  language: {
    en: 'anglais',
    es: 'espagnol',
    fr: 'français',
    pt: 'portugais',
  },
} satisfies Texts
