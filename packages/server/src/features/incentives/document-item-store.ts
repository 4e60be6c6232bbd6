import type { PartnerDb } from '../../platform/database/schema.ts'
import type { InPartner } from '../../platform/scope.ts'

/** Whether the partner's incentives know a document by this code. */
export async function isDocumentItem(
  db: PartnerDb,
  { partnerId }: InPartner,
  code: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('incentive_dictionaries')
    .select('definition')
    .where('partner_id', '=', partnerId)
    .executeTakeFirst()
  return Object.hasOwn(row?.definition.documents ?? {}, code)
}
