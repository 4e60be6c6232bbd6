import type { ProgramDefinition } from '@hearthlight/domain/programs/definition/program-definition'
import { sql } from 'kysely'
import { samePartner } from '../../platform/database/queries/same-partner.ts'
import type { ChangeDb, PartnerDb } from '../../platform/database/schema.ts'
import { newId } from '../../platform/ids.ts'
import type { InPartner } from '../../platform/scope.ts'

export type StoredProgram = {
  readonly id: string
  readonly version: number
  readonly definition: ProgramDefinition
  readonly archived_at: Date | null
  readonly archived_by: string | null
}

const published = (db: PartnerDb, { partnerId }: InPartner) =>
  db
    .selectFrom('programs')
    .innerJoin('program_versions', (join) =>
      samePartner(
        join,
        'program_versions.program_id',
        'programs.id',
        'program_versions.version',
        'programs.version',
      ),
    )
    .select(['programs.id', 'programs.version', 'program_versions.definition'])
    .select(['programs.archived_at', 'programs.archived_by'])
    .where('programs.partner_id', '=', partnerId)

/** Every program in the version that is published now, archived or not. */
export const listPrograms = (db: PartnerDb, scope: InPartner): Promise<StoredProgram[]> =>
  published(db, scope).orderBy('programs.code').execute()

/** Those that people can apply to. */
export const listOffered = (db: PartnerDb, scope: InPartner): Promise<StoredProgram[]> =>
  published(db, scope).where('programs.archived_at', 'is', null).orderBy('programs.code').execute()

export const findProgram = (
  db: PartnerDb,
  scope: InPartner,
  id: string,
): Promise<StoredProgram | undefined> => published(db, scope).where('programs.id', '=', id).executeTakeFirst()

/** Every version of a program, newest first. */
export async function listVersions(
  db: PartnerDb,
  { partnerId }: InPartner,
  programId: string,
): Promise<readonly ProgramDefinition[]> {
  const rows = await db
    .selectFrom('program_versions')
    .select('definition')
    .where('partner_id', '=', partnerId)
    .where('program_id', '=', programId)
    .orderBy('version', 'desc')
    .execute()
  return rows.map(({ definition }) => definition)
}

/** To be published anew: nobody else publishes it meanwhile. */
export const lockProgram = (db: ChangeDb, scope: InPartner, id: string): Promise<StoredProgram | undefined> =>
  published(db, scope).where('programs.id', '=', id).forUpdate('programs').executeTakeFirst()

/** Until the transaction ends nobody else holds it so; applications to it are begun meanwhile. */
export const holdProgram = (db: ChangeDb, { partnerId }: InPartner, id: string) =>
  db
    .selectFrom('programs')
    .select('id')
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .execute()

export const findProgramByCode = (
  db: PartnerDb,
  scope: InPartner,
  code: string,
): Promise<StoredProgram | undefined> =>
  published(db, scope).where('programs.code', '=', code).executeTakeFirst()

/** Archives a program, or restores it. */
export const setArchived = (
  db: ChangeDb,
  { partnerId }: InPartner,
  id: string,
  archived: { readonly at: Date; readonly by: string | null } | null,
) =>
  db
    .updateTable('programs')
    .set({ archived_at: archived?.at ?? null, archived_by: archived?.by ?? null })
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .execute()

type Publication = {
  /** Of a program that is not there yet; a new one without it. */
  readonly id?: string
  readonly by: string | null
  readonly why: string | null
}

/** Publishes a program; the same again makes no new version. Answers the version that is published now. */
export async function writeProgram(
  db: ChangeDb,
  scope: InPartner,
  definition: ProgramDefinition,
  at: Date,
  publication: Publication = { by: null, why: null },
): Promise<number> {
  const { partnerId } = scope
  const json = JSON.stringify(definition)
  const before = await findProgramByCode(db, scope, definition.code)
  if (before !== undefined && (await isSame(db, before.definition, json))) return before.version
  const id = before?.id ?? publication.id ?? newId()
  const version = (before?.version ?? 0) + 1
  await db
    .insertInto('programs')
    .values({ partner_id: partnerId, id, code: definition.code, version })
    .onConflict((conflict) => conflict.columns(['partner_id', 'id']).doUpdateSet({ version }))
    .execute()
  await db
    .insertInto('program_versions')
    .values({
      partner_id: partnerId,
      program_id: id,
      version,
      definition: json,
      published_at: at,
      published_by: publication.by,
      why: publication.why,
    })
    .execute()
  return version
}

/** As the database compares them: the order of keys says nothing. */
async function isSame(db: PartnerDb, before: ProgramDefinition, json: string): Promise<boolean> {
  const same = sql<boolean>`${JSON.stringify(before)}::jsonb = ${json}::jsonb`.as('same')
  const row = await db.selectFrom('partners').select(same).limit(1).executeTakeFirst()
  return row?.same ?? false
}
