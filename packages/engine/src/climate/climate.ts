/**
 * Weather of a place. `mean_days`: twelve days of 24 hours (288 values, month-major);
 * `hourly`: 8,760 hours. Local standard time, value i covers the hour that ends at i + 1.
 */
export interface Climate {
  readonly kind: 'mean_days' | 'hourly'
  readonly latitudeDeg: number
  readonly longitudeDeg: number
  readonly timeZoneH: number
  readonly elevationM: number
  readonly dryBulbC: Float64Array
  readonly dewPointC: Float64Array
  readonly windMPerS: Float64Array
  readonly globalWPerM2: Float64Array
  /** Direct normal. */
  readonly directWPerM2: Float64Array
  readonly diffuseWPerM2: Float64Array
  /** 12 standard deviations of the daily mean temperature; spreads a mean day over cold and warm ones. */
  readonly dailyDeviationC: Float64Array
  /** Hourly only: horizontal infrared from the sky. Absent: from dew point. */
  readonly skyInfraredWPerM2?: Float64Array
}
