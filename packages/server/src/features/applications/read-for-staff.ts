import type { StaffAnswer, StaffApplication } from '@hearthlight/domain/applications/staff-application'
import type { ListItem } from '@hearthlight/domain/incentives/incentive'
import { Problem } from '@hearthlight/domain/shared/problem'
import { change } from '../../platform/audit-log/change.ts'
import { inPartner } from '../../platform/database/in-partner.ts'
import type { PartnerDb } from '../../platform/database/schema.ts'
import type { Scope } from '../../platform/scope.ts'
import type { ApplicationDeps } from './application-deps.ts'
import { listComments } from './comment-store.ts'
import { presentProject } from './present-project.ts'
import { findAnyProject, type StoredProject } from './project-store.ts'

/** An application of whichever person with its answers; restricted ones without their content. */
export const readForStaff = (deps: ApplicationDeps, scope: Scope, id: string): Promise<StaffApplication> =>
  inPartner(deps.db, scope, async (db) => {
    const project = await mustFind(db, scope, id)
    const answers = await answersOf(deps, db, scope, project)
    const present = ({ item, content }: Answered): StaffAnswer =>
      item.restrict_data_access
        ? { ...staffAnswer(item, null), message: messageFor(scope) }
        : staffAnswer(item, content)
    return { ...presentProject(project, scope.language), answers: answers.map(present) }
  })

/** The content of one restricted answer. That it was read stands in the audit log. */
export const readRestricted = (
  deps: ApplicationDeps,
  scope: Scope,
  id: string,
  itemId: string,
): Promise<StaffAnswer> =>
  inPartner(deps.db, scope, async (db) => {
    const project = await mustFind(db, scope, id)
    const answered = (await answersOf(deps, db, scope, project)).find(({ item }) => item.id === itemId)
    if (!answered?.item.restrict_data_access) throw new Problem('shared.not-found')
    const record = { type: 'application', id, of: project.building_id }
    return await change(db, scope, { action: 'application.read-restricted', record }, async () => ({
      result: staffAnswer(answered.item, answered.content),
      after: { item_id: itemId },
    }))
  })

type Answered = { readonly item: ListItem; readonly content: string | null }

async function answersOf(
  deps: ApplicationDeps,
  db: PartnerDb,
  scope: Scope,
  { id, user_id, incentive_id }: StoredProject,
): Promise<Answered[]> {
  if (incentive_id === null) return []
  const { question_list } = await deps.listsOf(db, scope, incentive_id)
  const owner = { partnerId: scope.partnerId, ownerId: user_id }
  const comments = await listComments(db, owner, { project_id: id, commentable_type: 'ListItem' })
  return question_list.map((item) => ({
    item,
    content: comments.find(({ commentable_id }) => commentable_id === item.id)?.content ?? null,
  }))
}

const staffAnswer = (
  { id, name, answer_type, restrict_data_access }: ListItem,
  content: string | null,
): StaffAnswer => ({
  ...{ item_id: id, name, answer_type, is_restricted: restrict_data_access, content },
  message: null,
})

/** The partner's words to staff who may not read it; none for those who may ask for it one by one. */
const messageFor = ({ actor, partner: { config } }: Scope): string | null =>
  actor.kind === 'operator' ||
  (actor.kind === 'admin' && actor.permissions.includes('AppliedOfferRestrictedDataAccess'))
    ? null
    : config.settings.admin3_restricted_data_messages.no_permission

async function mustFind(db: PartnerDb, scope: Scope, id: string): Promise<StoredProject> {
  const project = await findAnyProject(db, scope, id)
  if (project === undefined) throw new Problem('shared.not-found')
  return project
}
