import type { CsvPiece, CsvRows } from '../../../platform/csv/parse-rows.ts'
import { threadFile } from '../../../platform/threads/entries.ts'
import { type ThreadPool, type ToldOptions, threadPool } from '../../../platform/threads/thread-pool.ts'

export type CsvThreads = ThreadPool<CsvPiece, CsvRows>

/** A piece takes milliseconds, and partners take turns with theirs, so one is enough. */
const SIZE = 1
const WAITING = 32

export function openCsvThreads(told: ToldOptions): CsvThreads {
  return threadPool({
    file: threadFile('csv-worker', import.meta.url),
    size: SIZE,
    waitingPerPartner: WAITING,
    waitingPerPerson: WAITING,
    ...told,
  })
}
