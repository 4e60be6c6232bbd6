import { validateAnswers } from '../../forms/validate-answers.ts'
import type { Translate } from '../../shared/translate.ts'
import type { Language } from '../../texts/namespaces.ts'
import type { ChosenMeasure } from '../application-state.ts'
import { type MeasureDefinition, QUANTITY } from '../definition/measure-definition.ts'
import type { ProgramDefinition } from '../definition/program-definition.ts'
import { sayIn } from '../definition/program-words.ts'
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

/** Whether a measure is still one of the program's and all that its form asks for is there. */
export function isMeasureComplete(program: ProgramDefinition, chosen: ChosenMeasure): boolean {
  const measure = measuresOf(program).find(({ code }) => code === chosen.measure)
  const [kept] = program.languages
  if (measure === undefined || kept === undefined) return false
  const tree = measureForm(program, measure, kept, (key) => key)
  const given = { ...chosen.fields, [QUANTITY]: chosen.quantity }
  return validateAnswers(tree, given, (rule) => rule).mistakes.length === 0
}
