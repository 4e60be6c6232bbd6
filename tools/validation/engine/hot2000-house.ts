/** The parts of a house in the form of `hot2000-houses.json` that are read. */
export interface Hot2000House {
  readonly id: string
  readonly province: string
  readonly weather_city: string
  readonly hdd18_reference: number | null
  readonly year_built: number
  readonly house_type: string
  readonly storeys: string
  readonly heated_area_above_m2: number
  readonly heated_area_below_m2: number
  readonly volume_m3: number
  readonly foundation: 'basement' | 'slab' | 'crawlspace'
  readonly ach50: number
  readonly ceiling: { readonly area_m2: number; readonly rsi: number }
  readonly walls: { readonly gross_area_m2: number; readonly rsi: number }
  readonly windows: { readonly area_m2: number; readonly U: number; readonly shgc: number }
  readonly exposed_floor: { readonly area_m2: number; readonly rsi: number | null }
  readonly basement_wall_added_rsi: number | null
  readonly rim_rsi: number | null
  readonly heating: {
    readonly kind: string
    readonly fuel: string
    readonly type: string | null
    readonly efficiency_pct: number
    readonly secondary: readonly string[]
    readonly hrv: boolean
  }
  readonly dhw: { readonly fuel: string; readonly type: string; readonly EF: number }
  readonly setpoint_C: number
  readonly baseload_kWh_per_day: Readonly<Record<string, number | null>>
  readonly results_GJ: {
    readonly total: number
    readonly space_heating_consumption: number
    readonly dhw_consumption: number
    readonly natural_ach: number
    readonly electricity: Readonly<Record<string, number>>
  }
}
