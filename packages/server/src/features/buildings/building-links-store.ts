import type { BuildingLinks } from '@hearthlight/domain/buildings/building-links'
import type { BookedTime, RebateProject } from '@hearthlight/domain/buildings/rebate-project'
import type { Language } from '@hearthlight/domain/texts/namespaces'
import { sql } from 'kysely'

type Texts = Readonly<Partial<Record<Language, string>>>

/** What other features tie to a building, as its row brings it along: words in every language. */
export type StoredLinks = {
  /** Of this home, for incentives and to programs. */
  readonly own: BuildingLinks['applications']
  /** For incentives, of the person, whatever the building: limits count all of them. Newest first. */
  readonly applications: readonly (Omit<
    RebateProject,
    'name' | 'project_type' | 'schedule_plan_assigment'
  > & {
    readonly title: Texts
    readonly project_type_id: string
    readonly project_type: Texts
    readonly visit: BookedTime['timeslot'] | null
  })[]
  readonly assignments: readonly {
    readonly project_type_id: string
    readonly energy_advisor: { readonly id: string; readonly name: string }
    readonly incentive_ids: readonly string[]
  }[]
  readonly advisors: readonly {
    readonly id: string
    readonly name: string
    readonly admin_id: string | null
  }[]
  readonly comments: BuildingLinks['comments']
}

const applications = sql`(
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', a.id, 'title', i.definition -> 'title', 'building_id', a.building_id,
    'created_at', to_char(a.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'last_modified_ts', to_char(a.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'project_type_id', a.project_type_id, 'project_type', d.definition -> 'project_types' -> t.code,
    'programmable_type', a.kind, 'programmable_id', a.incentive_id,
    'original_programmable_id', a.original_incentive_id, 'applied_obj_quantity', a.quantity,
    'status', a.status, 'requested_edit', a.requested_edit, 'child_projects', (
      select coalesce(jsonb_agg(jsonb_build_object('id', c.id) order by c.created_at, c.id), '[]')
      from applications c where c.partner_id = a.partner_id and c.parent_id = a.id), 'visit', booked_time(a.partner_id, a.id)) order by a.created_at desc, a.id desc), '[]')
  from applications a
  join incentives i on i.partner_id = a.partner_id and i.id = a.incentive_id
  join project_types t on t.partner_id = a.partner_id and t.id = a.project_type_id
  join incentive_dictionaries d on d.partner_id = a.partner_id
  where a.partner_id = buildings.partner_id and a.user_id = buildings.user_id and a.parent_id is null)`

const own = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'kind', a.kind, 'is_asked', a.requested_edit is not null)
    order by a.created_at desc, a.id desc), '[]')
  from applications a
  where a.partner_id = buildings.partner_id and a.building_id = buildings.id
    and a.user_id = buildings.user_id and a.parent_id is null)`

const assignments = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('project_type_id', s.project_type_id,
    'energy_advisor', jsonb_build_object('id', e.id, 'name', e.name),
    'incentive_ids', s.incentive_ids) order by s.created_at, s.id), '[]')
  from energy_advisor_assignments s
  join energy_advisors e on e.partner_id = s.partner_id and e.id = s.energy_advisor_id
  where s.partner_id = buildings.partner_id and s.building_id = buildings.id)`

const advisors = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'name', e.name, 'admin_id', e.admin_id)
    order by e.name, e.id), '[]')
  from energy_advisors e where e.partner_id = buildings.partner_id and is_offered(e))`

const comments = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'content', c.content, 'project_id', c.project_id,
    'commentable_type', c.commentable_type, 'commentable_id', c.commentable_id) order by c.id), '[]')
  from comments c where c.partner_id = buildings.partner_id and c.building_id = buildings.id)`

/** Read with the building itself: a home costs no query more for what is tied to it. */
export const linksOf = () =>
  sql<StoredLinks>`jsonb_build_object('own', ${own}, 'applications', ${applications}, 'assignments', ${assignments},
    'advisors', ${advisors}, 'comments', ${comments})`.as('links')
