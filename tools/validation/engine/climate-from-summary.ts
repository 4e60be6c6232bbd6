import type { Climate } from '@hearthlight/engine'

/** Monthly summary of a weather file, the form of `climate-epw.json`. */
export interface WeatherSummary {
  readonly lat: number
  readonly lon: number
  readonly tz: number
  readonly elev_m: number
  readonly monthly: {
    readonly tdb_std_of_daily_means_c: readonly number[]
    readonly tdew_mean_c: readonly number[]
    readonly wind_mean_m_s: readonly number[]
    readonly ghi_kwh_m2_day: readonly number[]
    readonly dni_kwh_m2_day: readonly number[]
    readonly dhi_kwh_m2_day: readonly number[]
  }
  readonly mean_day_tdb_c_by_month_hour: readonly (readonly number[])[]
  readonly mean_day_ghi_w_m2_by_month_hour: readonly (readonly number[])[]
}

/** Mean days from a summary: diffuse keeps the month's share of the global sun, direct the month's total. */
export const climateFromSummary = (summary: WeatherSummary): Climate => {
  const { monthly } = summary
  const spread = (values: readonly number[]): Float64Array =>
    Float64Array.from({ length: 288 }, (_, i) => values[Math.floor(i / 24)] ?? 0)
  const global = Float64Array.from(summary.mean_day_ghi_w_m2_by_month_hour.flat())
  const share = (of: readonly number[]): Float64Array =>
    Float64Array.from(global, (watt, i) => {
      const month = Math.floor(i / 24)
      return (watt * (of[month] ?? 0)) / Math.max(0.01, monthly.ghi_kwh_m2_day[month] ?? 0)
    })
  return {
    kind: 'mean_days',
    latitudeDeg: summary.lat,
    longitudeDeg: summary.lon,
    timeZoneH: summary.tz,
    elevationM: summary.elev_m,
    dryBulbC: Float64Array.from(summary.mean_day_tdb_c_by_month_hour.flat()),
    dewPointC: spread(monthly.tdew_mean_c),
    windMPerS: spread(monthly.wind_mean_m_s),
    globalWPerM2: global,
    directWPerM2: flatten(share(monthly.dni_kwh_m2_day), global),
    diffuseWPerM2: share(monthly.dhi_kwh_m2_day),
    dailyDeviationC: Float64Array.from(monthly.tdb_std_of_daily_means_c),
  }
}

/** Direct normal sun is flatter over the day than the global: spread as its square root, same daily total. */
const flatten = (direct: Float64Array, global: Float64Array): Float64Array => {
  const result = new Float64Array(direct.length)
  for (let start = 0; start < direct.length; start += 24) {
    let total = 0
    let roots = 0
    for (let i = start; i < start + 24; i++) {
      total += direct[i] ?? 0
      roots += Math.sqrt(global[i] ?? 0)
    }
    for (let i = start; i < start + 24; i++)
      result[i] = roots > 0 ? (total * Math.sqrt(global[i] ?? 0)) / roots : 0
  }
  return result
}
