import type { Climate } from '../climate/climate.ts'
import { monthlyMeanC } from '../ground/soil-temperature.ts'
import type { House } from '../house.ts'
import type { Space } from '../space.ts'
import type { YearSums } from './run-record.ts'

/** 12 mean temperatures of a space. */
export type RoomTemperatures = (space: Space | 'outdoors') => readonly number[]

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/** Before the run: the set points bound the living space, buffers lie between it and outdoors. An estimate. */
export const expectedRoomC = (house: House, climate: Climate): RoomTemperatures => {
  const outdoor = Array.from(monthlyMeanC(climate))
  const heatC = mean(house.thermostat.heatingC)
  const coolC = mean(house.thermostat.coolingC)
  const living = outdoor.map((celsius) => Math.min(coolC, Math.max(heatC + 0.5, celsius + 5)))
  const between = outdoor.map((celsius, month) => 0.5 * (celsius + (living[month] ?? celsius)))
  return (space) => {
    if (space === 'living') return living
    return space === 'outdoors' ? outdoor : between
  }
}

/** After the run: what the run found. */
export const measuredRoomC = (sums: YearSums): RoomTemperatures => {
  const months = {
    living: Array.from(sums.monthlyIndoor),
    attic: Array.from(sums.monthlyAttic),
    foundation: Array.from(sums.monthlyFoundation),
    garage: Array.from(sums.monthlyGarage),
    outdoors: Array.from(sums.monthlyOutdoor),
  }
  return (space) => months[space]
}
