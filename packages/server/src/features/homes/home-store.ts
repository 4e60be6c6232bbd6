import type { ListedHome, StaffHomesQuery } from '@hearthlight/domain/assessment/result/staff-home'
import { sql } from 'kysely'
import { keysetPage } from '../../platform/database/queries/keyset.ts'
import { samePartner } from '../../platform/database/queries/same-partner.ts'
import type { PartnerDb } from '../../platform/database/schema.ts'
import { street } from '../../platform/database/street.ts'
import type { InPartner } from '../../platform/scope.ts'
import { findRecordsWith, isAmong, wordsOf } from '../../platform/search/search-words-store.ts'

const homes = (db: PartnerDb, { partnerId }: InPartner) =>
  db
    .selectFrom('buildings')
    .innerJoin('users', (join) => samePartner(join, 'users.id', 'buildings.user_id'))
    .leftJoin('virtual_audits', (join) => samePartner(join, 'virtual_audits.building_id', 'buildings.id'))
    .where('buildings.partner_id', '=', partnerId)

/** A page of the homes of all people of the partner. */
export async function listHomes(
  db: PartnerDb,
  scope: InPartner,
  { q, house_type, assessed, label, ...page }: StaffHomesQuery,
) {
  const [first, ...others] = wordsOf(q ?? '')
  const found =
    first === undefined ? { ids: [] } : await findRecordsWith(db, scope, 'home', [first, ...others])
  const query = homes(db, scope)
    .select(['buildings.id', 'buildings.created_at', 'users.name as owner'])
    .select(['virtual_audits.id as audit_id', 'virtual_audits.computed_at', 'virtual_audits.engine_version'])
    .select((row) => row.ref('virtual_audits.label').$castTo<ListedHome['label']>().as('label'))
    .select([
      street('buildings.fields').as('address'),
      sql<string | null>`buildings.fields ->> 'city'`.as('city'),
    ])
    .select((row) =>
      row
        .selectFrom('generic_items')
        .select('house_type')
        .whereRef('generic_items.partner_id', '=', 'buildings.partner_id')
        .whereRef('generic_items.building_id', '=', 'buildings.id')
        .where('item_type', '=', 'house_type')
        .as('house_type'),
    )
    .select((row) =>
      row
        .selectFrom('applications')
        .select((count) => count.fn.countAll<string>().as('count'))
        .whereRef('applications.partner_id', '=', 'buildings.partner_id')
        .whereRef('applications.building_id', '=', 'buildings.id')
        .where('applications.parent_id', 'is', null)
        .as('applications'),
    )
    .$if(q !== undefined && q !== '', (narrowed) => narrowed.where(isAmong('buildings.id', found)))
    .$if(house_type !== undefined, (narrowed) =>
      narrowed.where('buildings.id', 'in', (row) =>
        row
          .selectFrom('generic_items')
          .select('building_id')
          .where('partner_id', '=', scope.partnerId)
          .where('house_type', '=', house_type ?? ''),
      ),
    )
    // By the column of the join: of another one PostgreSQL expects no nulls, and joins all homes before it takes a page.
    .$if(assessed !== undefined, (narrowed) =>
      narrowed.where('virtual_audits.building_id', assessed === 'yes' ? 'is not' : 'is', null),
    )
    .$if(label !== undefined, (narrowed) => narrowed.where('virtual_audits.label', '=', label ?? ''))
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
