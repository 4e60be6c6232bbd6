import type { PublishedVersion } from '@hearthlight/domain/shared/draft'
import { sql } from 'kysely'
import { samePartner } from '../../../platform/database/queries/same-partner.ts'
import type { PartnerDb } from '../../../platform/database/schema.ts'
import type { InPartner } from '../../../platform/scope.ts'

/** Every version of a program with how many applications were begun on it, newest first. */
export async function listVersions(
  db: PartnerDb,
  { partnerId }: InPartner,
  programId: string,
): Promise<PublishedVersion[]> {
  const rows = await db
    .selectFrom('program_versions')
    .leftJoin('applications', (join) =>
      samePartner(
        join,
        'applications.program_id',
        'program_versions.program_id',
        'applications.program_version',
        'program_versions.version',
      ),
    )
    .select(['program_versions.version', 'published_at', 'published_by', 'why'])
    .select(sql<number>`count(applications.id)::int`.as('applications'))
    .where('program_versions.partner_id', '=', partnerId)
    .where('program_versions.program_id', '=', programId)
    .groupBy(['program_versions.version', 'published_at', 'published_by', 'why'])
    .orderBy('program_versions.version', 'desc')
    .execute()
  return rows.map((row) => ({ ...row, published_at: row.published_at.toISOString() }))
}

/** The last versions of every program, the newest of each first. */
export const listDefinitions = (db: PartnerDb, { partnerId }: InPartner, most: number) =>
  db
    .selectFrom('programs')
    .innerJoin('program_versions', (join) => samePartner(join, 'program_versions.program_id', 'programs.id'))
    .select(['programs.id', 'program_versions.definition', 'program_versions.published_at'])
    .where('programs.partner_id', '=', partnerId)
    .where(sql<boolean>`program_versions.version > programs.version - ${most}`)
    .orderBy('programs.code')
    .orderBy('program_versions.version', 'desc')
    .execute()

export const findDefinition = (db: PartnerDb, { partnerId }: InPartner, programId: string, version: number) =>
  db
    .selectFrom('program_versions')
    .select('definition')
    .where('partner_id', '=', partnerId)
    .where('program_id', '=', programId)
    .where('version', '=', version)
    .executeTakeFirst()

/** How many applications to a program have not come to an end by the version that each was begun on. */
export async function countRunning(
  db: PartnerDb,
  { partnerId }: InPartner,
  programId: string,
): Promise<number> {
  const { running } = await db
    .selectFrom('applications')
    .innerJoin('program_versions', (join) =>
      samePartner(
        join,
        'program_versions.program_id',
        'applications.program_id',
        'program_versions.version',
        'applications.program_version',
      ),
    )
    .select(sql<number>`count(*)::int`.as('running'))
    .where('applications.partner_id', '=', partnerId)
    .where('applications.program_id', '=', programId)
    .where(
      sql<boolean>`not coalesce(
        (program_versions.definition -> 'statuses' -> applications.status ->> 'is_end')::boolean, false)`,
    )
    .executeTakeFirstOrThrow()
  return running
}

/** When each program was published last, and how many applications there are to it, by its id. */
export async function programFigures(db: PartnerDb, { partnerId }: InPartner) {
  const rows = await db
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
    .select(['programs.id', 'program_versions.published_at'])
    .select((row) =>
      row
        .selectFrom('applications')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('applications.partner_id', '=', 'programs.partner_id')
        .whereRef('applications.program_id', '=', 'programs.id')
        .as('applications'),
    )
    .where('programs.partner_id', '=', partnerId)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}
