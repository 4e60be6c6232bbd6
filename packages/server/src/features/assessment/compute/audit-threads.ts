import { availableParallelism } from 'node:os'
import { threadFile } from '../../../platform/threads/entries.ts'
import { type ThreadPool, type ToldOptions, threadPool } from '../../../platform/threads/thread-pool.ts'
import type { AuditTask } from './audit-task.ts'
import type { KeyedResult } from './keyed-result.ts'

export type AuditThreads = ThreadPool<AuditTask, KeyedResult>

/** Far more than a busy hour brings, yet no more than can be answered before a person gives up. */
const WAITING_PER_PARTNER = 64
/** A page of homes whose audits are all to be renewed. */
const WAITING_PER_PERSON = 20

/** Audits are computed beside the server, on the cores it leaves free. */
export function openAuditThreads(told: ToldOptions): AuditThreads {
  return threadPool({
    file: threadFile('audit-worker', import.meta.url),
    size: Math.max(1, availableParallelism() - 1),
    waitingPerPartner: WAITING_PER_PARTNER,
    waitingPerPerson: WAITING_PER_PERSON,
    ...told,
  })
}
