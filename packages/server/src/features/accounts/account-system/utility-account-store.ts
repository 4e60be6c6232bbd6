import { accountIdKey, addressKey, looseKey } from '@hearthlight/domain/accounts/address-match'
import type { UtilityAccount } from '@hearthlight/domain/accounts/utility-account'
import { type ExpressionBuilder, type Selectable, sql } from 'kysely'
import type { ChangeDb, PartnerDb, Schema } from '../../../platform/database/schema.ts'
import { newId } from '../../../platform/ids.ts'
import type { InPartner } from '../../../platform/scope.ts'

type Row = Selectable<Schema['utility_accounts']>
export type Condition = (row: ExpressionBuilder<Schema, 'utility_accounts'>) => ReturnType<typeof row.and>

export const hasAccountId =
  (accountId: string): Condition =>
  (row) =>
    row.and([row('account_key', '=', accountIdKey(accountId))])

export const hasEmail =
  (email: string): Condition =>
  (row) =>
    row.and([row('email', '=', email)])

export const hasDetails =
  (details: Pick<UtilityAccount, 'first_name' | 'last_name' | 'mailing_address' | 'zip'>): Condition =>
  (row) =>
    row.and([
      row('zip_key', '=', looseKey(details.zip)),
      row('address_key', '=', addressKey(details.mailing_address)),
      row('name_key', '=', looseKey(`${details.first_name}${details.last_name}`)),
    ])

export async function findAccounts(
  db: PartnerDb,
  scope: InPartner,
  condition: Condition,
): Promise<UtilityAccount[]> {
  const rows = await db
    .selectFrom('utility_accounts')
    .selectAll()
    .where('partner_id', '=', scope.partnerId)
    .where(condition)
    .orderBy('account_number')
    .execute()
  const accounts: UtilityAccount[] = []
  for (const row of rows) accounts.push(toAccount(row, await sitesOf(db, scope, row.id)))
  return accounts
}

const sitesOf = (db: PartnerDb, scope: InPartner, accountRow: string) =>
  db
    .selectFrom('utility_sites')
    .select(['site_number as id', 'address1', 'city', 'region', 'country', 'zip'])
    .where('partner_id', '=', scope.partnerId)
    .where('account_id', '=', accountRow)
    .orderBy('site_number')
    .execute()

const toAccount = (row: Row, sites: UtilityAccount['sites']): UtilityAccount => ({
  accountId: row.account_number,
  first_name: row.first_name,
  last_name: row.last_name,
  email: row.email,
  mailing_address: row.mailing_address,
  city: row.city,
  region: row.region,
  country: row.country,
  zip: row.zip,
  site_permission: row.site_permission,
  sites,
})

/** Writes an account as it is now; its sites are replaced. */
export async function saveAccount(
  db: ChangeDb,
  scope: InPartner,
  account: UtilityAccount,
  createdInPortal: boolean,
): Promise<void> {
  const { accountId, sites, ...own } = account
  const { id } = await db
    .insertInto('utility_accounts')
    .values({
      ...own,
      partner_id: scope.partnerId,
      id: newId(),
      account_number: accountId,
      account_key: accountIdKey(accountId),
      name_key: looseKey(`${own.first_name}${own.last_name}`),
      address_key: addressKey(own.mailing_address),
      zip_key: looseKey(own.zip),
      created_in_portal: createdInPortal,
    })
    .onConflict((conflict) =>
      conflict.columns(['partner_id', 'account_key']).doUpdateSet({
        first_name: sql.ref('excluded.first_name'),
        last_name: sql.ref('excluded.last_name'),
        name_key: sql.ref('excluded.name_key'),
        email: sql.ref('excluded.email'),
        mailing_address: sql.ref('excluded.mailing_address'),
        address_key: sql.ref('excluded.address_key'),
        city: sql.ref('excluded.city'),
        region: sql.ref('excluded.region'),
        country: sql.ref('excluded.country'),
        zip: sql.ref('excluded.zip'),
        zip_key: sql.ref('excluded.zip_key'),
        site_permission: sql.ref('excluded.site_permission'),
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .deleteFrom('utility_sites')
    .where('partner_id', '=', scope.partnerId)
    .where('account_id', '=', id)
    .execute()
  if (sites.length === 0) return
  await db
    .insertInto('utility_sites')
    .values(
      sites.map(({ id: siteNumber, ...site }) => ({
        ...site,
        partner_id: scope.partnerId,
        id: newId(),
        account_id: id,
        site_number: siteNumber,
        address_key: addressKey(site.address1),
      })),
    )
    .execute()
}
