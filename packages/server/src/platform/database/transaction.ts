import { AsyncLocalStorage } from 'node:async_hooks'
import type { PlatformDb } from './schema.ts'

const current = new AsyncLocalStorage<{ open: boolean }>()

/** Across partners: runs `work` in a transaction; inside one already, joins it. `work` must use only the handle it is given. */
export function inTransaction<T>(db: PlatformDb, work: (transaction: PlatformDb) => Promise<T>): Promise<T> {
  if (db.isTransaction) return work(db)
  const mark = { open: true }
  return db
    .transaction()
    .execute((transaction) => current.run(mark, () => work(transaction as unknown as PlatformDb)))
    .finally(() => {
      mark.open = false
    })
}

/**
 * The embedded database has one connection: asking for another inside a transaction would wait for itself for ever,
 * and on a PostgreSQL server the same slip would silently run outside the transaction. Both refuse it.
 */
export function refuseInsideTransaction(): void {
  if (current.getStore()?.open === true)
    throw new Error('The database was used inside a transaction without its handle.')
}
