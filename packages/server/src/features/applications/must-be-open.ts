import { isLocked } from '@hearthlight/domain/applications/is-locked'
import { isUndecided } from '@hearthlight/domain/applications/is-undecided'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { OwnedBy } from '../../platform/access.ts'
import type { ChangeDb } from '../../platform/database/schema.ts'
import { type FoundApplication, lockApplication } from './find-application-store.ts'

export type OpenApplication = FoundApplication & { readonly incentive_id: string }

/** An application of the person for an incentive, held until the transaction ends; what is decided stands as it is. */
export async function mustBeUndecided(db: ChangeDb, owner: OwnedBy, id: string): Promise<OpenApplication> {
  const application = await lockApplication(db, owner, id)
  if (application === undefined || application.incentive_id === null) throw new Problem('shared.not-found')
  if (isLocked(application)) throw new Problem('applications.locked')
  if (!isUndecided(application.status)) throw new Problem('applications.decided')
  return { ...application, incentive_id: application.incentive_id }
}
