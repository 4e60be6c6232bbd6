import type { FieldValues } from '@hearthlight/domain/forms/field-values'
import type { Retrofit } from '@hearthlight/domain/programs/wire/measure-wire'
import { type Draft, sendable } from '../edit/use-step-draft.ts'

type Measures = readonly Pick<Retrofit, 'program_measure_id'>[]

/**
 * What was typed at the forms of measures and differs from what is stored. It goes by the measure, since its place in the
 * cart is another one when something comes before it.
 */
export function measureDraft(measures: Measures, stored: FieldValues, values: FieldValues): Draft {
  return Object.fromEntries(
    Object.entries(values).flatMap(([path, value]) => {
      const [index = '', ...name] = path.split('/')
      const measure = measures[Number(index)]
      const sent = sendable(value)
      if (measure === undefined || isSame(sent, sendable(stored[path]))) return []
      return [[[measure.program_measure_id, ...name].join('/'), sent]]
    }),
  )
}

/** A draft at the places that its measures have now; of one that is gone nothing is left. */
export function draftedAnswers(measures: Measures, draft: Draft): Draft {
  return Object.fromEntries(
    measures.flatMap(({ program_measure_id }, index) => {
      const start = `${program_measure_id}/`
      return Object.entries(draft)
        .filter(([key]) => key.startsWith(start))
        .map(([key, value]) => [`${index}/${key.slice(start.length)}`, value])
    }),
  )
}

const isSame = (one: Draft[string], other: Draft[string]) => JSON.stringify(one) === JSON.stringify(other)
