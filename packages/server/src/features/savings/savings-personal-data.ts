import type { PersonalData } from '../../platform/personal-data/personal-data.ts'

export const savingsPersonalData: PersonalData = {
  tables: [
    {
      table: 'home_works',
      column: 'building_id',
      of: 'home',
      exports: {
        as: 'home_works',
        columns: ['id', 'building_id', 'begins', 'ends', 'measure_ids', 'promised', 'created_at'],
      },
    },
    {
      table: 'home_changes',
      column: 'building_id',
      of: 'home',
      exports: { as: 'home_changes', columns: ['building_id', 'kind', 'day', 'created_at'] },
    },
    {
      table: 'home_savings',
      column: 'building_id',
      of: 'home',
      exports: { as: 'home_savings', columns: ['work_id', 'result', 'computed_at'] },
    },
    // Figures of which only sums over many homes are shown; what they are made of is given as it is.
    { table: 'like_homes', column: 'building_id', of: 'home', exports: null },
  ],
}
