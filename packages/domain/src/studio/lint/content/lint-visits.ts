import { VISIT_LENGTH } from '../../../incentives/shown/visit-length.ts'
import type { JsonPath } from '../../../shared/json-path.ts'
import {
  type ContentFinding,
  type ContentRule,
  inIncentive,
  inProgram,
  type PartnerContent,
} from './partner-content.ts'

/** Of a length, typed in any of the languages. */
const TYPED = /\b(?:hours?|minutes?|horas?|minutos?|heures?)\b/i

type Words = Readonly<Record<string, string | undefined>>

/**
 * How long a visit takes is said once, with its schedule: the texts name it, and no shorter timeslot is offered. A program
 * has no length of its own to name.
 */
export const lintVisits = ({ catalogue, programs }: PartnerContent): ContentFinding[] => [
  ...catalogue.incentives.flatMap((entry) => {
    const { code, schedule } = entry
    if (schedule === null) return []
    return (['title', 'short_description', 'description'] as const).flatMap((field) => {
      const found = (rule: ContentRule) => [inIncentive(code, [field], rule, { placeholder: VISIT_LENGTH })]
      const words = Object.values(entry[field])
      if (words.some(isTyped)) return found('visit-typed')
      const isNamed = words.some((text) => text.includes(VISIT_LENGTH))
      return isNamed && schedule.minutes === undefined ? found('visit-no-minutes') : []
    })
  }),
  ...programs
    .filter(({ statuses }) => Object.values(statuses).some(({ user_scheduling }) => user_scheduling))
    .flatMap(({ code, description, what_happens_after }) => {
      const said: [JsonPath, Words][] = [
        [['description'], description],
        ...what_happens_after.map((each, index): [JsonPath, Words] => [
          ['what_happens_after', index, 'description'],
          each.description,
        ]),
      ]
      return said
        .filter(([, words]) => Object.values(words).some(isTyped))
        .map(([path]) => inProgram(code, path, 'visit-no-length', {}))
    }),
]

const isTyped = (text: string | undefined) => TYPED.test(text ?? '')
