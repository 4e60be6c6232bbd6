import {
  RECORD_BYTES,
  RECORD_HEADER_VALUES,
  RECORD_HOURS,
} from '../../packages/engine/src/climate/climate-record.ts'
import type { SourceClimate } from './source-climate.ts'

export function packRecord({ days, place }: SourceClimate): Buffer {
  const series = [days.t10, days.d10, days.w10, days.gh, days.dn, days.dh]
  if (series.some((values) => values.length !== RECORD_HOURS)) throw new Error(`${place.place}: not 12 × 24`)
  const header = [days.tz * 60, days.el, 0, 0].slice(0, RECORD_HEADER_VALUES)
  const values = [...header, ...days.sd10, ...series.flat()]
  const record = Buffer.alloc(RECORD_BYTES)
  values.forEach((value, i) => {
    record.writeInt16LE(Math.round(value), i * 2)
  })
  return record
}
