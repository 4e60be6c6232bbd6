import type { AssessedBuilding } from '@hearthlight/domain/assessment/assessed-building'
import { fieldsForHome, homeKinds } from '@hearthlight/domain/assessment/home-kind'
import { recordedAnswers } from '@hearthlight/domain/assessment/recorded-answers'
import { withRoofLimit } from '@hearthlight/domain/assessment/roof-room'
import {
  answerable,
  dataOf,
  isUnknown,
  judgeAnswers,
  type SectionData,
  sectionFields,
  valuesOf,
} from '@hearthlight/domain/assessment/wizard-answers'
import { changeValue } from '@hearthlight/domain/forms/change-value'
import { compileFields } from '@hearthlight/domain/forms/compile-fields'
import type { FieldDefinition } from '@hearthlight/domain/forms/field-definition'
import { fieldMessages } from '@hearthlight/domain/forms/field-messages'
import {
  type FieldValue,
  type FieldValues,
  isBlank,
  openingValue,
  withSubFields,
} from '@hearthlight/domain/forms/field-values'
import { translateFields } from '@hearthlight/domain/forms/translate-fields'
import { decimalMark, readNumbers } from '@hearthlight/domain/forms/typed-number'
import type { Section } from '@hearthlight/domain/shared/vocabulary'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { textNamespaces } from '../../forms/text-namespaces.ts'
import { useFormats } from '../../platform/formats.ts'
import { usePartner } from '../../platform/partner.ts'
import { answersOf, giveAnswers, useAnswerState } from './answer-store.ts'
import { useRoofKw } from './use-roof-kw.ts'

const NOTHING: SectionData = {}

export type SectionForm = ReturnType<typeof useSectionForm>

/** A page of questions over the stored answers: each answer goes to the store as it is given, the whole is judged at Next. */
export function useSectionForm(section: Section, building?: AssessedBuilding) {
  const { fields, messages } = useWords(section)
  const data = useAnswerState((state) => state.sections[section]?.data) ?? NOTHING
  // What was typed and cannot be kept yet, such as a number out of range: shown as typed, never sent.
  const [drafts, setDrafts] = useState<FieldValues>({})
  const [attempt, setAttempt] = useState(0)
  const mark = decimalMark(useFormats().locale)
  // What the building's record says opens as an answer, and becomes one at Next.
  const recorded = building === undefined ? {} : valuesOf(fields, recordedAnswers(building))
  const values: FieldValues = {
    ...withDefaults(fields, { ...recorded, ...valuesOf(fields, data) }),
    ...drafts,
  }
  const judge = (judged: FieldValues) => {
    const open = answerable(fields, judged)
    const result = compileFields(open.fields, messages).safeParse(readNumbers(fields, open.values, mark))
    return result.success ? {} : errorsOf(result.error.issues)
  }
  const draftErrors = Object.fromEntries(
    judgeAnswers(fields, dataOf(readNumbers(fields, drafts, mark)), messages).map(({ field, message }) => [
      field,
      message,
    ]),
  )

  function take(name: string, typed: FieldValue) {
    const value = readNumbers(fields, { [name]: typed }, mark)[name]
    const next = changeValue(fields, values, name, value)
    const changed = changedData(values, next)
    const isRefused = judgeAnswers(fields, { [name]: changed[name] ?? [] }, messages).length > 0
    if (isRefused) return setDrafts({ ...drafts, [name]: typed })
    const { [name]: _kept, ...others } = drafts
    setDrafts(others)
    giveAnswers(section, { ...changed, ...companions(fields, values, name) })
  }

  // A question that stands while others are answered still gives its answer to the newest form.
  const latest = useRef(take)
  useLayoutEffect(() => {
    latest.current = take
  })
  const [change] = useState(() => (name: string, value: FieldValue) => latest.current(name, value))

  /** The page as a whole. Answers nothing when it is in order, and then keeps what only stood there as a default. */
  function submit(): Record<string, string> {
    setAttempt(attempt + 1)
    const errors = judge(values)
    if (Object.keys(errors).length === 0) {
      const missing = changedData(valuesOf(fields, data), values)
      if (Object.keys(missing).length > 0) giveAnswers(section, missing)
    }
    return errors
  }
  return {
    section,
    fields,
    values,
    change,
    /** A number as the reader writes it; one that cannot be kept yet stands as it was typed. */
    written: (name: string) => {
      const value = values[name]
      return name in drafts || isUnknown(value) ? value : String(value ?? '').replace('.', mark)
    },
    submit,
    attempt,
    errors: attempt > 0 ? judge(values) : draftErrors,
  }
}

/** The same objects while the page stands: a question is drawn again only when something of its own is new. */
function useWords(section: Section) {
  const { audit_sections: sections } = usePartner().settings.sections
  const kinds = useAnswerState((state) => homeKinds(answersOf(state)).join(' '))
  const definitions = useMemo(
    () => fieldsForHome(sectionFields(sections, section), section, kinds.split(' ')),
    [sections, section, kinds],
  )
  const namespaces = useMemo(() => [...textNamespaces(definitions), 'assessment'], [definitions])
  const { t } = useTranslation(namespaces)
  const room = useRoofKw()
  const { number } = useFormats()
  const holds =
    room === undefined ? undefined : t('assessment:wizard.roof_holds', { amount: number(room, 1) })
  const fields = useMemo(() => {
    const words = translateFields(definitions, (key) => t(key))
    return room === undefined || holds === undefined ? words : withRoofLimit(words, room, holds)
  }, [definitions, t, room, holds])
  const messages = useMemo(() => fieldMessages((key, params) => t(key, params)), [t])
  return { fields, messages }
}

const errorsOf = (issues: ReadonlyArray<{ path: PropertyKey[]; message: string }>): Record<string, string> =>
  Object.fromEntries(issues.map((issue) => [String(issue.path[0]), issue.message]))

/** A question nobody answered opens with the partner's default, if there is one. */
const withDefaults = (fields: readonly FieldDefinition[], known: FieldValues): FieldValues => ({
  ...Object.fromEntries(
    withSubFields(fields).flatMap((field) => {
      const value = openingValue(field, known)
      return isBlank(value) ? [] : [[field.name, value]]
    }),
  ),
  ...known,
})

/** What is different, as answers; an answer that is gone becomes an empty list. */
function changedData(before: FieldValues, after: FieldValues): Record<string, string[]> {
  const [was, is] = [dataOf(before), dataOf(after)]
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])]
  return Object.fromEntries(
    names
      .filter((name) => (was[name] ?? []).join('\n') !== (is[name] ?? []).join('\n'))
      .map((name) => [name, is[name] ?? []]),
  )
}

/** Hidden fields go with the first visible answer of their group: a floor area is nothing without its unit. */
function companions(
  fields: readonly FieldDefinition[],
  values: FieldValues,
  name: string,
): Record<string, string[]> {
  const hidden = fields.filter((field) => field.hidden && field.name.startsWith(`${name}_`))
  return dataOf(Object.fromEntries(hidden.map((field) => [field.name, values[field.name] ?? field.default])))
}
