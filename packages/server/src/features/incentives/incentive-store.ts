import type { ProgrammableType } from '@hearthlight/domain/buildings/rebate-project'
import type {
  CatalogueDictionaries,
  IncentiveCatalogue,
} from '@hearthlight/domain/incentives/incentive-catalogue'
import { sql } from 'kysely'
import { rowVersion } from '../../platform/database/queries/row-version.ts'
import type { ChangeDb, PartnerDb } from '../../platform/database/schema.ts'
import { newId } from '../../platform/ids.ts'
import type { InPartner, Scope } from '../../platform/scope.ts'

/** Who advises on this kind of work. */
const advisorIds = sql<string[]>`(
  select coalesce(jsonb_agg(advised.energy_advisor_id order by advised.energy_advisor_id), '[]')
  from energy_advisor_project_types advised
  join energy_advisors advisor on advisor.partner_id = advised.partner_id and advisor.id = advised.energy_advisor_id
    and is_offered(advisor)
  where advised.partner_id = incentives.partner_id and advised.project_type_id = incentives.project_type_id)`.as(
  'energy_advisor_ids',
)

/** The program that it is applied for in. */
const programId = sql<string | null>`(
  select programs.id from programs
  where programs.partner_id = incentives.partner_id
    and programs.code = incentives.definition -> 'program' ->> 'code')`.as('program_id')

/** It is archived, or the program that it is applied for in is. */
const isArchived = sql<boolean>`(incentives.archived_at is not null or exists (
  select from programs
  where programs.partner_id = incentives.partner_id and programs.archived_at is not null
    and programs.code = incentives.definition -> 'program' ->> 'code'))`

const stored = (db: PartnerDb, scope: InPartner) =>
  db
    .selectFrom('incentives')
    .select(['id', 'project_type_id', 'definition', 'archived_at', advisorIds, programId])
    .select(isArchived.as('is_archived'))
    .where('partner_id', '=', scope.partnerId)

export const findIncentive = (db: PartnerDb, scope: Scope, kind: ProgrammableType, id: string) =>
  stored(db, scope).where('kind', '=', kind).where('id', '=', id).executeTakeFirst()

/** Those of these codes that are not archived. */
export const listByCodes = (db: PartnerDb, { partnerId }: InPartner, codes: readonly string[]) =>
  db
    .selectFrom('incentives')
    .select(['code', 'definition'])
    .where('partner_id', '=', partnerId)
    .where('code', 'in', codes)
    .where(sql<boolean>`not ${isArchived}`)
    .execute()

export const findIncentiveByCode = (db: PartnerDb, { partnerId }: InPartner, code: string) =>
  db
    .selectFrom('incentives')
    .select(['id', 'kind', 'project_type_id'])
    .where('partner_id', '=', partnerId)
    .where('code', '=', code)
    .executeTakeFirstOrThrow()

const CATALOGUE_TABLES = [
  'incentives',
  'incentive_dictionaries',
  'energy_advisor_project_types',
  'energy_advisors',
  'programs',
] as const

/** Another one after every change of what `readCatalogue` reads. */
export function catalogueVersion({ partnerId }: InPartner) {
  const rows = (table: (typeof CATALOGUE_TABLES)[number]) =>
    sql`(select string_agg(${rowVersion(table)}, ' ' order by ${sql.ref(`${table}.ctid`)})
      from ${sql.table(table)} where ${sql.ref(`${table}.partner_id`)} = ${partnerId})`
  return sql<string>`md5(concat_ws('|', ${sql.join(CATALOGUE_TABLES.map(rows))}))`
}

/** Offers before subsidies, each in the order of the catalogue. */
export async function readCatalogue(db: PartnerDb, scope: InPartner) {
  const incentives = await stored(db, scope).orderBy('kind').orderBy('position').execute()
  return { incentives, dictionaries: await readDictionaries(db, scope) }
}

/** What is archived is there only for who has applied for it. */
export const offeredTo = (
  { incentives, dictionaries }: StoredCatalogue,
  applied: ReadonlySet<string | null> = new Set(),
): StoredCatalogue => ({
  incentives: incentives.filter(({ id, is_archived }) => !is_archived || applied.has(id)),
  dictionaries,
})

/** As people are told about it: what is archived is closed. */
export const asOffered = ({
  definition,
  is_archived,
}: Pick<StoredCatalogue['incentives'][number], 'definition' | 'is_archived'>) =>
  is_archived ? { ...definition, is_active: false } : definition

export type StoredCatalogue = Awaited<ReturnType<typeof readCatalogue>>

const NOTHING: CatalogueDictionaries = {
  project_types: {},
  conditions: {},
  documents: {},
  questions: {},
  shared_caps: {},
}

export async function readDictionaries(db: PartnerDb, scope: InPartner): Promise<CatalogueDictionaries> {
  const row = await db
    .selectFrom('incentive_dictionaries')
    .select('definition')
    .where('partner_id', '=', scope.partnerId)
    .executeTakeFirst()
  return row?.definition ?? NOTHING
}

/** Writes a catalogue over the one that is there. Incentives keep their ids by code: projects point at them. */
export async function writeCatalogue(
  db: ChangeDb,
  partnerId: string,
  { languages: _, incentives, ...dictionaries }: IncentiveCatalogue,
): Promise<void> {
  const definition = JSON.stringify(dictionaries)
  await db
    .insertInto('incentive_dictionaries')
    .values({ partner_id: partnerId, definition })
    .onConflict((conflict) => conflict.column('partner_id').doUpdateSet({ definition }))
    .execute()
  const typeIds = await writeProjectTypes(db, partnerId, Object.keys(dictionaries.project_types))
  const rows = incentives.flatMap((entry, position) => {
    const project_type_id = typeIds.get(entry.project_type)
    const { code, kind } = entry
    return project_type_id === undefined
      ? []
      : [
          {
            partner_id: partnerId,
            id: newId(),
            code,
            kind,
            project_type_id,
            position,
            definition: JSON.stringify(entry),
          },
        ]
  })
  if (rows.length === 0) return
  await db
    .insertInto('incentives')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['partner_id', 'code']).doUpdateSet((eb) => ({
        kind: eb.ref('excluded.kind'),
        project_type_id: eb.ref('excluded.project_type_id'),
        position: eb.ref('excluded.position'),
        definition: eb.ref('excluded.definition'),
      })),
    )
    .execute()
}

export async function writeProjectTypes(db: ChangeDb, partnerId: string, codes: readonly string[]) {
  if (codes.length > 0)
    await db
      .insertInto('project_types')
      .values(codes.map((code) => ({ partner_id: partnerId, id: newId(), code })))
      .onConflict((conflict) => conflict.columns(['partner_id', 'code']).doNothing())
      .execute()
  const rows = await db
    .selectFrom('project_types')
    .select(['id', 'code'])
    .where('partner_id', '=', partnerId)
    .execute()
  return new Map(rows.map(({ id, code }) => [code, id]))
}
