import type { ChangeSeries, IdentifiedSeries } from '@hearthlight/domain/meters/stored/stored-series'
import { Problem } from '@hearthlight/domain/shared/problem'
import { type HomeScope, requireHomePermission } from '../../platform/access/access.ts'
import { change } from '../../platform/audit-log/change.ts'
import { inPartner } from '../../platform/database/in-partner.ts'
import { isUniqueViolation } from '../../platform/database/violations.ts'
import type { MeterDeps } from './meter-deps.ts'
import { presentSeries } from './present-series.ts'
import { mustHaveRoomForReadings, mustHaveRoomForSeries } from './room-for-meters.ts'
import {
  deleteSeries,
  findOwnSeries,
  listSeries,
  lockOwnSeries,
  lockSeriesOfHome,
  readSeries,
  updateSeries,
} from './series-store.ts'

/** The series of a home, oldest first. */
export async function seriesOfHome(
  { db, mustOwnBuilding }: MeterDeps,
  scope: HomeScope,
  buildingId: string,
): Promise<IdentifiedSeries[]> {
  await mustOwnBuilding(scope, buildingId)
  const rows = await inPartner(db, scope, (partnerDb) => listSeries(partnerDb, scope, buildingId))
  return rows.map((row) => ({ id: row.id, ...presentSeries(row) }))
}

/** Another name, or another home of the same person. */
export async function changeSeries(
  deps: MeterDeps,
  scope: HomeScope,
  id: string,
  values: ChangeSeries,
): Promise<IdentifiedSeries> {
  const { building_id: of } = await mustChange(deps, scope, id)
  if (values.building_id !== undefined) await deps.mustOwnBuilding(scope, values.building_id)
  const what = { action: 'meter_series.change', record: { type: 'meter_series', id, of } }
  return change(deps.db, scope, what, async (db) => {
    const { label, building_id } = found(await lockOwnSeries(db, scope.access, id))
    const before = { label, building_id }
    const after = { label: values.label ?? label, building_id: values.building_id ?? building_id }
    const isMoved = building_id !== after.building_id
    if (isMoved) {
      await lockSeriesOfHome(db, scope, after.building_id)
      await mustHaveRoomForSeries(db, scope, after.building_id)
    }
    if (isMoved || label !== after.label) await updateSeries(db, scope, id, after, deps.now())
    if (isMoved) await mustHaveRoomForReadings(db, scope, after.building_id)
    return { result: { id, ...presentSeries(await readSeries(db, scope, id)) }, before, after }
  }).catch((error: unknown) => {
    if (isUniqueViolation(error, 'meter_series_once')) throw new Problem('meters.same-series')
    throw error
  })
}

/** With all of its readings. */
export async function removeSeries(deps: MeterDeps, scope: HomeScope, id: string): Promise<void> {
  const { building_id: of } = await mustChange(deps, scope, id)
  const what = { action: 'meter_series.delete', record: { type: 'meter_series', id, of } }
  await change(deps.db, scope, what, async (db) => {
    const { fuel, direction, label } = found(await lockOwnSeries(db, scope.access, id))
    await deleteSeries(db, scope, id)
    return { result: undefined, before: { fuel, direction, label } }
  })
}

/** The series, before anything is changed: the line in the log says whose home it is of. */
async function mustChange({ db }: MeterDeps, scope: HomeScope, id: string) {
  requireHomePermission(scope, 'change')
  return found(await inPartner(db, scope, (partnerDb) => findOwnSeries(partnerDb, scope.access, id)))
}

function found<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new Problem('shared.not-found')
  return row
}
