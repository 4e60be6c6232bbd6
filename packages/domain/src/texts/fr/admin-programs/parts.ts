import type { Texts } from '../../namespaces.ts'

export const partTexts = {
  parts: {
    label: 'Parties du programme',
    steps: 'Étapes',
    step: 'Étape',
    step_title: 'Étape {{number}} : {{name}}',
    rest: 'Le reste',
    basics: 'Le programme',
    eligibility: 'Qui est admissible',
    questions: 'Questions',
    documents: 'Documents',
    measures: 'Mesures et ce qu’elles paient',
    statuses: 'États et passages',
    detail: 'Page de détails',
    note: {
      basics: 'Ce qu’on lit avant de commencer.',
      eligibility: 'Conditions sur le logement, montrées avec l’offre.',
      questions: 'Par groupes. Une étape montre les groupes qu’elle nomme.',
      documents: 'Par groupes. Une étape montre les groupes qu’elle nomme.',
      measures: 'Les mesures d’un type ont les mêmes champs.',
      statuses: 'Qui peut déplacer une demande, ce qui est promis et ce qu’on écrit au demandeur.',
      detail: 'Ce que le demandeur voit de sa demande envoyée.',
    },
  },
  incentive_part: {
    reads: 'Ce qu’on lit',
    who: 'Qui peut l’obtenir',
    pays: 'Ce qu’elle paie',
    when: 'Quand et combien de fois',
    asks: 'Ce qu’elle demande',
    note: {
      reads:
        'Dans une description courte, savings_money entre accolades doubles est ce que le logement économise.',
      who: 'Chaque condition est une phrase pour les gens et un test pour nous. D’autres aides peuvent la partager.',
      pays: 'La même formule calcule ce que voit chaque logement.',
      when: 'Les jours comptent dans votre calendrier.',
      asks: 'Documents et questions d’une demande.',
    },
  },
  statuses: {
    caption: 'Passages entre états',
    from: 'De',
    to: 'Vers',
    by: 'Qui peut',
    days_one: 'en {{count}} jour ouvrable',
    days_other: 'en {{count}} jours ouvrables',
    end: 'fin',
    with_applicant: 'le demandeur écrit',
  },
} satisfies Texts
