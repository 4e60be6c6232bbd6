import { validateAnswers } from '../../forms/validate-answers.ts'
import type { Translate } from '../../shared/translate.ts'
import type { Language } from '../../texts/namespaces.ts'
import {
  type MeasureDefinition,
  type MeasureFieldDefinition,
  QUANTITY,
} from '../definition/measure-definition.ts'
import type { ProgramDefinition } from '../definition/program-definition.ts'
import { sayIn } from '../definition/program-words.ts'
import type { ChosenMeasure } from '../facts/application-state.ts'
import { answerInWords } from '../options/option-words.ts'
import { compileMeasure } from './compile-measure.ts'
import { measuresOf } from './measure-incentive.ts'
import { presentMeasureType } from './present-measure-type.ts'

/** The form of a measure in the words of the reader. */
export function measureForm(
  program: ProgramDefinition,
  { type, max_quantity }: MeasureDefinition,
  language: Language,
  translate: Translate,
) {
  const definition = program.measure_types[type]
  const wire = definition && presentMeasureType(type, definition, sayIn(language, program.languages))
  return compileMeasure(wire ?? { field_groups: [] }, { max_quantity: max_quantity ?? null }, translate)
}

/** What the form of a measure asks. */
export const fieldsOf = (
  { measure_types }: ProgramDefinition,
  { type }: MeasureDefinition,
): readonly MeasureFieldDefinition[] =>
  measure_types[type]?.field_groups.flatMap(({ fields }) => fields) ?? []

/** Whether a measure is still one of the program's and all that its form asks for is there. */
export function isMeasureComplete(program: ProgramDefinition, chosen: ChosenMeasure): boolean {
  const measure = measuresOf(program).find(({ code }) => code === chosen.measure)
  const [kept] = program.languages
  if (measure === undefined || kept === undefined) return false
  const say = sayIn(kept, program.languages)
  const fields = fieldsOf(program, measure).flatMap((field) => {
    const value = chosen.fields[field.name]
    return value === undefined ? [] : [[field.name, answerInWords(field, value, say)]]
  })
  const given = { ...Object.fromEntries(fields), [QUANTITY]: chosen.quantity }
  const tree = measureForm(program, measure, kept, (key) => key)
  return validateAnswers(tree, given, (rule) => rule).mistakes.length === 0
}
