import { type AGE_BANDS, RENOVATIONS } from '../../shared/vocabulary.ts'
import { answered } from '../answers/answers.ts'
import { choice, type FactSheet, impossible } from './fact-sheet.ts'

export type Renovation = (typeof RENOVATIONS)[number]
export type AgeBand = (typeof AGE_BANDS)[number]

const isRenovation = (value: string): value is Renovation => RENOVATIONS.some((known) => known === value)

/** What was renovated and when. "None" beside another answer is a contradiction, and named as one. */
export function renovationAges(sheet: FactSheet): ReadonlyMap<Renovation, AgeBand> {
  const given = answered(sheet.answers, 'renovation', 'renovations')
  if (given.includes('none')) {
    if (given.length > 1) throw impossible('renovation', 'renovations', 'contradiction')
    return new Map()
  }
  const ages = new Map<Renovation, AgeBand>()
  for (const value of given) {
    if (!isRenovation(value)) throw impossible('renovation', 'renovations', 'not_an_option')
    ages.set(value, choice(sheet, 'renovation', `${value}_when`) ?? '11_20')
  }
  return ages
}

/**
 * Effective RSI a renovation of that time brought (after building codes and program minimums of the time).
 * Estimates.
 */
export const RENOVATED_ATTIC_RSI = { '0_5': 8.8, '6_10': 7.6, '11_20': 6.2, over_20: 4.6 } as const
export const RENOVATED_WALL_RSI = { '0_5': 2.9, '6_10': 2.7, '11_20': 2.4, over_20: 2.1 } as const
export const RENOVATED_FOUNDATION_RSI = { '0_5': 3.2, '6_10': 2.8, '11_20': 2.1, over_20: 1.6 } as const
export const RENOVATED_WINDOWS = {
  '0_5': { windowU: 1.65, windowShgc: 0.36 },
  '6_10': { windowU: 1.8, windowShgc: 0.38 },
  '11_20': { windowU: 2.1, windowShgc: 0.42 },
  over_20: { windowU: 2.7, windowShgc: 0.52 },
} as const
/** Professional sealing: e^−0.288 of LBNL's regression on ResDB. */
export const SEALED_FACTOR = 0.75
