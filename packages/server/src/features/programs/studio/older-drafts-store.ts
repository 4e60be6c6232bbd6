import type { ExpressionBuilder } from 'kysely'
import type { ChangeDb, PartnerDb, Schema } from '../../../platform/database/schema.ts'
import type { InPartner } from '../../../platform/scope.ts'
import type { StoredProgram } from '../program-store.ts'

/** Begun on an older version, never sent, and in the status that the live version begins with. */
const isOlderDraft =
  ({ partnerId }: InPartner, { id, version, definition }: StoredProgram) =>
  (row: ExpressionBuilder<Schema, 'applications'>) =>
    row.and([
      row('applications.partner_id', '=', partnerId),
      row('applications.program_id', '=', id),
      row('applications.program_version', '<', version),
      row('applications.submitted_at', 'is', null),
      row('applications.status', '=', definition.initial_status),
    ])

export async function countOlderDrafts(
  db: PartnerDb,
  scope: InPartner,
  live: StoredProgram,
): Promise<number> {
  const { count } = await db
    .selectFrom('applications')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where(isOlderDraft(scope, live))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Answers the applications that were moved, in their order. One that is being sent meanwhile stays where it is. */
export async function moveOlderDrafts(
  db: ChangeDb,
  scope: InPartner,
  live: StoredProgram,
): Promise<readonly { readonly number: number; readonly from: number }[]> {
  const found = await db
    .selectFrom('applications')
    .select(['id', 'number', 'program_version'])
    .where(isOlderDraft(scope, live))
    .orderBy('number')
    .forUpdate()
    .execute()
  if (found.length === 0) return []
  const ids = found.map(({ id }) => id)
  await db
    .deleteFrom('application_terms')
    .where('partner_id', '=', scope.partnerId)
    .where('application_id', 'in', ids)
    .execute()
  await db
    .updateTable('applications')
    .set({ program_version: live.version })
    .where('partner_id', '=', scope.partnerId)
    .where('id', 'in', ids)
    .execute()
  return found.map(({ number, program_version }) => ({ number, from: program_version ?? 0 }))
}
