import type { AuditResult } from './audit-result-schema.ts'
import type { Category } from './end-use-totals.ts'

/** One month of the year as the model sees it, beside what the bills say of it. */
export type MonthlyUse = {
  /** 0 January … 11 December. */
  readonly month: number
  readonly modelled: number
  /** Absent where a fuel of this profile has no bill for the month. */
  readonly billed: number | undefined
}

export type MonthlyProfile = {
  readonly months: readonly MonthlyUse[]
  /** The fuels the months hold: those with bills, so that like stands beside like; empty without bills. */
  readonly billedFuels: readonly string[]
  /** A month's own bill, or the average of a longer one. */
  readonly billKind: 'month' | 'average' | undefined
}

const MONTHS = Array.from({ length: 12 }, (_, month) => month)
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)

/** The year by months: of all that is bought, or of the fuels with bills when a person told us their bills. */
export function monthlyUse({ monthly, calibration }: AuditResult): MonthlyProfile {
  const bills = calibration?.bill_months ?? []
  if (calibration === null || bills.length === 0) {
    const uses = Object.values(monthly.current)
    const bought = (month: number) => sum(uses.map((use) => use[month] ?? 0))
    const months = MONTHS.map((month) => ({ month, modelled: bought(month), billed: undefined }))
    return { months, billedFuels: [], billKind: undefined }
  }
  const fuels = Object.entries(calibration.modelled_months)
  const months = MONTHS.map((month) => {
    const inMonth = bills.filter((bill) => bill.month === month + 1)
    return {
      month,
      modelled: sum(fuels.map(([, kWh]) => kWh[month] ?? 0)),
      billed: inMonth.length === fuels.length ? sum(inMonth.map(({ kwh }) => kwh)) : undefined,
    }
  })
  const billKind = bills.every(({ kind }) => kind === 'month') ? 'month' : 'average'
  return { months, billedFuels: fuels.map(([fuel]) => fuel), billKind }
}

/** What every month needs stands below, what the seasons bring on top of it. */
const STACK: readonly Category[] = ['appliances', 'hot_water', 'ventilation', 'other', 'cooling', 'heating']

/** By use where the columns hold everything that is bought; bills of some fuels only stand beside plain columns. */
export function stackedUses(
  { monthly, consumptions_by_fuel }: AuditResult,
  { billedFuels }: MonthlyProfile,
): Category[] {
  const isWhole =
    billedFuels.length === 0 || Object.keys(consumptions_by_fuel).every((fuel) => billedFuels.includes(fuel))
  return isWhole ? STACK.filter((use) => monthly.current[use]?.some((kWh) => kWh >= 0.5)) : []
}
