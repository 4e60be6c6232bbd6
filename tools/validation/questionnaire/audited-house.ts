import type { Hot2000House } from '../engine/hot2000-house.ts'

type House = 'id' | 'province' | 'weather_city' | 'hdd18_reference' | 'year_built' | 'house_type' | 'storeys'
type Shell = 'heated_area_above_m2' | 'heated_area_below_m2' | 'ach50' | 'basement_wall_added_rsi'

/** One audited house of a file in the form of `hot2000-houses.json`; only what the check reads. */
export interface AuditedHouse extends Pick<Hot2000House, House | Shell> {
  readonly foundation: string
  readonly ceiling: { readonly rsi: number | null }
  readonly walls: { readonly gross_area_m2: number; readonly rsi: number | null }
  readonly windows: { readonly area_m2: number; readonly U: number | null }
  readonly heating: {
    readonly kind: string | null
    readonly fuel: string | null
    readonly efficiency_pct: number | null
    readonly secondary: readonly string[]
    readonly hrv: boolean
  }
  readonly dhw: { readonly fuel: string | null; readonly type: string | null }
  readonly results_GJ: { readonly total: number }
}

export function readAuditedHouses(text: string): readonly AuditedHouse[] {
  const file: { houses?: AuditedHouse[] } = JSON.parse(text)
  if (!Array.isArray(file.houses)) throw new Error('the file holds no "houses"')
  return file.houses
}
