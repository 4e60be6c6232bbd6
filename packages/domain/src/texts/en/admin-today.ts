import type { Texts } from '../namespaces.ts'

export const texts = {
  title: 'Today',
  needs_one: '{{count}} application is yours',
  needs_other: '{{count}} applications are yours',
  step: {
    homes: 'Homes begun',
    assessed: 'Assessment finished',
    applied: 'With an application',
  },
  funnel: {
    title: '{{assessed}} of {{homes}} homes have finished their assessment',
    text_one: 'Homes begun in the last {{count}} day',
    text_other: 'Homes begun in the last {{count}} days',
    step: 'Step',
    share: 'Share',
  },
  cities_one: 'By city, last {{count}} day',
  cities_other: 'By city, last {{count}} days',
  city: 'City',
  unknown: 'No city given',
  ages: {
    title_one: '{{count}} open application has waited more than {{days}} days',
    title_other: '{{count}} open applications have waited more than {{days}} days',
    text: 'Open applications by status and by how many days they have had it',
    status: 'Status',
    between: '{{from}} to {{to}} days',
    over: 'over {{days}} days',
  },
  money: {
    title: 'The budgets last to the end of the year',
    title_of: '{{name}}: {{what}}',
    text: 'Share of each budget: paid (solid), committed (hatched), forecast at the end of the year (mark, with its range); the line is the whole budget',
    note_one:
      'Forecast: the approvals of the last {{count}} week go on as they were; the range is their slower and their faster half.',
    note_other:
      'Forecast: the approvals of the last {{count}} weeks go on as they were; the range is their slower and their faster half.',
    program: 'Program',
    budget: 'Budget',
    paid: 'Paid',
    committed: 'Committed',
    forecast: 'At the end of the year',
    range: '{{likely}} ({{low}} to {{high}})',
    sums: '{{paid}} paid, {{committed}} committed of {{budget}}',
    runs_out: 'runs out about {{date}}',
    lasts: '{{amount}} left at the end of the year',
    'used-up': 'used up',
    unknown: 'nothing approved lately, no forecast',
  },
} satisfies Texts
