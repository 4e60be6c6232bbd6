import { isLocked } from '@hearthlight/domain/applications/is-locked'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { OwnedBy } from '../../platform/access.ts'
import type { ChangeDb } from '../../platform/database/schema.ts'
import { type FoundApplication, lockApplication } from './find-application-store.ts'

type Incentive = FoundApplication & { readonly incentive_id: string }

/** An application of the person for an incentive in which something is asked of them: what was submitted stands till then. */
export async function mustBeAsked(db: ChangeDb, owner: OwnedBy, id: string): Promise<Incentive> {
  const application = mustBeOpen(await lockApplication(db, owner, id))
  if (application.requested_edit === null) throw new Problem('applications.nothing-requested')
  return application
}

export function mustBeOpen(application: FoundApplication | undefined): Incentive {
  if (application === undefined || application.incentive_id === null) throw new Problem('shared.not-found')
  if (isLocked(application)) throw new Problem('applications.locked')
  return { ...application, incentive_id: application.incentive_id }
}
