import { z } from 'zod'
import { accountIdKey, addressKey, looseKey } from '../accounts/address-match.ts'

const LONGEST = { account: 60, point: 120 } as const
const text = (longest: number) => z.string().trim().max(longest)

/** How a utility names a home of one of its customers. */
export const SuppliedHome = z.strictObject({
  account_number: text(LONGEST.account)
    .min(1)
    .describe('As it stands on the bill; blanks and hyphens do not matter'),
  site_number: text(60).default('').describe('Of the place that is supplied, where the account has several'),
  address: text(200).default('').describe('Street and number of the place, where there is no number of it'),
  zip: text(12).default(''),
})
export type SuppliedHome = z.infer<typeof SuppliedHome>

/** A home of a person who has the account. */
export type HomeOfAccount = {
  readonly building_id: string
  readonly partner_building_id: string | null
  readonly address1: string | null
  readonly zip: string | null
}

export const UNMATCHED = ['no_account', 'no_home', 'several_homes'] as const
export type Unmatched = (typeof UNMATCHED)[number]

/**
 * Which home of the account it is. A home that knows its site is that site and no other; one that does not is known by its
 * address, or by being the only home of the account.
 */
export function matchHome<Home extends HomeOfAccount>(
  named: SuppliedHome,
  homes: readonly Home[],
): Home | Unmatched {
  if (homes.length === 0) return 'no_account'
  const ofSite = homes.filter((home) => isSite(named.site_number, home))
  const fitting = ofSite.length > 0 ? ofSite : homes.filter((home) => fits(named, home))
  const [first] = fitting
  if (first === undefined) return 'no_home'
  return fitting.length === 1 ? first : 'several_homes'
}

/** Whether the home is known to be this site: that no other one is, says nothing. */
export const isSite = (site: string, { partner_building_id }: HomeOfAccount): boolean =>
  accountIdKey(site) !== '' && accountIdKey(partner_building_id ?? '') === accountIdKey(site)

function fits({ site_number, address, zip }: SuppliedHome, home: HomeOfAccount): boolean {
  if (site_number !== '' && (home.partner_building_id ?? '') !== '') return isSite(site_number, home)
  if (zip !== '' && home.zip && looseKey(zip) !== looseKey(home.zip)) return false
  return address === '' || addressKey(address) === addressKey(home.address1 ?? '')
}

/** The customer of whom a usage point of a Green Button feed is: its address names them. */
export function homeOfUsagePoint(point: string): { readonly home: SuppliedHome; readonly point: string } {
  const part = (name: string) => new RegExp(`${name}/([^/?#]+)`, 'i').exec(point)?.[1] ?? ''
  const account_number = part('RetailCustomer').slice(0, LONGEST.account)
  const home = { account_number, site_number: '', address: '', zip: '' }
  return { home, point: (part('UsagePoint') || point).slice(-LONGEST.point) }
}
