import { sql } from 'kysely'
import { samePartner } from '../../platform/database/queries/same-partner.ts'
import type { PartnerDb } from '../../platform/database/schema.ts'
import { street } from '../../platform/database/street.ts'
import type { InPartner } from '../../platform/scope.ts'
import { recordsWith } from '../../platform/search/search-words-store.ts'

type Words = readonly [string, ...string[]]

/** Enough to fill a list; a search that finds more is to be made narrower. */
const MOST_RECORDS = 60
const MOST_SHOWN = 8

/** Ids of people or homes; one may be found by several of its words. */
export async function findRecords(
  db: PartnerDb,
  scope: InPartner,
  kind: 'person' | 'home',
  words: Words,
): Promise<string[]> {
  const rows = await recordsWith(db, scope, kind, words).limit(MOST_RECORDS).execute()
  return [...new Set(rows.map(({ record_id }) => record_id))]
}

export const readPeople = (db: PartnerDb, { partnerId }: InPartner, ids: readonly string[]) =>
  db
    .selectFrom('users')
    .select(['id', 'name', 'email'])
    .where('partner_id', '=', partnerId)
    .where('id', 'in', ids)
    .orderBy('name')
    .orderBy('id')
    .limit(MOST_SHOWN)
    .execute()

const address = sql<string>`concat_ws(', ', nullif(${street('buildings.fields')}, ''), nullif(buildings.fields ->> 'city', ''))`

const homes = (db: PartnerDb, { partnerId }: InPartner) =>
  db
    .selectFrom('buildings')
    .innerJoin('users', (join) => samePartner(join, 'users.id', 'buildings.user_id'))
    .where('buildings.partner_id', '=', partnerId)

export const readHomes = (db: PartnerDb, scope: InPartner, ids: readonly string[]) =>
  homes(db, scope)
    .select(['buildings.id', 'users.name as owner', address.as('address')])
    .where('buildings.id', 'in', ids)
    .orderBy('users.name')
    .orderBy('buildings.id')
    .limit(MOST_SHOWN)
    .execute()

/** The newest of these people, of these homes, or with this number; drafts are their applicants' own. */
export const readApplications = (
  db: PartnerDb,
  scope: InPartner,
  found: {
    readonly people: readonly string[]
    readonly homes: readonly string[]
    readonly number: number | null
  },
) =>
  homes(db, scope)
    .innerJoin('applications', (join) => samePartner(join, 'applications.building_id', 'buildings.id'))
    .select(['applications.id', 'applications.number', 'users.name as applicant', address.as('address')])
    .where('applications.submitted_at', 'is not', null)
    .where(
      sql<boolean>`(applications.user_id = any(${[...found.people]}::uuid[])
        or applications.building_id = any(${[...found.homes]}::uuid[]) or applications.number = ${found.number}::integer)`,
    )
    .orderBy('applications.updated_at', 'desc')
    .orderBy('applications.id')
    .limit(MOST_SHOWN)
    .execute()
