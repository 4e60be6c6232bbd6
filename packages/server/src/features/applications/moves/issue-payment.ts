import { moveToPaid } from '@hearthlight/domain/applications/statuses'
import { inPartner } from '../../../platform/database/in-partner.ts'
import type { ChangeDb } from '../../../platform/database/schema.ts'
import type { Scope } from '../../../platform/scope.ts'
import { rulesIn } from '../applicant-mail.ts'
import type { ApplicationDeps } from '../application-deps.ts'
import { findAnyApplication, lockAnyApplication } from '../find-application-store.ts'
import { moneyIn } from '../review/review-of-kind.ts'
import type { Paid } from '../transition/carry-out.ts'
import { moveApplication } from './move-application.ts'

/** Moves an application on to where it is paid, if its program has such a move from where it is. */
export async function issuePayment(
  deps: ApplicationDeps,
  scope: Scope,
  id: string,
  paid: Paid,
): Promise<'issued' | 'no-such-move'> {
  const to = await inPartner(deps.db, scope, async (db) => {
    const application = await findAnyApplication(db, scope, id)
    if (application === undefined) return undefined
    return moveToPaid((await rulesIn(deps, db, scope, application)).statuses, application.status)?.code
  })
  if (to === undefined) return 'no-such-move'
  await moveApplication(deps, scope, id, { to }, { paid })
  return 'issued'
}

/** Whether the amount of an application is to be paid in the status it has, or was. Nobody moves it meanwhile. */
export async function isOwed(
  deps: ApplicationDeps,
  db: ChangeDb,
  scope: Scope,
  id: string,
): Promise<boolean> {
  const application = await lockAnyApplication(db, scope, id)
  return (
    application !== undefined && moneyIn(await rulesIn(deps, db, scope, application), application) !== null
  )
}
