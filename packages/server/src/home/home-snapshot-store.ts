import type { Answers } from '@hearthlight/domain/assessment/answers/answers'
import { type ExpressionBuilder, sql } from 'kysely'
import type { WhichHome } from '../features/assessment/home-snapshot.ts'
import { ownedBuildings } from '../features/buildings/building-store.ts'
import { catalogueVersion } from '../features/incentives/incentive-store.ts'
import type { OwnedBy } from '../platform/access/access.ts'
import { rowVersion } from '../platform/database/queries/row-version.ts'
import type { PartnerDb, Schema } from '../platform/database/schema.ts'

type BuildingRow = ExpressionBuilder<Schema, 'buildings'>

/** An item a section: the same shape as the answers have everywhere. */
const answersOf = (row: BuildingRow) =>
  row
    .selectFrom('generic_items')
    .select(sql<Answers>`json_object_agg(generic_items.item_type, generic_items.data)`.as('answers'))
    .whereRef('generic_items.partner_id', '=', 'buildings.partner_id')
    .whereRef('generic_items.building_id', '=', 'buildings.id')
    .as('answers')

const planOf = (row: BuildingRow) =>
  row
    .selectFrom('report_plans')
    .select('report_plans.plan')
    .whereRef('report_plans.partner_id', '=', 'buildings.partner_id')
    .whereRef('report_plans.building_id', '=', 'buildings.id')
    .as('plan')

/** Another one after every change of the audit. */
const auditVersion = (row: BuildingRow) =>
  row
    .selectFrom('virtual_audits')
    .select(rowVersion('virtual_audits').as('version'))
    .whereRef('virtual_audits.partner_id', '=', 'buildings.partner_id')
    .whereRef('virtual_audits.building_id', '=', 'buildings.id')
    .as('audit_version')

/** Of its meters, another one after every change of them, of the partner's weather and of what is followed; null without meters. */
const meterVersion = (row: BuildingRow) =>
  row
    .selectFrom('meter_series')
    .select(
      sql<string | null>`case when count(*) > 0 then concat_ws(' ', count(*), max(meter_series.updated_at),
        (select max(updated_at) from weather_years where partner_id = buildings.partner_id),
        (select updated_at from model_choices
          where partner_id = buildings.partner_id and building_id = buildings.id)) end`.as('version'),
    )
    .whereRef('meter_series.partner_id', '=', 'buildings.partner_id')
    .whereRef('meter_series.building_id', '=', 'buildings.id')
    .as('meter_version')

/** The same with the versions of what is read beside it. */
export const findVersionedHome = (db: PartnerDb, owner: OwnedBy, which: WhichHome) =>
  homeQuery(db, owner, which)
    .select([auditVersion, meterVersion, catalogueVersion(owner).as('catalogue_version')])
    .executeTakeFirst()

/** A building of this person with its answers and its plan. */
export const findHome = (db: PartnerDb, owner: OwnedBy, which: WhichHome) =>
  homeQuery(db, owner, which).executeTakeFirst()

const homeQuery = (db: PartnerDb, owner: OwnedBy, which: WhichHome) =>
  ownedBuildings(db, owner)
    .select([answersOf, planOf])
    .where('buildings.id', '=', (row) =>
      'buildingId' in which
        ? row.val(which.buildingId)
        : row
            .selectFrom('virtual_audits')
            .select('virtual_audits.building_id')
            .where('virtual_audits.partner_id', '=', owner.partnerId)
            .where('virtual_audits.id', '=', which.auditId),
    )
