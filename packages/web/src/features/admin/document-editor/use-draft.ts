import { DraftDocument, type SavedDraft } from '@hearthlight/domain/shared/draft'
import { type JsonPath, pathText, sameJson, withValueAt } from '@hearthlight/domain/studio/json-path'
import { decideConflicts, type Merged, mergeThreeWay } from '@hearthlight/domain/studio/merge'
import { useEffect, useRef, useState } from 'react'
import { z } from 'zod'
import { HttpProblem } from '../../../platform/http-problem.ts'
import type { SaveStatus } from '../../../platform/save-status.ts'
import { consoleMemory } from '../kit/console-memory.ts'

export type DraftCalls = {
  readonly save: (document: DraftDocument, revision: number) => Promise<Omit<SavedDraft, 'document'>>
  /** The draft as it is on the server now; null when somebody has published or dropped it. */
  readonly read: () => Promise<SavedDraft | null>
}

/** What a colleague saved meanwhile: who, and where both changed the same. */
export type Meeting = { readonly by: string; readonly merged: Merged }

const SAVE_AFTER_MS = 700
const Kept = z.object({ base: DraftDocument, document: DraftDocument })

/**
 * A draft that is being written: shown at once, saved a moment later, kept on the device until it is. `opened` is asked for
 * again every few seconds. What a colleague saved meanwhile is taken over where it does not meet what was written here; where it does, the person is asked.
 */
export function useDraft(id: string, opened: SavedDraft, calls: DraftCalls) {
  const memory = `console-studio-draft-${id}` as const
  const [kept] = useState(() => Kept.safeParse(consoleMemory.getJson(memory)).data)
  const [document, setDocument] = useState<DraftDocument>(kept?.document ?? opened.document)
  const [status, setStatus] = useState<SaveStatus>({ kind: 'idle' })
  const [meeting, setMeeting] = useState<Meeting | null>(null)
  // What was written on this device and never arrived stands on what the draft was then: what was saved since is newer.
  const base = useRef(kept === undefined ? opened : { ...opened, document: kept.base, revision: 0 })
  const newest = useRef(document)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const saving = useRef(false)
  const [revision, setRevision] = useState(opened.revision)

  function show(next: DraftDocument): void {
    newest.current = next
    setDocument(next)
    consoleMemory.setJson(memory, { base: base.current.document, document: next })
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void save(), SAVE_AFTER_MS)
  }

  /** What is on the server is what stands here: there is nothing to keep or to save. */
  function take(document: DraftDocument): void {
    newest.current = document
    setDocument(document)
    consoleMemory.remove(memory)
  }

  async function save(): Promise<void> {
    if (saving.current || sameJson(newest.current, base.current.document)) return
    saving.current = true
    setStatus({ kind: 'saving' })
    const sent = newest.current
    try {
      took({ ...(await calls.save(sent, base.current.revision)), document: sent })
      if (newest.current === sent) consoleMemory.remove(memory)
      setStatus({ kind: 'saved', at: new Date() })
    } catch (cause) {
      await refused(cause)
    } finally {
      saving.current = false
    }
    if (newest.current !== sent) await save()
  }

  function took(saved: SavedDraft): void {
    base.current = saved
    setRevision(saved.revision)
  }

  async function refused(cause: unknown): Promise<void> {
    if (!(cause instanceof HttpProblem)) throw cause
    if (cause.code !== 'admin-programs.draft-changed')
      return setStatus(cause.status === 0 ? { kind: 'offline' } : { kind: 'refused', reason: cause.message })
    const theirs = await calls.read()
    if (theirs === null) return setStatus({ kind: 'refused', reason: cause.message })
    return meet(theirs)
  }

  function meet(theirs: SavedDraft): void {
    const merged = mergeThreeWay({
      ...{ base: base.current.document, mine: newest.current, theirs: theirs.document },
    })
    took(theirs)
    setStatus({ kind: 'idle' })
    if (sameJson(merged.merged, theirs.document)) take(theirs.document)
    else if (merged.conflicts.length === 0) show(DraftDocument.parse(merged.merged))
    else setMeeting({ by: theirs.updated_by, merged })
  }

  /** Takes one side wherever both changed the same; what only one of them changed stays either way. */
  function decide(choice: 'mine' | 'theirs'): void {
    if (meeting === null) return
    const { merged } = meeting
    const choices = Object.fromEntries(merged.conflicts.map(({ path }) => [pathText(path), choice]))
    const { decided } = decideConflicts(merged, choices)
    setMeeting(null)
    show(DraftDocument.parse(decided))
  }

  useEffect(() => () => clearTimeout(timer.current), [])

  // A colleague saved meanwhile; while a save of ours is on its way, its own answer says so.
  useEffect(() => {
    if (opened.revision > base.current.revision && !saving.current && meeting === null) meet(opened)
  })

  return {
    ...{ document, status, meeting, revision, decide },
    change: (path: JsonPath, value: unknown) =>
      show(DraftDocument.parse(withValueAt(newest.current, path, value))),
    replace: show,
    /** Whatever waits is on its way before something is done with the draft. */
    settle: async () => {
      clearTimeout(timer.current)
      await save()
      return base.current.revision
    },
    forget: () => consoleMemory.remove(memory),
  }
}
