import { evaluateHomeCondition, type Facts } from '../classification/home-condition.ts'
import type { AmountFormula, AmountPart, PaidUnit, SimplePart } from './amount-formula.ts'
import {
  add,
  fromDecimal,
  fromMeasured,
  lesser,
  multiply,
  type Rational,
  toInteger,
  whole,
} from './rational.ts'

/** What is known about the work: its price in cents and how much of each paid unit it holds. */
export type Work = {
  readonly costCents?: number | undefined
  readonly quantities?: Readonly<Partial<Record<PaidUnit, number>>> | undefined
}

/**
 * `exact`: nothing was left open. `maximum`: an input is missing, so `cents` is the most it can pay.
 * `unknown`: an input is missing and nothing limits the amount; it is never shown as zero.
 */
export type Quote =
  | { readonly basis: 'exact' | 'maximum'; readonly cents: number }
  | { readonly basis: 'unknown'; readonly cents: null }

type Sum = { readonly cents: Rational; readonly isExact: boolean } | null

const CENTS = fromDecimal('100')
const PER_CENT_OF_CENTS = { numerator: 1n, denominator: 100n }
const ZERO = whole(0n)
const cents = (decimal: string) => multiply(fromDecimal(decimal), CENTS)

export function quoteAmount(formula: AmountFormula, work: Work, facts: Facts): Quote {
  const sums = formula.parts.map((part) => partSum(part, work, facts))
  const total = sums.reduce<Sum>(
    (sum, part) => sum && part && { cents: add(sum.cents, part.cents), isExact: sum.isExact && part.isExact },
    { cents: ZERO, isExact: true },
  )
  const capped = atMost(total, formula.cap)
  if (!capped) return { basis: 'unknown', cents: null }
  const paid =
    formula.never_above_cost && work.costCents !== undefined
      ? lesser(capped.cents, whole(BigInt(work.costCents)))
      : capped.cents
  return { basis: capped.isExact ? 'exact' : 'maximum', cents: toInteger(paid) }
}

/** With a cap, a sum that cannot be worked out still has a most it can be. */
function atMost(sum: Sum, cap: string | undefined): Sum {
  if (cap === undefined) return sum
  if (!sum) return { cents: cents(cap), isExact: false }
  return { cents: lesser(sum.cents, cents(cap)), isExact: sum.isExact }
}

export function partSum(part: AmountPart, work: Work, facts: Facts): Sum {
  if (part.kind !== 'tiers') return simpleSum(part, work)
  const open: Sum[] = []
  for (const tier of part.tiers) {
    const outcome = tier.when ? evaluateHomeCondition(tier.when, facts).outcome : 'met'
    if (outcome === 'not_met') continue
    const sum = simpleSum(tier.pays, work)
    if (outcome === 'met') return open.length === 0 ? sum : greatest([...open, sum])
    open.push(sum)
  }
  return open.length === 0 ? { cents: ZERO, isExact: true } : greatest(open)
}

/** A tier whose test cannot be checked yet stays possible, so the most that any open tier pays is the maximum. */
function greatest(sums: readonly Sum[]): Sum {
  return sums.reduce<Sum>(
    (most, sum) =>
      most &&
      sum && { cents: lesser(most.cents, sum.cents) === most.cents ? sum.cents : most.cents, isExact: false },
    { cents: ZERO, isExact: false },
  )
}

function simpleSum(part: SimplePart, work: Work): Sum {
  switch (part.kind) {
    case 'flat':
      return { cents: cents(part.amount), isExact: true }
    case 'percent':
      return atMost(percentOfCost(part.percent, work.costCents), part.cap)
    case 'per_unit':
      return atMost(unitsSum(part, work), part.cap)
    default:
      return part satisfies never
  }
}

function percentOfCost(percent: string, costCents: number | undefined): Sum {
  if (costCents === undefined) return null
  const share = multiply(fromDecimal(percent), PER_CENT_OF_CENTS)
  return { cents: multiply(share, whole(BigInt(costCents))), isExact: true }
}

function unitsSum(part: Extract<SimplePart, { kind: 'per_unit' }>, work: Work): Sum {
  const rate = cents(part.rate)
  const quantity = work.quantities?.[part.unit]
  const most = part.max_units === undefined ? undefined : whole(BigInt(part.max_units))
  if (quantity === undefined) return most ? { cents: multiply(rate, most), isExact: false } : null
  const units = fromMeasured(quantity)
  return { cents: multiply(rate, most ? lesser(units, most) : units), isExact: true }
}
