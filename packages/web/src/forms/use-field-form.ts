import { labelOf } from '@hearthlight/domain/forms/asked-fields'
import { changeValue } from '@hearthlight/domain/forms/change-value'
import { compileFields } from '@hearthlight/domain/forms/compile-fields'
import type { FieldDefinition } from '@hearthlight/domain/forms/field-definition'
import { fieldMessages } from '@hearthlight/domain/forms/field-messages'
import { ruleOf } from '@hearthlight/domain/forms/field-problems'
import type { FieldRule } from '@hearthlight/domain/forms/field-validations'
import {
  type FieldValue,
  type FieldValues,
  openingValues,
  withSubFields,
} from '@hearthlight/domain/forms/field-values'
import { translateFields } from '@hearthlight/domain/forms/translate-fields'
import { decimalMark, readNumbers } from '@hearthlight/domain/forms/typed-number'
import { useMemo } from 'react'
import { type Resolver, type ResolverResult, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../platform/formats.ts'
import { HttpProblem } from '../platform/http-problem.ts'
import { errorEntry } from './error-entry.ts'
import { textNamespaces } from './text-namespaces.ts'
import { useDraftKeeping, useKeptDraft } from './use-kept-draft.ts'
import { useRefusal } from './use-refusal.ts'

type Form = { values: Record<string, FieldValue> }
type Options = {
  readonly fields: readonly FieldDefinition[]
  /** What is known already; the rest opens with the partner's defaults. */
  readonly known?: FieldValues
  /** Saves the judged values. A refusal by the server shows in the summary and at its fields. */
  readonly save: (values: FieldValues) => void | Promise<void>
  /** The sentence over the list of mistakes, or how to choose it; by default it says whether something is missing. */
  readonly invalidTitle?: string | ((messages: FieldMessagesByName) => string | undefined) | undefined
  /** What is typed waits in this tab, passwords excepted, until the form is sent: for forms of several pages. */
  readonly keepsDraft?: boolean
}
type FieldMessagesByName = Readonly<Record<string, string>>
export type FormError = { readonly name?: string; readonly message: string }
export type FieldFormState = ReturnType<typeof useFieldForm>

/** A partner-configured form: react-hook-form keeps it, the validator of both sides judges it. */
export function useFieldForm({ fields, known = {}, save, invalidTitle, keepsDraft = false }: Options) {
  const { t } = useTranslation(textNamespaces(fields))
  const words = useMemo(() => translateFields(fields, (key) => t(key)), [fields, t])
  const { problem, refuse } = useRefusal()
  const judge = useJudge(words)
  const draft = useKeptDraft(words, keepsDraft)
  const form = useForm<Form>({
    defaultValues: { values: { ...openingValues(words, known), ...draft } },
    resolver: useMemo(() => resolverOf(judge), [judge]),
    shouldFocusError: false,
  })
  const values = form.watch('values')
  const { errors, isSubmitted, isSubmitSuccessful, isSubmitting, submitCount, isDirty } = form.formState
  useDraftKeeping(words, values, { isDirty, always: keepsDraft })
  const changeMany = (changes: FieldValues) => {
    const next = Object.entries(changes).reduce(
      (before, [name, value]) => changeValue(words, before, name, value),
      values as FieldValues,
    )
    form.setValue('values', { ...next }, { shouldDirty: true })
    // Mistakes go as they are mended; what was saved is not judged anew before the next attempt.
    if (isSubmitted && (!isSubmitSuccessful || problem !== null)) void form.trigger()
  }
  const submit = form.handleSubmit(async (judged) => {
    refuse(null)
    try {
      await save(judged.values)
    } catch (cause) {
      if (!(cause instanceof HttpProblem)) throw cause
      refuse(cause)
    }
  })
  // The form remembers which fields are wrong; the words are found anew, in the language on the screen.
  const wrong = namesOf(errors.values)
  const mistakes = wrong.size === 0 ? [] : judge(values).mistakes.filter(({ name }) => wrong.has(name))
  const messages = fieldErrors(mistakes, problem, words)
  const title = typeof invalidTitle === 'function' ? invalidTitle(messages) : invalidTitle
  return {
    fields: words,
    values,
    change: (name: string, value: FieldValue) => changeMany({ [name]: value }),
    changeMany,
    submit,
    /** Shows a refusal that came from elsewhere, such as a later page of the same sign-up. */
    refuse,
    /** Whether it opened with what was typed before. */
    isRestored: Object.keys(draft).length > 0,
    /** Opens the form anew, as after a save that leaves the person on the page. */
    reopen: () => form.reset(),
    messages,
    isPending: isSubmitting,
    isDirty,
    attempt: submitCount,
    summary: summaryOf(
      Object.entries(messages).map(([name, message]) => ({
        name,
        message: errorEntry(t, shownLabel(words, name, values), message),
      })),
      problem,
      title ??
        t(
          mistakes.some(({ rule }) => rule === 'required')
            ? 'shared:form.fill_required'
            : 'shared:form.error_title',
        ),
    ),
  }
}

type Mistake = { readonly name: string; readonly rule: FieldRule | undefined; readonly message: string }
type Verdict = { readonly values: FieldValues | undefined; readonly mistakes: readonly Mistake[] }

/** The validator of both sides over what was typed, with numbers read as the person writes them. */
function useJudge(fields: readonly FieldDefinition[]): (values: FieldValues) => Verdict {
  const { t } = useTranslation('shared')
  const { locale } = useFormats()
  return useMemo(() => {
    const schema = compileFields(
      fields,
      fieldMessages((key, params) => t(key, params)),
    )
    const mark = decimalMark(locale)
    return (values) => {
      const { data, error } = schema.safeParse(readNumbers(fields, values, mark))
      const mistakes = (error?.issues ?? []).map((issue) => ({
        name: String(issue.path[0]),
        rule: ruleOf(issue)?.rule,
        message: issue.message,
      }))
      return { values: data, mistakes }
    }
  }, [fields, t, locale])
}

/** Names may hold dots, which react-hook-form takes for paths, so the values stand under one key and errors in a map. */
function resolverOf(judge: (values: FieldValues) => Verdict): Resolver<Form> {
  return ({ values: typed }): ResolverResult<Form> => {
    const { values, mistakes } = judge(typed)
    if (values !== undefined) return { values: { values: { ...values } }, errors: {} }
    const found = Object.fromEntries(mistakes.map(({ name, rule }) => [name, { type: rule ?? 'rule' }]))
    return { values: {}, errors: { values: found } }
  }
}

const namesOf = (errors: unknown): ReadonlySet<string> => new Set(Object.keys(errors ?? {}))

function fieldErrors(
  mistakes: readonly Mistake[],
  problem: HttpProblem | null,
  fields: readonly FieldDefinition[],
): FieldMessagesByName {
  const refused = (problem?.fields ?? []).flatMap(({ name, message }) => {
    const field = ownName(fields, name)
    return field === undefined ? [] : [[field, message] as const]
  })
  return Object.fromEntries([...refused, ...mistakes.map(({ name, message }) => [name, message] as const)])
}

/** The server names a field by its place in the body (`user.zip`); the form knows it by its own name. */
function ownName(fields: readonly FieldDefinition[], name: string): string | undefined {
  return withSubFields(fields).find((field) => name === field.name || name.endsWith(`.${field.name}`))?.name
}

export type FormSummary = { readonly title: string; readonly errors: readonly FormError[] }

function summaryOf(
  errors: readonly FormError[],
  problem: HttpProblem | null,
  invalidTitle: string,
): FormSummary | null {
  if (problem !== null) return { title: problem.title, errors }
  return errors.length === 0 ? null : { title: invalidTitle, errors }
}

function shownLabel(fields: readonly FieldDefinition[], name: string, values: FieldValues): string {
  const field = withSubFields(fields).find((candidate) => candidate.name === name)
  return field === undefined ? name : labelOf(field, values)
}
