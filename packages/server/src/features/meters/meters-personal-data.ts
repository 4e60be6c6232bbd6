import type { PersonalData } from '../../platform/personal-data/personal-data.ts'

export const metersPersonalData: PersonalData = {
  movesWithGuest: ['meter_connections'],
  tables: [
    {
      table: 'meter_connections',
      column: 'building_id',
      of: 'home',
      exports: {
        as: 'meter_connections',
        columns: ['id', 'building_id', 'provider_id', 'state', 'created_at', 'connected_at', 'pulled_at'],
      },
    },
    {
      table: 'meter_series',
      column: 'building_id',
      of: 'home',
      exports: {
        as: 'meters',
        columns: [
          ...(['id', 'building_id', 'fuel', 'unit', 'direction', 'step', 'point', 'utility'] as const),
          ...(['label', 'source', 'created_at', 'updated_at'] as const),
        ],
      },
    },
    {
      table: 'meter_readings',
      column: 'building_id',
      of: 'home',
      exports: { as: 'meter_readings', columns: ['series_id', 'starts_on', 'readings'] },
    },
    {
      table: 'model_choices',
      column: 'building_id',
      of: 'home',
      exports: { as: 'model_choices', columns: ['building_id', 'follows', 'updated_at'] },
    },
    { table: 'metered_years', column: 'building_id', of: 'home', exports: null },
  ],
}
