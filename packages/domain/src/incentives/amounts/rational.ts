/** An exact fraction: amounts of money are never held as floating point while they are being computed. */
export type Rational = { readonly numerator: bigint; readonly denominator: bigint }

const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/

export const whole = (value: bigint): Rational => ({ numerator: value, denominator: 1n })

export function fromDecimal(text: string): Rational {
  const match = DECIMAL.exec(text)
  if (!match) throw new RangeError(`not a decimal number: ${text}`)
  const [, sign, digits = '0', fraction = ''] = match
  const numerator = BigInt(digits + fraction)
  return { numerator: sign === '-' ? -numerator : numerator, denominator: 10n ** BigInt(fraction.length) }
}

/** Measured quantities come from the engine as floats; two decimals are more than an area or a size is known to. */
export const fromMeasured = (value: number): Rational => fromDecimal(value.toFixed(2))

export const add = (a: Rational, b: Rational): Rational => ({
  numerator: a.numerator * b.denominator + b.numerator * a.denominator,
  denominator: a.denominator * b.denominator,
})

export const multiply = (a: Rational, b: Rational): Rational => ({
  numerator: a.numerator * b.numerator,
  denominator: a.denominator * b.denominator,
})

export const lesser = (a: Rational, b: Rational): Rational =>
  a.numerator * b.denominator <= b.numerator * a.denominator ? a : b

/** Nearest whole number, halves away from zero: the rounding people expect of a sum of money. */
export function toInteger({ numerator, denominator }: Rational): number {
  const magnitude = numerator < 0n ? -numerator : numerator
  const rounded = (2n * magnitude + denominator) / (2n * denominator)
  return Number(numerator < 0n ? -rounded : rounded)
}

export const centsOfDecimal = (text: string): number => toInteger(multiply(fromDecimal(text), whole(100n)))

export function decimalOfCents(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
