import type { StoredSeries } from '@hearthlight/domain/meters/stored/stored-series'
import { type CountedSeries, missingOf } from './series-store.ts'

export const presentSeries = (row: CountedSeries): StoredSeries => ({
  building_id: row.building_id,
  fuel: row.fuel,
  unit: row.unit,
  direction: row.direction,
  step: row.step,
  point: row.point,
  source: row.source,
  utility: row.utility,
  label: row.label,
  first: row.first,
  end: row.end,
  count: row.count,
  missing: missingOf(row),
  estimated: row.estimated,
  corrected: row.corrected,
  updated_at: row.updated_at.toISOString(),
})
