import { bySystem, change } from '../../platform/audit-log/change.ts'
import type { ChangeDb, PlatformDb } from '../../platform/database/schema.ts'

/** Puts rows in place by a feature's own store, as a change of the system. */
export const changeRows = <T>(
  db: PlatformDb,
  partnerId: string,
  work: (db: ChangeDb) => Promise<T>,
): Promise<T> =>
  change(
    db,
    bySystem(partnerId, 'test'),
    { action: 'test.change', record: { type: 'test', id: partnerId } },
    async (changeDb) => ({ result: await work(changeDb) }),
  )
