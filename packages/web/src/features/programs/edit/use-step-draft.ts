import type { FieldValue, FieldValues } from '@hearthlight/domain/forms/field-values'
import type { StepDraft } from '@hearthlight/domain/programs/wire/post-answers'
import { useEffect, useState } from 'react'
import { saveDraft } from '../../../api/application-steps-api.ts'
import type { FormStore } from '../../../forms/form-store.ts'
import { createSaver, type Saver } from '../../../platform/drafts/autosave.ts'
import type { SaveStatus } from '../../../platform/drafts/save-status.ts'

export type Draft = StepDraft['draft']

/** Keeps with the server what is being typed at a step, so that the person can go on anywhere. */
export function useStepDraft(projectId: string, stepId: string) {
  const [status, setStatus] = useState<SaveStatus>({ kind: 'idle' })
  const [saver] = useState<Saver<Draft>>(() =>
    createSaver((draft) => saveDraft({ project_id: projectId, cn: stepId, draft }), setStatus),
  )
  useEffect(() => () => void saver.flush(), [saver])
  return { status, put: saver.put, flush: saver.flush }
}

/** Tells each change of the answers of a form. */
export function useChangedAnswers(store: FormStore, onChange: (values: FieldValues) => void): void {
  useEffect(() => {
    let last = store.get().values
    return store.subscribe(() => {
      const { values } = store.get()
      if (values === last) return
      last = values
      onChange(values)
    })
  }, [store, onChange])
}

export const sendable = (value: FieldValue): Draft[string] =>
  typeof value === 'object' && value !== null ? [...value] : (value ?? null)
