import {
  dayName,
  type MeasuredBaseline,
  type MeasuredSavings,
  MODEL_KINDS,
  type ModelKind,
  modelledUse,
  savingBand,
  slopesOf,
  totalOf,
} from '@hearthlight/engine/savings'
import type { MeasuredUse, SavingsMonth } from './home-savings.ts'
import { type Periods, spanOf, type Work } from './work-periods.ts'

const YEAR = 365
/** Below it the band of the method says nothing. */
const SHORTEST_BAND = 15

/** All figures of what was measured, by months on both sides of the work. */
export function presentMeasured(
  periods: Periods,
  baseline: MeasuredBaseline,
  found: MeasuredSavings,
  work: Work,
): MeasuredUse {
  const { fit, totals, check } = baseline
  const { best } = fit
  return {
    baseline: spanOf(periods.baseline, check.validDays, work.begins - YEAR, work.begins),
    reporting: spanOf(periods.reporting, found.usedDays, work.ends, work.ends),
    model: {
      kind: best.kind,
      heating_point: best.heatingPoint,
      cooling_point: best.coolingPoint,
      base: best.base,
      heating: best.heating,
      cooling: best.cooling,
      adjusted_r2: best.adjustedR2,
      cv: totals.cv,
      bias: totals.meanBias,
      tried: fit.qualified.length + fit.negative,
      qualified: fit.qualified.length,
      by_kind: MODEL_KINDS.flatMap((kind) => bestOfKind(fit, kind)),
    },
    observed: found.observed,
    expected: totalOf(found.counterfactual),
    saved: found.savings,
    share: found.fraction,
    band: found.band90,
    band68: found.band68,
    months: [...monthsOf(periods, baseline, 'baseline'), ...monthsOf(periods, baseline, 'reporting')],
  }
}

function bestOfKind({ qualified }: MeasuredBaseline['fit'], kind: ModelKind) {
  const own = qualified.filter((each) => each.kind === kind)
  const [best] = own.toSorted((one, other) => other.adjustedR2 - one.adjustedR2)
  if (best === undefined) return []
  const points = { heating_point: best.heatingPoint, cooling_point: best.coolingPoint }
  return [{ kind, qualified: own.length, adjusted_r2: best.adjustedR2, ...points }]
}

/** Bills as they are; days by months of the calendar, as far as they are known. */
function monthsOf(
  periods: Periods,
  { fit, totals }: MeasuredBaseline,
  which: 'baseline' | 'reporting',
): SavingsMonth[] {
  const { metering, weather } = periods
  const groups = new Map<string, { from: number; to: number; days: number; used: number; expected: number }>()
  for (const period of periods[which]) {
    const use = modelledUse(fit.best, period, weather)
    if (period.use === null || use === undefined) continue
    const name = metering === 'daily' ? dayName(period.day).slice(0, 7) : dayName(period.day)
    const known = groups.get(name) ?? { from: period.day, to: period.day, days: 0, used: 0, expected: 0 }
    groups.set(name, {
      from: known.from,
      to: period.day + period.days,
      days: known.days + period.days,
      used: known.used + period.use,
      expected: known.expected + totalOf(use),
    })
  }
  const slopes = slopesOf(fit.best)
  return [...groups.values()].map(({ from, to, days, used, expected }) => ({
    start: dayName(from),
    end: dayName(to),
    used,
    expected: which === 'baseline' ? null : expected,
    band:
      which === 'baseline'
        ? null
        : savingBand(totals, {
            metering,
            days: Math.max(days, SHORTEST_BAND),
            energy: expected,
            confidence: 0.9,
            slopes,
          }),
  }))
}
