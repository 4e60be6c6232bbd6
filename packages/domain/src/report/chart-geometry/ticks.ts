/** Round tick values from zero (or below, when something is negative) that cover the data: 1, 2, 2.5 or 5 times a power of ten. */
export function niceTicks(min: number, max: number, count = 4): number[] {
  const low = Math.min(0, min)
  const high = Math.max(0, max)
  if (high === low) return [0, 1]
  const raw = (high - low) / count
  const power = 10 ** Math.floor(Math.log10(raw))
  const step = ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= raw) ?? 10) * power
  const first = Math.floor(low / step)
  const last = Math.ceil(high / step)
  return Array.from({ length: last - first + 1 }, (_, index) => tidy((first + index) * step))
}

/** Takes the dust of binary fractions off a tick (0.30000000000000004 is 0.3). */
function tidy(value: number): number {
  return Number(value.toPrecision(12))
}
