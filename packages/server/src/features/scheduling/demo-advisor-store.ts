import type { PartnerDb } from '../../platform/database/schema.ts'
import type { InPartner } from '../../platform/scope.ts'

export async function findAdvisorId(db: PartnerDb, { partnerId }: InPartner, email: string): Promise<string> {
  const { id } = await db
    .selectFrom('energy_advisors')
    .select('id')
    .where('partner_id', '=', partnerId)
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return id
}
