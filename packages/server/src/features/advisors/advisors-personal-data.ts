import type { PersonalData } from '../../platform/personal-data/personal-data.ts'

export const advisorsPersonalData: PersonalData = {
  tables: [
    {
      table: 'energy_advisor_assignments',
      column: 'building_id',
      of: 'home',
      exports: {
        as: 'advisors',
        columns: ['building_id', 'energy_advisor_id', 'incentive_ids', 'created_at'],
      },
    },
  ],
}
