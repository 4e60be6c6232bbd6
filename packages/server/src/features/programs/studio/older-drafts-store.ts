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

type OlderDraft = { readonly id: string; readonly number: number; readonly program_version: number | null }

/**
 * Answers the applications that are to be moved, in their order, without the terms that were accepted. One that is being
 * sent meanwhile stays where it is.
 */
export async function openOlderDrafts(
  db: ChangeDb,
  scope: InPartner,
  live: StoredProgram,
): Promise<readonly OlderDraft[]> {
  const found = await db
    .selectFrom('applications')
    .select(['id', 'number', 'program_version'])
    .where(isOlderDraft(scope, live))
    .orderBy('number')
    .forUpdate()
    .execute()
  if (found.length === 0) return []
  await db
    .deleteFrom('application_terms')
    .where('partner_id', '=', scope.partnerId)
    .where(
      'application_id',
      'in',
      found.map(({ id }) => id),
    )
    .execute()
  return found
}
