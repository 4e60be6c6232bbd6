import type { AssessedBuilding } from '../../assessment/answers/assessed-building.ts'
import { billReadings } from '../../assessment/bills/bill-readings.ts'
import type { HomeFacts } from '../../assessment/facts/home-facts.ts'
import { economicsFor } from '../../assessment/house/economics-for.ts'
import type { EnergyConfig } from '../../partner/energy-config.ts'
import type { ExportedBills } from './home-export.ts'

const WINTER_FROM = 10
const day = (year: number, month: number) => `${year}-${String(month + 1).padStart(2, '0')}-01`

/** The last whole period of such months; winter begins in the year before. */
function periodOf(months: readonly number[], year: number) {
  const first = months.includes(WINTER_FROM) && months.length < 12 ? WINTER_FROM : Math.min(...months)
  const begins = first === WINTER_FROM ? year - 1 : year
  const end = first + months.length
  return { start: day(begins, first), end: day(begins + Math.floor(end / 12), end % 12) }
}

const USAGES = {
  year: 'heating_usage',
  summer: 'electric_summer_usage',
  winter: 'electric_winter_usage',
} as const

/** What the record says of bills: an average of a season or a year is one long period, no months. */
export function recordBills(
  building: AssessedBuilding,
  facts: HomeFacts,
  energy: EnergyConfig | undefined,
  year: number,
): ExportedBills[] {
  const readings = billReadings(building, facts, economicsFor(facts.place, energy))
  const bills = readings.map(({ fuel, months, kWh, money }) => {
    const isElectric = fuel === 'electricity' && facts.heatingFuel !== 'electricity'
    const season =
      months.length === 12 ? (isElectric ? 'winter' : 'year') : months.includes(0) ? 'winter' : 'summer'
    // What was worked out from a cost nobody counted.
    const source = building[USAGES[season]] == null ? ('assumed' as const) : ('told' as const)
    const period = { ...periodOf(months, year - 1), kWh, source, ...(money !== undefined && { cost: money }) }
    return { fuel, period }
  })
  return [...new Set(bills.map(({ fuel }) => fuel))].map((fuel) => ({
    fuel,
    periods: bills
      .filter((each) => each.fuel === fuel)
      .map(({ period }) => period)
      .toSorted((one, other) => one.start.localeCompare(other.start)),
  }))
}
