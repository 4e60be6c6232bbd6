import { BLANK_FIELDS } from '@hearthlight/domain/buildings/building-fields'
import { sql } from 'kysely'
import type { PersonalData } from '../../platform/personal-data/personal-data.ts'

export const buildingsPersonalData: PersonalData = {
  movesWithGuest: ['buildings'],
  tables: [
    {
      table: 'buildings',
      column: 'id',
      of: 'home',
      exports: { as: 'homes', columns: ['id', 'fields', 'extra_info', 'created_at', 'updated_at'] },
      kept: {
        when: 'paid',
        blank: {
          // The region is what reports of a program count by, and tells of nobody.
          fields: sql`${JSON.stringify(BLANK_FIELDS)}::jsonb
            || jsonb_build_object('region', fields -> 'region', 'country', fields -> 'country')`,
          extra_info: '{}',
          field_revisions: '{}',
          prefilled_fields: '{}',
        },
      },
    },
    { table: 'wizard_marks', column: 'building_id', of: 'home', exports: null },
  ],
}
