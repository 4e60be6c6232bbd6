import { type AssessmentInput, homeInput } from '@hearthlight/domain/assessment/answers/assessment-input'
import type { ClimateRecord } from '@hearthlight/domain/assessment/result/virtual-audit'
import { type Climate, climateFromRecord } from '@hearthlight/engine'

/** A home as it travels to the worker: weather as the packed record, everything else as it is. */
export type EngineHome = Omit<AssessmentInput, 'place' | 'climate'> & { readonly climate: ClimateRecord }

/** A home as the worker is asked about it. */
export const engineHome = (climate: ClimateRecord, home: Parameters<typeof homeInput>[0]): EngineHome => ({
  ...homeInput(home),
  climate,
})

/** The same for the same home, without its weather, which hangs from the place. */
export const homeKey = ({ climate, ...home }: EngineHome): string => JSON.stringify([climate.place.id, home])

export const questionOf = ({ climate, ...home }: EngineHome): AssessmentInput => ({
  ...home,
  place: climate.place,
  climate: weatherOf(climate),
})

/** The weather of the last home stays unpacked: the next question is nearly always about the same place. */
let unpacked: { readonly record: string; readonly weather: Climate } | undefined

export function weatherOf({ record, place }: ClimateRecord): Climate {
  if (unpacked?.record !== record) {
    const bytes = Uint8Array.from(atob(record), (letter) => letter.charCodeAt(0))
    unpacked = { record, weather: climateFromRecord(bytes, place) }
  }
  return unpacked.weather
}
