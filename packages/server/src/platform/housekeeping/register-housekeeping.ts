import { z } from 'zod'
import { eraseAuditValuesBefore } from '../audit-log/audit-log-store.ts'
import type { PlatformDb } from '../database/schema.ts'
import type { OpenFeature } from '../feature.ts'
import { defineJob, type Jobs } from '../jobs/job.ts'
import type { PartnerDirectory } from '../partner-directory.ts'
import { deleteRefusalsBefore } from '../refusals/refusal-store.ts'
import { deleteEndedSessions } from '../sessions/session-store.ts'
import { deleteMailsBefore, deleteSentMailsBefore } from './housekeeping-store.ts'
import { type Removed, retain } from './retain.ts'

type Deps = {
  readonly db: PlatformDb
  readonly now: () => Date
  readonly jobs: Jobs
  readonly features: readonly Pick<OpenFeature, 'forget' | 'keeps'>[]
  readonly directory: Pick<PartnerDirectory, 'all'>
  /** Tells what was deleted of a partner, by count. */
  readonly tell: (partner: string, removed: Removed) => void
}

const DAY_MS = 24 * 60 * 60 * 1000
/**
 * The mailbox is for developers; of the audit log the lines stay for ever. What a partner may choose is in its settings;
 * these are the longest of them, for a partner that is not served.
 */
const KEPT_DAYS = { mails: 30, sentMails: 730, refusals: 30, auditValues: 3650 }

/** What has no further use goes, every night. */
export function registerHousekeeping({ db, now, jobs, features, directory, tell }: Deps): void {
  const keeps = features.flatMap(({ keeps = [] }) => keeps)
  const retainAll = async () => {
    for (const { partner } of await directory.all()) {
      const config = partner.configs[partner.languages[0]]
      if (config === undefined) continue
      const { retention } = config.settings
      const removed = await retain(db, { partnerId: partner.id }, { retention, now: now(), keeps })
      if (Object.keys(removed).length > 0) tell(config.code, removed)
    }
  }
  const daysAgo = (days: number) => new Date(now().getTime() - days * DAY_MS)
  const job = defineJob(
    'platform.keep-house',
    z
      .object({})
      .nullish()
      .transform(() => ({})),
    async () => {
      await deleteEndedSessions(db, now())
      await retainAll()
      await deleteMailsBefore(db, daysAgo(KEPT_DAYS.mails))
      await deleteSentMailsBefore(db, daysAgo(KEPT_DAYS.sentMails))
      await deleteRefusalsBefore(db, daysAgo(KEPT_DAYS.refusals))
      await eraseAuditValuesBefore(db, daysAgo(KEPT_DAYS.auditValues))
      for (const { forget } of features) await forget?.()
    },
    { cron: '23 3 * * *' },
  )
  jobs.add(job)
}
