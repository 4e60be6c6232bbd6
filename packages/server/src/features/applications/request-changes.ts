import type { RequestChanges } from '@hearthlight/domain/applications/staff-application'
import type { IncentiveLists } from '@hearthlight/domain/incentives/incentive-lists'
import { Problem } from '@hearthlight/domain/shared/problem'
import { change } from '../../platform/audit-log/change.ts'
import { inPartner } from '../../platform/database/in-partner.ts'
import type { ChangeDb } from '../../platform/database/schema.ts'
import type { Scope } from '../../platform/scope.ts'
import type { ApplicationDeps } from './application-deps.ts'
import { setRequestedEdit } from './application-store.ts'
import { findApplicant, lockAnyApplication } from './find-application-store.ts'
import { mustBeOpen } from './must-be-open.ts'
import { findAnyProject, type StoredProject } from './project-store.ts'
import { insertRequests } from './request-store.ts'
import { setStatus } from './status-store.ts'

/** Asks the person for other answers or documents once more, and tells them by mail. */
export const requestChanges = (
  deps: ApplicationDeps,
  scope: Scope,
  id: string,
  { requests }: RequestChanges,
): Promise<void> =>
  inPartner(deps.db, scope, async (db) => {
    const project = await findAnyProject(db, scope, id)
    if (project === undefined) throw new Problem('shared.not-found')
    const what = {
      action: 'application.request',
      record: { type: 'application', id, of: project.building_id },
    }
    await change(db, scope, what, async (changeDb) => {
      const { incentive_id } = mustBeOpen(await lockAnyApplication(changeDb, scope, id))
      refuseUnknown(await deps.listsOf(changeDb, scope, incentive_id), requests)
      const at = deps.now()
      const message = requests.map(({ content }) => content).join('\n\n')
      await insertRequests(changeDb, scope, id, requests, { at, by: scope.actor })
      await setRequestedEdit(changeDb, scope, id, message)
      await setStatus(changeDb, scope, id, { status: 'information_requested', at, by: scope.actor, message })
      await tellApplicant(deps, changeDb, scope, project, message)
      return { result: undefined, after: { requests } }
    })
  })

/** Only what the incentive asks for can be asked for again. */
function refuseUnknown(
  { question_list, document_list }: IncentiveLists,
  requests: RequestChanges['requests'],
): void {
  const known = { answer: question_list, upload: document_list }
  const fields = requests.flatMap(({ kind, item_id }, index) =>
    known[kind].some((item) => item.id === item_id)
      ? []
      : [{ pointer: `/requests/${index}/item_id`, message: 'shared:validation.option' }],
  )
  if (fields.length > 0) throw new Problem('shared.invalid-form', { fields })
}

async function tellApplicant(
  { sendMail }: ApplicationDeps,
  db: ChangeDb,
  scope: Scope,
  { user_id, number, title }: StoredProject,
  message: string,
): Promise<void> {
  const { name, email, language } = await findApplicant(db, scope, user_id)
  await sendMail(db, scope, {
    template: 'applications:mail.requested',
    to: email,
    language,
    values: { name, number, message, incentive: title[language] ?? '' },
  })
}
