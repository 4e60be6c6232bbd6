import type { FieldValues } from '@hearthlight/domain/forms/field-values'
import type { Question } from '@hearthlight/domain/forms/question'
import { questionAt } from '@hearthlight/domain/forms/question-paths'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { forgetDraft, onSessionEnd, readDraft, saveDraft } from '../platform/drafts/stored-drafts.ts'
import { knownUser } from '../platform/session.ts'
import { useTakenOver } from '../ui/taken-over.ts'
import type { FormStore } from './form-store.ts'

const NONE: FieldValues = {}

/**
 * What this form held when the session last ended under it, for the same person and record. A page that the server has
 * drawn knows of none until the app has taken it over.
 */
export function useStoredDraft(name: string, always: boolean): FieldValues {
  const [draft] = useState(() => readDraft(ownName(name)) as FieldValues)
  useEffect(() => {
    if (!always) forgetDraft(ownName(name))
  }, [always, name])
  return useTakenOver() ? draft : NONE
}

/** Where the page was drawn by the server, the draft comes when the form stands already. */
export function useLateDraft(draft: FieldValues, restore: (draft: FieldValues) => void): void {
  const [opened] = useState(draft)
  useLayoutEffect(() => {
    if (draft !== opened) restore(draft)
  }, [draft, opened, restore])
}

/**
 * Puts the answers aside when the session ends while the form is open and changed; with `always`, also with every
 * change, so that they outlive the page itself. Passwords are never kept.
 */
export function useDraftSaving(
  name: string,
  store: FormStore,
  { questions, always }: { readonly questions: readonly Question[]; readonly always: boolean },
): void {
  const latest = useRef(questions)
  useEffect(() => {
    latest.current = questions
  })
  useEffect(() => {
    let kept = store.opening
    const keep = () => {
      const { isDirty, values } = store.get()
      // A form that was sent still tells that it is done: nothing was typed then.
      if (!isDirty || values === kept) return
      kept = values
      saveDraft(ownName(name), withoutPasswords(latest.current, values))
    }
    const stop = onSessionEnd(keep)
    const stopAlways = always ? store.subscribe(keep) : stop
    return () => {
      stop()
      stopAlways()
    }
  }, [name, store, always])
}

/** Whether something typed into this form waits to be opened again. */
export const hasStoredDraft = (id: string, record: string): boolean =>
  Object.keys(readDraft(ownName(draftName(id, record)))).length > 0

/** What was typed is sent or given up. */
export const forgetStoredDraft = (id: string, record: string): void =>
  forgetDraft(ownName(draftName(id, record)))

export const draftName = (id: string, record = ''): string => `${id} ${record}`

const ownName = (name: string) => `${knownUser()?.id ?? 'nobody'} ${name}`

function withoutPasswords(questions: readonly Question[], values: FieldValues): FieldValues {
  const isSecret = (path: string) => {
    const question = questionAt(questions, path)
    return question?.kind === 'field' && question.type === 'password'
  }
  return Object.fromEntries(Object.entries(values).filter(([path]) => !isSecret(path)))
}
