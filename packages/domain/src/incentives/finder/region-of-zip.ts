import { PROVINCE_LETTERS, STATE_ZIPS } from '../../forms/values/zip-regions.ts'
import { brokenZipRule } from '../../forms/values/zip-rule.ts'

const REGIONS: Readonly<Record<string, readonly string[]>> = {
  US: Object.keys(STATE_ZIPS),
  CA: Object.keys(PROVINCE_LETTERS),
}

/** The one region that a complete zip lies in; undefined where several or none that we know of have it. */
export function regionOfZip(zip: string, country: string): string | undefined {
  const regions = REGIONS[country.toUpperCase()] ?? []
  const [only, ...others] = regions.filter((region) => brokenZipRule(zip, country, region) === undefined)
  return others.length === 0 ? only : undefined
}
