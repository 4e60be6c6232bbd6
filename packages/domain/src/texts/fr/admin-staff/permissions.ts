import type { Texts } from '../../namespaces.ts'

export const permissionTexts = {
  permission: {
    applications: {
      name: 'Traiter les demandes',
      text: 'les lire, demander des corrections, approuver, refuser',
      words: 'Lit toutes les demandes, demande des corrections et décide.',
    },
    AppliedOfferRestrictedDataAccess: {
      name: 'Voir les réponses à accès restreint',
      text: 'chaque consultation est notée au journal',
      words: 'Voit les réponses à accès restreint ; chaque consultation est notée au journal.',
    },
    second_approval: {
      name: 'Confirmer les montants élevés',
      text: 'être la deuxième personne au-delà du plafond ou du solde du budget',
      words: 'Confirme les montants qu’une personne seule ne peut pas approuver.',
    },
    payments: {
      name: 'Payer',
      text: 'fichiers de paiement, réponses de la banque, budgets',
      words: 'Fait les fichiers de paiement et lit les réponses de la banque.',
    },
    users: {
      name: 'S’occuper des personnes',
      text: 'profils, liens de connexion, communication et effacement des données',
      words: 'Voit les personnes, leur envoie des liens de connexion, communique ou efface leurs données.',
    },
    login_as: {
      name: 'Se connecter au nom d’une personne',
      text: 'avec un motif ; la personne en est avertie par courriel',
      words: 'Peut se connecter au nom d’une personne, avec un motif.',
    },
    buildings: {
      name: 'Voir les logements',
      text: 'réponses et résultats des évaluations',
      words: 'Voit les logements avec les réponses et les résultats de leurs évaluations.',
    },
    advisors: {
      name: 'S’occuper des visites',
      text: 'conseillers, plages horaires, réservations, sa propre journée',
      words: 'S’occupe des conseillers, des plages horaires et des visites, et a sa propre journée.',
    },
    partner: {
      name: 'Modifier le site',
      text: 'textes, couleurs, options ; publication',
      words: 'Modifie et publie le site.',
    },
    programs: {
      name: 'Modifier les programmes et les aides',
      text: 'questions, règles, montants ; publication',
      words: 'Modifie et publie les programmes et les aides.',
    },
    outward: {
      name: 'Relier d’autres systèmes',
      text: 'clés d’API et webhooks',
      words: 'Relie d’autres systèmes par des clés et des webhooks.',
    },
    accounts_import: {
      name: 'Importer des comptes',
      text: 'du système de facturation',
      words: 'Importe des comptes du système de facturation.',
    },
    exports: { name: 'Exporter des listes', text: 'en fichiers', words: 'Exporte des listes.' },
    audit_log: { name: 'Lire le journal', text: 'qui a modifié quoi', words: 'Lit qui a modifié quoi.' },
    jobs: {
      name: 'Voir les tâches et les courriels',
      text: 'ce qui tourne en arrière-plan',
      words: 'Voit les tâches en arrière-plan et les courriels envoyés.',
    },
    staff: {
      name: 'Gérer le personnel et les rôles',
      text: 'inviter, modifier, désactiver',
      words: 'Invite des collègues, change leurs rôles et désactive leur accès.',
    },
  },
} satisfies Texts
