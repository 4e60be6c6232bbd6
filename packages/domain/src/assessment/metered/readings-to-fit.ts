import type { BillReading } from '@hearthlight/engine'
import type { MeteredSpan, MeteredYear } from './metered-year.ts'

/** A month of a meter is trusted to this share of the mean month: no small month outweighs a large one. An estimate. */
const MONTH_ERROR = 0.06
/** A kilowatt-hour a day: less is no fuel to fit a house to. */
const LEAST_MONTH = 365 / 12

function readingsOf({ fuel, months_kwh }: MeteredYear): BillReading[] {
  const mean = months_kwh.reduce((sum, kWh) => sum + kWh, 0) / months_kwh.length
  if (mean < LEAST_MONTH) return []
  return months_kwh.map((kWh, month) => ({ fuel, months: [month], kWh, errorKWh: MONTH_ERROR * mean }))
}

/** What a model is fitted to: the meters, and typed bills of those fuels that no meter tells. */
export function readingsToFit(
  metered: readonly MeteredYear[],
  typed: readonly BillReading[],
): readonly BillReading[] {
  const fuels = new Set<string>(metered.map(({ fuel }) => fuel))
  return [...metered.flatMap(readingsOf), ...typed.filter(({ fuel }) => !fuels.has(fuel))]
}

type Fitted = {
  readonly metered: readonly MeteredSpan[]
  readonly bill_months: readonly { readonly fuel: string; readonly month: number; readonly kwh: number }[]
}

/** What a result was fitted to, so that another plan or answer can be fitted to the same. */
export const meteredBehind = (fitted: Fitted | null): MeteredYear[] =>
  fitted === null
    ? []
    : fitted.metered.map((span) => ({
        ...span,
        months_kwh: Array.from(
          { length: 12 },
          (_, month) =>
            fitted.bill_months.find((bill) => bill.fuel === span.fuel && bill.month === month + 1)?.kwh ?? 0,
        ),
      }))
