import type { AdminPermission } from '@hearthlight/domain/accounts/staff/admin'
import type { RestrictedOf } from '../../platform/access/restricted.ts'
import type { LogInWords } from '../../platform/audit-log/log-in-words.ts'
import type { PartnerDb, PlatformDb } from '../../platform/database/schema.ts'
import type { Files } from '../../platform/files/files.ts'
import type { Jobs } from '../../platform/jobs/job.ts'
import type { SendMail } from '../../platform/mail/mailer.ts'
import type { PartnerDirectory } from '../../platform/partner-directory.ts'
import type { InPartner, Scope } from '../../platform/scope.ts'
import type { DecidedStatus } from './export-rows-store.ts'

/** A question of a program or incentive. */
export type AskedQuestion = {
  readonly code: string
  readonly label: string
  readonly isRestricted: boolean
  /** An answer as it is kept, in words. */
  readonly say: (value: unknown) => string | null
}

/** A status that applications can have, and whether they are decided with it. */
export type NamedStatus = DecidedStatus & { readonly name: string; readonly isDecided: boolean }

export type ExportDeps = {
  readonly db: PlatformDb
  readonly now: () => Date
  readonly files: Files
  readonly jobs: Jobs
  readonly directory: PartnerDirectory
  readonly restrictedOf: RestrictedOf
  /** Programs and incentives by their ids, and every status of them. */
  readonly wordsOf: (
    db: PartnerDb,
    scope: Scope,
  ) => Promise<{ readonly names: ReadonlyMap<string, string>; readonly statuses: readonly NamedStatus[] }>
  /** What a program or incentive asks; undefined where there is none of this id. */
  readonly questionsOf: (
    db: PartnerDb,
    scope: Scope,
    source: string,
  ) => Promise<readonly AskedQuestion[] | undefined>
  /** Lines of the log with words in the place of codes. */
  readonly logInWords: LogInWords
  /** Where mail reaches this one of the staff, and what they may do now; undefined when they have left. */
  readonly staffOf: (
    db: PartnerDb,
    scope: InPartner,
    who: { readonly kind: 'admin' | 'operator'; readonly id: string },
  ) => Promise<{ readonly email: string; readonly permissions: readonly AdminPermission[] } | undefined>
  readonly sendMail: SendMail
  readonly onError: (error: unknown) => void
}
