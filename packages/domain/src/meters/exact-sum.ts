/** Nothing a meter sends has more digits behind the point. */
const DIGITS = 8
const SCALE = 10 ** DIGITS

/** The sum of decimal numbers to the last digit that was sent: they are added as whole numbers. */
export function exactSum(values: Iterable<number>): number {
  let whole = 0
  let parts = 0
  for (const value of values) {
    const integer = Math.trunc(value)
    whole += integer
    parts += Math.round((value - integer) * SCALE)
  }
  return Number((whole + parts / SCALE).toFixed(DIGITS))
}
