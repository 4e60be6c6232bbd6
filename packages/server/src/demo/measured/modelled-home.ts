import type { AssessmentInput } from '@hearthlight/domain/assessment/answers/assessment-input'
import { homeFittedToBills } from '@hearthlight/domain/assessment/bills/home-fitted-to-bills'
import type { PromisedSavings } from '@hearthlight/domain/savings/home-savings'
import type { YearResult } from '@hearthlight/engine'
import { type MeasureId, planBasis, simulatePlan } from '@hearthlight/engine/measures'
import type { PlaceClimate } from '../../features/assessment/climates.ts'

export type ModelledWork = {
  readonly measure: string
  readonly before: YearResult
  readonly after: YearResult
  readonly promised: PromisedSavings
}

/** So sure an estimate before the work is, of itself. */
const OFF = 0.25

/** What our engine says of a home before and after each of these measures alone. */
export function modelledWorks(
  { answers, building }: Pick<AssessmentInput, 'answers' | 'building'>,
  measures: readonly MeasureId[],
  { place, climate }: Omit<PlaceClimate, 'record'>,
  year: number,
): { readonly works: readonly ModelledWork[]; readonly prices: Readonly<Record<string, number>> } {
  const { house, economics } = homeFittedToBills({ answers, building, place, climate, year })
  const basis = planBasis({ house, place, climate, economics })
  const alone = measures.flatMap((id) => simulatePlan(basis, [id]).steps)
  const prices = Object.entries(economics.prices).map(([fuel, { perKWh }]) => [fuel, perKWh] as const)
  return {
    prices: Object.fromEntries(prices),
    works: alone.map(({ id, saving, after }) => ({
      measure: id,
      before: basis.base.result,
      after: after.result,
      promised: {
        kwh: saving.kWh,
        low: saving.kWh * (1 - OFF),
        high: saving.kWh * (1 + OFF),
        kwh_by_fuel: saving.kWhByFuel,
        money: saving.money,
      },
    })),
  }
}
