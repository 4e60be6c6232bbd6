/** One audited house of a file in the form of `hot2000-houses.json`; only what the check reads. */
export interface AuditedHouse {
  readonly id: string
  readonly province: string
  readonly weather_city: string
  readonly hdd18_reference: number | null
  readonly year_built: number
  readonly house_type: string
  readonly storeys: string
  readonly heated_area_above_m2: number
  readonly heated_area_below_m2: number
  readonly foundation: string
  readonly ach50: number
  readonly ceiling: { readonly rsi: number | null }
  readonly walls: { readonly gross_area_m2: number; readonly rsi: number | null }
  readonly windows: { readonly area_m2: number; readonly U: number | null }
  readonly basement_wall_added_rsi: number | null
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
