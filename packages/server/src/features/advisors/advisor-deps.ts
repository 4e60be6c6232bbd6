import type { Building } from '@hearthlight/domain/buildings/building'
import type { ClassifiedIncentive } from '@hearthlight/domain/incentives/classified-incentive'
import type { HomeScope } from '../../platform/access/access.ts'
import type { ConsoleRightsOf } from '../../platform/access/console-rights.ts'
import type { PlatformDb } from '../../platform/database/schema.ts'
import type { SendMail } from '../../platform/mail/mailer.ts'

export type AdvisorDeps = {
  readonly db: PlatformDb
  readonly now: () => Date
  readonly sendMail: SendMail
  readonly consoleRightsOf: ConsoleRightsOf
  /** A home of the person with the incentives as it sees them; refuses a building that is not theirs. */
  readonly homeOf: (
    scope: HomeScope,
    buildingId: string,
  ) => Promise<{ readonly building: Building; readonly incentives: readonly ClassifiedIncentive[] }>
}
