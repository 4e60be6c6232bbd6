import { DraftDocument, type SavedDraft } from '@hearthlight/domain/shared/draft'
import { type JsonPath, pathText, sameJson, withValueAt } from '@hearthlight/domain/shared/json-path'
import { decideConflicts, type Merged, mergeThreeWay } from '@hearthlight/domain/studio/merge'
import { useEffect, useState } from 'react'
import { useDeviceDraft } from './use-device-draft.ts'
import { type DraftCalls, useSaving } from './use-saving.ts'

/** What a colleague saved meanwhile: who, and where both changed the same. */
export type Meeting = { readonly by: string; readonly merged: Merged }

/**
 * A draft that is being written: shown at once, saved a moment later, kept on the device until it is. `opened` is asked for
 * again every few seconds. What a colleague saved meanwhile is taken over where it does not meet what was written here; where it does, the person is asked.
 */
export function useDraft(id: string, opened: SavedDraft, calls: DraftCalls) {
  const kept = useDeviceDraft(id, opened)
  const { document, revision, base, newest, forget } = kept
  const { status, setStatus, isSaving, saveNow, saveSoon } = useSaving(kept, calls, meet)
  const [meeting, setMeeting] = useState<Meeting | null>(null)
  /** The draft as it would be with what was written here, once the other's was taken. */
  const [own, setOwn] = useState<DraftDocument | null>(null)

  function show(next: DraftDocument): void {
    kept.write(next)
    saveSoon()
  }

  function meet(theirs: SavedDraft): void {
    const merged = mergeThreeWay({
      ...{ base: base.current.document, mine: newest.current, theirs: theirs.document },
    })
    kept.standOn(theirs)
    setStatus({ kind: 'idle' })
    if (sameJson(merged.merged, theirs.document)) kept.take(theirs.document)
    else if (merged.conflicts.length === 0) show(DraftDocument.parse(merged.merged))
    else setMeeting({ by: theirs.updated_by, merged })
  }

  /** Takes one side wherever both changed the same; what only one of them changed stays either way. */
  function decide(choice: 'mine' | 'theirs'): void {
    if (meeting === null) return
    const { merged } = meeting
    const taking = (side: 'mine' | 'theirs') => {
      const choices = Object.fromEntries(merged.conflicts.map(({ path }) => [pathText(path), side]))
      return DraftDocument.parse(decideConflicts(merged, choices).decided)
    }
    setMeeting(null)
    setOwn(choice === 'theirs' ? taking('mine') : null)
    show(taking(choice))
  }

  // A colleague saved meanwhile; while a save of ours is on its way, its own answer says so.
  useEffect(() => {
    if (opened.revision > base.current.revision && !isSaving() && meeting === null) meet(opened)
  })

  return {
    ...{ document, status, meeting, revision, decide, forget },
    /** Takes back that the other's was taken, as long as nothing was written since. */
    putBack:
      own === null
        ? undefined
        : () => {
            setOwn(null)
            show(own)
          },
    change: (path: JsonPath, value: unknown) => {
      setOwn(null)
      show(DraftDocument.parse(withValueAt(newest.current, path, value)))
    },
    replace: show,
    /** Whatever waits is on its way before something is done with the draft. */
    settle: async () => {
      await saveNow()
      return base.current.revision
    },
  }
}
