import { askedFields } from '../forms/asked-fields.ts'
import type { FieldDefinition, FieldOption } from '../forms/field-definition.ts'
import type { FieldMessages, FieldRule } from '../forms/field-validations.ts'
import {
  chosenValues,
  type FieldValue,
  type FieldValues,
  holdsList,
  withSubFields,
} from '../forms/field-values.ts'
import { judgeValue } from '../forms/judge-value.ts'
import type { AuditSections } from '../partner/sections/audit-sections.ts'
import { type Section, UNKNOWN } from '../shared/vocabulary.ts'

/** Field name → list of values: the `data` of one section's generic item. */
export type SectionData = Readonly<Record<string, readonly string[]>>

export const sectionFields = (sections: AuditSections, section: Section): readonly FieldDefinition[] =>
  sections[section].sub_sections.flatMap((group) => group.fields)

const isNumber = (field: FieldDefinition) => field.type === 'number' || field.type === 'slider'

/** "I don't know" is an answer to every question, to a number too. */
export const isUnknown = (value: FieldValue): boolean => chosenValues(value).includes(UNKNOWN)

/** The stored answers as a form holds them. */
export function valuesOf(fields: readonly FieldDefinition[], data: SectionData): FieldValues {
  const all = withSubFields(fields)
  return Object.fromEntries(
    Object.entries(data).flatMap(([name, values]) => {
      const field = all.find((candidate) => candidate.name === name)
      return field === undefined || values.length === 0 ? [] : [[name, heldValue(field, values)]]
    }),
  )
}

function heldValue(field: FieldDefinition, values: readonly string[]): FieldValue {
  if (holdsList(field)) return values
  if (field.type === 'checkbox') return values[0] === 'true'
  return values[0]
}

/** A form's values as answers: always lists of texts, an empty list for no answer. */
export const dataOf = (values: FieldValues): Record<string, string[]> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, [...chosenValues(value)]]))

export type AnswerError = { readonly field: string; readonly message: string }

/** Judges some answers of a section by themselves: one answer is saved as it is given, long before the page is complete. */
export function judgeAnswers(
  fields: readonly FieldDefinition[],
  data: SectionData,
  messages: FieldMessages,
): AnswerError[] {
  const all = withSubFields(fields)
  const say = (field: FieldDefinition | undefined, rule: FieldRule, params = {}) =>
    field?.messages[rule] ?? messages(rule, params)
  return Object.entries(data).flatMap(([name, values]) => {
    const field = all.find((candidate) => candidate.name === name)
    if (field === undefined) return [{ field: name, message: say(undefined, 'option') }]
    if (values.length === 0 || (isNumber(field) && values.length === 1 && values[0] === UNKNOWN)) return []
    const judgement =
      values.length > 1 && !holdsList(field)
        ? ({ kind: 'broken', rule: 'option', params: {} } as const)
        : judgeValue(field, heldValue(field, values), field.options)
    return judgement.kind === 'kept'
      ? []
      : [{ field: name, message: say(field, judgement.rule, judgement.params) }]
  })
}

/** Names of answers that hang from an option no longer chosen (spec 1 section 4: the parent's change clears them). */
export function danglingFields(fields: readonly FieldDefinition[], data: SectionData): string[] {
  const asked = new Set(askedFields(fields, valuesOf(fields, data)).map((field) => field.name))
  return withSubFields(fields)
    .map((field) => field.name)
    .filter((name) => !asked.has(name) && (data[name]?.length ?? 0) > 0)
}

/** For the validator of a whole page: a number answered with "I don't know" wants no figure. */
export function answerable(
  fields: readonly FieldDefinition[],
  values: FieldValues,
): { fields: readonly FieldDefinition[]; values: FieldValues } {
  const open = new Set(
    withSubFields(fields).flatMap((field) =>
      isNumber(field) && isUnknown(values[field.name]) ? [field.name] : [],
    ),
  )
  if (open.size === 0) return { fields, values }
  return {
    fields: relaxed(fields, open),
    values: Object.fromEntries(Object.entries(values).filter(([name]) => !open.has(name))),
  }
}

const relaxed = (fields: readonly FieldDefinition[], names: ReadonlySet<string>): FieldDefinition[] =>
  fields.map((field) => ({
    ...field,
    ...(names.has(field.name) && {
      required: false,
      validations: { ...field.validations, required: undefined },
    }),
    options: field.options.map((option: FieldOption) => ({
      ...option,
      sub_fields: relaxed(option.sub_fields, names),
    })),
  }))
