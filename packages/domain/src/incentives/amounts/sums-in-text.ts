import type { AmountFormula, AmountPart } from './amount-formula.ts'

const SPACE = '\\u0020\\u00a0\\u202f'
const NUMBER = `\\d{1,3}(?:[${SPACE}]\\d{3})+(?:[.,]\\d{1,2})?|\\d[\\d.,]*\\d|\\d`
const SUM = new RegExp(`[$€]\\s?(${NUMBER})|(${NUMBER})[${SPACE}]?[$€]`, 'gu')

/** The sums of money that a text names, whichever way its language writes them: `$1,050`, `1 050 $`, `13,50 €`. */
export const sumsIn = (text: string): number[] =>
  [...text.matchAll(SUM)].map(([, after, before]) => readSum(after ?? before ?? ''))

function readSum(written: string): number {
  const digits = written.replace(/\s/gu, '')
  const cents = /[.,](\d{1,2})$/.exec(digits)
  const whole = cents === null ? digits : digits.slice(0, -cents[0].length)
  return Number(`${whole.replace(/[.,]/g, '')}.${cents?.[1] ?? 0}`)
}

/** Every sum that a formula may be told by: what it pays, for one and for the most, and its limits. */
export const figuresOf = ({ parts, cap }: AmountFormula): number[] => [
  ...parts.flatMap(figuresOfPart),
  ...(cap === undefined ? [] : [Number(cap)]),
]

function figuresOfPart(part: AmountPart): number[] {
  switch (part.kind) {
    case 'flat':
      return [Number(part.amount)]
    case 'percent':
      return part.cap === undefined ? [] : [Number(part.cap)]
    case 'per_unit': {
      const rate = Number(part.rate)
      const most = part.max_units === undefined ? [] : [rate * part.max_units]
      return [rate, ...most, ...(part.cap === undefined ? [] : [Number(part.cap)])]
    }
    case 'tiers':
      return part.tiers.flatMap(({ pays }) => figuresOfPart(pays))
    default:
      return part satisfies never
  }
}
