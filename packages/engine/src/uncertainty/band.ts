/** Eight times out of ten the truth is expected between the two. */
export interface Band {
  readonly p10: number
  readonly p90: number
}

/** Quantile by linear interpolation (Hyndman & Fan 1996, type 7). */
const at = (sorted: Float64Array, share: number): number => {
  const position = share * (sorted.length - 1)
  const below = sorted[Math.floor(position)] ?? Number.NaN
  const above = sorted[Math.ceil(position)] ?? Number.NaN
  return below + (above - below) * (position - Math.floor(position))
}

/** P10 and P90 of the draws, widened where the best estimate itself lies outside. */
export function bandOf(draws: ArrayLike<number>, estimate: number): Band {
  const sorted = Float64Array.from(draws).sort()
  return { p10: Math.min(estimate, at(sorted, 0.1)), p90: Math.max(estimate, at(sorted, 0.9)) }
}

const mean = (values: ArrayLike<number>) => {
  let sum = 0
  for (let i = 0; i < values.length; i++) sum += values[i] ?? 0
  return sum / values.length
}

/** Share of the variance of `y` that moves with `x`: the square of their correlation. */
export function explainedShare(x: ArrayLike<number>, y: ArrayLike<number>): number {
  const mx = mean(x)
  const my = mean(y)
  let xx = 0
  let yy = 0
  let xy = 0
  for (let i = 0; i < x.length; i++) {
    const dx = (x[i] ?? 0) - mx
    const dy = (y[i] ?? 0) - my
    xx += dx * dx
    yy += dy * dy
    xy += dx * dy
  }
  return xx > 0 && yy > 0 ? (xy * xy) / (xx * yy) : 0
}
