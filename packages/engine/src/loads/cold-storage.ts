import type { House } from '../house.ts'
import type { Space } from '../space.ts'
import { EVEN_BY_MONTH } from './day-profiles.ts'
import type { MeteredLoad } from './metered-load.ts'

/** Share of the label's use by hour = a + b T(°F), ANSI/RESNET/ICC 301-2022 Addendum C, table C.3(2). */
const CONSTANT = [
  -0.487, -0.34, -0.37, -0.361, -0.515, -0.684, -0.471, -0.159, -0.079, -0.417, -0.411, -0.386, -0.24, -0.314,
  -0.16, -0.121, -0.469, -0.412, -0.091, 0.077, -0.118, -0.247, -0.445, -0.544,
]
const PER_F = [
  0.019, 0.016, 0.017, 0.016, 0.018, 0.021, 0.019, 0.015, 0.015, 0.019, 0.018, 0.018, 0.016, 0.017, 0.015,
  0.015, 0.02, 0.02, 0.017, 0.014, 0.016, 0.017, 0.019, 0.02,
]

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length
const MEAN_CONSTANT = mean(CONSTANT)
const MEAN_PER_F = mean(PER_F)
/** The table is for rooms; in a frosty garage a machine still runs a little. An estimate. */
const FREEZER_FLOOR = 0.3

/** Use over label at a room temperature: the mean of the table's hours. */
export const coldStorageFactor = (roomC: number): number =>
  Math.max(FREEZER_FLOOR, MEAN_CONSTANT + MEAN_PER_F * (roomC * 1.8 + 32))

/** `roomC`: 12 mean temperatures of each space. */
export const coldStorageLoads = (house: House, roomC: (space: Space) => readonly number[]): MeteredLoad[] =>
  [...house.appliances.refrigerators, ...house.appliances.freezers].map(({ labelKWh, location }) => {
    const factors = Array.from(roomC(location), coldStorageFactor)
    const factor = mean(factors)
    return {
      endUse: 'appliances',
      fuel: 'electricity',
      kWhPerYear: labelKWh * factor,
      sensibleShare: location === 'living' ? 1 : 0,
      latentShare: 0,
      byHour: BY_HOUR,
      byMonth: factor > 0 ? factors.map((month) => month / factor) : EVEN_BY_MONTH,
    }
  })

/** The table's day at 70 °F, as shares. */
const atMildRoom = CONSTANT.map((constant, hour) => constant + (PER_F[hour] ?? 0) * 70)
const BY_HOUR = atMildRoom.map((value) => value / (24 * mean(atMildRoom)))
