import { createHash } from 'node:crypto'
import type { PlatformDb } from '../database/schema.ts'
import type { Refusal } from './refusal.ts'
import { addRefusals } from './refusal-store.ts'

type Deps = { readonly db: PlatformDb; readonly onError: (error: unknown) => void }
type Counted = Refusal & { id: string; count: number; last_at: Date }

const WRITE_AFTER_MS = 1_000
/**
 * Different ones in a minute; what goes beyond is counted by network, and by no more than so many networks, so that an
 * attack neither hides where it comes from nor fills the disk.
 */
const MOST_IN_A_MINUTE = 60
const MOST_WITH_NETWORKS = 300

export type RefusalLog = {
  /** Counts a refusal; it is written a moment later, so that nobody waits for it. */
  note(refusal: Refusal, at: Date): void
  close(): Promise<void>
}

export function openRefusalLog({ db, onError }: Deps): RefusalLog {
  let waiting = new Map<string, Counted>()
  let timer: NodeJS.Timeout | undefined
  let writing = Promise.resolve()
  let minute = 0
  const seen = new Set<string>()

  const write = () => {
    timer = undefined
    const rows = [...waiting.values()]
    waiting = new Map()
    writing = writing.then(() => addRefusals(db, rows)).catch(onError)
  }
  const hasRoom = (refusal: Refusal, most: number) => seen.size < most || seen.has(idOf(refusal))
  const asRoomAllows = (refusal: Refusal): Refusal => {
    if (hasRoom(refusal, MOST_IN_A_MINUTE)) return refusal
    const ofNetwork = summed(refusal, refusal.network)
    return hasRoom(ofNetwork, MOST_WITH_NETWORKS) ? ofNetwork : summed(refusal, 'many')
  }
  const count = (refusal: Refusal, at: Date) => {
    const id = idOf(refusal)
    seen.add(id)
    const counted = waiting.get(id) ?? { ...refusal, id, count: 0, last_at: at }
    waiting.set(id, { ...counted, count: counted.count + 1, last_at: at })
  }
  return {
    note(refusal, at) {
      if (refusal.minute.getTime() !== minute) seen.clear()
      minute = refusal.minute.getTime()
      count(asRoomAllows(refusal), at)
      timer ??= setTimeout(write, WRITE_AFTER_MS).unref()
    },
    async close() {
      clearTimeout(timer)
      write()
      await writing
    },
  }
}

const summed = ({ minute, kind }: Refusal, network: string): Refusal => ({
  minute,
  kind,
  code: 'many',
  route: 'many',
  partner_id: null,
  actor_kind: 'many',
  actor_id: null,
  email_hash: null,
  network,
})

const idOf = (refusal: Refusal): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        refusal.minute,
        refusal.kind,
        refusal.code,
        refusal.route,
        refusal.partner_id,
        refusal.actor_kind,
        refusal.actor_id,
        refusal.email_hash,
        refusal.network,
      ]),
    )
    .digest('base64url')
