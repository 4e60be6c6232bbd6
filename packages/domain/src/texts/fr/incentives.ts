import type { Texts } from '../namespaces.ts'

export const texts = {
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
