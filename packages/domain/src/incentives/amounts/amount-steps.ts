import type { Formats } from '../../partner/formats.ts'
import type { Translate } from '../../shared/translate.ts'
import type { AmountFormula, AmountPart, PaidUnit, SimplePart } from './amount-formula.ts'
import { amountWords } from './amount-words.ts'
import { explainAmount } from './explain-amount.ts'
import { partSum, type Work } from './quote-amount.ts'
import { toInteger } from './rational.ts'

export type StepWords = {
  readonly formats: Formats
  readonly t: Translate
  /** What is counted, as the program calls it; the unit that is paid for otherwise. */
  readonly counted?: ((quantity: number) => string) | undefined
}

export type AmountSteps = {
  /** Null while something is missing that nothing limits. */
  readonly cents: number | null
  readonly lines: readonly string[]
}

/**
 * How an amount comes about, line by line: `925 sq ft × $1.25 = $1,156.25`, `Capped at $1,000.00`. What the facts of a
 * home decide is decided in the formula already.
 */
export function amountSteps(formula: AmountFormula, work: Work, words: StepWords): AmountSteps {
  const { quote, lines } = explainAmount(formula, work, {})
  const sum = sumIn(words)
  return {
    cents: quote.cents,
    lines: lines.flatMap(({ kind, part, cents }) => {
      if (kind !== 'part') return words.t(`incentives:steps.${kind}`, { sum: sum(cents ?? 0) })
      const paying = part === null ? undefined : formula.parts[part]
      return paying === undefined ? [] : partSteps(paying, work, words)
    }),
  }
}

const sumIn =
  ({ formats }: StepWords) =>
  (cents: number) =>
    formats.money(cents / 100, 2)

function partSteps(part: AmountPart, work: Work, words: StepWords): string[] {
  if (part.kind === 'tiers') return [openWords(part, words)]
  const before = partSum(withoutCap(part), work, {})
  // The quantity or the price is not known yet.
  if (before === null || !before.isExact) return [openWords(part, words)]
  const cents = toInteger(before.cents)
  const paid = partSum(part, work, {})
  const isCapped = paid !== null && toInteger(paid.cents) < cents
  return [
    sumWords(part, cents, work, words),
    ...(isCapped ? [words.t('incentives:steps.cap', { sum: sumIn(words)(toInteger(paid.cents)) })] : []),
  ]
}

const withoutCap = (part: SimplePart): SimplePart => {
  if (part.kind === 'flat') return part
  const { cap: _cap, ...rest } = part
  return rest
}

const openWords = (part: AmountPart, { formats, t }: StepWords): string =>
  t('incentives:steps.open', {
    text: amountWords({ parts: [part], never_above_cost: false }, formats, t),
  })

function sumWords(part: SimplePart, cents: number, work: Work, words: StepWords): string {
  const { formats, t } = words
  const sum = sumIn(words)(cents)
  switch (part.kind) {
    case 'flat':
      return t('incentives:steps.flat', { sum })
    case 'percent': {
      const cost = sumIn(words)(work.costCents ?? 0)
      return t('incentives:steps.percent', { percent: figure(Number(part.percent), formats), cost, sum })
    }
    case 'per_unit': {
      const quantity = work.quantities?.[part.unit] ?? 0
      const most = part.max_units
      const named = { rate: formats.money(Number(part.rate), 2), sum }
      if (most !== undefined && quantity > most)
        return t('incentives:steps.counted', {
          quantity: quantityWords(quantity, part.unit, words),
          most,
          ...named,
        })
      return t('incentives:steps.times', { quantity: quantityWords(quantity, part.unit, words), ...named })
    }
    default:
      return part satisfies never
  }
}

function quantityWords(quantity: number, unit: PaidUnit, { formats, t, counted }: StepWords): string {
  if (counted !== undefined) return counted(quantity)
  return t(`incentives:steps.quantity.${unit}`, { quantity: figure(quantity, formats) })
}

/** Halves of a ton are said, whole square feet have no decimals. */
export const figure = (value: number, { number }: Formats): string =>
  number(value, Number.isInteger(value) ? 0 : 2)
