import type { DraftDocument, SavedDraft } from '@hearthlight/domain/shared/draft'
import { sameJson } from '@hearthlight/domain/shared/json-path'
import { useEffect, useRef, useState } from 'react'
import type { SaveStatus } from '../../../platform/drafts/save-status.ts'
import { HttpProblem } from '../../../platform/http-problem.ts'
import type { DeviceDraft } from './use-device-draft.ts'

export type DraftCalls = {
  readonly save: (document: DraftDocument, revision: number) => Promise<Omit<SavedDraft, 'document'>>
  /** The draft as it is on the server now; null when somebody has published or dropped it. */
  readonly read: () => Promise<SavedDraft | null>
}

const SAVE_AFTER_MS = 700

/** Saves what is written a moment later, one save at a time; `meet` takes what a colleague has saved before. */
export function useSaving(
  { base, newest, standOn, forget }: DeviceDraft,
  calls: DraftCalls,
  meet: (theirs: SavedDraft) => void,
) {
  const [status, setStatus] = useState<SaveStatus>({ kind: 'idle' })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const saving = useRef<Promise<void>>(undefined)

  /** One save at a time: who asks during one waits for it, and it takes along what was written meanwhile. */
  function save(): Promise<void> {
    saving.current ??= saveAll().finally(() => {
      saving.current = undefined
    })
    return saving.current
  }

  async function saveAll(): Promise<void> {
    while (!sameJson(newest.current, base.current.document)) {
      setStatus({ kind: 'saving' })
      const sent = newest.current
      try {
        standOn({ ...(await calls.save(sent, base.current.revision)), document: sent })
        if (newest.current === sent) forget()
        setStatus({ kind: 'saved', at: new Date() })
      } catch (cause) {
        await refused(cause)
      }
      if (newest.current === sent) return
    }
  }

  async function refused(cause: unknown): Promise<void> {
    if (!(cause instanceof HttpProblem)) throw cause
    if (cause.code !== 'admin-programs.draft-changed')
      return setStatus(cause.status === 0 ? { kind: 'offline' } : { kind: 'refused', reason: cause.message })
    const theirs = await calls.read()
    if (theirs === null) return setStatus({ kind: 'refused', reason: cause.message })
    return meet(theirs)
  }

  useEffect(() => () => clearTimeout(timer.current), [])

  return {
    ...{ status, setStatus },
    isSaving: () => saving.current !== undefined,
    saveNow(): Promise<void> {
      clearTimeout(timer.current)
      return save()
    },
    saveSoon(): void {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void save(), SAVE_AFTER_MS)
    },
  }
}
