import type { ListedHome, StaffHomesQuery } from '@hearthlight/domain/assessment/staff-home'
import { sql } from 'kysely'
import { keysetPage } from '../../platform/database/keyset.ts'
import type { PartnerDb } from '../../platform/database/schema.ts'
import type { InPartner } from '../../platform/scope.ts'
import { recordsWith, wordsOf } from '../../platform/search/search-words-store.ts'

const homes = (db: PartnerDb, { partnerId }: InPartner) =>
  db
    .selectFrom('buildings')
    .innerJoin('users', (join) =>
      join.onRef('users.partner_id', '=', 'buildings.partner_id').onRef('users.id', '=', 'buildings.user_id'),
    )
    .leftJoin('virtual_audits', (join) =>
      join
        .onRef('virtual_audits.partner_id', '=', 'buildings.partner_id')
        .onRef('virtual_audits.building_id', '=', 'buildings.id'),
    )
    .leftJoin('generic_items', (join) =>
      join
        .onRef('generic_items.partner_id', '=', 'buildings.partner_id')
        .onRef('generic_items.building_id', '=', 'buildings.id')
        .on('generic_items.item_type', '=', 'house_type'),
    )
    .where('buildings.partner_id', '=', partnerId)

const houseType = sql<string | null>`generic_items.data -> 'house_type' ->> 0`

/** A page of the homes of all people of the partner. */
export function listHomes(
  db: PartnerDb,
  scope: InPartner,
  { q, house_type, assessed, label, ...page }: StaffHomesQuery,
) {
  const [first, ...others] = wordsOf(q ?? '')
  const query = homes(db, scope)
    .select(['buildings.id', 'buildings.created_at', 'users.name as owner'])
    .select(['virtual_audits.id as audit_id', 'virtual_audits.computed_at', 'virtual_audits.engine_version'])
    .select((row) => row.ref('virtual_audits.label').$castTo<ListedHome['label']>().as('label'))
    .select([
      sql<string | null>`buildings.fields ->> 'address1'`.as('address'),
      sql<string | null>`buildings.fields ->> 'city'`.as('city'),
      houseType.as('house_type'),
    ])
    .select((row) =>
      row
        .selectFrom('applications')
        .select((count) => count.fn.countAll<string>().as('count'))
        .whereRef('applications.partner_id', '=', 'buildings.partner_id')
        .whereRef('applications.building_id', '=', 'buildings.id')
        .where('applications.parent_id', 'is', null)
        .as('applications'),
    )
    .$if(q !== undefined && q !== '', (found) =>
      first === undefined
        ? found.where(sql<boolean>`false`)
        : found.where('buildings.id', 'in', recordsWith(db, scope, 'home', [first, ...others])),
    )
    .$if(house_type !== undefined, (found) => found.where(houseType, '=', house_type ?? ''))
    .$if(assessed !== undefined, (found) =>
      found.where('virtual_audits.id', assessed === 'yes' ? 'is not' : 'is', null),
    )
    .$if(label !== undefined, (found) => found.where('virtual_audits.label', '=', label ?? ''))
  return keysetPage(query, page, {
    sorts: {
      address: { by: sql.ref('buildings.sort_address'), kind: 'text' },
      created_at: { by: sql.ref('buildings.created_at'), kind: 'timestamptz' },
    },
    id: { by: sql.ref('buildings.id'), kind: 'uuid' },
  })
}

/** Whose home it is. */
export const findOwner = (db: PartnerDb, scope: InPartner, id: string) =>
  homes(db, scope)
    .select(['users.id', 'users.name', 'users.email', 'buildings.created_at'])
    .where('buildings.id', '=', id)
    .executeTakeFirst()
