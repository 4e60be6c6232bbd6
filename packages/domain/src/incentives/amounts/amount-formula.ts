import { z } from 'zod'
import { HomeCondition } from '../classification/home-condition.ts'

/** A sum or rate as it is kept: plain digits, an optional decimal point. Never a JSON number. */
export const DECIMAL = /^\d{1,9}(\.\d{1,4})?$/
export const DecimalText = z.string().regex(DECIMAL)

/** What a rate is paid for. `each` is the number of things applied for: windows, thermostats, appliances. */
export const PAID_UNITS = ['each', 'm2', 'ft2', 'kw', 'ton', 'kbtuh'] as const
export type PaidUnit = (typeof PAID_UNITS)[number]

const cap = { cap: DecimalText.optional().describe('Never more than this, in the currency of the partner') }

const Flat = z.strictObject({ kind: z.literal('flat'), amount: DecimalText })
const PerUnit = z.strictObject({
  kind: z.literal('per_unit'),
  rate: DecimalText,
  unit: z.enum(PAID_UNITS),
  max_units: z.int().positive().optional(),
  ...cap,
})
const Percent = z.strictObject({ kind: z.literal('percent'), percent: DecimalText, ...cap })

export const SimplePart = z.discriminatedUnion('kind', [Flat, PerUnit, Percent])
export type SimplePart = z.infer<typeof SimplePart>

/** The first tier whose test holds pays; a bonus is a part with one tier. No tier met pays nothing. */
const Tiers = z.strictObject({
  kind: z.literal('tiers'),
  tiers: z.array(z.strictObject({ when: HomeCondition.optional(), pays: SimplePart })).min(1),
})

export const AmountPart = z.discriminatedUnion('kind', [Flat, PerUnit, Percent, Tiers])
export type AmountPart = z.infer<typeof AmountPart>

/** Parts add up, then the cap, then the price of the work: a rebate is never above the invoice. */
export const AmountFormula = z.strictObject({
  parts: z.array(AmountPart).min(1),
  ...cap,
  never_above_cost: z.boolean().default(true),
})
export type AmountFormula = z.infer<typeof AmountFormula>
