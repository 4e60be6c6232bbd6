import { answerIn, answerQuestion, contentOf } from '@hearthlight/domain/applications/answers/answer-question'
import type { NewComment, UpdateComment } from '@hearthlight/domain/applications/comment'
import { fieldMessages } from '@hearthlight/domain/forms/field-messages'
import { fieldProblems } from '@hearthlight/domain/forms/field-problems'
import { validateAnswers } from '@hearthlight/domain/forms/validate-answers'
import type { ListItem } from '@hearthlight/domain/incentives/incentive'
import { dayIn } from '@hearthlight/domain/shared/day-in'
import { Problem } from '@hearthlight/domain/shared/problem'
import { type HomeScope, requireHomePermission } from '../../../platform/access/access.ts'
import { change } from '../../../platform/audit-log/change.ts'
import { inPartner } from '../../../platform/database/in-partner.ts'
import type { ChangeDb, PartnerDb } from '../../../platform/database/schema.ts'
import { translator } from '../../../platform/texts/texts.ts'
import { askedOf } from '../applicant/asked-items.ts'
import { mustBeUndecided, mustBeUnlocked, type OpenApplication } from '../applicant/must-be-undecided.ts'
import type { ApplicationDeps } from '../application-deps.ts'
import { touchApplication } from '../application-store.ts'
import { findRequest, listRequests, markDone } from '../request-store.ts'
import { amountByAnswers } from './amount-by-answers.ts'
import { type CommentPlace, findComment, type StoredComment, writeComment } from './comment-store.ts'

/** Saves the answer to a question, over the one that is there. */
export async function addComment(
  deps: ApplicationDeps,
  scope: HomeScope,
  { content, content_not_required, project_id, ...rest }: NewComment,
): Promise<StoredComment> {
  requireHomePermission(scope, 'change')
  const place = { ...rest, project_id: project_id ?? null }
  return await change(deps.db, scope, saving(rest.building_id), async (db) => {
    await deps.mustOwnBuilding(db, scope, place.building_id)
    const application = await mustBeOpen(db, scope, place)
    const item = await mustFindItem(deps, db, scope, place.commentable_id, application)
    const valid = validContent(
      deps,
      scope,
      item,
      content,
      !content_not_required || (await isNeeded(db, scope, item, application)),
    )
    return await write(deps, db, scope, place, item, valid, { application })
  })
}

/** Changes an answer; with the id of what staff asked for, that is done. */
export async function updateComment(
  deps: ApplicationDeps,
  scope: HomeScope,
  id: string,
  requestId: string | undefined,
  { comment, is_upload_request }: UpdateComment,
): Promise<StoredComment> {
  requireHomePermission(scope, 'change')
  return await inPartner(deps.db, scope, async (db) => {
    if (is_upload_request) return await confirmUpload(deps, db, scope, requestId, comment?.content ?? '')
    const stored = await findComment(db, scope.access, id)
    if (stored?.commentable_type !== 'ListItem') throw new Problem('shared.not-found')
    return await change(db, scope, saving(stored.building_id), async (changeDb) => {
      const application = await mustBeOpen(changeDb, scope, stored)
      if (requestId !== undefined && !stored.asked.some((asked) => asked.id === requestId))
        throw new Problem('shared.not-found')
      const item = await mustFindItem(deps, changeDb, scope, stored.commentable_id, application)
      const isRequested =
        comment?.content_not_required !== true || (await isNeeded(changeDb, scope, item, application))
      const content = validContent(deps, scope, item, comment?.content ?? '', isRequested)
      return await write(deps, changeDb, scope, placeOf(stored), item, content, { application, requestId })
    })
  })
}

const saving = (buildingId: string) => ({
  action: 'comment.save',
  record: { type: 'comment', of: buildingId },
})

/** The document that was asked for is there; what the person has to say of it stands beside it. */
async function confirmUpload(
  deps: ApplicationDeps,
  db: PartnerDb,
  scope: HomeScope,
  requestId: string | undefined,
  note: string,
): Promise<StoredComment> {
  const request = requestId === undefined ? undefined : await findRequest(db, scope, requestId)
  if (request?.kind !== 'upload') throw new Problem('shared.not-found')
  const { application_id: project_id, building_id, item_id: commentable_id } = request
  return await change(db, scope, saving(building_id), async (changeDb) => {
    await mustBeUndecided(changeDb, scope.access, project_id)
    if (request.done_at === null) throw new Problem('applications.uploads-requested')
    const place = { building_id, project_id, commentable_type: 'DocumentItem', commentable_id } as const
    const content = note.trim()
    const { id, before } = await writeComment(changeDb, scope.access, place, content, deps.now())
    return {
      result: await mustFind(changeDb, scope, id),
      id,
      ...(before !== undefined && { before: { content: before } }),
      after: { content },
    }
  })
}

