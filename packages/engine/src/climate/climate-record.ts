import type { Climate } from './climate.ts'
import type { Place } from './place.ts'

/**
 * One place in 3,488 bytes: little-endian int16 values in this order.
 * Header: time zone (minutes), elevation (m), 0, 0. Then 12 deviations of the daily mean temperature (0.1 K),
 * then 288 values each (month-major, hour ending) of dry bulb, dew point (0.1 °C), wind (0.1 m/s),
 * global horizontal, direct normal and diffuse horizontal irradiance (W/m²).
 */
export const RECORD_HEADER_VALUES = 4
export const RECORD_MONTHS = 12
export const RECORD_HOURS = 288
export const RECORD_SERIES = 6
export const RECORD_VALUES = RECORD_HEADER_VALUES + RECORD_MONTHS + RECORD_SERIES * RECORD_HOURS
export const RECORD_BYTES = RECORD_VALUES * 2

/** The bytes of place `index` in the file of all places. */
export function recordOf(packed: Uint8Array, index: number): Uint8Array {
  const start = index * RECORD_BYTES
  if (!Number.isInteger(index) || index < 0 || start + RECORD_BYTES > packed.byteLength)
    throw new RangeError(`no climate record ${index}`)
  return packed.subarray(start, start + RECORD_BYTES)
}

export function climateFromRecord(
  bytes: Uint8Array,
  place: Pick<Place, 'latitudeDeg' | 'longitudeDeg'>,
): Climate {
  if (bytes.byteLength !== RECORD_BYTES) throw new RangeError(`a climate record has ${RECORD_BYTES} bytes`)
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const read = (first: number, count: number, scale: number) =>
    Float64Array.from({ length: count }, (_, i) => view.getInt16((first + i) * 2, true) * scale)
  const series = (n: number, scale: number) =>
    read(RECORD_HEADER_VALUES + RECORD_MONTHS + n * RECORD_HOURS, RECORD_HOURS, scale)
  return {
    kind: 'mean_days',
    latitudeDeg: place.latitudeDeg,
    longitudeDeg: place.longitudeDeg,
    timeZoneH: view.getInt16(0, true) / 60,
    elevationM: view.getInt16(2, true),
    dailyDeviationC: read(RECORD_HEADER_VALUES, RECORD_MONTHS, 0.1),
    dryBulbC: series(0, 0.1),
    dewPointC: series(1, 0.1),
    windMPerS: series(2, 0.1),
    globalWPerM2: series(3, 1),
    directWPerM2: series(4, 1),
    diffuseWPerM2: series(5, 1),
  }
}
