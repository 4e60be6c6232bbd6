import type { PersonalData } from '../../platform/personal-data/personal-data.ts'

const columns = ['program_name', 'answers', 'created_at', 'submitted_at'] as const

/** By the guest, and by the account that has the application now. */
export const guestsPersonalData: PersonalData = {
  tables: [
    { table: 'guests', column: 'user_id', of: 'person', exports: { as: 'begun_as_guest', columns } },
    { table: 'guests', column: 'moved_to', of: 'person', exports: null },
  ],
}
