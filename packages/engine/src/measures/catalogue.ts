import { AIR_MEASURES } from './air-measures.ts'
import { HEATING_MEASURES } from './heating-measures.ts'
import { HOUSEHOLD_MEASURES } from './household-measures.ts'
import { MEASURE_IDS, type Measure, type MeasureId } from './measure.ts'
import { rooftopPv } from './rooftop-pv.ts'
import { SHELL_MEASURES } from './shell-measures.ts'
import { WATER_MEASURES } from './water-measures.ts'

const BY_ID: ReadonlyMap<MeasureId, Measure> = new Map(
  [
    ...SHELL_MEASURES,
    ...AIR_MEASURES,
    ...HEATING_MEASURES,
    ...WATER_MEASURES,
    ...HOUSEHOLD_MEASURES,
    rooftopPv,
  ].map((measure) => [measure.id, measure]),
)

export function measureOf(id: MeasureId): Measure {
  const measure = BY_ID.get(id)
  if (!measure) throw new RangeError(`no measure ${id}`)
  return measure
}

/** Every measure, in the order of work. */
export const MEASURES: readonly Measure[] = MEASURE_IDS.map(measureOf)

export const isMeasureId = (text: string): text is MeasureId => MEASURE_IDS.some((id) => id === text)

/** The order of work for a choice of measures. */
export const inOrderOfWork = (ids: readonly MeasureId[]): MeasureId[] =>
  MEASURE_IDS.filter((id) => ids.includes(id))
