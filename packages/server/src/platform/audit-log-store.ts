import type { PartnerDb } from './database/schema.ts'
import { newId } from './ids.ts'
import { actorId, type Scope } from './scope.ts'

export type AuditEntry = {
  /** What was done, `noun.verb`. */
  readonly action: string
  readonly record_type: string
  readonly record_id: string
  readonly before?: Readonly<Record<string, unknown>> | undefined
  readonly after?: Readonly<Record<string, unknown>> | undefined
}

/** Who (and on whose behalf) did what to which record. Give it the transaction of the change itself. */
export async function recordAudit(db: PartnerDb, scope: Scope, entry: AuditEntry): Promise<void> {
  const { actor } = scope
  await db
    .insertInto('audit_log')
    .values({
      partner_id: scope.partnerId,
      id: newId(),
      actor_kind: actor.kind,
      actor_id: actorId(actor),
      on_behalf_by: actor.kind === 'user' ? (actor.onBehalfBy ?? null) : null,
      action: entry.action,
      record_type: entry.record_type,
      record_id: entry.record_id,
      before: entry.before === undefined ? null : JSON.stringify(entry.before),
      after: entry.after === undefined ? null : JSON.stringify(entry.after),
      request_id: scope.requestId,
    })
    .execute()
}
