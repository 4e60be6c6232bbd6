import type { Texts } from '../namespaces.ts'

export const texts = {
  problem: {
    'not-open': 'This incentive is not open to your home just now.',
    'no-advisor': 'No energy advisor takes on this kind of work just now. Please contact us.',
  },
  mail: {
    'advisor-request': {
      subject: '{{name}} asks about {{incentive}}',
      body: 'Hello {{advisor}},\n\n{{name}} would like to hear from you about {{incentive}}.\n\nEmail: {{email}}\n\nHome: {{home}}\n\nThey agreed that we give you these details.',
    },
  },
  contact: {
    consent_required: 'The consent field is required',
    advisor_required: 'Please choose an energy advisor.',
  },
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
