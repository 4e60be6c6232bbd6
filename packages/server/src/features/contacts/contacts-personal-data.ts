import type { PersonalData } from '../../platform/personal-data/personal-data.ts'

export const contactsPersonalData: PersonalData = {
  movesWithGuest: ['contacts'],
  tables: [
    {
      table: 'contacts',
      column: 'user_id',
      of: 'person',
      exports: { as: 'contacts', columns: ['fields', 'created_at', 'updated_at'] },
    },
  ],
}
