import type { GenericItem } from '@hearthlight/domain/assessment/wizard/generic-item'
import type { StoredItem } from './generic-item-store.ts'

export const presentItem = (row: StoredItem) => ({
  id: row.id,
  type: 'generic_items' as const,
  attributes: {
    item_type: row.item_type,
    data: row.data,
    building_id: row.building_id,
    genericable_id: row.building_id,
    genericable_type: 'Building',
    answered_at: row.answered_at,
    updated_at: row.updated_at.toISOString(),
  } satisfies GenericItem,
})

export const BLANK_ITEM = {
  item_type: null,
  data: {},
  building_id: null,
  genericable_id: null,
  genericable_type: 'Building',
  answered_at: {},
  updated_at: null,
} as const
