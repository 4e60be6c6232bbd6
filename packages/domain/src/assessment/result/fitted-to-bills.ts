import { z } from 'zod'
import { MeteredSpan } from '../metered/metered-year.ts'

const BillMonth = z.object({
  month: z.int().min(1).max(12),
  fuel: z.string(),
  kwh: z.number(),
  kind: z.enum(['month', 'average']).describe('The bill of this month, or the average of a longer one'),
})

const BillMonthNumber = z.int().min(1).max(12)
/** Why the bills come to another sum than the home costs, or than a whole year of it. */
const BillCause = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('price'),
    fuel: z.string(),
    percent: z.int().describe('How much more a unit costs by the bills than by the price that is known'),
  }),
  z.object({
    kind: z.enum(['lowest', 'highest']).describe('A plausible home of these answers goes no further'),
  }),
  z.object({ kind: z.literal('fuel'), fuel: z.string().describe('Paid for, and not among the bills') }),
  z.object({ kind: z.literal('months'), fuel: z.string(), months: z.array(BillMonthNumber) }),
])

const BeforeMeters = z.object({
  money: z.number(),
  kwh: z.number(),
  air_changes_per_hour: z.number(),
  plan_saving_money: z.number(),
  half_width_percent: z.number(),
})

/** What the model was fitted to, bills and meters, and how well. */
export const FittedToBills = z.object({
  readings: z.int(),
  metered: z.array(MeteredSpan).default([]).describe('The fuels that meters tell; of the others typed bills'),
  before: BeforeMeters.nullable().default(null).describe('What would be said without the meters'),
  money: z
    .object({ billed: z.number(), modelled: z.number(), causes: z.array(BillCause).default([]) })
    .nullable()
    .default(null)
    .describe('What the bills come to that were given in money, and what the home costs for the same'),
  cv_rmse: z.number(),
  bias: z.number(),
  bias_before: z.number(),
  factors: z.object({ shell: z.number(), base_load: z.number(), hot_water: z.number() }),
  bill_months: z.array(BillMonth).default([]).describe('What the bills say; a result from before says none'),
  modelled_months: z
    .record(z.string(), z.array(z.number()).length(12))
    .default({})
    .describe('kWh of the fuels with bills as the fitted model buys them, January first'),
  furthest: z
    .object({
      fuel: z.string(),
      months: z.array(z.int().min(1).max(12)),
      billed_kwh: z.number(),
      modelled_kwh: z.number(),
    })
    .nullable()
    .default(null)
    .describe('Where the bills do not fit: the one that is furthest off, in kWh a month'),
})
