import { Problem } from '@hearthlight/domain/shared/problem'
import type { HomeScope } from '../../../platform/access/access.ts'
import { change } from '../../../platform/audit-log/change.ts'
import type { BuiltInDeps } from '../built-in-deps.ts'
import { writeContact } from './application-content-store.ts'
import { applicationChange } from './application-log.ts'
import { isOpenStep, mustBeAsked } from './must-be-asked.ts'
import { noteStep } from './note-step.ts'
import { changeApplication } from './open-application.ts'

/** Whom the partner writes to about an application: one of the person's contacts. */
export const selectContact = (
  deps: BuiltInDeps,
  scope: HomeScope,
  projectId: string,
  contactId: string,
): Promise<void> =>
  change(deps.db, scope, applicationChange(scope, 'application.select-contact', projectId), async (db) => {
    const application = await changeApplication(deps, db, scope, projectId)
    const { state } = application
    if (contactId !== state.contactId) mustBeAsked(isOpenStep(application, 'contact'))
    if (!(await deps.isOwnContact(db, scope.access, contactId))) throw new Problem('shared.not-found')
    await writeContact(db, scope, projectId, contactId)
    const at = deps.now()
    await noteStep(deps, db, scope, application, ['contact'], at)
    await deps.applications.touch(db, scope.access, projectId, at)
    return { result: undefined, before: { contact: state.contactId }, after: { contact: contactId } }
  })
