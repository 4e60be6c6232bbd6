import { changeAnswer } from '@hearthlight/domain/forms/change-answer'
import { chosenValues, type FieldValue, type FieldValues } from '@hearthlight/domain/forms/field-values'
import type { Question, RepeatQuestion } from '@hearthlight/domain/forms/question'
import { addItem, removeItem } from '@hearthlight/domain/forms/repeat-items'
import type { Mistake, Verdict } from '@hearthlight/domain/forms/validate-answers'
import type { FormState, FormStore } from './form-store.ts'

/** What a form is at this moment, for whoever acts on it later. */
export type FormNow = {
  readonly questions: readonly Question[]
  /** What was typed, with numbers read as the person writes them. */
  readonly read: (values: FieldValues) => FieldValues
  readonly validate: (values: FieldValues) => Verdict
  readonly isRefused: boolean
  /** Stores a file, and answers what it is stored under; nothing when it was refused. */
  readonly upload: (path: string, file: File) => Promise<string | undefined>
  /** Keeps answers as they are given; without it they wait until the form is sent. */
  readonly keep?: ((changes: FieldValues, path: string) => void) | undefined
}
export type FormActions = ReturnType<typeof createFormActions>

/** The same functions for as long as the form stands, whatever it asks meanwhile. */
export function createFormActions(store: FormStore, now: () => FormNow) {
  const put = (values: FieldValues, unkept: ReadonlySet<string> = store.get().unkept) =>
    store.set({
      values,
      unkept,
      isDirty: !isSame(values, store.opening),
      mistakes: sameOrNew(store.get().mistakes, mistakesIn(values, unkept, store.get(), now())),
    })

  function changeMany(changes: FieldValues): void {
    const { questions } = now()
    put(
      Object.entries(changes).reduce(
        (before, [path, value]) => changeAnswer(questions, before, path, value),
        store.get().values,
      ),
    )
  }

  /** An answer that is right by itself is kept at once; another stands as it was typed, with what is wrong about it. */
  function keepOne(path: string, typed: FieldValue) {
    const { questions, read, validate, keep } = now()
    const { values, unkept } = store.get()
    const next = changeAnswer(questions, values, path, read({ [path]: typed })[path])
    const isWrong = validate(next).mistakes.some((one) => one.path === path && one.rule !== 'required')
    if (isWrong) return put({ ...values, [path]: typed }, new Set([...unkept, path]))
    put(next, new Set([...unkept].filter((one) => one !== path && one in next)))
    keep?.(changesOf(values, next), path)
  }

  return {
    change: (path: string, value: FieldValue) =>
      now().keep === undefined ? changeMany({ [path]: value }) : keepOne(path, value),
    changeMany,
    addFiles: async (path: string, files: readonly File[]) => {
      for (const file of files) {
        const stored = await now().upload(path, file)
        if (stored === undefined) return
        changeMany({ [path]: [...chosenValues(store.get().values[path]), stored] })
      }
    },
    addItem: (repeat: RepeatQuestion, scope: string) => put(addItem(repeat, store.get().values, scope)),
    removeItem: (repeat: RepeatQuestion, scope: string, index: number) =>
      put(removeItem(repeat, store.get().values, scope, index)),
    /** Answers that came from elsewhere; what is typed and not kept yet stays. */
    receive: (known: FieldValues) => {
      const { values, unkept } = store.get()
      const typed = Object.entries(values).filter(([path]) => unkept.has(path))
      const received = { ...known, ...Object.fromEntries(typed) }
      if (!isSame(values, received)) put(withOld(values, received))
    },
    /** A draft that came after the form was opened; what was entered since stays. */
    restore: (draft: FieldValues) => put(laidUnder(draft, store)),
    /** Checks the whole form; from now on mistakes go as they are mended. */
    check: (): Verdict => {
      const { attempt, values } = store.get()
      const verdict = now().validate(values)
      const { mistakes } = verdict
      store.set({ attempt: attempt + 1, mistakes, hasFailed: mistakes.length > 0 })
      return verdict
    },
    /** Opens the form anew, as after a save that leaves the person on the page. */
    reopen: () =>
      store.set({ values: store.opening, isDirty: false, hasFailed: false, mistakes: [], unkept: new Set() }),
  }
}

/** While the form is not checked as a whole, only what cannot be kept is wrong. */
function mistakesIn(
  values: FieldValues,
  unkept: ReadonlySet<string>,
  { attempt, hasFailed }: FormState,
  { validate, keep, isRefused }: FormNow,
): readonly Mistake[] {
  if (attempt > 0 && (hasFailed || isRefused || keep !== undefined)) return validate(values).mistakes
  const isOpen = ({ path, rule }: Mistake) => unkept.has(path) && rule !== 'required'
  return unkept.size === 0 ? [] : validate(values).mistakes.filter(isOpen)
}

const laidUnder = (draft: FieldValues, { opening, get }: FormStore): FieldValues => ({
  ...get().values,
  ...draft,
  ...changesOf(opening, get().values),
})

const isSameValue = (one: FieldValue, other: FieldValue) =>
  one === other || (Array.isArray(one) && JSON.stringify(one) === JSON.stringify(other))

const isSame = (one: FieldValues, other: FieldValues) => Object.keys(changesOf(one, other)).length === 0

/** What is different afterwards; an answer that is gone is undefined. */
function changesOf(before: FieldValues, after: FieldValues): FieldValues {
  const paths = new Set([...Object.keys(before), ...Object.keys(after)])
  return Object.fromEntries(
    [...paths].filter((path) => !isSameValue(before[path], after[path])).map((path) => [path, after[path]]),
  )
}

/** Lists that say the same stay the same objects, so that their questions are not drawn again. */
const withOld = (before: FieldValues, after: FieldValues): FieldValues =>
  Object.fromEntries(
    Object.entries(after).map(([path, value]) => [
      path,
      isSameValue(before[path], value) ? before[path] : value,
    ]),
  )

const sameOrNew = (before: readonly Mistake[], after: readonly Mistake[]) =>
  JSON.stringify(before) === JSON.stringify(after) ? before : after
