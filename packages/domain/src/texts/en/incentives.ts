import type { Texts } from '../namespaces.ts'

export const texts = {
  recommended: {
    title: 'Recommended for your home',
    category: 'Category',
    all: 'All categories',
    sort: 'Sort by',
    none: 'Nothing in this category fits your home just now.',
  },
  sort: {
    most_energy_savings: 'Most energy savings',
    highest_rebates: 'Highest rebates',
  },
  certainty: {
    likely: 'Likely',
    may_apply: 'May apply',
  },
  approval_first: 'Approval first',
  ends: 'Ends {{date}}',
  learn_more: 'Learn more',
  amount: {
    at_most: 'at most',
    unknown: 'The amount depends on the work',
  },
  verdict: {
    eligible: 'You are eligible',
    likely: 'You are likely eligible',
    needs_person: 'Somebody has to look at it first',
    not_eligible: 'Why not',
  },
  outcome: {
    met: 'Met',
    not_met: 'Not met',
    unknown: 'Not known yet',
    document: 'Shown by a document',
    person: 'Judged by a person',
    prove: 'Met; a document must show it',
  },
  rule: 'The rule',
} satisfies Texts
