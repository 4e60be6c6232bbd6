import { fieldMessages } from '@hearthlight/domain/forms/field-messages'
import { isMissingSomething } from '@hearthlight/domain/forms/field-problems'
import type { FieldValues } from '@hearthlight/domain/forms/field-values'
import { openingAnswers } from '@hearthlight/domain/forms/opening-answers'
import type { Question } from '@hearthlight/domain/forms/question'
import { questionAt } from '@hearthlight/domain/forms/question-paths'
import { decimalMark, readNumbers } from '@hearthlight/domain/forms/typed-number'
import { type Mistake, validateAnswers } from '@hearthlight/domain/forms/validate-answers'
import { type SyntheticEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../platform/formats.ts'
import { HttpProblem } from '../platform/http-problem.ts'
import { errorEntry } from './error-entry.ts'
import { createFormActions, type FormNow } from './form-actions.ts'
import { createFormStore, useFormPart } from './form-store.ts'
import { labelAt } from './label-at.ts'
import { useRefusal } from './use-refusal.ts'
import { draftName, useDraftSaving, useLateDraft, useStoredDraft } from './use-stored-draft.ts'

type Messages = Readonly<Record<string, string>>
type Options = {
  /** The name of the form; a draft is known by it, the person and the record. */
  readonly id: string
  readonly record?: string | undefined
  readonly questions: readonly Question[]
  /** What is known already; the rest opens with the partner's defaults. */
  readonly known?: FieldValues
  /** Where its answers stand in the call's body, as the pointers of a refusal name it: `user` for `/user/zip`. */
  readonly under?: string
  /** Saves the checked values. A refusal by the server shows in the summary and at its questions. */
  readonly save?: (values: FieldValues) => void | Promise<void>
  /** Stores a file that a document question asks for, and answers what it is stored under. */
  readonly upload?: (file: File) => Promise<string>
  /** Keeps each answer as it is given, once it is right by itself. */
  readonly keep?: FormNow['keep']
  /** The sentence over the list of mistakes, or how to choose it; by default it says whether something is missing. */
  readonly invalidTitle?: string | ((messages: Messages) => string | undefined) | undefined
  /** In place of the usual sentence where something is missing. */
  readonly missingTitle?: string | undefined
  /** What is typed waits in this tab, passwords excepted, until the form is sent: for forms of several pages. */
  readonly savesDraft?: boolean
}
/** One that is about no question has no name. */
type SummaryError = { readonly name?: string; readonly message: string }
export type QuestionForm = ReturnType<typeof useQuestionForm>

/** The one form of the app: answers by path in a store of its own, checked by the validator of both sides. */
export function useQuestionForm({
  questions,
  known = {},
  under = '',
  savesDraft = false,
  ...options
}: Options) {
  const { t } = useTranslation('shared')
  const { problem, refuse } = useRefusal()
  const name = draftName(options.id, options.record)
  const draft = useStoredDraft(name, savesDraft)
  const [store] = useState(() => createFormStore({ ...openingAnswers(questions, known), ...draft }))
  const validator = useValidator(questions)
  const now: FormNow = { questions, ...validator, isRefused: problem !== null, keep: options.keep, upload }
  const latest = useLatest(now)
  const [actions] = useState(() => createFormActions(store, () => latest.current))
  useLateDraft(draft, actions.restore)
  useDraftSaving(name, store, { questions, always: savesDraft })
  const mistakes = useWordedMistakes(store, validator.validate)
  const messages = { ...refusedMessages(problem, questions, under), ...messagesOf(mistakes) }
  useShownMessages(store, messages)
  const attempt = useFormPart(store, (state) => state.attempt)

  function upload(path: string, file: File): Promise<string | undefined> {
    return unlessRefused(
      () => options.upload?.(file),
      (cause) => refuse(atPath(cause, under, path)),
    )
  }
  async function submit(event?: SyntheticEvent): Promise<void> {
    event?.preventDefault()
    if (store.get().isPending) return
    const verdict = actions.check()
    if (verdict.mistakes.length > 0) return
    refuse(null)
    store.set({ isPending: true })
    try {
      await unlessRefused(() => options.save?.(verdict.values), refuse)
    } finally {
      store.set({ isPending: false })
    }
  }
  const { invalidTitle, missingTitle = t('form.fill_required') } = options
  const title = typeof invalidTitle === 'function' ? invalidTitle(messages) : invalidTitle
  const usual = isMissingSomething(mistakes) ? missingTitle : t('form.error_title')
  const isQuiet = problem === null && (attempt === 0 || Object.keys(messages).length === 0)
  return {
    questions,
    store,
    /** The same functions while the form stands. */
    actions,
    ...actions,
    /** The answers of this moment, for whoever acts on them; `useFormValues` follows them. */
    read: () => store.get().values,
    submit,
    /** Shows a refusal that came from elsewhere, such as a later page of the same sign-up. */
    refuse,
    /** Whether it opened with what was typed before. */
    isRestored: Object.keys(draft).length > 0,
    isPending: useFormPart(store, (state) => state.isPending),
    /** What the server refused when it was sent last. */
    refused: problem,
    isDirty: useFormPart(store, (state) => state.isDirty),
    attempt,
    summary: isQuiet
      ? null
      : {
          title: problem?.title ?? title ?? usual,
          errors: Object.entries(messages).map(([path, message]): SummaryError => {
            const label = labelAt(questions, path, store.get().values)
            return { name: path, message: errorEntry(t, label, message) }
          }),
        },
  }
}

/** What was given when the form was drawn last, for functions that stay the same. */
function useLatest<Given>(given: Given) {
  const latest = useRef(given)
  useLayoutEffect(() => {
    latest.current = given
  })
  return latest
}

/** What a call answers; a refusal by the server is told, and anything else that is thrown is a bug. */
async function unlessRefused<Answer>(
  call: () => Answer | Promise<Answer>,
  tell: (refusal: HttpProblem) => void,
): Promise<Answer | undefined> {
  try {
    return await call()
  } catch (cause) {
    if (!(cause instanceof HttpProblem)) throw cause
    tell(cause)
    return undefined
  }
}

/** All answers of a form as they stand; whoever reads them is drawn with every one. */
export const useFormValues = ({ store }: Pick<QuestionForm, 'store'>): FieldValues =>
  useFormPart(store, (state) => state.values)

function useValidator(questions: readonly Question[]) {
  const { t } = useTranslation('shared')
  const { locale } = useFormats()
  return useMemo(() => {
    const messages = fieldMessages((key, params) => t(key, params))
    const mark = decimalMark(locale)
    const read = (values: FieldValues) => readNumbers(questions, values, mark)
    return { read, validate: (values: FieldValues) => validateAnswers(questions, read(values), messages) }
  }, [questions, t, locale])
}

/** The form remembers which answers are wrong; the words are found anew, in the language on the screen. */
function useWordedMistakes(store: QuestionForm['store'], validate: FormNow['validate']): readonly Mistake[] {
  const known = useFormPart(store, (state) => state.mistakes)
  if (known.length === 0) return known
  const wrong = new Set(known.map(({ path }) => path))
  return validate(store.get().values).mistakes.filter(({ path }) => wrong.has(path))
}

/** The questions read their words from the store, so that one message draws one question. */
function useShownMessages(store: QuestionForm['store'], messages: Messages): void {
  const key = JSON.stringify(messages)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the messages; a new object of the same is nothing new
  useLayoutEffect(() => {
    if (JSON.stringify(store.get().messages) !== key) store.set({ messages })
  }, [store, key])
}

const messagesOf = (mistakes: readonly Mistake[]): Messages =>
  Object.fromEntries(mistakes.map(({ path, message }) => [path, message]))

/** A refusal that is about one question, whatever it points to. */
const atPath = ({ status, code, title, text }: HttpProblem, under: string, path: string) =>
  new HttpProblem({
    status,
    code,
    title,
    text,
    fields: [{ path: startOf(under) + path, message: title, text }],
  })

const startOf = (under: string) => (under === '' ? '' : `${under}/`)

/** A pointer that leads to a question of this form; another says nothing about it. */
function refusedMessages(
  problem: HttpProblem | null,
  questions: readonly Question[],
  under: string,
): Messages {
  const start = startOf(under)
  return Object.fromEntries(
    (problem?.fields ?? []).flatMap(({ path, message }) => {
      const own = path.startsWith(start) ? path.slice(start.length) : ''
      return questionAt(questions, own) === undefined ? [] : [[own, message] as const]
    }),
  )
}
