import type { Formats } from '../../partner/formats.ts'
import type { Translate } from '../../shared/translate.ts'
import type { AmountFormula, AmountPart, SimplePart } from './amount-formula.ts'

/** A formula as a person reads it: `$0.50 a square foot, at most $1,000`. */
export function amountWords(formula: AmountFormula, formats: Formats, t: Translate): string {
  const written = (amount: string) => formats.money(Number(amount), hasCents(amount) ? 2 : 0)
  const atMost = (text: string, cap: string | undefined) =>
    cap === undefined ? text : t('incentives:formula.cap', { text, amount: written(cap) })
  const simple = (part: SimplePart): string => {
    switch (part.kind) {
      case 'flat':
        return written(part.amount)
      case 'percent':
        return atMost(
          t('incentives:formula.percent', { percent: formats.number(Number(part.percent)) }),
          part.cap,
        )
      case 'per_unit': {
        const rate = t(`incentives:formula.unit.${part.unit}`, { rate: written(part.rate) })
        const most = part.max_units
        return atMost(
          most === undefined ? rate : t('incentives:formula.max_units', { text: rate, most }),
          part.cap,
        )
      }
      default:
        return part satisfies never
    }
  }
  const words = (part: AmountPart): string =>
    part.kind === 'tiers' ? tierWords(part.tiers.map(({ pays }) => simple(pays))) : simple(part)
  const tierWords = ([first = '', ...others]: string[]) =>
    others.length === 0
      ? t('incentives:formula.one_tier', { text: first })
      : t('incentives:formula.tiers', { list: [first, ...others].join(', ') })
  return atMost(formula.parts.map(words).join(' + '), formula.cap)
}

const hasCents = (amount: string) => !Number.isInteger(Number(amount))
