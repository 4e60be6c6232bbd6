import type { ChangedBy } from '../../platform/audit-log/audit-log-store.ts'
import { change } from '../../platform/audit-log/change.ts'
import type { ChangeDb } from '../../platform/database/schema.ts'
import { deleteSeries, listByConsents, lockSeriesOfHome } from './series-store.ts'

/** Deletes the series into which readings came under these consents, with all of their readings; answers how many. */
export async function eraseByConsent(
  db: ChangeDb,
  by: ChangedBy,
  buildingId: string,
  consents: readonly string[],
): Promise<number> {
  await lockSeriesOfHome(db, by, buildingId)
  const found = await listByConsents(db, by, buildingId, consents)
  for (const { id, fuel, direction, label } of found)
    await change(
      db,
      by,
      { action: 'meter_series.delete', record: { type: 'meter_series', id, of: buildingId } },
      async (changeDb) => {
        await deleteSeries(changeDb, by, id)
        return { result: undefined, before: { fuel, direction, label } }
      },
    )
  return found.length
}
