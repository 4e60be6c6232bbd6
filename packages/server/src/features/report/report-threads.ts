import { threadFile } from '../../platform/threads/entries.ts'
import { type ThreadPool, type ToldOptions, threadPool } from '../../platform/threads/thread-pool.ts'
import type { ReportDrawing } from './report-drawing.ts'

export type ReportThreads = ThreadPool<ReportDrawing, Uint8Array>

/** Each thread holds the fonts of every partner it drew for, and reports are kept: one draws enough. */
const SIZE = 1
const WAITING_PER_PARTNER = 32
const WAITING_PER_PERSON = 2

/** Reports are drawn beside the server, as audits are computed. */
export function openReportThreads(told: ToldOptions): ReportThreads {
  return threadPool({
    file: threadFile('report-worker', import.meta.url),
    size: SIZE,
    waitingPerPartner: WAITING_PER_PARTNER,
    waitingPerPerson: WAITING_PER_PERSON,
    ...told,
  })
}
