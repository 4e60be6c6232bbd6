import type { Project } from '@hearthlight/domain/applications/project'
import { Problem } from '@hearthlight/domain/shared/problem'
import { type HomeScope, requireHomePermission } from '../../platform/access.ts'
import { change } from '../../platform/audit-log/change.ts'
import type { ChangeDb } from '../../platform/database/schema.ts'
import { translator } from '../../platform/texts.ts'
import type { ApplicationDeps } from './application-deps.ts'
import { type Asked, askedOf } from './asked-of.ts'
import { NOTHING_TO_PAY } from './change-status.ts'
import { mustBeUndecided, type OpenApplication } from './must-be-open.ts'
import { personMail } from './person-mail.ts'
import { amountOf, presentProject } from './present-project.ts'
import { findProject, type StoredProject } from './project-store.ts'
import { nextOf, rebateCopy } from './rebate-copy.ts'
import { receiptMail } from './receipt-mail.ts'
import { clearRequests } from './request-store.ts'
import { refuseIncomplete } from './submission.ts'

/**
 * Sends what the person changed. Where staff asked for something it clears the requests, and the application goes back to
 * be looked at; else it is a correction, and the application stays where it is.
 */
export async function updateApplication(
  deps: ApplicationDeps,
  scope: HomeScope,
  id: string,
): Promise<Project> {
  requireHomePermission(scope, 'change')
  const what = { action: 'application.update', record: { type: 'application', id } }
  return await change(deps.db, scope, what, async (db) => {
    const owner = scope.access
    const application = await mustBeUndecided(db, owner, id)
    const before = await mustFind(findProject(db, owner, id))
    const asked = await askedOf(deps, db, scope, application)
    await refuseIncomplete(
      deps,
      db,
      scope,
      asked,
      { buildingId: application.building_id, projectId: id },
      {
        requestedUploads: openItems(before, 'upload', asked.documents),
        requestedEdits: openItems(before, 'answer', asked.questions),
        // It was given when the application was submitted.
        ...{ needsConsent: false, consent: true },
      },
    )
    const isRequested = application.requested_edit !== null
    await (isRequested ? handBack : correct)(deps, db, scope, application)
    const after = await mustFind(findProject(db, owner, id))
    if (isRequested) await sendCopy(deps, db, scope, after, asked)
    return {
      result: presentProject(after, scope.language),
      before: { status: application.status, is_requested: isRequested },
      after: {
        ...{ status: after.status, is_requested: false },
        ...(!isRequested && { corrected_at: deps.now().toISOString() }),
      },
    }
  })
}

/** Of what was asked and is handed in now. */
async function sendCopy(
  deps: ApplicationDeps,
  db: ChangeDb,
  scope: HomeScope,
  project: StoredProject,
  asked: Asked,
): Promise<void> {
  const { id, number, building_id, programmable_type: kind } = project
  const mail = receiptMail(scope, {
    application: { id, kind, building_id, number },
    ...{ name: project.title[scope.language] ?? '', isUpdate: true },
    home: await deps.buildingOf(db, scope, building_id),
    lines: await rebateCopy(deps, db, scope, asked, { id, ...amountOf(project) }),
    next: nextOf(scope, project.status),
  })
  await deps.sendMail(db, scope, mail)
}

type Sent = (
  deps: ApplicationDeps,
  db: ChangeDb,
  scope: HomeScope,
  application: OpenApplication,
) => Promise<void>

const handBack: Sent = async (deps, db, scope, { id }) => {
  const at = deps.now()
  await clearRequests(db, scope, id, at)
  await deps.changeStatus(
    db,
    scope,
    id,
    { status: 'eligibility_review', at, by: scope.actor },
    NOTHING_TO_PAY,
  )
}

const correct: Sent = async (deps, db, scope, application) => {
  const { id, status } = application
  const message = translator(scope.language, scope.partner.config)('applications:corrected')
  const line = { status, at: deps.now(), by: scope.actor, message }
  await deps.changeStatus(db, scope, id, line, NOTHING_TO_PAY)
  const { title } = await mustFind(findProject(db, scope.access, id))
  await deps.sendMail(db, scope, personMail(scope, 'corrected', { ...application, title }))
}

/** What the incentive does not ask for any more cannot be given any more. */
const openItems = ({ requests }: StoredProject, wanted: 'answer' | 'upload', items: Asked[keyof Asked]) =>
  requests
    .filter(({ kind, is_done }) => kind === wanted && !is_done)
    .map(({ item_id }) => item_id)
    .filter((id) => items.some((item) => item.id === id))

async function mustFind(row: Promise<StoredProject | undefined>): Promise<StoredProject> {
  const found = await row
  if (found === undefined) throw new Problem('shared.not-found')
  return found
}
