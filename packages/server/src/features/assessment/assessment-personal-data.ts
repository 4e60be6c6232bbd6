import type { PersonalData } from '../../platform/personal-data/personal-data.ts'

export const assessmentPersonalData: PersonalData = {
  tables: [
    {
      table: 'generic_items',
      column: 'building_id',
      of: 'home',
      exports: { as: 'answers', columns: ['building_id', 'item_type', 'data', 'updated_at'] },
    },
    {
      table: 'virtual_audits',
      column: 'building_id',
      of: 'home',
      exports: { as: 'results', columns: ['building_id', 'engine_version', 'computed_at', 'result'] },
    },
    { table: 'planned_results', column: 'building_id', of: 'home', exports: null },
    { table: 'computation_claims', column: 'building_id', of: 'home', exports: null },
  ],
}
