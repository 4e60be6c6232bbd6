import { Problem } from '@hearthlight/domain/shared/problem'
import type { ChangeDb } from '../../../platform/database/schema.ts'
import type { Scope } from '../../../platform/scope.ts'
import { type FoundApplication, lockAnyApplication } from '../find-application-store.ts'

/** The application, held until the transaction ends. Refused when somebody has changed it since the asker looked at it. */
export async function mustBeCurrent(
  db: ChangeDb,
  scope: Scope,
  id: string,
  revision: number | undefined,
): Promise<FoundApplication> {
  const application = await lockAnyApplication(db, scope, id)
  if (application === undefined) throw new Problem('shared.not-found')
  if (revision !== undefined && revision !== application.revision) throw new Problem('applications.stale')
  return application
}
