import type { PersonalData } from '../../../platform/personal-data/personal-data.ts'

export const reportPlanPersonalData: PersonalData = {
  tables: [
    {
      table: 'report_plans',
      column: 'building_id',
      of: 'home',
      exports: { as: 'plans', columns: ['building_id', 'plan', 'updated_at'] },
    },
  ],
}
