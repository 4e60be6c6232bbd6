import { type MeasureId, measureOf } from '@hearthlight/engine/measures'
import type { HomeFacts } from './facts/home-facts.ts'

const HEATERS = ['furnace_high_eff', 'boiler_condensing'] as const

/** Heaters whose forerunner has outlived its years: it will be replaced, the question is only by what. */
export const dueMeasures = ({ heatingYear }: Pick<HomeFacts, 'heatingYear'>, year: number): MeasureId[] =>
  HEATERS.filter((id) => year - heatingYear > measureOf(id).lifeYears)
