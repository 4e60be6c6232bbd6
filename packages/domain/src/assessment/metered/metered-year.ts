import type { BillReading } from '@hearthlight/engine'
import { z } from 'zod'

/** The fuels of the model that a meter counts. */
export const METERED_FUELS = ['electricity', 'natural_gas', 'propane', 'fuel_oil', 'district'] as const

/** What a home takes of a fuel in a usual year, by its meters: the weather of the days they were read is taken out. */
export const MeteredYear = z.object({
  fuel: z.enum(METERED_FUELS),
  months_kwh: z.array(z.number().min(0)).length(12).describe('January first'),
  first: z.iso.date(),
  end: z.iso.date().describe('The day after the last'),
  metering: z.enum(['daily', 'bills']),
  station: z
    .string()
    .nullable()
    .describe('Whose weather the days had; null where a usual year stands for them'),
})
export type MeteredYear = z.infer<typeof MeteredYear>
export const MeteredYears = z.array(MeteredYear).max(METERED_FUELS.length)

/** The same without the energy, which stands among the months of the bills. */
export const MeteredSpan = MeteredYear.omit({ months_kwh: true })
export type MeteredSpan = z.infer<typeof MeteredSpan>

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
