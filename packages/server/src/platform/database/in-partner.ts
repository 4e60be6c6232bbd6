import { AsyncLocalStorage } from 'node:async_hooks'
import { sql } from 'kysely'
import type { InPartner } from '../scope.ts'
import { enterPartner } from './partner-role.ts'
import type { Db, PartnerDb, PlatformDb } from './schema.ts'
import { inTransaction } from './transaction.ts'

const beginning = new AsyncLocalStorage<string | undefined>()
const partners = new WeakMap<object, string>()

/** The partner of the transaction that is being begun, for the driver. */
export const beginningPartner = (): string | undefined => beginning.getStore()

/**
 * Runs `work` in a transaction that sees and writes the rows of one partner only. Inside one of the same partner it joins
 * it. `work` must use only the handle it is given, and do nothing slow: a transaction holds the embedded database.
 */
export function inPartner<T>(
  db: Db,
  { partnerId }: InPartner,
  work: (db: PartnerDb) => Promise<T>,
): Promise<T> {
  const open = partners.get(db)
  if (open === partnerId) return work(asPartner(db))
  if (open !== undefined) throw new Error('A transaction of one partner was used for another.')
  if (db.isTransaction) return narrowed(db, partnerId, work)
  return beginning.run(partnerId, () =>
    inTransaction(asPlatform(db), (transaction) =>
      // What `work` leaves behind for later, a timer say, begins transactions of its own.
      beginning.run(undefined, () => {
        partners.set(transaction, partnerId)
        return work(asPartner(transaction))
      }),
    ),
  )
}

/** Part of a transaction across partners is one partner's; afterwards it reaches all of them again. */
async function narrowed<T>(db: Db, partnerId: string, work: (db: PartnerDb) => Promise<T>): Promise<T> {
  await sql.raw(enterPartner(partnerId)).execute(db)
  partners.set(db, partnerId)
  try {
    return await work(asPartner(db))
  } finally {
    partners.delete(db)
    // After a failed statement the whole transaction is void, and with it the role.
    await sql
      .raw('reset role')
      .execute(db)
      .catch(() => undefined)
  }
}

// The brand is nothing at run time: these two say what was done to the handle just before.
const asPartner = (db: Db): PartnerDb => db as PartnerDb
const asPlatform = (db: Db): PlatformDb => db as PlatformDb
