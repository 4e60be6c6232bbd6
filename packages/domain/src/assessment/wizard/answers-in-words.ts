import { chosenValues, isNumeric } from '../../forms/field-values.ts'
import type { FieldQuestion } from '../../forms/question.ts'
import { askedQuestions, factsIn } from '../../forms/question-paths.ts'
import { settleQuestion } from '../../forms/settle-question.ts'
import type { Formats } from '../../partner/formats.ts'
import type { AuditSections } from '../../partner/sections/audit-sections.ts'
import type { Translate } from '../../shared/translate.ts'
import { SECTIONS, type Section, UNKNOWN } from '../../shared/vocabulary.ts'
import type { Answers } from '../answers/answers.ts'
import { fieldsForHome, homeKinds } from '../answers/home-kind.ts'
import type { AnsweredSection } from '../result/staff-home.ts'
import { sectionFields, sectionQuestions, valuesOf } from './wizard-answers.ts'

export type Words = { readonly translate: Translate; readonly number: Formats['number'] }

/** What was answered about a home, section by section, in the words the partner asks in. */
export function answersInWords(sections: AuditSections, answers: Answers, words: Words): AnsweredSection[] {
  const kinds = homeKinds(answers)
  return SECTIONS.map((section) => ({
    name: words.translate(`assessment:section.${section}.name`),
    answers: sectionInWords(sections, section, { answers, kinds }, words),
  })).filter((section) => section.answers.length > 0)
}

function sectionInWords(
  sections: AuditSections,
  section: Section,
  { answers, kinds }: { readonly answers: Answers; readonly kinds: readonly string[] },
  words: Words,
): AnsweredSection['answers'] {
  const fields = fieldsForHome(sectionFields(sections, section), section, kinds)
  const questions = sectionQuestions(fields, (key) => words.translate(key))
  const values = valuesOf(questions, answers[section] ?? {})
  return askedQuestions(questions, values).flatMap(({ question, path, scope }) => {
    const given = chosenValues(values[path])
    if (question.kind !== 'field' || question.hidden || given.length === 0) return []
    const field = settleQuestion(question, factsIn(values, scope))
    const said = given.map((value) => valueInWords(field, value, words))
    return [{ question: field.label, answer: said.join(', ') }]
  })
}

/** A value as the question's own options and unit say it. */
export function valueInWords(field: FieldQuestion, value: string, { translate, number }: Words): string {
  const label = field.options.find((option) => option.value === value)?.label
  if (label !== undefined) return label
  if (value === UNKNOWN) return translate('assessment:wizard.unknown')
  const written = isNumeric(field) ? number(Number(value), value.split('.')[1]?.length ?? 0) : value
  return field.unit === undefined ? written : `${written}\u00a0${field.unit}`
}
