import type { BillReading, Economics } from '@hearthlight/engine'
import { type AssessedBuilding, recorded, recordedText } from '../assessed-building.ts'
import { isUnitOf, kWhPerUnit } from '../facts/heating-values.ts'
import type { HomeFacts } from '../facts/home-facts.ts'
import { ENGINE_FUEL } from '../house/build-heating.ts'
import { billsAYear, unitNamed } from './bill-units.ts'

const YEAR = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
const SUMMER = [4, 5, 6, 7, 8, 9]
const WINTER = [0, 1, 2, 3, 10, 11]

const USUAL_UNIT: Readonly<Record<HomeFacts['heatingFuel'], string>> = {
  natural_gas: 'm3',
  electricity: 'kWh',
  oil: 'litre',
  propane: 'litre',
  wood: 'cord',
  district: 'kWh',
}

/** A 1 is the specification's own pre-fill (spec/1 section 5), never a year's bill. */
const PREFILLED = 1
const figure = (building: AssessedBuilding, field: keyof AssessedBuilding) => {
  const value = recorded(building, field)
  return value !== undefined && value > PREFILLED ? value : undefined
}

/** The unit on the bill, where the fuel is sold in it. */
function usageUnit(building: AssessedBuilding, fuel: HomeFacts['heatingFuel']): string {
  const named = unitNamed(recordedText(building, 'gas_usage_unit'))
  return named !== undefined && isUnitOf(fuel, named) ? named : USUAL_UNIT[fuel]
}

/** What the heating bill is for: the main fuel or, beside a heat pump or electric heaters, the second one. */
const billedFuel = ({ heatingFuel, secondHeating }: HomeFacts): HomeFacts['heatingFuel'] | undefined =>
  [heatingFuel, secondHeating?.fuel].find((fuel) => fuel !== undefined && fuel !== 'electricity')

interface Sums {
  readonly usage: number | undefined
  readonly cost: number | undefined
}

/** Usage where it is known; else what the cost would buy once the fixed charges are paid. */
function energyOf(
  sums: Sums,
  fuel: BillReading['fuel'],
  economics: Economics,
  months: number,
): number | undefined {
  if (sums.usage !== undefined) return sums.usage
  if (sums.cost === undefined) return undefined
  const { perKWh, fixedPerYear } = economics.prices[fuel]
  const variable = sums.cost - (fixedPerYear * months) / 12
  return variable > 0 && perKWh > 0 ? variable / perKWh : undefined
}

function readingOf(
  sums: Sums,
  fuel: BillReading['fuel'],
  months: readonly number[],
  economics: Economics,
): BillReading | undefined {
  const kWh = energyOf(sums, fuel, economics, months.length)
  if (kWh === undefined) return undefined
  return { fuel, months, kWh, ...(sums.cost !== undefined && { money: sums.cost }) }
}

function heatingReading(
  building: AssessedBuilding,
  facts: HomeFacts,
  economics: Economics,
): BillReading | undefined {
  const billed = billedFuel(facts)
  if (billed === undefined) return undefined
  const bills = billsAYear(recordedText(building, 'heating_bill_occurrence'))
  const unit = kWhPerUnit(billed, usageUnit(building, billed), facts.place.region)
  const usage = figure(building, 'heating_usage')
  const cost = figure(building, 'heating_cost')
  const fuel = ENGINE_FUEL[billed]
  const sums = {
    usage: usage === undefined ? undefined : usage * unit * bills,
    cost: cost === undefined ? undefined : cost * bills,
  }
  return readingOf(sums, fuel, YEAR, economics)
}

type Season = 'summer' | 'winter'

const seasonSums = (building: AssessedBuilding, season: Season, bills: number): Sums => {
  const times = (value: number | undefined) => (value === undefined ? undefined : value * bills)
  return {
    usage: times(figure(building, `electric_${season}_usage`)),
    cost: times(figure(building, `electric_${season}_cost`)),
  }
}

/**
 * A seasonal figure is one bill of that season, as often as bills come in half a year. A bill that comes once a year
 * has no season: its figures stand in the winter's fields, and the summer's are blank.
 */
function electricReadings(building: AssessedBuilding, economics: Economics): BillReading[] {
  const bills = billsAYear(recordedText(building, 'electrical_bill_occurrence'))
  const isYearly = bills === 1 && recordedText(building, 'electrical_bill_occurrence') !== undefined
  const summer = seasonSums(building, 'summer', Math.max(1, bills / 2))
  const winter = seasonSums(building, 'winter', Math.max(1, bills / 2))
  const reading = (sums: Sums, months: readonly number[]): BillReading[] => {
    const found = readingOf(sums, 'electricity', months, economics)
    return found === undefined ? [] : [found]
  }
  if (isYearly && summer.usage === undefined && summer.cost === undefined) return reading(winter, YEAR)
  return [...reading(summer, SUMMER), ...reading(winter, WINTER)]
}

/** What the building's record says about its bills; pre-filled figures are left out. */
export function billReadings(
  building: AssessedBuilding,
  facts: HomeFacts,
  economics: Economics,
): BillReading[] {
  const heating = heatingReading(building, facts, economics)
  return [...(heating === undefined ? [] : [heating]), ...electricReadings(building, economics)]
}
