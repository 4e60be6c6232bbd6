import { z } from 'zod'
import { looseKey } from '../address-match.ts'
import { UtilityAccountRow } from '../utility-account.ts'

/** What a column of the file may hold. */
export const IMPORT_TARGETS = UtilityAccountRow.keyof().options
export const ImportTarget = z.enum(IMPORT_TARGETS)
export type ImportTarget = z.infer<typeof ImportTarget>

export const MAX_COLUMNS = 100
/** What each column of the file holds, in the order of the file; null is left out. */
export const ImportMapping = z.array(ImportTarget.nullable()).max(MAX_COLUMNS)
export type ImportMapping = z.infer<typeof ImportMapping>

/** Headings by which a billing system names them, without case, blanks and signs. */
const HEADINGS: Readonly<Record<ImportTarget, readonly string[]>> = {
  account_id: ['accountid', 'account', 'accountnumber', 'accountno', 'acctno', 'acct', 'acctid', 'conta'],
  first_name: ['firstname', 'first', 'givenname', 'fname', 'prenom', 'nombre', 'primeironome'],
  last_name: [
    'lastname',
    'last',
    'surname',
    'familyname',
    'lname',
    'customername',
    'name',
    'nom',
    'apellido',
  ],
  email: ['email', 'emailaddress', 'mail', 'courriel', 'correo'],
  mailing_address: [
    'mailingaddress',
    'address',
    'address1',
    'street',
    'mailaddr',
    'billingaddress',
    'adresse',
  ],
  city: ['city', 'town', 'mailingcity', 'ville', 'ciudad', 'cidade'],
  region: ['region', 'state', 'province', 'st', 'mailingstate'],
  country: ['country', 'countrycode', 'pays', 'pais'],
  zip: ['zip', 'zipcode', 'postalcode', 'postcode', 'mailingzip', 'codepostal', 'codigopostal'],
  site_permission: ['sitepermission', 'permission', 'rights'],
  site_id: ['siteid', 'site', 'premise', 'premiseid', 'servicepoint', 'meter', 'meterid', 'locationid'],
  site_address: ['siteaddress', 'serviceaddress', 'svcaddr', 'svcaddress', 'premiseaddress'],
  site_city: ['sitecity', 'servicecity', 'svccity'],
  site_region: ['siteregion', 'sitestate', 'servicestate', 'svcstate'],
  site_zip: ['sitezip', 'servicezip', 'svczip', 'servicepostalcode'],
}

/** The likely meaning of each heading; of two that mean the same the first counts. */
export function guessMapping(headings: readonly string[]): ImportMapping {
  const taken = new Set<ImportTarget>()
  return headings.map((heading) => {
    const key = looseKey(heading)
    const target = IMPORT_TARGETS.find((each) => !taken.has(each) && HEADINGS[each].includes(key))
    if (target !== undefined) taken.add(target)
    return target ?? null
  })
}

/** A customer and the place that is served often share an address, and a file then names it once. */
const STANDS_FOR: Partial<Readonly<Record<ImportTarget, ImportTarget>>> = {
  mailing_address: 'site_address',
  city: 'site_city',
  region: 'site_region',
  zip: 'site_zip',
  site_id: 'account_id',
  site_address: 'mailing_address',
  site_city: 'city',
  site_region: 'region',
  site_zip: 'zip',
}
const NEEDED: readonly ImportTarget[] = ['account_id', 'last_name', 'mailing_address', 'city', 'zip']

export type MappingFaults = {
  /** Nothing in the file holds them. */
  readonly missing: readonly ImportTarget[]
  /** More than one column holds them. */
  readonly twice: readonly ImportTarget[]
}

export function mappingFaults(mapping: ImportMapping): MappingFaults {
  const isHeld = (target: ImportTarget | undefined) => target !== undefined && mapping.includes(target)
  return {
    missing: NEEDED.filter((target) => !isHeld(target) && !isHeld(STANDS_FOR[target])),
    twice: IMPORT_TARGETS.filter((target) => mapping.filter((each) => each === target).length > 1),
  }
}

/** The cells of a row by what they hold; what the file does not hold is taken from what stands for it. */
export function mapCells(
  cells: readonly string[],
  mapping: ImportMapping,
  country: string,
): Record<ImportTarget, string> {
  const held = (target: ImportTarget): string | undefined => {
    const column = mapping.indexOf(target)
    return column === -1 ? undefined : (cells[column] ?? '')
  }
  const textOf = (target: ImportTarget): string => {
    const own = held(target)
    if (own !== undefined) return target === 'country' ? own.trim().toUpperCase() : own
    if (target === 'country') return country
    const other = STANDS_FOR[target]
    return (other && held(other)) ?? ''
  }
  return Object.fromEntries(IMPORT_TARGETS.map((target) => [target, textOf(target)])) as Record<
    ImportTarget,
    string
  > // every target has its entry
}
