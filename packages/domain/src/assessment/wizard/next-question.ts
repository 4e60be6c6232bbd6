import { DRAWS, explainedShare, type HomeBands } from '@hearthlight/engine'
import type { Section } from '../../shared/vocabulary.ts'
import type { Spread } from '../facts/fact-sheet.ts'

/** The unanswered question that would narrow the band most, and how much. */
export interface NextQuestion {
  readonly section: Section
  readonly field: string
  /** Half width of the P10–P90 band over the estimate, now and with an answer. */
  readonly halfWidthNow: number
  readonly halfWidthAfter: number
}

/** An answer such as "good" still leaves some of the spread. An estimate. */
const SETTLED_SHARE = 0.8
/** A gain below half a percentage point is not worth a person's minute. */
const LEAST_GAIN = 0.005

/** How much of the variance of the year's energy each question would take away. */
function shareByQuestion(spreads: readonly Spread[], answered: ReadonlySet<string>, bands: HomeBands) {
  const { z, dimensions, kWh } = bands.draws
  const shares = new Map<string, { section: Section; field: string; share: number }>()
  spreads.forEach(({ section, field }, j) => {
    if (answered.has(`${section}.${field}`)) return
    const column = Float64Array.from({ length: DRAWS }, (_, n) => z[n * dimensions + j] ?? 0)
    const known = shares.get(`${section}.${field}`)
    const share = explainedShare(column, kWh) + (known?.share ?? 0)
    shares.set(`${section}.${field}`, { section, field, share })
  })
  return [...shares.values()]
}

/**
 * First-order variance: what the answer explains falls out, the half width shrinks as the square root of the rest.
 */
export function nextQuestion(
  spreads: readonly Spread[],
  answered: ReadonlySet<string>,
  bands: HomeBands,
  estimateKWh: number,
): NextQuestion | undefined {
  const best = shareByQuestion(spreads, answered, bands).toSorted((a, b) => b.share - a.share)[0]
  if (!best || estimateKWh <= 0) return undefined
  const halfWidthNow = (bands.now.kWh.p90 - bands.now.kWh.p10) / 2 / estimateKWh
  const left = Math.sqrt(Math.max(0, 1 - SETTLED_SHARE * Math.min(1, best.share)))
  const halfWidthAfter = halfWidthNow * left
  if (halfWidthNow - halfWidthAfter < LEAST_GAIN) return undefined
  return { section: best.section, field: best.field, halfWidthNow, halfWidthAfter }
}
