/** One case and one quantity; `error` is relative. */
export interface ComparedCase {
  readonly name: string
  readonly expected: number
  readonly got: number
  readonly error: number
}

export interface Summary {
  readonly n: number
  readonly median: number
  readonly p90: number
  readonly within5: number
  readonly within10: number
  readonly bias: number
}

export interface Comparison {
  readonly cases: readonly ComparedCase[]
  readonly summary: Summary
}

export const compareCase = (name: string, expected: number, got: number): ComparedCase => ({
  name,
  expected,
  got,
  error: expected === 0 ? 0 : got / expected - 1,
})

const quantile = (sorted: readonly number[], share: number): number => {
  if (sorted.length === 0) return Number.NaN
  const position = share * (sorted.length - 1)
  const low = Math.floor(position)
  const a = sorted[low] ?? 0
  const b = sorted[Math.min(sorted.length - 1, low + 1)] ?? a
  return a + (b - a) * (position - low)
}

/** `median` and `p90` are of the absolute error, `bias` is the mean error. */
export const summarizeCases = (cases: readonly ComparedCase[]): Comparison => {
  const absolute = cases.map((item) => Math.abs(item.error)).sort((a, b) => a - b)
  const share = (limit: number): number =>
    absolute.length === 0 ? Number.NaN : absolute.filter((error) => error <= limit).length / absolute.length
  return {
    cases,
    summary: {
      n: cases.length,
      median: quantile(absolute, 0.5),
      p90: quantile(absolute, 0.9),
      within5: share(0.05),
      within10: share(0.1),
      bias: cases.reduce((sum, item) => sum + item.error, 0) / cases.length,
    },
  }
}
