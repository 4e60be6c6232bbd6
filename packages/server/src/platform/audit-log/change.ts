import { inPartner } from '../database/in-partner.ts'
import type { ChangeDb, Db, PartnerDb, PlatformDb } from '../database/schema.ts'
import { inTransaction } from '../database/transaction.ts'
import {
  allowChange,
  appendToAuditLog,
  type ChangedBy,
  type LoggedRecord,
  type LoggedValues,
} from './audit-log-store.ts'
import { difference } from './difference.ts'

export type What = {
  /** `noun.verb` */
  readonly action: string
  readonly record: LoggedRecord
}

export type Changed<T> = {
  readonly result: T
  /** Of a record that the change itself made. */
  readonly id?: string | undefined
  /** The record before and after, or what of it matters. Both and equal: nothing changed, and no line is written. */
  readonly before?: LoggedValues | undefined
  readonly after?: LoggedValues | undefined
}

/**
 * The only source of a handle that writes rows of a partner: what is done with it and its line in the audit log are kept
 * together or not at all. Joins the transaction of `db`, as `inPartner` does, and like there nothing slow belongs in `work`.
 */
export function change<T>(
  db: Db,
  by: ChangedBy,
  what: What,
  work: (db: ChangeDb) => Promise<Changed<T>>,
): Promise<T> {
  return inPartner(db, by, async (partnerDb) => {
    const changeDb = await asChange(partnerDb, what)
    return logged(changeDb, by, what, await work(changeDb))
  })
}

/** The same for what the platform alone writes of a partner: its configuration. */
export function changePlatform<T>(
  db: PlatformDb,
  by: ChangedBy,
  what: What,
  work: (db: PlatformDb) => Promise<Changed<T>>,
): Promise<T> {
  return inTransaction(db, async (transaction) => logged(transaction, by, what, await work(transaction)))
}

async function logged<T>(
  db: ChangeDb | PlatformDb,
  by: ChangedBy,
  { action, record }: What,
  { result, id = record.id, before, after }: Changed<T>,
): Promise<T> {
  const differing = difference({ before, after })
  if (differing === undefined) return result
  if (id === undefined) throw new Error(`${action} does not say which record it changed.`)
  await appendToAuditLog(db, by, { action, record: { ...record, id }, ...differing })
  return result
}

/** For what no request asked for: `work` names it in the log. */
export const bySystem = (partnerId: string, work: string): ChangedBy => ({
  partnerId,
  actor: { kind: 'system' },
  requestId: work,
})

const changing = new WeakSet<object>()

/** From now on the transaction may write what lasts: the database refuses it to any other. */
async function asChange(db: PartnerDb, { action }: What): Promise<ChangeDb> {
  if (!changing.has(db)) {
    await allowChange(db, action)
    changing.add(db)
  }
  // The brand is nothing at run time: the call above is what lets it write.
  return db as ChangeDb
}
