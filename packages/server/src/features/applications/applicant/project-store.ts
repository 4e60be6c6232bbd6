import type { RequestKind } from '@hearthlight/domain/applications/request-kinds'
import type {
  BookedTime,
  CountedProject,
  ProgrammableType,
} from '@hearthlight/domain/buildings/rebate-project'
import type { Language } from '@hearthlight/domain/texts/namespaces'
import { sql } from 'kysely'
import type { OwnedBy } from '../../../platform/access/access.ts'
import { samePartner } from '../../../platform/database/queries/same-partner.ts'
import type { PartnerDb } from '../../../platform/database/schema.ts'
import type { InPartner } from '../../../platform/scope.ts'
import { incentiveStatus } from './incentive-status.ts'

type Texts = Readonly<Partial<Record<Language, string>>>

export type StoredRequest = {
  readonly id: string
  readonly kind: RequestKind
  readonly item_id: string
  readonly name: Texts | null
  readonly content: string
  readonly created_at: string
  readonly is_done: boolean
}

const iso = (column: string) =>
  sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)

const statuses = sql<readonly { status: string; at: string; message: string | null }[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('status', s.status, 'at', ${iso('s.at')}, 'message', s.message)
    order by s.at, s.id), '[]')
  from application_statuses s
  where s.partner_id = applications.partner_id and s.application_id = applications.id)`.as('statuses')

const requests = sql<readonly StoredRequest[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'kind', r.kind, 'item_id', r.item_id,
    'name', incentive_dictionaries.definition
      -> case r.kind when 'upload' then 'documents' else 'questions' end -> r.item_id -> 'name', 'content', r.content, 'created_at', ${iso('r.created_at')}, 'is_done', r.done_at is not null)
    order by r.created_at, r.id), '[]')
  from application_requests r
  where r.partner_id = applications.partner_id and r.application_id = applications.id
    and r.cleared_at is null)`.as('requests')

const children = sql<readonly { id: string }[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', c.id) order by c.created_at, c.id), '[]')
  from applications c
  where c.partner_id = applications.partner_id and c.parent_id = applications.id)`.as('children')

const visit = sql<BookedTime['timeslot'] | null>`booked_time(applications.partner_id, applications.id)`.as(
  'visit',
)

/** Applications for incentives with their history, what is asked of them, and the words of the catalogue. */
const projects = (db: PartnerDb, { partnerId }: InPartner) =>
  db
    .selectFrom('applications')
    .innerJoin('incentives', (join) => samePartner(join, 'incentives.id', 'applications.incentive_id'))
    .innerJoin('project_types', (join) =>
      samePartner(join, 'project_types.id', 'applications.project_type_id'),
    )
    .innerJoin('incentive_dictionaries', 'incentive_dictionaries.partner_id', 'applications.partner_id')
    .selectAll('applications')
    .select([
      'incentives.kind as programmable_type',
      'incentives.id as programmable_id',
      'project_types.id as type_id',
      sql<Texts>`incentive_dictionaries.definition -> 'project_types' -> project_types.code`.as('type_name'),
      sql<Texts>`incentives.definition -> 'title'`.as('title'),
      sql<Texts>`incentives.definition -> 'recommendation_title'`.as('description'),
      sql<boolean>`coalesce((incentives.definition -> 'schedule' ->> 'by_user')::boolean, false)`.as(
        'by_user',
      ),
      ...[statuses, requests, children, visit],
    ])
    .where('applications.partner_id', '=', partnerId)

export type StoredProject = Awaited<ReturnType<typeof listProjects>>[number]

/** Newest first. */
export function listProjects(db: PartnerDb, owner: OwnedBy, buildingId: string | undefined) {
  const own = projects(db, owner).where('applications.user_id', '=', owner.ownerId)
  const ofHome = buildingId === undefined ? own : own.where('applications.building_id', '=', buildingId)
  return ofHome
    .where('applications.parent_id', 'is', null)
    .orderBy('applications.created_at', 'desc')
    .orderBy('applications.id', 'desc')
    .execute()
}

export const findProject = (db: PartnerDb, owner: OwnedBy, id: string) =>
  projects(db, owner)
    .where('applications.user_id', '=', owner.ownerId)
    .where('applications.id', '=', id)
    .executeTakeFirst()

/** For staff: of whichever person. */
export const findAnyProject = (db: PartnerDb, scope: InPartner, id: string) =>
  projects(db, scope).where('applications.id', '=', id).executeTakeFirst()

/** What classification and limits count, of all homes of the person. */
export async function listCounted(db: PartnerDb, { partnerId, ownerId }: OwnedBy): Promise<CountedProject[]> {
  const rows = await db
    .selectFrom('applications')
    .select(['id', 'building_id', 'kind', 'incentive_id', 'original_incentive_id'])
    .select(['project_type_id', 'quantity', 'created_at', 'status'])
    .where('partner_id', '=', partnerId)
    .where('user_id', '=', ownerId)
    .where('parent_id', 'is', null)
    .execute()
  return rows.flatMap(({ kind, incentive_id, project_type_id, ...row }) =>
    kind === 'Program' || incentive_id === null || project_type_id === null
      ? []
      : [counted(row, kind, incentive_id, project_type_id)],
  )
}

type Row = {
  readonly id: string
  readonly building_id: string
  readonly original_incentive_id: string | null
  readonly quantity: number | null
  readonly created_at: Date
  readonly status: string
}
const counted = (
  row: Row,
  programmable_type: ProgrammableType,
  programmable_id: string,
  projectTypeId: string,
): CountedProject => ({
  id: row.id,
  building_id: row.building_id,
  created_at: row.created_at.toISOString(),
  project_type: { id: projectTypeId, name: '' },
  programmable_type,
  programmable_id,
  original_programmable_id: row.original_incentive_id,
  applied_obj_quantity: row.quantity,
  status: incentiveStatus(row.status),
})
