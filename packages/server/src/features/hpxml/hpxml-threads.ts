import { threadFile } from '../../platform/threads/entries.ts'
import { type ThreadPool, type ToldOptions, threadPool } from '../../platform/threads/thread-pool.ts'
import type { HpxmlTask, WrittenHpxml } from './hpxml-task.ts'

export type HpxmlThreads = ThreadPool<HpxmlTask, WrittenHpxml>

/** A file takes some hundredths of a second: one thread writes enough. */
const SIZE = 1
const WAITING_PER_PARTNER = 32
const WAITING_PER_PERSON = 4

/** Files are written beside the server: the home after its plan is simulated for each. */
export function openHpxmlThreads(told: ToldOptions): HpxmlThreads {
  return threadPool({
    file: threadFile('hpxml-worker', import.meta.url),
    size: SIZE,
    waitingPerPartner: WAITING_PER_PARTNER,
    waitingPerPerson: WAITING_PER_PERSON,
    ...told,
  })
}
