import type { MeasureId } from '@hearthlight/engine/measures'
import type { HomePart } from '../parts/home-parts.ts'
import type { LossPart } from '../parts/loss-parts.ts'

const MENDED_BY: Readonly<Partial<Record<LossPart, readonly MeasureId[]>>> = {
  attic: ['attic_insulation'],
  air: ['air_sealing'],
  walls: ['wall_cavity_insulation', 'wall_exterior_insulation'],
  windows: ['windows', 'doors'],
  foundation: ['rim_joist_insulation', 'basement_wall_insulation', 'crawlspace_floor_insulation'],
  ventilation: ['hrv_erv'],
  ducts: ['duct_sealing'],
}

export type PartAdvice =
  | { readonly kind: 'planned'; readonly step: number; readonly name: string }
  /** The text `heat.advice.<key>`. */
  | { readonly kind: 'text'; readonly key: LossPart | 'air_tight' }

type Step = { readonly measure: { readonly id: string; readonly label: string } }

/** What to do about a part that loses much: the step of the plan that mends it, else a word about the part itself. */
export function adviceOf(part: LossPart, parts: readonly HomePart[], steps: readonly Step[]): PartAdvice {
  const at = steps.findIndex(({ measure }) => MENDED_BY[part]?.some((id) => id === measure.id))
  const step = steps[at]
  if (step !== undefined) return { kind: 'planned', step: at + 1, name: step.measure.label }
  const rating = parts.find(({ id }) => id === part)?.rating ?? 0
  return { kind: 'text', key: part === 'air' && rating >= 4 ? 'air_tight' : part }
}
