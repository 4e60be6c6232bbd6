import type { Texts } from '../../namespaces.ts'

export const analysisTexts = {
  error: {
    title: 'There was an error fetching your Virtual Audit',
    description: 'Please try again in a few minutes. If the problem persists, contact a site administrator',
    link: 'Return to Your Buildings page',
    safe: 'Your answers are safe. Nothing was lost.',
    retry: 'Try again',
    picture: 'The house with the lights out',
  },
  analysis: {
    title: 'Home analysis',
    back: 'Back to the overview',
    lead_one: 'The same result as your report, taken apart. {{address}}, {{count}} step.',
    lead_many: 'The same result as your report, taken apart. {{address}}, {{count}} steps.',
    lead_other: 'The same result as your report, taken apart. {{address}}, {{count}} steps.',
    alert: 'These numbers rest on your answers as of {{date}}.',
    to_audit: 'Update the assessment',
    before: 'Before Improvements',
    after: 'After Improvements',
    axis: 'Energy consumption in kilowatt-hour (kWh)',
    finding: '{{use}} changes most: {{percent}} % less',
    nothing_changes: 'Without a plan, consumption stays as it is',
    engine: 'Engine {{version}}, usual year at {{place}}',
    best: {
      money: '{{name}}: the most money saved',
      ghg: '{{name}}: the most CO₂ avoided',
    },
    saved: {
      money: 'Money saved by each step a year. The line shows the likely range.',
      ghg: 'CO₂ avoided by each step in kg a year. The line shows the likely range.',
    },
    view: {
      money: 'Money savings',
      ghg: 'CO₂ reductions',
    },
    charts: 'Chart',
    chart_of: 'Chart {{at}} of {{count}}',
    previous: 'Previous chart',
    next: 'Next chart',
    overview: 'Building overview',
    disclaimer:
      'These are estimates for a usual year, not a promise. Weather, prices and habits change them.',
  },
  roadmap: {
    title_one: 'Roadmap: {{count}} step from {{now}} to {{after}}',
    title_many: 'Roadmap: {{count}} steps from {{now}} to {{after}}',
    title_other: 'Roadmap: {{count}} steps from {{now}} to {{after}}',
    subtitle: 'Yearly cost after each step. The hatched part is what the step takes away.',
    by_fuel: 'By fuel, a year',
    fuel: 'Fuel',
    now: 'Now',
    after: 'After',
    change: 'Change',
  },
} satisfies Texts
