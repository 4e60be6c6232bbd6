import { z } from 'zod'
import { eraseAuditValuesBefore } from '../audit-log/audit-log-store.ts'
import type { PlatformDb } from '../database/schema.ts'
import type { OpenFeature } from '../feature.ts'
import { defineJob, type Jobs } from '../jobs/job.ts'
import { deleteRefusalsBefore } from '../refusals/refusal-store.ts'
import { deleteEndedSessions } from '../sessions/session-store.ts'
import { deleteMailsBefore, deleteSentMailsBefore } from './housekeeping-store.ts'

type Deps = {
  readonly db: PlatformDb
  readonly now: () => Date
  readonly jobs: Jobs
  readonly features: readonly Pick<OpenFeature, 'forget'>[]
}

const DAY_MS = 24 * 60 * 60 * 1000
/** The mailbox is for developers; of the audit log the lines stay for ever. */
const KEPT_DAYS = { mails: 30, sentMails: 90, refusals: 30, auditValues: 3 * 365 }

/** What has no further use goes, every night. */
export function registerHousekeeping({ db, now, jobs, features }: Deps): void {
  const daysAgo = (days: number) => new Date(now().getTime() - days * DAY_MS)
  const job = defineJob(
    'platform.keep-house',
    z
      .object({})
      .nullish()
      .transform(() => ({})),
    async () => {
      await deleteEndedSessions(db, now())
      await deleteMailsBefore(db, daysAgo(KEPT_DAYS.mails))
      await deleteSentMailsBefore(db, daysAgo(KEPT_DAYS.sentMails))
      await deleteRefusalsBefore(db, daysAgo(KEPT_DAYS.refusals))
      await eraseAuditValuesBefore(db, daysAgo(KEPT_DAYS.auditValues))
      for (const { forget } of features) await forget?.()
    },
  )
  jobs.add(job)
  jobs.schedule(job, '23 3 * * *')
}
