export type WaterfallStep = { key: string; saving: number }

/** Percent of the track. A step hangs between what was before it and what is left after it. */
export type WaterfallBar = { key: string; from: number; width: number; left: number; isRise: boolean }

export type Waterfall = { start: WaterfallBar; steps: WaterfallBar[]; end: WaterfallBar }

/** From today to the end of the plan, one step at a time. The last bar is exactly what the steps leave. */
export function waterfall(start: number, steps: readonly WaterfallStep[]): Waterfall {
  const lefts: number[] = []
  steps.reduce((left, step) => {
    lefts.push(left - step.saving)
    return left - step.saving
  }, start)
  const max = Math.max(start, ...lefts, 1)
  const place = (value: number) => (Math.max(0, value) / max) * 100
  const end = lefts.at(-1) ?? start
  const whole = (key: string, value: number): WaterfallBar => ({
    key,
    from: 0,
    width: place(value),
    left: value,
    isRise: false,
  })
  return {
    start: whole('start', start),
    steps: steps.map((step, index) => {
      const left = lefts[index] ?? start
      const before = left + step.saving
      return {
        key: step.key,
        from: place(Math.min(left, before)),
        width: Math.abs(place(before) - place(left)),
        left,
        isRise: step.saving < 0,
      }
    }),
    end: whole('end', end),
  }
}
