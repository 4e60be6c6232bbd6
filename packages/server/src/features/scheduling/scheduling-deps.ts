import type { Answers } from '@hearthlight/domain/assessment/answers/answers'
import type { GenericItemInput } from '@hearthlight/domain/assessment/wizard/generic-item'
import type { Building } from '@hearthlight/domain/buildings/building'
import type { BriefResult } from '@hearthlight/domain/scheduling/visit-brief'
import type { HomeScope } from '../../platform/access/access.ts'
import type { ConsoleRightsOf } from '../../platform/access/console-rights.ts'
import type { ChangeDb, Db, PlatformDb } from '../../platform/database/schema.ts'
import type { Jobs } from '../../platform/jobs/job.ts'
import type { DeliverMail } from '../../platform/mail/mailer.ts'
import type { PartnerDirectory } from '../../platform/partner-directory.ts'

/** What an advisor is told of a home, and how they correct it. */
export type VisitedHome = {
  readonly read: (
    scope: HomeScope,
    buildingId: string,
  ) => Promise<{
    readonly building: Pick<Building, 'construction_year' | 'floor_area'>
    readonly answers: Answers
    readonly result: BriefResult | null
  }>
  readonly correct: (db: ChangeDb, scope: HomeScope, items: readonly GenericItemInput[]) => Promise<void>
  readonly report: (scope: HomeScope, buildingId: string, site: string) => Promise<Buffer>
}

export type SchedulingDeps = {
  readonly db: PlatformDb
  readonly now: () => Date
  readonly jobs: Jobs
  readonly directory: PartnerDirectory
  readonly deliverMail: DeliverMail
  readonly home: VisitedHome
  readonly consoleRightsOf: ConsoleRightsOf
  /** Signs the links that open a visit. */
  readonly secret: string
}

/** The same where it may join a transaction that is open. */
export type SchedulingWork = Omit<SchedulingDeps, 'db'> & { readonly db: Db }
