import type { PersonalData } from '../../platform/personal-data/personal-data.ts'

export const consentsPersonalData: PersonalData = {
  movesWithGuest: ['consents'],
  tables: [
    {
      table: 'consents',
      column: 'user_id',
      of: 'person',
      exports: {
        as: 'consents',
        columns: [
          ...(['id', 'building_id', 'purpose', 'basis', 'text', 'language', 'version'] as const),
          ...(['given_at', 'ends_at', 'withdrawn_at'] as const),
        ],
      },
    },
  ],
}
