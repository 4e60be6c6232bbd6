import type { AssessmentInput } from '@hearthlight/domain/assessment/answers/assessment-input'
import { homeFittedToBills } from '@hearthlight/domain/assessment/bills/home-fitted-to-bills'
import type { PromisedSavings } from '@hearthlight/domain/savings/home-savings'
import type { YearResult } from '@hearthlight/engine'
import { audit } from '@hearthlight/engine/measures'
import type { PlaceClimate } from '../../features/assessment/climates.ts'

export type ModelledWork = {
  readonly measure: string
  readonly before: YearResult
  readonly after: YearResult
  readonly promised: PromisedSavings
}

/** So sure an estimate before the work is, of itself. */
const OFF = 0.25

/** What our engine says of a home before and after each of the measures that it may have. */
export function modelledWorks(
  answers: AssessmentInput['answers'],
  building: AssessmentInput['building'],
  { place, climate }: Omit<PlaceClimate, 'record'>,
  year: number,
): { readonly works: readonly ModelledWork[]; readonly prices: Readonly<Record<string, number>> } {
  const { house, economics } = homeFittedToBills({ answers, building, place, climate, year })
  const { base, alone } = audit({ house, place, climate, economics })
  const prices = Object.entries(economics.prices).map(([fuel, { perKWh }]) => [fuel, perKWh] as const)
  return {
    prices: Object.fromEntries(prices),
    works: alone.map(({ id, saving, after }) => ({
      ...{ measure: id, before: base.result, after: after.result },
      promised: {
        ...{ kwh: saving.kWh, low: saving.kWh * (1 - OFF), high: saving.kWh * (1 + OFF) },
        ...{ kwh_by_fuel: saving.kWhByFuel, money: saving.money },
      },
    })),
  }
}
