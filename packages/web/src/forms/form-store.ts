import type { FieldValues } from '@hearthlight/domain/forms/field-values'
import type { Mistake } from '@hearthlight/domain/forms/validate-answers'
import { useSyncExternalStore } from 'react'

export type FormState = {
  /** Answers by path, as they stand on the screen. */
  readonly values: FieldValues
  /** Paths of answers that cannot be kept yet, such as a number out of range: shown as typed, never sent. */
  readonly unkept: ReadonlySet<string>
  /** What is known to be wrong since the last attempt. */
  readonly mistakes: readonly Mistake[]
  /** The words at each question, in the language on the screen. */
  readonly messages: Readonly<Record<string, string>>
  readonly isDirty: boolean
  readonly isPending: boolean
  /** Mistakes go as they are mended; what was saved is not checked anew before the next attempt. */
  readonly hasFailed: boolean
  readonly attempt: number
}

export type FormStore = ReturnType<typeof createFormStore>

/** What a form holds. It stands outside of React, so that an answer draws its own question and no other. */
export function createFormStore(opening: FieldValues) {
  let state: FormState = {
    values: opening,
    unkept: new Set(),
    mistakes: [],
    messages: {},
    isDirty: false,
    isPending: false,
    hasFailed: false,
    attempt: 0,
  }
  const listeners = new Set<() => void>()
  return {
    opening,
    get: () => state,
    set: (changes: Partial<FormState>) => {
      state = { ...state, ...changes }
      for (const listener of [...listeners]) listener()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** A part of a form; only a change of that part draws its reader again. */
export const useFormPart = <Part>(store: FormStore, part: (state: FormState) => Part): Part =>
  useSyncExternalStore(
    store.subscribe,
    () => part(store.get()),
    () => part(store.get()),
  )
