import { accountIdKey, addressKey, looseKey } from '@hearthlight/domain/accounts/address-match'
import type { UtilityAccount } from '@hearthlight/domain/accounts/utility-account'
import { type ExpressionBuilder, type Selectable, sql } from 'kysely'
import { manyRows } from '../../../platform/database/queries/many-rows.ts'
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

/** The accounts with these keys, by key. */
export async function findAccountsByKey(
  db: PartnerDb,
  { partnerId }: InPartner,
  keys: readonly string[],
): Promise<ReadonlyMap<string, UtilityAccount>> {
  if (keys.length === 0) return new Map()
  const rows = await db
    .selectFrom('utility_accounts')
    .selectAll()
    .where('partner_id', '=', partnerId)
    .where(sql<boolean>`account_key = any(${keys})`)
    .execute()
  const sites = rows.length === 0 ? [] : await sitesOfAll(db, partnerId, rows)
  return new Map(
    rows.map((row) => {
      const own = sites.filter(({ account_id }) => account_id === row.id)
      return [
        row.account_key,
        toAccount(
          row,
          own.map(({ account_id: _account, ...site }) => site),
        ),
      ]
    }),
  )
}

const sitesOfAll = (db: PartnerDb, partnerId: string, accounts: readonly Row[]) =>
  db
    .selectFrom('utility_sites')
    .select(['account_id', 'site_number as id', 'address1', 'city', 'region', 'country', 'zip'])
    .where('partner_id', '=', partnerId)
    .where(sql<boolean>`account_id = any(${accounts.map(({ id }) => id)}::uuid[])`)
    .execute()

type Saved = { readonly createdInPortal?: boolean }

/** Writes accounts as they are now; their sites are replaced. */
export async function saveAccounts(
  db: ChangeDb,
  scope: InPartner,
  accounts: readonly UtilityAccount[],
  { createdInPortal = false }: Saved = {},
): Promise<void> {
  if (accounts.length === 0) return
  const ids = await upsertAccounts(db, scope, accounts, createdInPortal)
  await db
    .deleteFrom('utility_sites')
    .where('partner_id', '=', scope.partnerId)
    .where(sql<boolean>`account_id = any(${[...ids.values()]}::uuid[])`)
    .execute()
  const sites = accounts.flatMap((account) => sitesToInsert(scope, account, ids))
  if (sites.length === 0) return
  const { columns, records } = manyRows('utility_sites', sites)
  await db.insertInto('utility_sites').columns(columns).expression(records).execute()
}

type Ids = ReadonlyMap<string, string>

function sitesToInsert({ partnerId }: InPartner, { accountId, sites }: UtilityAccount, ids: Ids) {
  const account_id = ids.get(accountIdKey(accountId))
  if (account_id === undefined) throw new Error('an account was not written')
  return sites.map(({ id: site_number, ...site }) => ({
    ...site,
    partner_id: partnerId,
    id: newId(),
    account_id,
    site_number,
    address_key: addressKey(site.address1),
  }))
}

async function upsertAccounts(
  db: ChangeDb,
  scope: InPartner,
  accounts: readonly UtilityAccount[],
  created_in_portal: boolean,
): Promise<Ids> {
  const { columns, records } = manyRows(
    'utility_accounts',
    accounts.map(({ accountId, sites: _sites, ...own }) => ({
      ...own,
      partner_id: scope.partnerId,
      id: newId(),
      account_number: accountId,
      account_key: accountIdKey(accountId),
      name_key: looseKey(`${own.first_name}${own.last_name}`),
      address_key: addressKey(own.mailing_address),
      zip_key: looseKey(own.zip),
      created_in_portal,
    })),
  )
  const rows = await db
    .insertInto('utility_accounts')
    .columns(columns)
    .expression(records)
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
    .returning(['id', 'account_key'])
    .execute()
  return new Map(rows.map(({ id, account_key }) => [account_key, id]))
}

/** How many sites of accounts there are in these cities, whatever case they are written in. */
export async function countSitesIn(
  db: PartnerDb,
  { partnerId }: InPartner,
  cities: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ city: string; sites: number }>`
    select asked.city, count(*)::integer as sites
    from unnest(${cities}::text[]) as asked (city)
    join utility_sites site on site.partner_id = ${partnerId} and lower(site.city) = lower(asked.city)
    group by asked.city`.execute(db)
  return new Map(rows.map(({ city, sites }) => [city, sites]))
}
