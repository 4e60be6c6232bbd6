import { changeValue } from '@hearthlight/domain/forms/change-value'
import { compileFields } from '@hearthlight/domain/forms/compile-fields'
import type { FieldDefinition } from '@hearthlight/domain/forms/field-definition'
import { fieldMessages } from '@hearthlight/domain/forms/field-messages'
import {
  type FieldValue,
  type FieldValues,
  openingValues,
  withSubFields,
} from '@hearthlight/domain/forms/field-values'
import { translateFields } from '@hearthlight/domain/forms/translate-fields'
import { useMemo, useState } from 'react'
import { type Resolver, type ResolverResult, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { HttpProblem } from '../platform/http-problem.ts'
import { textNamespaces } from './text-namespaces.ts'
import { useDraftKeeping, useKeptDraft } from './use-kept-draft.ts'

type Form = { values: Record<string, FieldValue> }
type Options = {
  readonly fields: readonly FieldDefinition[]
  /** What is known already; the rest opens with the partner's defaults. */
  readonly known?: FieldValues
  /** Saves the judged values. A refusal by the server shows in the summary and at its fields. */
  readonly save: (values: FieldValues) => void | Promise<void>
  /** The sentence over the list of mistakes, or how to choose it; default 'Fill in all required fields.' */
  readonly invalidTitle?: string | ((messages: FieldMessagesByName) => string | undefined) | undefined
}
type FieldMessagesByName = Readonly<Record<string, string>>
export type FormError = { readonly name?: string; readonly message: string }
export type FieldFormState = ReturnType<typeof useFieldForm>

/** A partner-configured form: react-hook-form keeps it, the validator of both sides judges it. */
export function useFieldForm({ fields, known = {}, save, invalidTitle }: Options) {
  const { t } = useTranslation(textNamespaces(fields))
  const words = useMemo(() => translateFields(fields, (key) => t(key)), [fields, t])
  const [problem, setProblem] = useState<HttpProblem | null>(null)
  const draft = useKeptDraft(words)
  const form = useForm<Form>({
    defaultValues: { values: { ...openingValues(words, known), ...draft } },
    resolver: useMemo(() => resolverOf(words, (key, params) => t(key, params)), [words, t]),
    shouldFocusError: false,
  })
  const values = form.watch('values')
  const { errors, isSubmitted, isSubmitSuccessful, isSubmitting, submitCount, isDirty } = form.formState
  useDraftKeeping(words, values, isDirty)
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
    setProblem(null)
    try {
      await save(judged.values)
    } catch (cause) {
      if (!(cause instanceof HttpProblem)) throw cause
      setProblem(cause)
    }
  })
  const messages = fieldErrors(errors.values, problem, words)
  const title = typeof invalidTitle === 'function' ? invalidTitle(messages) : invalidTitle
  return {
    fields: words,
    values,
    change: (name: string, value: FieldValue) => changeMany({ [name]: value }),
    changeMany,
    submit,
    /** Shows a refusal that came from elsewhere, such as a later page of the same sign-up. */
    refuse: setProblem,
    /** Opens the form anew, as after a save that leaves the person on the page. */
    reopen: () => form.reset(),
    messages,
    isPending: isSubmitting,
    isDirty,
    attempt: submitCount,
    summary: summaryOf(
      // French sets a space before the colon.
      Object.entries(messages).map(([name, message]) => ({
        name,
        message: t('shared:form.error_entry', { label: labelOf(words, name), message }),
      })),
      problem,
      title ?? t('shared:form.fill_required'),
    ),
  }
}

type Translate = (key: string, params: Readonly<Record<string, string | number>>) => string

/** Names may hold dots, which react-hook-form takes for paths, so the values stand under one key and errors in a map. */
function resolverOf(fields: readonly FieldDefinition[], translate: Translate): Resolver<Form> {
  const schema = compileFields(fields, fieldMessages(translate))
  return ({ values }): ResolverResult<Form> => {
    const result = schema.safeParse(values)
    if (result.success) return { values: { values: result.data }, errors: {} }
    const found = Object.fromEntries(
      result.error.issues.map((issue) => [String(issue.path[0]), { type: 'rule', message: issue.message }]),
    )
    return { values: {}, errors: { values: found } }
  }
}

type RuleErrors = Readonly<Record<string, { message?: string } | undefined>> | undefined

function fieldErrors(
  rules: unknown,
  problem: HttpProblem | null,
  fields: readonly FieldDefinition[],
): FieldMessagesByName {
  const judged = Object.entries((rules ?? {}) as NonNullable<RuleErrors>).flatMap(([name, error]) =>
    error?.message === undefined ? [] : [[name, error.message] as const],
  )
  const refused = (problem?.fields ?? []).flatMap(({ name, message }) => {
    const field = ownName(fields, name)
    return field === undefined ? [] : [[field, message] as const]
  })
  return Object.fromEntries([...refused, ...judged])
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

function labelOf(fields: readonly FieldDefinition[], name: string): string {
  return withSubFields(fields).find((field) => field.name === name)?.label ?? name
}
