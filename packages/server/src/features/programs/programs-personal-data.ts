import type { PersonalData } from '../../platform/personal-data/personal-data.ts'

const OF_APPLICATION = { column: 'application_id', of: 'application' } as const

export const programsPersonalData: PersonalData = {
  tables: [
    {
      table: 'application_answers',
      ...OF_APPLICATION,
      exports: {
        as: 'program_answers',
        columns: ['application_id', 'question', 'value', 'updated_at'],
        restricted: { as: 'answer', code: 'question', application: 'application_id', content: 'value' },
      },
    },
    {
      table: 'application_measures',
      ...OF_APPLICATION,
      exports: {
        as: 'measures',
        columns: ['application_id', 'measure', 'quantity', 'fields'],
        restricted: { as: 'answers', code: 'measure', application: 'application_id', content: 'fields' },
      },
      kept: { when: 'paid', blank: { fields: '{}' } },
    },
    {
      table: 'application_terms',
      ...OF_APPLICATION,
      exports: { as: 'terms', columns: ['application_id', 'step', 'accepted_at'] },
      kept: { when: 'paid', blank: {} },
    },
    { table: 'application_contacts', ...OF_APPLICATION, exports: null },
    {
      table: 'application_drafts',
      ...OF_APPLICATION,
      exports: {
        as: 'drafts',
        columns: ['application_id', 'step', 'draft', 'updated_at'],
        restricted: { as: 'answers', code: 'step', application: 'application_id', content: 'draft' },
      },
    },
  ],
}
