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
    only_you: 'Brouillon visible par vous seulement.',
    invalid: 'Le brouillon contient des erreurs\u202f; voici sa dernière version valide.',
    person: 'En tant que',
    persons: {
      visitor: 'Un visiteur',
      new: 'Une nouvelle personne',
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
      'building-new': 'Nouveau logement',
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
