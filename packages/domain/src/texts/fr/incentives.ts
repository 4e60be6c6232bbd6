import type { Texts } from '../namespaces.ts'

export const texts = {
  problem: {
    'not-open': 'Cette aide n’est pas ouverte à votre maison pour l’instant.',
    'no-advisor':
      'Aucun conseiller en énergie ne prend ce genre de travaux pour l’instant. Veuillez communiquer avec nous.',
  },
  mail: {
    'advisor-request': {
      subject: '{{name}} demande des précisions sur {{incentive}}',
      body: 'Bonjour {{advisor}},\n\n{{name}} aimerait que vous l’appeliez au sujet de {{incentive}}.\n\nCourriel\u00a0: {{email}}\n\nMaison\u00a0: {{home}}\n\nCette personne accepte que nous vous donnions ces renseignements.',
    },
  },
  contact: {
    consent_required: 'Le consentement est obligatoire',
    advisor_required: 'Veuillez choisir un conseiller en énergie.',
  },
  recommended: {
    title: 'Recommandé pour votre maison',
    category: 'Catégorie',
    all: 'Toutes les catégories',
    sort: 'Trier par',
    none: 'Rien dans cette catégorie ne convient à votre maison pour l’instant.',
  },
  sort: {
    most_energy_savings: 'Plus grande économie d’énergie',
    highest_rebates: 'Aides les plus élevées',
  },
  certainty: {
    likely: 'Probable',
    may_apply: 'Possible',
  },
  approval_first: 'Approbation d’abord',
  ends: 'Se termine le {{date}}',
  learn_more: 'En savoir plus',
  amount: {
    at_most: 'au plus',
    unknown: 'Le montant dépend des travaux',
  },
  verdict: {
    eligible: 'Vous êtes admissible',
    likely: 'Vous êtes probablement admissible',
    needs_person: 'Quelqu’un doit d’abord l’examiner',
    not_eligible: 'Pourquoi pas',
  },
  outcome: {
    met: 'Respecté',
    not_met: 'Non respecté',
    unknown: 'Pas encore connu',
    document: 'À prouver par un document',
    person: 'Jugé par une personne',
    prove: 'Respecté\u202f; un document doit le montrer',
  },
  rule: 'La règle',
} satisfies Texts