async function write(
  deps: ApplicationDeps,
  db: ChangeDb,
  scope: HomeScope,
  place: CommentPlace,
  item: ListItem,
  content: string,
  { application, requestId }: { application: OpenApplication | undefined; requestId?: string | undefined },
) {
  const { restrict_data_access } = item
  const at = deps.now()
  const { id, before } = await writeComment(db, scope.access, place, content, at)
  if (application !== undefined) {
    const isGiven = before !== undefined && before !== '' && before !== content
    await mustBeUnlocked(db, scope, application, { kind: 'answer', item_id: item.id, isGiven })
  }
  if (application !== undefined)
    await touchApplication(db, scope, application.id, at, {
      ...(item.is_quantity && { quantity: Number(content) }),
      ...(await amountByAnswers(deps, db, scope, application, item)),
    })
  const isAnswered = requestId !== undefined || before === undefined
  if (place.project_id !== null && isAnswered) {
    const what = { application_id: place.project_id, kind: 'answer', item_id: place.commentable_id } as const
    await markDone(db, scope, what, at)
  }
  // What staff may read only one by one does not stand in the log for all who read that.
  const logged = (text: string, version: string) => (restrict_data_access ? { version } : { content: text })
  return {
    result: await mustFind(db, scope, id),
    id,
    ...(before !== undefined && { before: logged(before, before === content ? at.toISOString() : '') }),
    after: { ...logged(content, at.toISOString()) },
  }
}

/** What belongs to an application that was sent is changed only while that is undecided. */
async function mustBeOpen(
  db: ChangeDb,
  scope: HomeScope,
  { building_id, project_id }: Pick<CommentPlace, 'building_id' | 'project_id'>,
): Promise<OpenApplication | undefined> {
  if (project_id === null) return undefined
  const application = await mustBeUndecided(db, scope.access, project_id)
  if (application.building_id !== building_id) throw new Problem('shared.not-found')
  return application
}

/** A required answer that was sent, and one that staff ask for, is corrected and not taken away. */
async function isNeeded(
  db: ChangeDb,
  scope: HomeScope,
  { id, is_required }: ListItem,
  application: OpenApplication | undefined,
): Promise<boolean> {
  if (application === undefined) return false
  if (is_required === 'true') return true
  const requests = await listRequests(db, scope, application.id)
  return requests.some(({ kind, item_id }) => kind === 'answer' && item_id === id)
}

function validContent(
  { now }: ApplicationDeps,
  scope: HomeScope,
  item: ListItem,
  content: string,
  isRequested: boolean,
): string {
  const translate = translator(scope.language, scope.partner.config)
  const today = dayIn(scope.partner.config.time_zone, now())
  const asked = answerQuestion(
    { ...item, is_required: 'false' },
    { name: 'content', isRequested, today },
    translate,
  )
  const { values, mistakes } = validateAnswers(
    [asked],
    { content: answerIn(item, content) },
    fieldMessages(translate),
  )
  if (mistakes.length > 0)
    throw new Problem('shared.invalid-form', { fields: fieldProblems(mistakes, 'comment') })
  return contentOf(item, values['content'])
}

/** Of an application one of the questions that its incentive asks by now; else any that the partner's incentives ask. */
async function mustFindItem(
  deps: ApplicationDeps,
  db: ChangeDb,
  scope: HomeScope,
  id: string,
  application: OpenApplication | undefined,
): Promise<ListItem> {
  const item =
    application === undefined
      ? await deps.findListItem(db, scope, id)
      : (await askedOf(deps, db, scope, application)).questions.find((asked) => asked.id === id)
  if (item === undefined) throw new Problem('shared.not-found')
  return item
}

async function mustFind(db: ChangeDb, { access }: HomeScope, id: string): Promise<StoredComment> {
  const stored = await findComment(db, access, id)
  if (stored === undefined) throw new Problem('shared.not-found')
  return stored
}

const placeOf = ({
  building_id,
  project_id,
  commentable_type,
  commentable_id,
}: StoredComment): CommentPlace => ({
  building_id,
  project_id,
  commentable_type,
  commentable_id,
})
