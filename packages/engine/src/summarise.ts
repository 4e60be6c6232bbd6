import type { Climate } from './climate/climate.ts'
import type { Fuel } from './fuel.ts'
import type { House } from './house.ts'
import type { HotWaterDraw } from './loads/hot-water-draw.ts'
import type { InnerGains } from './loads/inner-gains.ts'
import type { MeteredLoad } from './loads/metered-load.ts'
import { photovoltaicYear } from './loads/photovoltaics.ts'
import type { WaterHeaterYear } from './loads/water-heater.ts'
import { DAYS_IN_MONTH } from './simulation/calendar.ts'
import type { RunRecord } from './simulation/run-record.ts'
import type { PlantUse } from './systems/plant-use.ts'
import { monthlyCoilKWh } from './systems/plants.ts'
import type { PeakLoads } from './systems/sizing.ts'
import { END_USES, type EndUse, type EnergyUse, type YearResult } from './year-result.ts'

export interface YearParts {
  readonly house: House
  readonly climate: Climate
  readonly record: RunRecord
  readonly gains: InnerGains
  readonly peak: PeakLoads
  readonly loads: readonly MeteredLoad[]
  readonly plants: readonly PlantUse[]
  readonly heater: WaterHeaterYear | undefined
  readonly draw: HotWaterDraw | undefined
  readonly fanKWh: number
}

const sum = (values: ArrayLike<number>): number => {
  let total = 0
  for (let i = 0; i < values.length; i++) total += values[i] ?? 0
  return total
}

/** A year's use by the days and weight of its months. */
const byDays = (kWhPerYear: number, byMonth: readonly number[] | undefined): Float64Array => {
  const weights = DAYS_IN_MONTH.map((days, month) => days * (byMonth?.[month] ?? 1))
  const total = sum(weights)
  return Float64Array.from(weights, (weight) => (kWhPerYear * weight) / total)
}

const collect = (parts: YearParts): EnergyUse[] => {
  const table = new Map<string, { endUse: EndUse; fuel: Fuel; months: Float64Array }>()
  const put = (endUse: EndUse, fuel: Fuel, months: ArrayLike<number>): void => {
    const key = `${endUse}|${fuel}`
    const row = table.get(key) ?? { endUse, fuel, months: new Float64Array(12) }
    for (let month = 0; month < 12; month++)
      row.months[month] = (row.months[month] ?? 0) + (months[month] ?? 0)
    table.set(key, row)
  }
  for (const plant of parts.plants) put(plant.endUse, plant.fuel, plant.monthlyKWh)
  for (const load of parts.loads) put(load.endUse, load.fuel, byDays(load.kWhPerYear, load.byMonth))
  if (parts.heater && parts.house.hotWater) {
    put('hot_water', parts.house.hotWater.fuel, parts.heater.kWh)
    if (parts.heater.pumpKWh > 0) put('hot_water', 'electricity', byDays(parts.heater.pumpKWh, undefined))
  }
  if (parts.fanKWh > 0) put('ventilation', 'electricity', byDays(parts.fanKWh, undefined))
  return [...table.values()]
    .map(({ endUse, fuel, months }) => ({
      endUse,
      fuel,
      kWh: sum(months),
      monthlyKWh: Array.from(months),
    }))
    .filter((use) => use.kWh > 0)
    .sort((a, b) => END_USES.indexOf(a.endUse) - END_USES.indexOf(b.endUse))
}

const totals = (uses: readonly EnergyUse[]): Record<EndUse, number> => {
  const all: Record<EndUse, number> = {
    heating: 0,
    heating_fans: 0,
    cooling: 0,
    cooling_fans: 0,
    hot_water: 0,
    lighting: 0,
    ventilation: 0,
    appliances: 0,
    plugs: 0,
    pool: 0,
    vehicle: 0,
  }
  for (const use of uses) all[use.endUse] += use.kWh
  return all
}

/** Too warm from 26 °C (EN 16798-1, category II), too cold below 18 °C (WHO Housing and Health Guidelines 2018). */
const WARM_C = 26
const COLD_C = 18

