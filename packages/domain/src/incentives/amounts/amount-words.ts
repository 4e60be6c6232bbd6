import type { Condition } from '../../forms/condition.ts'
import type { Formats } from '../../partner/formats.ts'
import type { Translate } from '../../shared/translate.ts'
import type { AmountFormula, AmountPart, SimplePart } from './amount-formula.ts'

type Tier = Extract<AmountPart, { kind: 'tiers' }>['tiers'][number]

/** A formula as a person reads it: `$0.50 a square foot, at most $1,000`. */
export function amountWords({ parts, cap }: AmountFormula, formats: Formats, t: Translate): string {
  const simple = (part: SimplePart) => simpleWords(part, formats, t)
  const tierWords = ([first = '', ...others]: string[]) =>
    others.length === 0
      ? t('incentives:formula.one_tier', { text: first })
      : t('incentives:formula.tiers', { list: [first, ...others].join(', ') })
  const words = (part: AmountPart): string =>
    part.kind === 'tiers' ? tierWords(part.tiers.map(({ pays }) => simple(pays))) : simple(part)
  return atMost(parts.map(words).join(' + '), cap, formats, t)
}

type StaffWords = {
  readonly formats: Formats
  readonly t: Translate
  readonly conditionWords: (condition: Condition) => string
}

/**
 * The same for who writes it, with what decides each rate: `$1.25 a square foot when Attic insulation is None; otherwise
 * nothing; at most $1,050 in all. Never more than the work costs.`
 */
export function amountSentence({ parts, cap, never_above_cost }: AmountFormula, words: StaffWords): string {
  const { formats, t } = words
  const said = parts.map((part) => {
    if (part.kind !== 'tiers') return simpleWords(part, formats, t)
    const tiers = tiersWords(part.tiers, words)
    return parts.length > 1 && part.tiers.length > 1 ? `(${tiers})` : tiers
  })
  const hasTiers = parts.some(({ kind }) => kind === 'tiers')
  const text = said.join(' + ')
  const limited =
    hasTiers && cap !== undefined
      ? t('admin-programs:amount.in_all', { text, amount: written(cap, formats) })
      : atMost(text, cap, formats, t)
  return never_above_cost ? `${limited}. ${t('incentives:formula.never_above_cost')}` : limited
}

function tiersWords(tiers: readonly Tier[], { formats, t, conditionWords }: StaffWords): string {
  const said = tiers.map(({ when, pays }) => {
    const text = simpleWords(pays, formats, t)
    if (when !== undefined) return t('admin-programs:amount.tier', { text, condition: conditionWords(when) })
    return tiers.length === 1 ? text : t('admin-programs:amount.otherwise', { text })
  })
  // A bonus is one tier; that it is not paid otherwise goes without saying.
  const isOpen = tiers.length > 1 && tiers.every(({ when }) => when !== undefined)
  return [...said, ...(isOpen ? [t('admin-programs:amount.otherwise_nothing')] : [])].reduce((first, next) =>
    t('admin-programs:amount.next_tier', { first, next }),
  )
}

function simpleWords(part: SimplePart, formats: Formats, t: Translate): string {
  switch (part.kind) {
    case 'flat':
      return written(part.amount, formats)
    case 'percent': {
      const percent = formats.number(Number(part.percent))
      return atMost(t('incentives:formula.percent', { percent }), part.cap, formats, t)
    }
    case 'per_unit': {
      const rate = t(`incentives:formula.unit.${part.unit}`, { rate: written(part.rate, formats) })
      const most = part.max_units
      const text = most === undefined ? rate : t('incentives:formula.max_units', { text: rate, most })
      return atMost(text, part.cap, formats, t)
    }
    default:
      return part satisfies never
  }
}

const written = (amount: string, formats: Formats) =>
  formats.money(Number(amount), Number.isInteger(Number(amount)) ? 0 : 2)

const atMost = (text: string, cap: string | undefined, formats: Formats, t: Translate) =>
  cap === undefined ? text : t('incentives:formula.cap', { text, amount: written(cap, formats) })
