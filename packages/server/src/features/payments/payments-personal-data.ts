import type { PersonalData } from '../../platform/personal-data/personal-data.ts'

/** What was paid is kept for accounting; whom it went to stands in the files that left, as they left. */
export const paymentsPersonalData: PersonalData = {
  tables: [
    {
      table: 'payments',
      column: 'application_id',
      of: 'application',
      exports: {
        as: 'payments',
        columns: ['application_id', 'number', 'amount', 'status', 'reference', 'created_at', 'paid_at'],
      },
      kept: { when: 'paid', blank: { reason: null, problem: null } },
    },
  ],
}
