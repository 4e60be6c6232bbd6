import type { AuditResult } from '../../assessment/result/audit-result-schema.ts'
import { type Category, SOLAR } from '../parts/end-use-totals.ts'
import { figureStep, toStep } from '../shown-figures/figure-step.ts'
import { shareOut } from '../shown-figures/share-out.ts'

/** One month of the year as the model sees it, beside what the bills say of it, in kWh as they are written. */
export type MonthlyUse = {
  /** 0 January … 11 December. */
  readonly month: number
  readonly modelled: number
  /** What makes up `modelled`, by use; empty where the columns are not split. */
  readonly parts: readonly { readonly use: Category; readonly kWh: number }[]
  /** Absent where a fuel of this profile has no bill for the month. */
  readonly billed: number | undefined
}

export type MonthlyProfile = {
  readonly months: readonly MonthlyUse[]
  /** The uses that the columns are split into. */
  readonly uses: readonly Category[]
  /** The fuels the months hold: those with bills, so that like stands beside like; empty without bills. */
  readonly billedFuels: readonly string[]
  /** A month's own bill, or the average of a longer one. */
  readonly billKind: 'month' | 'average' | undefined
}

const MONTHS = Array.from({ length: 12 }, (_, month) => month)
/** A month is a twelfth of a year, so that its figures are written finer. */
const FINER = 10
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)

/** The year by months: of all that is bought, or of the fuels with bills when a person told us their bills. */
export function monthlyUse(result: AuditResult): MonthlyProfile {
  const { monthly, calibration, uncertainty } = result
  const bills = calibration?.bill_months ?? []
  const fuels = calibration === null || bills.length === 0 ? [] : Object.entries(calibration.modelled_months)
  const billedFuels = fuels.map(([fuel]) => fuel)
  const uses = stackedUses(result, billedFuels)
  const { p10, p90 } = uncertainty.current.kwh
  const step = Math.max(1, figureStep('kWh', { low: p10, high: p90 }) / FINER)
  const bought = (use: Category, month: number) => monthly.current[use]?.[month] ?? 0
  const months = MONTHS.map((month): MonthlyUse => {
    const inMonth = bills.filter((bill) => bill.month === month + 1)
    const all = Object.values(monthly.current).map((use) => use[month] ?? 0)
    const modelled = toStep(sum(fuels.length === 0 ? all : fuels.map(([, kWh]) => kWh[month] ?? 0)), step)
    const parts = shareOut(
      uses.map((use) => bought(use, month)),
      modelled,
      step,
    )
    const isBilled = fuels.length > 0 && inMonth.length === fuels.length
    return {
      month,
      modelled,
      parts: uses.map((use, index) => ({ use, kWh: parts[index] ?? 0 })),
      billed: isBilled ? toStep(sum(inMonth.map(({ kwh }) => kwh)), 1) : undefined,
    }
  })
  const kind = bills.every((bill) => bill.kind === 'month') ? 'month' : 'average'
  return { months, uses, billedFuels, billKind: fuels.length === 0 ? undefined : kind }
}

/** What every month needs stands below, what the seasons bring on top of it. */
const STACK: readonly Category[] = ['appliances', 'hot_water', 'ventilation', 'other', 'cooling', 'heating']

/**
 * By use where the columns hold everything that is bought. Bills of some fuels only stand beside plain columns, and what
 * a roof leaves to buy belongs to no use.
 */
function stackedUses(
  { monthly, consumptions_by_fuel, end_uses }: AuditResult,
  billedFuels: readonly string[],
): Category[] {
  const isWhole =
    billedFuels.length === 0 || Object.keys(consumptions_by_fuel).every((fuel) => billedFuels.includes(fuel))
  const hasPanels = end_uses.some(({ id, current }) => id === SOLAR && current.kwh < 0)
  return isWhole && !hasPanels ? STACK.filter((use) => monthly.current[use]?.some((kWh) => kWh >= 0.5)) : []
}
