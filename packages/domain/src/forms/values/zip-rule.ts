import { regionCode } from '@hearthlight/engine'
import { BORDER_ZIPS, PROVINCE_LETTERS, STATE_ZIPS } from './zip-regions.ts'

/** How each country writes a complete code. Canada Post uses no D, F, I, O, Q or U, and begins with no W or Z. */
const COMPLETE = {
  US: /^\d{5}$/,
  CA: /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] \d[ABCEGHJ-NPRSTV-Z]\d$/,
  PT: /^[1-9]\d{3}-\d{3}$/,
} as const
type Country = keyof typeof COMPLETE
export type ZipRule = 'zip_us' | 'zip_ca' | 'zip_pt' | 'zip_region'

const RULE = { US: 'zip_us', CA: 'zip_ca', PT: 'zip_pt' } as const satisfies Record<Country, ZipRule>
const isKnown = (country: string): country is Country => country in COMPLETE

/** Whether a zip is a complete one of its country and lies in the region named beside it; what we do not know passes. */
export function brokenZipRule(zip: string, country: string, region: string): ZipRule | undefined {
  const wanted = country.toUpperCase()
  if (!isKnown(wanted)) return undefined
  if (!COMPLETE[wanted].test(zip)) return RULE[wanted]
  const code = regionCode(region)
  if (code === undefined) return undefined
  return isIn[wanted](zip, code) ? undefined : 'zip_region'
}

const isIn: Record<Country, (zip: string, code: string) => boolean> = {
  US: (zip, state) => {
    const runs = STATE_ZIPS[state]?.split(' ')
    if (runs === undefined || BORDER_ZIPS[zip] === state) return true
    const prefix = zip.slice(0, 3)
    return runs.some((run) => {
      const [first = '', last = first] = run.split('-')
      return prefix >= first && prefix <= last
    })
  },
  CA: (zip, province) => PROVINCE_LETTERS[province]?.includes(zip.slice(0, 1)) ?? true,
  PT: () => true,
}
