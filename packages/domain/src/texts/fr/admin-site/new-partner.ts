import type { Texts } from '../../namespaces.ts'

export const newPartnerTexts = {
  new: {
    title: 'Partenaires',
    heading: 'Nouveau partenaire',
    text: 'Onze réponses suffisent pour créer le site. Vous pourrez tout modifier ensuite dans son studio.',
    name: 'Nom du partenaire',
    code: 'Nom court',
    code_hint:
      'Utilisez des minuscules, des chiffres et des traits d’union. Ce nom ne pourra plus être changé.',
    host: 'Adresse du site',
    email: 'Courriel de contact',
    admin_name: 'Nom du premier administrateur',
    admin_email: 'Son adresse courriel',
    admin_hint: 'Cette personne reçoit un courriel avec un lien pour choisir un mot de passe.',
    country: 'Pays',
    countries: {
      US: 'États-Unis',
      CA: 'Canada',
      PT: 'Portugal',
    },
    languages: 'Langues',
    colour: 'Couleur des actions',
    logo: 'Logo (SVG, PNG, JPEG, WebP ou AVIF) ; sans logo, le nom du partenaire est affiché',
    modules: 'Ce que le site offre',
    module: {
      assessment: 'Évaluation et rapport',
      incentives: 'Aides',
      applications: 'Demandes',
      guests: 'Demandes sans compte',
      advisors: 'Visites de conseillers',
    },
    run: 'Créer le site',
    made: '{{name}} est en ligne.',
    invited: 'Nous avons envoyé à {{email}} un lien pour choisir un mot de passe de la console.',
    open: 'Ouvrir le site',
    console: 'Ouvrir sa console',
    missing: 'Veuillez remplir ce champ.',
  },
} satisfies Texts
