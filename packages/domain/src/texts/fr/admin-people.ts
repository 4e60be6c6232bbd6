import type { Texts } from '../namespaces.ts'

export const texts = {
  problem: {
    'has-open-applications':
      'Cette personne a des demandes en cours. Décidez-les ou retirez-les d’abord, ensuite tout pourra être effacé.',
    'not-confirmed': 'Écrivez le courriel de cette personne exactement comme ci-dessus.',
    erased: 'Les données de cette personne ont été effacées. Il ne reste rien à modifier ni à remettre.',
    'no-link': 'Ce lien ne servirait pas à cette personne. Voyez comment elle se connecte.',
  },
  held: {
    profile: 'Profil',
    sign_ins: 'Endroits où la session est ouverte',
    utility_account: 'Compte de service créé ici',
    homes: 'Habitations',
    answers: 'Sections d’évaluation répondues',
    results: 'Résultats d’évaluation',
    plans: 'Plans',
    shared_reports: 'Rapports partagés',
    advisors: 'Demandes aux conseillers',
    applications: 'Demandes',
    statuses: 'Étapes des demandes',
    requests: 'Demandes de modification',
    messages: 'Messages sur les demandes',
    payments: 'Paiements',
    comments: 'Réponses aux questions des incitatifs',
    program_answers: 'Réponses aux questions des programmes',
    measures: 'Mesures demandées',
    terms: 'Conditions acceptées',
    drafts: 'Étapes non envoyées',
    documents: 'Documents',
    contacts: 'Contacts',
    visits_booked: 'Visites réservées',
    mails: 'Courriels',
    site_visits: 'Visites du site',
  },
} satisfies Texts
