import { threadFile } from '../../../platform/threads/entries.ts'
import { type ThreadPool, type ToldOptions, threadPool } from '../../../platform/threads/thread-pool.ts'
import type { ThumbnailQuestion } from './thumbnail.ts'

/** Null where no picture can be made of it. */
export type ThumbnailThreads = ThreadPool<ThumbnailQuestion, Uint8Array | null>

/** A thread holds a whole file and its picture: as many as are drawn at once. */
const SIZE = 2
const WAITING = 32

export function openThumbnailThreads(told: ToldOptions): ThumbnailThreads {
  return threadPool({
    file: threadFile('thumbnail-worker', import.meta.url),
    size: SIZE,
    waitingPerPartner: WAITING,
    waitingPerPerson: WAITING,
    ...told,
  })
}
