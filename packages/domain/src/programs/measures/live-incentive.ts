import type { AmountFormula, SimplePart } from '../../incentives/amounts/amount-formula.ts'
import { type Quote, quoteAmount } from '../../incentives/amounts/quote-amount.ts'
import { centsOfDecimal, decimalOfCents } from '../../incentives/amounts/rational.ts'
import type { ProjectMeasures, Retrofit } from '../wire/measure-wire.ts'
import { incentivesOnWire, totalOf, workOf } from './measure-incentive.ts'

/** What stands in a form just now: how many, and the price; null where there is no such number yet. */
export type TypedWork = { readonly quantity: number | null; readonly cost: string | null }

/**
 * A measure as it would be with what is typed. Where nobody told how it is paid, another quantity is worked out by the
 * server alone.
 */
export function withTyped(measure: Retrofit, { quantity, cost }: TypedWork): Retrofit {
  if (quantity === measure.quantity && cost === costOf(measure)) return measure
  const quote = quantity === null ? OPEN : quoteTyped(measure, quantity, cost)
  const isCost = (name: string) => name === measure.paid_by?.cost_field
  const fields = measure.fields.map((field) => (isCost(field.name) ? { ...field, value: cost } : field))
  return { ...measure, quantity: quantity ?? 0, fields, ...onWire(quote) }
}

const OPEN: Quote = { basis: 'unknown', cents: null }

function quoteTyped({ paid_by }: Retrofit, quantity: number, cost: string | null): Quote {
  return paid_by == null ? OPEN : quoteAmount(paid_by.formula, workOf(paid_by, quantity, cost), {})
}

const onWire = ({ cents, basis }: Quote): Pick<Retrofit, 'incentive' | 'incentive_basis'> => ({
  incentive: cents === null ? null : decimalOfCents(cents),
  incentive_basis: basis,
})

/** What the work of a measure costs, as far as it was told. */
export const costOf = ({ fields, paid_by }: Retrofit): string | null =>
  fields.find(({ name }) => name === paid_by?.cost_field)?.value ?? null

/** What this much would be paid if there were no limit; null where a limit takes nothing away. */
export function beforeLimits(measure: Retrofit): string | null {
  const { quantity, incentive, paid_by } = measure
  if (paid_by == null || incentive === null || quantity === 0) return null
  const work = workOf(paid_by, quantity, costOf(measure))
  const { cents } = quoteAmount(withoutLimits(paid_by.formula), work, {})
  return cents !== null && cents > centsOfDecimal(incentive) ? decimalOfCents(cents) : null
}

const withoutLimits = ({ parts }: AmountFormula): AmountFormula => ({
  never_above_cost: false,
  parts: parts.map((part) =>
    part.kind === 'tiers'
      ? { ...part, tiers: part.tiers.map(({ pays, ...tier }) => ({ ...tier, pays: unlimited(pays) })) }
      : unlimited(part),
  ),
})

function unlimited(part: SimplePart): SimplePart {
  switch (part.kind) {
    case 'flat':
      return part
    case 'percent':
      return { kind: part.kind, percent: part.percent }
    case 'per_unit':
      return { kind: part.kind, rate: part.rate, unit: part.unit }
    default:
      return part satisfies never
  }
}

/** A cart with other measures in it than are saved: what they come to, under the limit of the program. */
export const withMeasures = (
  { cap, cap_says }: Pick<ProjectMeasures, 'cap' | 'cap_says'>,
  retrofits: readonly Retrofit[],
): ProjectMeasures => ({
  retrofits: [...retrofits],
  ...incentivesOnWire(totalOf(retrofits.map(quoteOf), cap ?? undefined)),
  cap,
  cap_says,
})

const quoteOf = ({ incentive, incentive_basis }: Retrofit): Quote =>
  incentive === null || incentive_basis === 'unknown'
    ? OPEN
    : { basis: incentive_basis, cents: centsOfDecimal(incentive) }