const indoorStatistics = (record: RunRecord): YearResult['indoor'] => {
  let mean = 0
  let min = Number.POSITIVE_INFINITY
  let max = Number.NEGATIVE_INFINITY
  let above = 0
  let below = 0
  for (let i = 0; i < record.steps; i++) {
    const celsius = record.indoorC[i] ?? 0
    const weight = record.weight[i] ?? 0
    mean += (celsius * weight) / 8760
    min = Math.min(min, celsius)
    max = Math.max(max, celsius)
    if (celsius > WARM_C) above += weight
    if (celsius < COLD_C) below += weight
  }
  return {
    meanC: mean,
    minC: min,
    maxC: max,
    hoursAbove26: above,
    hoursBelow18: below,
    monthlyMeanC: Array.from(record.sums.monthlyIndoor),
  }
}

/**
 * Self-use hour by hour on each month's mean day, with household electricity spread evenly over the day: an
 * estimate.
 */
const photovoltaics = (parts: YearParts, uses: readonly EnergyUse[]): YearResult['photovoltaics'] => {
  const produced = photovoltaicYear(parts.house, parts.climate)
  const electric = uses.filter((use) => use.fuel === 'electricity')
  let used = 0
  const months = DAYS_IN_MONTH.map((_, month) => {
    const ofDay = produced.subarray(month * 24, month * 24 + 24)
    const made = sum(ofDay)
    if (made === 0) return 0
    const need = electric.reduce((all, use) => all + (use.monthlyKWh[month] ?? 0), 0)
    for (const kWh of ofDay) used += Math.min(kWh, need / 24)
    return made
  })
  const producedKWh = sum(months)
  return { producedKWh, monthlyKWh: months, usedAtHomeKWh: used, exportedKWh: producedKWh - used }
}

export const summarise = (parts: YearParts): YearResult => {
  const { record, gains, peak } = parts
  const { sums } = record
  const uses = collect(parts)
  const byFuel: Partial<Record<Fuel, number>> = {}
  for (const use of uses) byFuel[use.fuel] = (byFuel[use.fuel] ?? 0) + use.kWh
  const heating = monthlyCoilKWh(record, record.heatingW, 1)
  const sensible = monthlyCoilKWh(record, record.coolingSensibleW, 1)
  const latent = monthlyCoilKWh(record, record.coolingLatentW, 1)
  const cooling = sensible.map((kWh, month) => kWh + (latent[month] ?? 0))
  const lost =
    sums.walls + sums.doors + sums.roof + sums.windows + sums.floor + sums.foundation + sums.neighbours
  const air = sums.airLeakage + sums.ventilation
  return {
    uses,
    totalKWh: sum(uses.map((use) => use.kWh)),
    byFuel,
    byEndUse: totals(uses),
    heatLostKWh: {
      walls: sums.walls,
      roof: sums.roof,
      windows: sums.windows,
      doors: sums.doors,
      floor: sums.floor,
      foundation: sums.foundation,
      neighbours: sums.neighbours,
      air_leakage: sums.airLeakage,
      ventilation: sums.ventilation,
      ducts: sums.ducts,
    },
    gainsKWh: {
      sun: sums.sun,
      people: gains.peopleKWh,
      equipment: gains.equipmentKWh,
      // Energy balance of the heated hours: what was lost and not heated came from sun and gains.
      usefulInHeating: Math.max(0, lost + air - sums.roomHeating),
    },
    loads: {
      heatingKWh: sum(heating),
      coolingKWh: sum(cooling),
      coolingLatentKWh: sum(latent),
      roomHeatingKWh: sums.roomHeating,
      roomCoolingKWh: sums.roomCooling,
      hotWaterKWh: sum(parts.draw?.kWh ?? []),
      monthlyHeatingKWh: Array.from(heating),
      monthlyCoolingKWh: Array.from(cooling),
    },
    peak,
    indoor: indoorStatistics(record),
    airChangesPerHour: sums.airChanges,
    photovoltaics: photovoltaics(parts, uses),
    balanceError: sums.turnover > 0 ? Math.abs(sums.balance) / sums.turnover : 0,
  }
}
