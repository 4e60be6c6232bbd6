import type { CommentableType } from '@hearthlight/domain/applications/comment'
import { type ExpressionBuilder, sql } from 'kysely'
import type { OwnedBy } from '../../../platform/access/access.ts'
import type { ChangeDb, PartnerDb, Schema } from '../../../platform/database/schema.ts'
import { newId } from '../../../platform/ids.ts'
import type { InPartner } from '../../../platform/scope.ts'

/** Where an answer stands: with the home until there is an application. */
export type CommentPlace = {
  readonly building_id: string
  readonly project_id: string | null
  readonly commentable_type: CommentableType
  readonly commentable_id: string
}

type Version = { readonly created_at: string; readonly before: string; readonly after: string }
const versions = sql<readonly Version[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('before', v.before, 'after', v.after,
    'created_at', to_char(v.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    order by v.created_at, v.id), '[]')
  from comment_versions v
  where v.partner_id = comments.partner_id and v.comment_id = comments.id)`.as('versions')

/** What is asked of this answer and not done yet. */
const asked = sql<readonly { id: string; content: string }[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'content', r.content) order by r.created_at, r.id), '[]')
  from application_requests r
  where r.partner_id = comments.partner_id and r.application_id = comments.project_id
    and r.item_id = comments.commentable_id and r.done_at is null and r.cleared_at is null
    and r.kind = case comments.commentable_type when 'ListItem' then 'answer' else 'upload' end)`.as('asked')

const owned = (db: PartnerDb, { partnerId, ownerId }: OwnedBy) =>
  db
    .selectFrom('comments')
    .selectAll('comments')
    .select([versions, asked])
    .where('comments.partner_id', '=', partnerId)
    .where('comments.user_id', '=', ownerId)

export type StoredComment = Awaited<ReturnType<typeof listComments>>[number]

type Narrowed = Partial<CommentPlace> & Pick<CommentPlace, 'project_id'>

const ofProject = (id: string | null) => (row: ExpressionBuilder<Schema, 'comments'>) =>
  id === null ? row('comments.project_id', 'is', null) : row('comments.project_id', '=', id)

/** Of an application, or those that wait for one. */
export function listComments(db: PartnerDb, owner: OwnedBy, { project_id, ...narrowed }: Narrowed) {
  let query = owned(db, owner).where(ofProject(project_id))
  for (const name of ['building_id', 'commentable_type', 'commentable_id'] as const) {
    const value = narrowed[name]
    if (value !== undefined) query = query.where(`comments.${name}`, '=', value)
  }
  return query.orderBy('comments.id').execute()
}

export const findComment = (db: PartnerDb, owner: OwnedBy, id: string) =>
  owned(db, owner).where('comments.id', '=', id).executeTakeFirst()

/** By answer, the question that it is to, whoever gave it. */
export async function itemsOfComments(
  db: PartnerDb,
  { partnerId }: InPartner,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const found = await db
    .selectFrom('comments')
    .select(['id', 'commentable_id'])
    .where('partner_id', '=', partnerId)
    .where('id', 'in', ids)
    .execute()
  return new Map(found.map(({ id, commentable_id }) => [id, commentable_id]))
}

/** Writes an answer, over the one that is there; answers its id and what stood there before. */
export async function writeComment(
  db: ChangeDb,
  { partnerId, ownerId }: OwnedBy,
  place: CommentPlace,
  content: string,
  at: Date,
): Promise<{ readonly id: string; readonly before: string | undefined }> {
  const made = await db
    .insertInto('comments')
    .values({
      partner_id: partnerId,
      id: newId(),
      user_id: ownerId,
      ...place,
      content,
      created_at: at,
      updated_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (made !== undefined) return { id: made.id, before: undefined }
  const { id, content: before } = await db
    .selectFrom('comments')
    .select(['id', 'content'])
    .where('partner_id', '=', partnerId)
    .where('building_id', '=', place.building_id)
    .where(ofProject(place.project_id))
    .where('commentable_type', '=', place.commentable_type)
    .where('commentable_id', '=', place.commentable_id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (before !== content) await replaceContent(db, { partnerId }, { id, before, after: content }, at)
  return { id, before }
}

async function replaceContent(
  db: ChangeDb,
  { partnerId }: InPartner,
  { id, before, after }: { readonly id: string; readonly before: string; readonly after: string },
  at: Date,
): Promise<void> {
  await db
    .updateTable('comments')
    .set({ content: after, updated_at: at })
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .execute()
  await db
    .insertInto('comment_versions')
    .values({ partner_id: partnerId, id: newId(), comment_id: id, before, after, created_at: at })
    .execute()
}

/** Gives what waits for these questions to the application. */
export async function attachComments(
  db: ChangeDb,
  { partnerId, ownerId }: OwnedBy,
  buildingId: string,
  items: readonly string[],
  projectId: string,
): Promise<void> {
  if (items.length === 0) return
  await db
    .updateTable('comments')
    .set({ project_id: projectId })
    .where('partner_id', '=', partnerId)
    .where('user_id', '=', ownerId)
    .where('building_id', '=', buildingId)
    .where('project_id', 'is', null)
    .where('commentable_type', '=', 'ListItem')
    .where('commentable_id', 'in', items)
    .execute()
}
