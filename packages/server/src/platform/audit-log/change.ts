import { inPartner } from '../database/in-partner.ts'
import type { ChangeDb, Db, PartnerDb } from '../database/schema.ts'
import { appendToAuditLog, type ChangedBy, type LoggedRecord, type LoggedValues } from './audit-log-store.ts'
import { difference } from './difference.ts'

export type What = {
  /** `noun.verb` */
  readonly action: string
  readonly record: LoggedRecord
}

export type Changed<T> = {
  readonly result: T
  /** Of a record that the change itself made. */
  readonly id?: string
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
  { action, record }: What,
  work: (db: ChangeDb) => Promise<Changed<T>>,
): Promise<T> {
  return inPartner(db, by, async (partnerDb) => {
    const { result, id, before, after } = await work(asChange(partnerDb))
    const differing = difference({ before, after })
    if (differing === undefined) return result
    await appendToAuditLog(partnerDb, by, {
      action,
      record: { ...record, id: recordId(action, id ?? record.id) },
      ...differing,
    })
    return result
  })
}

function recordId(action: string, id: string | undefined): string {
  if (id === undefined) throw new Error(`${action} does not say which record it changed.`)
  return id
}

/** For what no request asked for: `work` names it in the log. */
export const bySystem = (partnerId: string, work: string): ChangedBy => ({
  partnerId,
  actor: { kind: 'system' },
  requestId: work,
})

// The brand is nothing at run time: the line is written above, in the same transaction.
const asChange = (db: PartnerDb): ChangeDb => db as ChangeDb
