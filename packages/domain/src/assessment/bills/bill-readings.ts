import type { BillReading, Economics } from '@hearthlight/engine'
import { type AssessedBuilding, recorded, recordedText } from '../answers/assessed-building.ts'
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
const billedFuel = ({
  heatingFuel,
  secondHeating,
}: Pick<HomeFacts, 'heatingFuel' | 'secondHeating'>): HomeFacts['heatingFuel'] | undefined =>
  [heatingFuel, secondHeating?.fuel].find((fuel) => fuel !== undefined && fuel !== 'electricity')

type CostField = 'heating_cost' | 'electric_summer_cost' | 'electric_winter_cost'

/** What the record says of one kind of bill over its months: use, cost, or both. */
interface Billed {
  readonly field: CostField
  readonly fuel: BillReading['fuel']
  readonly months: readonly number[]
  readonly usage: number | undefined
  readonly cost: number | undefined
}

/** What of a cost is left for energy once the fixed charges of its months are paid. */
const leftForUse = (cost: number, { fuel, months }: Billed, { prices }: Economics): number =>
  cost - (prices[fuel].fixedPerYear * months.length) / 12

/** Usage where it is known; else what the cost would buy. */
function energyOf(billed: Billed, economics: Economics): number | undefined {
  const { usage, cost, fuel } = billed
  if (usage !== undefined) return usage
  if (cost === undefined) return undefined
  const { perKWh } = economics.prices[fuel]
  const left = leftForUse(cost, billed, economics)
  return left > 0 && perKWh > 0 ? left / perKWh : undefined
}

function readingOf(billed: Billed, economics: Economics): BillReading[] {
  const { fuel, months, cost } = billed
  const kWh = energyOf(billed, economics)
  return kWh === undefined ? [] : [{ fuel, months, kWh, ...(cost !== undefined && { money: cost }) }]
}

const times = (value: number | undefined, bills: number) => (value === undefined ? undefined : value * bills)

/** What heats the home, as far as its bills ask for it. */
type Heated = Pick<HomeFacts, 'heatingFuel' | 'secondHeating'> & {
  readonly place: Pick<HomeFacts['place'], 'region'>
}

function heatingBill(building: AssessedBuilding, facts: Heated): Billed[] {
  const billed = billedFuel(facts)
  if (billed === undefined) return []
  const bills = billsAYear(recordedText(building, 'heating_bill_occurrence'))
  const unit = kWhPerUnit(billed, usageUnit(building, billed), facts.place.region)
  return [
    {
      field: 'heating_cost',
      fuel: ENGINE_FUEL[billed],
      months: YEAR,
      usage: times(figure(building, 'heating_usage'), unit * bills),
      cost: times(figure(building, 'heating_cost'), bills),
    },
  ]
}

/**
 * A seasonal figure is one bill of that season, as often as bills come in half a year. A bill that comes once a year
 * has no season: its figures stand in the winter's fields, and the summer's are blank.
 */
function electricBills(building: AssessedBuilding): Billed[] {
  const bills = billsAYear(recordedText(building, 'electrical_bill_occurrence'))
  const isYearly = bills === 1 && recordedText(building, 'electrical_bill_occurrence') !== undefined
  const ofSeason = (season: 'summer' | 'winter', months: readonly number[]): Billed => ({
    field: `electric_${season}_cost`,
    fuel: 'electricity',
    months,
    usage: times(figure(building, `electric_${season}_usage`), Math.max(1, bills / 2)),
    cost: times(figure(building, `electric_${season}_cost`), Math.max(1, bills / 2)),
  })
  const summer = ofSeason('summer', SUMMER)
  if (isYearly && summer.usage === undefined && summer.cost === undefined) return [ofSeason('winter', YEAR)]
  return [summer, ofSeason('winter', WINTER)]
}

const billsOf = (building: AssessedBuilding, facts: Heated): Billed[] => [
  ...heatingBill(building, facts),
  ...electricBills(building),
]

/** What the building's record says about its bills; pre-filled figures are left out. */
export const billReadings = (
  building: AssessedBuilding,
  facts: Heated,
  economics: Economics,
): BillReading[] => billsOf(building, facts).flatMap((billed) => readingOf(billed, economics))

/** Costs that the fixed charges of their months take up: no energy can be read from them, so that they count for nothing. */
export const costsBelowCharges = (
  building: AssessedBuilding,
  facts: Heated,
  economics: Economics,
): CostField[] =>
  billsOf(building, facts)
    .filter((billed) => billed.usage === undefined && billed.cost !== undefined)
    .filter((billed) => leftForUse(billed.cost ?? 0, billed, economics) <= 0)
    .map(({ field }) => field)
