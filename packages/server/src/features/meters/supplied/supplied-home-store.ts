import type { HomeOfAccount } from '@hearthlight/domain/meters/supplied-home'
import { type Expression, type SqlBool, sql } from 'kysely'
import { samePartner } from '../../../platform/database/queries/same-partner.ts'
import type { PartnerDb } from '../../../platform/database/schema.ts'
import type { InPartner } from '../../../platform/scope.ts'

/** A home with what is needed to store something of it, and to word the consent of its person. */
export type SuppliedTo = HomeOfAccount & {
  readonly user_id: string
  readonly city: string | null
  readonly region: string | null
}

/** As the index has it: an account number without what is printed between its letters and digits. */
const accountKey = sql<string>`upper(regexp_replace(users.partner_account_id, '[^A-Za-z0-9]', '', 'g'))`

/** The homes of the people of this partner who have the account. */
export function homesOfAccount(
  db: PartnerDb,
  { partnerId }: InPartner,
  key: string,
): Promise<readonly SuppliedTo[]> {
  const isAccount: Expression<SqlBool> = sql<SqlBool>`${accountKey} = ${key}`
  const field = (name: string) => sql<string | null>`buildings.fields ->> ${sql.lit(name)}`
  return db
    .selectFrom('users')
    .innerJoin('buildings', (join) => samePartner(join, 'buildings.user_id', 'users.id'))
    .select([
      ...(['buildings.id as building_id', 'users.id as user_id'] as const),
      field('partner_building_id').as('partner_building_id'),
      field('address1').as('address1'),
      field('city').as('city'),
      field('region').as('region'),
      field('zip').as('zip'),
    ])
    .where('users.partner_id', '=', partnerId)
    .where('users.erased_at', 'is', null)
    .where('users.user_type', '=', 'customer')
    .where(isAccount)
    .orderBy('buildings.id')
    .execute()
}
