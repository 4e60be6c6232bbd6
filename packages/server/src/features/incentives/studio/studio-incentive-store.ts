import { INCENTIVE_ENDS } from '@hearthlight/domain/applications/incentive-statuses'
import type { CatalogueDictionaries } from '@hearthlight/domain/incentives/incentive-catalogue'
import type { IncentiveDocument } from '@hearthlight/domain/incentives/studio/incentive-document'
import type { PublishedVersion } from '@hearthlight/domain/shared/draft'
import { sql } from 'kysely'
import { samePartner } from '../../../platform/database/queries/same-partner.ts'
import type { ChangeDb, PartnerDb } from '../../../platform/database/schema.ts'
import type { InPartner } from '../../../platform/scope.ts'
import { writeProjectTypes } from '../incentive-store.ts'

const live = (db: PartnerDb, { partnerId }: InPartner) =>
  db
    .selectFrom('incentives')
    .select(['id', 'code', 'version', 'definition', 'archived_at', 'archived_by'])
    .where('partner_id', '=', partnerId)

const applications = sql<number>`(
  select count(*)::int from applications
  where applications.partner_id = incentives.partner_id and applications.incentive_id = incentives.id)`.as(
  'applications',
)

/** How many of them have not come to an end. */
const running = sql<number>`(
  select count(*)::int from applications
  where applications.partner_id = incentives.partner_id and applications.incentive_id = incentives.id
    and applications.status <> all(${INCENTIVE_ENDS}))`.as('running')

/** Every incentive with how many applied for it. */
export const listLive = (db: PartnerDb, scope: InPartner) =>
  live(db, scope).select(applications).orderBy('code').execute()

export const findLive = (db: PartnerDb, scope: InPartner, id: string) =>
  live(db, scope).select([applications, running]).where('id', '=', id).executeTakeFirst()

/** To be published anew: nobody else publishes it meanwhile. */
export const lockLive = (db: ChangeDb, scope: InPartner, id: string) =>
  live(db, scope).where('id', '=', id).forUpdate().executeTakeFirst()

export const lockLiveByCode = (db: ChangeDb, scope: InPartner, code: string) =>
  live(db, scope).where('code', '=', code).forUpdate().executeTakeFirst()

/** Shared by all incentives of a partner: two that are published at once wait for one another. */
export const lockDictionaries = (db: ChangeDb, { partnerId }: InPartner) =>
  db
    .selectFrom('incentive_dictionaries')
    .select('partner_id')
    .where('partner_id', '=', partnerId)
    .forUpdate()
    .execute()

export const isCodeTaken = async (
  db: PartnerDb,
  { partnerId }: InPartner,
  code: string,
  id: string,
): Promise<boolean> =>
  (await db
    .selectFrom('incentives')
    .select('id')
    .where('partner_id', '=', partnerId)
    .where('code', '=', code)
    .where('id', '!=', id)
    .executeTakeFirst()) !== undefined

export async function listIncentiveVersions(
  db: PartnerDb,
  { partnerId }: InPartner,
  id: string,
): Promise<Omit<PublishedVersion, 'applications'>[]> {
  const rows = await db
    .selectFrom('incentive_versions')
    .select(['version', 'published_at', 'published_by', 'why'])
    .where('partner_id', '=', partnerId)
    .where('incentive_id', '=', id)
    .orderBy('version', 'desc')
    .execute()
  return rows.map((row) => ({ ...row, published_at: row.published_at.toISOString() }))
}

/** The last versions of every incentive, the newest of each first. */
export const listDocuments = (db: PartnerDb, { partnerId }: InPartner, most: number) =>
  db
    .selectFrom('incentives')
    .innerJoin('incentive_versions', (join) =>
      samePartner(join, 'incentive_versions.incentive_id', 'incentives.id'),
    )
    .select(['incentives.id', 'incentive_versions.document', 'incentive_versions.published_at'])
    .where('incentives.partner_id', '=', partnerId)
    .where(sql<boolean>`incentive_versions.version > incentives.version - ${most}`)
    .orderBy('incentives.code')
    .orderBy('incentive_versions.version', 'desc')
    .execute()

export const findIncentiveVersion = (db: PartnerDb, { partnerId }: InPartner, id: string, version: number) =>
  db
    .selectFrom('incentive_versions')
    .select('document')
    .where('partner_id', '=', partnerId)
    .where('incentive_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()

/** Archives an incentive, or restores it. */
export const setArchived = (
  db: ChangeDb,
  { partnerId }: InPartner,
  id: string,
  archived: { readonly at: Date; readonly by: string | null } | null,
) =>
  db
    .updateTable('incentives')
    .set({ archived_at: archived?.at ?? null, archived_by: archived?.by ?? null })
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .execute()

type Publication = {
  readonly id: string
  readonly version: number
  readonly at: Date
  readonly by: string | null
  readonly why: string | null
}

/** Keeps a version; one that is there stays. */
export async function writeVersion(
  db: ChangeDb,
  { partnerId }: InPartner,
  document: IncentiveDocument,
  { id, version, at, by, why }: Publication,
): Promise<void> {
  await db
    .insertInto('incentive_versions')
    .values({
      partner_id: partnerId,
      incentive_id: id,
      version,
      document: JSON.stringify(document),
      published_at: at,
      published_by: by,
      why,
    })
    .onConflict((conflict) => conflict.columns(['partner_id', 'incentive_id', 'version']).doNothing())
    .execute()
}

/** Makes an incentive live with the dictionaries that go with it. */
export async function writeIncentive(
  db: ChangeDb,
  { partnerId }: InPartner,
  { id, version }: Pick<Publication, 'id' | 'version'>,
  { incentive }: Pick<IncentiveDocument, 'incentive'>,
  dictionaries: CatalogueDictionaries,
): Promise<void> {
  const dictionary = JSON.stringify(dictionaries)
  await db
    .insertInto('incentive_dictionaries')
    .values({ partner_id: partnerId, definition: dictionary })
    .onConflict((conflict) => conflict.column('partner_id').doUpdateSet({ definition: dictionary }))
    .execute()
  const types = await writeProjectTypes(db, partnerId, Object.keys(dictionaries.project_types))
  const project_type_id = types.get(incentive.project_type)
  if (project_type_id === undefined) throw new Error(`no project type ${incentive.project_type}`)
  const { code, kind } = incentive
  const written = { code, kind, project_type_id, version, definition: JSON.stringify(incentive) }
  const last = sql<number>`(select coalesce(max(position), -1) + 1 from incentives where partner_id = ${partnerId})`
  await db
    .insertInto('incentives')
    .values({ partner_id: partnerId, id, position: last, ...written })
    .onConflict((conflict) => conflict.columns(['partner_id', 'id']).doUpdateSet(written))
    .execute()
}
