import type { Db, PlatformDb } from '../../platform/database/schema.ts'
import type { Jobs } from '../../platform/jobs/job.ts'
import type { DeliverMail } from '../../platform/mail/mailer.ts'
import type { PartnerDirectory } from '../../platform/partner-directory.ts'

export type SchedulingDeps = {
  readonly db: PlatformDb
  readonly now: () => Date
  readonly jobs: Jobs
  readonly directory: PartnerDirectory
  readonly deliverMail: DeliverMail
  /** Signs the links that open a visit. */
  readonly secret: string
}

/** The same where it may join a transaction that is open. */
export type SchedulingWork = Omit<SchedulingDeps, 'db'> & { readonly db: Db }
