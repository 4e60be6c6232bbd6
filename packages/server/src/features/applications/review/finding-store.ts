import type { Finding } from '@hearthlight/domain/applications/settle-rules'
import type { ChangeDb, PartnerDb } from '../../../platform/database/schema.ts'
import type { InPartner } from '../../../platform/scope.ts'
import type { ByStaff } from '../messages/note-store.ts'

/** What was found of the rules of an application. */
export async function listFindings(
  db: PartnerDb,
  { partnerId }: InPartner,
  applicationId: string,
): Promise<Finding[]> {
  const rows = await db
    .selectFrom('application_findings')
    .select(['rule', 'outcome', 'by_name', 'at'])
    .where('partner_id', '=', partnerId)
    .where('application_id', '=', applicationId)
    .execute()
  return rows.map(({ rule, outcome, by_name, at }) => ({ rule, outcome, by: by_name, at: at.toISOString() }))
}

type Found = { readonly rule: string; readonly outcome: Finding['outcome'] | null }

/** Null takes it back. */
export async function writeFinding(
  db: ChangeDb,
  { partnerId }: InPartner,
  applicationId: string,
  { rule, outcome }: Found,
  { by, at }: { readonly by: ByStaff; readonly at: Date },
): Promise<void> {
  if (outcome === null) {
    await db
      .deleteFrom('application_findings')
      .where('partner_id', '=', partnerId)
      .where('application_id', '=', applicationId)
      .where('rule', '=', rule)
      .execute()
    return
  }
  const found = { outcome, by_id: by.id, by_name: by.name, at }
  await db
    .insertInto('application_findings')
    .values({ partner_id: partnerId, application_id: applicationId, rule, ...found })
    .onConflict((conflict) => conflict.columns(['partner_id', 'application_id', 'rule']).doUpdateSet(found))
    .execute()
}
