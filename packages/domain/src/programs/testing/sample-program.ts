import type { z } from 'zod'
import type { ProgramShape } from '../definition/program-definition.ts'
import { ValidProgram } from '../lint/valid-program.ts'

export type ProgramInput = z.input<typeof ProgramShape>
const en = (words: string) => ({ en: words })

/** A short sound program; what a test is about lies over it. */
export const sampleInput = (over: Partial<ProgramInput> = {}): ProgramInput => ({
  languages: ['en'],
  code: 'sample',
  name: en('Sample'),
  description: en('A sample.'),
  minutes: 5,
  question_groups: [
    {
      code: 'home',
      name: en('Home'),
      questions: [
        {
          code: 'owner',
          question: en('Owner?'),
          type: 'Specific values',
          options: [
            { code: 'me', label: en('Me') },
            { code: 'other', label: en('Other') },
          ],
          required: true,
        },
        {
          code: 'owner_name',
          question: en('Name'),
          type: 'Free-form (single line)',
          required: true,
          visible_when: { fact: 'owner', is: 'one_of', values: ['other'] },
        },
      ],
    },
  ],
  measure_types: {
    plain: {
      name: en('Plain'),
      field_groups: [
        {
          code: 'all',
          name: en('All'),
          fields: [{ name: 'cost', label: en('Cost'), type: 'Currency', required: true, is_cost: true }],
        },
      ],
    },
  },
  measure_groups: [
    {
      code: 'things',
      name: en('Things'),
      measures: [
        {
          code: 'fan',
          name: en('Fan'),
          type: 'plain',
          category: en('Air'),
          details: en('A fan.'),
          unit_label: en('fans'),
          formula: { parts: [{ kind: 'per_unit', rate: '12.345', unit: 'each' }], never_above_cost: false },
          formula_says: en('$12.345 each'),
        },
      ],
    },
  ],
  attachment_groups: [
    {
      code: 'papers',
      name: en('Papers'),
      attachments: [{ code: 'bill', question: en('Bill'), required: true }],
    },
  ],
  steps: [
    { id: 'home', type: 'prq', name: en('Home'), groups: ['home'] },
    { id: 'things', type: 'measurelist', name: en('Things'), groups: ['things'], min_measures: 0 },
    { id: 'details', type: 'measuredetails', name: en('Details') },
    { id: 'papers', type: 'attachment', name: en('Papers'), groups: ['papers'] },
    {
      id: 'terms',
      type: 'tandc',
      name: en('Terms'),
      terms: {
        text: en('Terms.'),
        accept_label: en('Yes'),
        accept_status: 'submitted',
        confirmation_message: en('Thanks.'),
      },
    },
  ],
  statuses: {
    begun: {
      name: en('Begun'),
      applicant_may_edit: true,
      transitions: [{ to: 'submitted', by: ['applicant'] }],
    },
    submitted: { name: en('Submitted'), transitions: [{ to: 'paid', by: ['reviewer'] }] },
    paid: { name: en('Paid'), is_end: true },
  },
  initial_status: 'begun',
  detail: { title: en('Sample'), groups: [] },
  ...over,
})

export const sampleProgram = (over: Partial<ProgramInput> = {}) => ValidProgram.parse(sampleInput(over))
