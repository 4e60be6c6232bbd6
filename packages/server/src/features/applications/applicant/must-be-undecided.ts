import { isLocked } from '@hearthlight/domain/applications/is-locked'
import { isUndecided } from '@hearthlight/domain/applications/is-undecided'
import { isUnlocked } from '@hearthlight/domain/applications/is-unlocked'
import type { RequestedItem } from '@hearthlight/domain/applications/request-kinds'
import { stageOf } from '@hearthlight/domain/applications/stage-of'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { OwnedBy } from '../../../platform/access/access.ts'
import type { ChangeDb, PartnerDb } from '../../../platform/database/schema.ts'
import type { InPartner } from '../../../platform/scope.ts'
import { type FoundApplication, lockApplication } from '../find-application-store.ts'
import { listRequests } from '../request-store.ts'

type Item = RequestedItem & { readonly isGiven: boolean }

/** While staff ask for something by name nothing else that was sent changes. */
export async function mustBeUnlocked(
  db: PartnerDb,
  scope: InPartner,
  application: Pick<FoundApplication, 'id' | 'approved_amount'>,
  item: Item,
): Promise<void> {
  const requests = await listRequests(db, scope, application.id)
  if (!isUnlocked({ stage: stageOf(application), requests }, item))
    throw new Problem('applications.not-asked')
}

export type OpenApplication = FoundApplication & { readonly incentive_id: string }

/** An application of the person for an incentive, held until the transaction ends; what is decided stands as it is. */
export async function mustBeUndecided(db: ChangeDb, owner: OwnedBy, id: string): Promise<OpenApplication> {
  const application = await lockApplication(db, owner, id)
  if (application === undefined || application.incentive_id === null) throw new Problem('shared.not-found')
  if (isLocked(application)) throw new Problem('applications.locked')
  if (!isUndecided(application.status)) throw new Problem('applications.decided')
  return { ...application, incentive_id: application.incentive_id }
}
