import type { HandedIn } from '@hearthlight/domain/applications/handed-in'
import { INCENTIVE_STATUSES } from '@hearthlight/domain/applications/incentive-statuses'
import type { Project } from '@hearthlight/domain/applications/project'
import { UNBOUND } from '@hearthlight/domain/applications/transition-event'
import { Problem } from '@hearthlight/domain/shared/problem'
import { type HomeScope, requireHomePermission } from '../../../platform/access/access.ts'
import { change } from '../../../platform/audit-log/change.ts'
import type { ChangeDb } from '../../../platform/database/schema.ts'
import { translator } from '../../../platform/texts/texts.ts'
import type { ApplicationDeps } from '../application-deps.ts'
import type { TransitTold } from '../transition/carry-out.ts'
import { type Happening, transit } from '../transition/transit.ts'
import { type Asked, askedOf } from './asked-items.ts'
import { mustBeUndecided } from './must-be-undecided.ts'
import { amountOf, presentProject } from './present-project.ts'
import { findProject, type StoredProject } from './project-store.ts'
import { nextOf, rebateCopy } from './rebate-copy.ts'
import { refuseIncomplete } from './refuse-incomplete.ts'

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
        needsConsent: false,
        consent: true,
      },
    )
    const isRequested = application.requested_edit !== null
    await transit(
      ...([deps, db, scope, application, INCENTIVE_STATUSES] as const),
      ...(isRequested ? handsBack(deps, db, scope, id, asked) : corrects(scope)),
    )
    const after = await mustFind(findProject(db, owner, id))
    return {
      result: presentProject(after, scope.language),
      before: { status: application.status, is_requested: isRequested },
      after: {
        status: after.status,
        is_requested: false,
        ...(!isRequested && { corrected_at: deps.now().toISOString() }),
      },
    }
  })
}

type Sent = readonly [Happening, TransitTold]

const HAND_IN = {
  event: { kind: 'hand-in', amount: null, isExact: true, ...UNBOUND },
  actor: 'applicant',
} as const

/** What was asked is handed in, with a copy for the person. */
function handsBack(deps: ApplicationDeps, db: ChangeDb, scope: HomeScope, id: string, asked: Asked): Sent {
  const copy = async () => copyOf(deps, db, scope, await mustFind(findProject(db, scope.access, id)), asked)
  return [HAND_IN, { copy }]
}

const corrects = ({ language, partner }: HomeScope): Sent => [
  { event: { kind: 'correct' }, actor: 'applicant' },
  { message: translator(language, partner.config)('applications:corrected') },
]

async function copyOf(
  deps: ApplicationDeps,
  db: ChangeDb,
  scope: HomeScope,
  project: StoredProject,
  asked: Asked,
): Promise<HandedIn> {
  const { id, number, building_id, programmable_type: kind } = project
  return {
    application: { id, kind, building_id, number },
    name: project.title[scope.language] ?? '',
    isUpdate: true,
    home: await deps.buildingOf(db, scope, building_id),
    lines: await rebateCopy(deps, db, scope, asked, { id, ...amountOf(project) }),
    next: nextOf(scope, project.status),
  }
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
