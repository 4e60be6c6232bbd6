import type { House } from '@hearthlight/engine'
import { homeYear } from '@hearthlight/engine'
import { isMeasureId, measureOf } from '@hearthlight/engine/measures'
import type { AssessmentInput } from '../../assessment/answers/assessment-input.ts'
import { economicsFor } from '../../assessment/house/economics-for.ts'

/** The house after the steps of a plan, one on the other; what no longer applies changes nothing. */
export function plannedHouse(house: House, input: AssessmentInput, steps: readonly string[]): House {
  const { place, climate, energy } = input
  const site = { place, climate, base: homeYear(house, { climate }, economicsFor(place, energy)).result }
  return steps.filter(isMeasureId).reduce((before, id) => {
    const measure = measureOf(id)
    return measure.refusal(before, site) === undefined ? measure.apply(before, site) : before
  }, house)
}
