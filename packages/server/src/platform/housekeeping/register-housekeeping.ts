import { FAILURE_WINDOW_MS } from '@hearthlight/domain/accounts/slow-down'
import { z } from 'zod'
import { eraseAuditValuesBefore } from '../audit-log/audit-log-store.ts'
import type { PlatformDb } from '../database/schema.ts'
import { defineJob, type Jobs } from '../jobs/job.ts'
import { deleteRefusalsBefore } from '../refusals/refusal-store.ts'
import { deleteEndedSessions } from '../sessions/session-store.ts'
import { deleteMailsBefore, deleteSignInFailuresBefore, deleteVisitsBefore } from './housekeeping-store.ts'

type Deps = { readonly db: PlatformDb; readonly now: () => Date; readonly jobs: Jobs }

const DAY_MS = 24 * 60 * 60 * 1000
/** Visits are statistics and no archive; the mailbox is for developers; of the audit log the lines stay for ever. */
const KEPT_DAYS = { visits: 400, mails: 30, refusals: 30, auditValues: 3 * 365 }

/** What has no further use goes, every night. */
export function registerHousekeeping({ db, now, jobs }: Deps): void {
  const daysAgo = (days: number) => new Date(now().getTime() - days * DAY_MS)
  const job = defineJob(
    'platform.keep-house',
    z
      .object({})
      .nullish()
      .transform(() => ({})),
    async () => {
      await deleteEndedSessions(db, now())
      await deleteVisitsBefore(db, daysAgo(KEPT_DAYS.visits))
      await deleteMailsBefore(db, daysAgo(KEPT_DAYS.mails))
      await deleteRefusalsBefore(db, daysAgo(KEPT_DAYS.refusals))
      await eraseAuditValuesBefore(db, daysAgo(KEPT_DAYS.auditValues))
      await deleteSignInFailuresBefore(db, new Date(now().getTime() - FAILURE_WINDOW_MS))
    },
  )
  jobs.add(job)
  jobs.schedule(job, '23 3 * * *')
}
