import { DraftDocument, type SavedDraft } from '@hearthlight/domain/shared/draft'
import { useRef, useState } from 'react'
import { z } from 'zod'
import { consoleMemory } from '../../kit/console-memory.ts'

const Stored = z.object({ base: DraftDocument, document: DraftDocument })
export type DeviceDraft = ReturnType<typeof useDeviceDraft>

/** What is written, and what it stands on; kept on the device until the server has it. */
export function useDeviceDraft(id: string, opened: SavedDraft) {
  const memory = `console-studio-draft-${id}` as const
  const [kept] = useState(() => Stored.safeParse(consoleMemory.getJson(memory)).data)
  const [document, setDocument] = useState<DraftDocument>(kept?.document ?? opened.document)
  const [revision, setRevision] = useState(opened.revision)
  // What was written on this device and never arrived stands on what the draft was then: what was saved since is newer.
  const base = useRef(kept === undefined ? opened : { ...opened, document: kept.base, revision: 0 })
  const newest = useRef(document)
  const forget = () => consoleMemory.remove(memory)

  function show(next: DraftDocument): void {
    newest.current = next
    setDocument(next)
  }

  return {
    ...{ document, revision, base, newest, forget },
    write(next: DraftDocument): void {
      show(next)
      consoleMemory.setJson(memory, { base: base.current.document, document: next })
    },
    /** What is on the server is what stands here: there is nothing to keep or to save. */
    take(next: DraftDocument): void {
      show(next)
      forget()
    },
    /** What is written from now on stands on what the server has now. */
    standOn(saved: SavedDraft): void {
      base.current = saved
      setRevision(saved.revision)
    },
  }
}
