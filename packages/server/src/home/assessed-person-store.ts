import { samePartner } from '../platform/database/queries/same-partner.ts'
import type { PartnerDb } from '../platform/database/schema.ts'
import type { InPartner } from '../platform/scope.ts'

/** The home that was assessed last, and whose it is: what a preview of a report can be of. */
export const findAssessedPerson = (
  db: PartnerDb,
  { partnerId }: InPartner,
): Promise<{ id: string; building_id: string } | undefined> =>
  db
    .selectFrom('virtual_audits')
    .innerJoin('buildings', (join) => samePartner(join, 'buildings.id', 'virtual_audits.building_id'))
    .innerJoin('users', (join) => samePartner(join, 'users.id', 'buildings.user_id'))
    .select(['users.id', 'buildings.id as building_id'])
    .where('virtual_audits.partner_id', '=', partnerId)
    .where('users.user_type', '=', 'customer')
    .where('users.erased_at', 'is', null)
    .orderBy('virtual_audits.computed_at', 'desc')
    .limit(1)
    .executeTakeFirst()
