import { DraftDocument, type SavedDraft } from '@hearthlight/domain/shared/draft'
import { sameJson } from '@hearthlight/domain/shared/json-path'
import type { Choice, Conflict } from '@hearthlight/domain/studio/merge'
import { decide, isDirty, rebase, type WorkingCopy } from '@hearthlight/domain/studio/working-copy'
import { z } from 'zod'
import { createSaver } from '../../../platform/drafts/autosave.ts'
import type { SaveStatus } from '../../../platform/drafts/save-status.ts'
import { HttpProblem } from '../../../platform/http-problem.ts'
import { consoleMemory } from '../../kit/console-memory.ts'

/** A draft as the server has it: revision 0 where nothing was saved yet, and what is live is where one begins. */
export type OnServer = Pick<SavedDraft, 'revision' | 'document' | 'updated_by'>
export type DraftCalls = {
  readonly save: (copy: WorkingCopy) => Promise<OnServer>
  /** Null when somebody has published or dropped it. */
  readonly read: () => Promise<OnServer | null>
}

/** What a colleague saved meanwhile: who, and where both changed the same. */
export type Meeting = { readonly by: string; readonly conflicts: readonly Conflict[] }

export type DraftState = {
  readonly copy: WorkingCopy
  readonly status: SaveStatus
  readonly meeting: Meeting | null
  /** What was written here, while it can still be put back over what was taken of the other. */
  readonly own: DraftDocument | null
}

const Stored = z.object({ saved: DraftDocument, mine: DraftDocument })
const asSaved = ({ revision, document }: OnServer) => ({ revision, saved: document })

/** What is known of a draft on this page; what the server has not yet is kept on the device. */
function draftStore(name: string, opened: OnServer) {
  const memory = `console-studio-draft-${name}` as const
  const listeners = new Set<() => void>()
  // What was written on this device and never arrived stands on what the draft was then.
  const kept = Stored.safeParse(consoleMemory.getJson(memory)).data ?? {
    saved: opened.document,
    mine: opened.document,
  }
  let state: DraftState = { ...met(kept, opened), status: { kind: 'idle' }, own: null }
  const forget = () => consoleMemory.remove(memory)
  const keep = (copy: WorkingCopy) =>
    isDirty(copy) ? consoleMemory.setJson(memory, { saved: copy.saved, mine: copy.mine }) : forget()
  return {
    get: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    change: (part: Partial<DraftState>) => {
      state = { ...state, ...part }
      if (part.copy !== undefined) keep(part.copy)
      for (const listener of listeners) listener()
    },
    /** The draft was dropped or published. */
    forget,
  }
}

type DraftStore = ReturnType<typeof draftStore>

/** As many of the last saves are known again when the server tells of them late. */
const MOST_KNOWN = 20

/** Saves what is written a moment later; what a colleague was quicker with is met first. */
function savingOf({ get, change }: DraftStore, calls: DraftCalls) {
  let isSending = false
  let known: readonly OnServer[] = []
  const saver = createSaver(send, (status) => change({ status }))

  async function send(): Promise<void> {
    const { copy, meeting } = get()
    if (meeting !== null || !isDirty(copy)) return
    isSending = true
    try {
      const saved = await calls.save(copy)
      known = [saved, ...known].slice(0, MOST_KNOWN)
      // What was written while it was on its way is a change to what was sent.
      change(met({ ...get().copy, saved: copy.mine }, saved))
    } catch (cause) {
      await overtaken(cause)
    } finally {
      isSending = false
    }
  }

  /** Somebody else has saved before; any other failure is the saver's. */
  async function overtaken(cause: unknown): Promise<void> {
    const isOvertaken = cause instanceof HttpProblem && cause.code === 'shared.stale-draft'
    const theirs = isOvertaken ? await calls.read() : null
    if (theirs === null) throw cause
    meet(theirs)
  }

  function meet(theirs: OnServer): void {
    change({ ...met(get().copy, theirs), own: null })
    if (isDirty(get().copy)) saver.put(null)
  }

  /** What this page itself has saved, be it asked about before a later save and answered after that. */
  const isKnown = (now: OnServer) =>
    known.some(({ revision, document }) => revision === now.revision && sameJson(document, now.document))

  return { saver, meet, isKnown, isSending: () => isSending }
}

/**
 * A draft of the studio that is being written: shown at once, kept on the device, saved a moment later, and put together
 * with what colleagues save meanwhile. Where both changed the same, nothing is saved before the person says whose stands.
 */
export function openDraft(name: string, opened: OnServer, calls: DraftCalls) {
  const store = draftStore(name, opened)
  const { get, change } = store
  const { saver, meet, isKnown, isSending } = savingOf(store, calls)
  let seen = opened.revision
  const write = (mine: DraftDocument, own: DraftDocument | null = null) => {
    change({ copy: { ...get().copy, mine }, meeting: null, own })
    saver.put(null)
  }
  return {
    ...store,
    write,
    /** Takes up what the server has by now; while a save of ours is on its way, its own answer tells that. */
    follow: (now: OnServer) => {
      const { copy, meeting, status } = get()
      if (isSending() || meeting !== null) return
      // Until it is asked for again, what was known before a save of ours says nothing of what came after it.
      const isOther = now.revision !== seen && now.revision !== copy.revision && !isKnown(now)
      const isLiveOther = now.revision + copy.revision === 0 && !sameJson(now.document, copy.saved)
      seen = now.revision
      if (isOther || isLiveOther) meet(now)
      else if (isDirty(copy) && status.kind === 'idle') saver.put(null)
    },
    /** Says at each place that both changed whose stands. */
    decide: (choices: Readonly<Record<string, Choice>>) => {
      const { copy, meeting } = get()
      const hasTheirs = Object.values(choices).includes('theirs')
      if (meeting !== null) write(decide({ copy, ...meeting }, choices).mine, hasTheirs ? copy.mine : null)
    },
    /** Whatever waits is on its way before something is done with the draft; answers its revision. */
    settle: async () => {
      await saver.flush()
      return get().copy.revision
    },
    /** What is not saved waits on the device until the draft is opened again. */
    stop: () => {
      saver.stop()
      change({ status: { kind: 'idle' } })
    },
  }
}

function met(
  copy: Pick<WorkingCopy, 'saved' | 'mine'>,
  theirs: OnServer,
): Pick<DraftState, 'copy' | 'meeting'> {
  const { copy: onTop, conflicts } = rebase(copy, asSaved(theirs))
  return { copy: onTop, meeting: conflicts.length === 0 ? null : { by: theirs.updated_by, conflicts } }
}
