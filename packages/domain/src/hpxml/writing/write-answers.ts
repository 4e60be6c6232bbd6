import type { Answers } from '../../assessment/answers/answers.ts'
import type { AssessedBuilding } from '../../assessment/answers/assessed-building.ts'
import { SECTIONS, VOCABULARY } from '../../shared/vocabulary.ts'
import { elementAnswers } from '../answers/home-answers.ts'
import { toldText, valueText } from '../answers/own-answers.ts'
import type { AnswerUnits } from '../answers/units.ts'
import { HOME } from '../description/home.ts'
import { readHome } from '../read-home.ts'
import { said } from './described-home.ts'
import { type Told, writeFigures } from './write-figures.ts'
import type { WrittenElement } from './written-element.ts'

type Own = Pick<Told<typeof HOME>, 'answers' | 'record'>

/** The answers that the elements written so far do not give back as they were given. */
function ownAnswers(
  building: WrittenElement,
  answers: Answers,
  units: AnswerUnits,
  year: number,
): Own['answers'] {
  const found = elementAnswers(readHome(building, { read: new Set(), faults: [] }), units, year)
  return SECTIONS.flatMap((section) =>
    Object.keys(VOCABULARY[section]).flatMap((field) => {
      const given = valueText((answers[section]?.[field] ?? []).filter((value) => value.trim() !== ''))
      const read = toldText(found.find((one) => one.section === section && one.field === field)) ?? ''
      if (given === read) return []
      return [
        {
          section: said(section),
          field: said(field),
          ...(given !== '' && { value: said(given) }),
          ...(read !== '' && { instead: said(read) }),
        },
      ]
    }),
  )
}

const recordFigures = ({ prefilled_fields: prefilled, ...building }: AssessedBuilding): Own['record'] =>
  Object.entries(building).flatMap(([name, value]) =>
    value === null || value === undefined || value === '' || prefilled?.some((each) => each === name)
      ? []
      : [{ name: said(name), value: said(String(value)) }],
  )

/** Adds what HPXML has no element for, so that the home can be read again as it was. */
export function writeOwnWords(
  building: WrittenElement,
  { building: record, answers, year }: { building: AssessedBuilding; answers: Answers; year: number },
  units: AnswerUnits,
): void {
  const own: Own = {
    answers: ownAnswers(building, answers, units, year),
    record: recordFigures(record),
  }
  writeFigures(building, HOME, own)
}
