import { z } from 'zod'
import type { Site } from './account-verification.ts'
import { accountIdKey } from './address-match.ts'
import { EmailAddress } from './email-address.ts'
import { Line } from './line.ts'

/** A customer of the partner as its account system knows them. */
export type UtilityAccount = {
  readonly accountId: string
  readonly first_name: string
  readonly last_name: string
  readonly email: string | null
  readonly mailing_address: string
  readonly city: string
  readonly region: string
  readonly country: string
  readonly zip: string
  readonly site_permission: string
  readonly sites: readonly Site[]
}

/** What a person tells of themselves when the email alone does not find their account. */
export type AccountDetails = Pick<UtilityAccount, 'first_name' | 'last_name' | 'mailing_address' | 'zip'>

const Cell = Line
/** Compared by its letters and digits, so there must be one. */
const Needed = Cell.regex(/[\p{L}\p{N}]/u, { error: 'needs a letter or a digit' })

/** One row of the import: one site. An account with several sites stands in several rows. */
export const UtilityAccountRow = z.strictObject({
  account_id: Needed.max(100),
  first_name: Cell,
  last_name: Needed,
  email: z.union([z.literal(''), EmailAddress]),
  mailing_address: Needed,
  city: Needed,
  region: Cell,
  country: z.enum(['US', 'CA', 'PT']),
  zip: Needed.max(20),
  site_permission: z.string().regex(/^[crud]{0,4}$/, { error: "may hold the letters of 'crud' only" }),
  site_id: Needed.max(100),
  site_address: Needed,
  site_city: Needed,
  site_region: Cell,
  site_zip: Needed.max(20),
})
export type UtilityAccountRow = z.infer<typeof UtilityAccountRow>

/** Rows of one account become one account; what is said about the account itself is taken from its first row. */
export function accountsOfRows(rows: readonly UtilityAccountRow[]): UtilityAccount[] {
  const byId = new Map<string, UtilityAccount & { sites: Site[] }>()
  for (const row of rows) {
    const key = accountIdKey(row.account_id)
    const account = byId.get(key) ?? { ...accountOf(row), sites: [] }
    account.sites.push(siteOf(row))
    byId.set(key, account)
  }
  return [...byId.values()]
}

const accountOf = (row: UtilityAccountRow) => ({
  accountId: row.account_id,
  first_name: row.first_name,
  last_name: row.last_name,
  email: row.email === '' ? null : row.email,
  mailing_address: row.mailing_address,
  city: row.city,
  region: row.region,
  country: row.country,
  zip: row.zip,
  site_permission: row.site_permission,
})

const siteOf = (row: UtilityAccountRow): Site => ({
  id: row.site_id,
  address1: row.site_address,
  city: row.site_city,
  region: row.site_region,
  country: row.country,
  zip: row.site_zip,
})
