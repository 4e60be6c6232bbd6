import { compileQuestions } from '../../forms/compile-questions.ts'
import type { FieldDefinition } from '../../forms/field-definition.ts'
import type { FieldMessages, FieldRule, RuleParams } from '../../forms/field-validations.ts'
import {
  chosenValues,
  type FieldValue,
  type FieldValues,
  holdsList,
  isNumeric,
} from '../../forms/field-values.ts'
import type { FieldQuestion, Question } from '../../forms/question.ts'
import { askedQuestions, mapFields, placedQuestions, questionAt } from '../../forms/question-paths.ts'
import type { Mistake } from '../../forms/validate-answers.ts'
import { validateValue } from '../../forms/validate-value.ts'
import type { AuditSections } from '../../partner/sections/audit-sections.ts'
import { type Section, UNKNOWN } from '../../shared/vocabulary.ts'

/** Field name → list of values: the `data` of one section's generic item. */
export type SectionData = Readonly<Record<string, readonly string[]>>

export const sectionFields = (sections: AuditSections, section: Section): readonly FieldDefinition[] =>
  sections[section].sub_sections.flatMap((group) => group.fields)

/** The questions of a section. "I don't know" answers a number too, and is drawn with less weight than what is known. */
export const sectionQuestions = (
  fields: readonly FieldDefinition[],
  translate: (key: string) => string = (key) => key,
): readonly Question[] =>
  mapFields(compileQuestions(fields, translate), (field) => ({
    ...field,
    unknown: isNumeric(field) ? UNKNOWN : undefined,
    options: field.options.map((option) => ({
      ...option,
      isPlain: option.value === UNKNOWN || (field.multiple && option.value === 'none'),
    })),
  }))

/** Whether an answer says "I don't know". */
export const isUnknown = (value: FieldValue): boolean => chosenValues(value).includes(UNKNOWN)

/** The stored answers as a form holds them. */
export function valuesOf(questions: readonly Question[], data: SectionData): FieldValues {
  return Object.fromEntries(
    Object.entries(data).flatMap(([name, values]) => {
      const field = questionAt(questions, name)
      return field?.kind !== 'field' || values.length === 0 ? [] : [[name, heldValue(field, values)]]
    }),
  )
}

function heldValue(field: FieldQuestion, values: readonly string[]): FieldValue {
  if (holdsList(field)) return values
  if (field.type === 'checkbox') return values[0] === 'true'
  return values[0]
}

/** A form's values as answers: always lists of texts, an empty list for no answer. */
export const dataOf = (values: FieldValues): Record<string, string[]> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, [...chosenValues(value)]]))

/** Checks some answers of a section by themselves: one answer is saved as it is given, long before the page is complete. */
export function validateSomeAnswers(
  questions: readonly Question[],
  data: SectionData,
  messages: FieldMessages,
): Mistake[] {
  const mistake = (
    path: string,
    field: FieldQuestion | undefined,
    rule: FieldRule,
    params: RuleParams,
  ): Mistake => {
    const own = field?.messages[rule]
    return { path, rule, params, message: own ?? messages(rule, params), isOwn: own !== undefined }
  }
  return Object.entries(data).flatMap(([path, values]) => {
    const field = questionAt(questions, path)
    if (field?.kind !== 'field') return [mistake(path, undefined, 'option', {})]
    if (values.length === 0) return []
    const result =
      values.length > 1 && !holdsList(field)
        ? ({ kind: 'broken', rule: 'option', params: {} } as const)
        : validateValue(field, heldValue(field, values))
    return result.kind === 'valid' ? [] : [mistake(path, field, result.rule, result.params)]
  })
}

/** Names of answers that hang from an option no longer chosen (spec 1 section 4: the parent's change clears them). */
export function danglingFields(questions: readonly Question[], data: SectionData): string[] {
  const asked = new Set(askedQuestions(questions, valuesOf(questions, data)).map(({ path }) => path))
  return placedQuestions(questions, {})
    .map(({ path }) => path)
    .filter((name) => !asked.has(name) && (data[name]?.length ?? 0) > 0)
}
