import { DraftDocument } from '@hearthlight/domain/shared/draft'
import { type JsonPath, withValueAt } from '@hearthlight/domain/shared/json-path'
import { isDirty } from '@hearthlight/domain/studio/working-copy'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { SaveStatus } from '../../../platform/drafts/save-status.ts'
import { type DraftCalls, type OnServer, openDraft } from './open-draft.ts'

const IDLE: SaveStatus = { kind: 'idle' }
export type Writing = ReturnType<typeof useDraft>

/** The draft of this name on this page. `opened` is asked for again every few seconds, so that what a colleague saves is seen. */
export function useDraft(name: string, opened: OnServer, calls: DraftCalls) {
  const [draft] = useState(() => openDraft(name, opened, calls))
  const { copy, status, meeting, own } = useSyncExternalStore(draft.subscribe, draft.get)
  useEffect(() => draft.follow(opened))
  useEffect(() => draft.stop, [draft])
  const { write, decide, settle, forget } = draft
  return {
    meeting,
    replace: (document: DraftDocument) => write(document),
    decide,
    settle,
    forget,
    change: (path: JsonPath, value: unknown) =>
      write(DraftDocument.parse(withValueAt(draft.get().copy.mine, path, value))),
    // While it is asked whose stands, nothing is safe yet and nothing under way.
    status: meeting === null ? status : IDLE,
    document: copy.mine,
    revision: copy.revision,
    isSaved: meeting === null && !isDirty(copy),
    /** Takes back that the other's was taken, as long as nothing was written since. */
    putBack: own === null ? undefined : () => write(own),
  }
}
