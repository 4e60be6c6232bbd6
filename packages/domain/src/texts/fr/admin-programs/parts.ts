import type { Texts } from '../../namespaces.ts'

export const partTexts = {
  parts: {
    label: 'Parties du programme',
    steps: 'Étapes',
    step: 'Étape',
    step_title: 'Étape {{number}} : {{name}}',
    rest: 'Autres parties',
    basics: 'Le programme',
    eligibility: 'Qui est admissible',
    questions: 'Questions',
    documents: 'Documents',
    measures: 'Mesures et montants',
    statuses: 'États et changements d’état',
    detail: 'Page de détails',
    note: {
      basics: 'Ce que le demandeur lit avant de commencer.',
      eligibility: 'Les conditions du logement, affichées avec l’offre.',
      questions: 'Les questions sont en groupes. Chaque étape affiche les groupes choisis.',
      documents: 'Les documents sont en groupes. Chaque étape affiche les groupes choisis.',
      measures: 'Les mesures d’un type ont les mêmes champs.',
      statuses: 'Qui peut changer l’état d’une demande, le délai annoncé et le courriel au demandeur.',
      detail: 'Ce que le demandeur voit de sa demande envoyée.',
    },
  },
  incentive_part: {
    reads: 'Présentation',
    who: 'Admissibilité',
    pays: 'Montant',
    when: 'Dates et limites',
    asks: 'Documents et questions',
    note: {
      reads:
        'Dans une description courte, savings_money entre accolades doubles est remplacé par l’économie du logement.',
      who: 'Chaque condition a une phrase pour les clients et un test pour le calcul. D’autres aides peuvent l’utiliser.',
      pays: 'Cette formule calcule le montant affiché pour chaque logement.',
      when: 'Les dates sont à l’heure de votre site.',
      asks: 'Ce qu’une demande exige.',
    },
  },
  statuses: {
    caption: 'Changements d’état',
    from: 'De',
    to: 'Vers',
    by: 'Par qui',
    days_one: 'en {{count}} jour ouvrable',
    days_other: 'en {{count}} jours ouvrables',
    end: 'fin',
    with_applicant: 'le demandeur peut modifier',
  },
} satisfies Texts
