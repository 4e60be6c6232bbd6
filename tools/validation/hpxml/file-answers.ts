import { homeAnswers } from '@hearthlight/domain/hpxml/answers/home-answers'
import { answerUnits } from '@hearthlight/domain/hpxml/answers/units'
import { readHpxml } from '@hearthlight/domain/hpxml/read-hpxml'
import { HpxmlProblem } from '@hearthlight/domain/hpxml/xml/hpxml-problem'
import { hpxmlOf } from '@hearthlight/readers/hpxml/hpxml-tree'

const UNITS = answerUnits({ area_unit: 'square_feet', temperature_unit: 'fahrenheit' })

/** Which of our questions a file answers for its first home, on one line. */
export function fileAnswers(bytes: Uint8Array): string {
  try {
    const [home] = readHpxml(hpxmlOf(bytes)).homes
    if (home === undefined) return ''
    return homeAnswers(home, UNITS, new Date().getFullYear())
      .map(({ field, values, source }) => `${field}=${values}${source === 'told' ? '' : '?'}`)
      .join(' ')
  } catch (error) {
    if (error instanceof HpxmlProblem) return `refused ${error.message}`
    throw error
  }
}
