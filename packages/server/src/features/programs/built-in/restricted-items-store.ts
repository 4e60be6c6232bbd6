import { type RawBuilder, sql } from 'kysely'
import type { PartnerDb } from '../../../platform/database/schema.ts'
import type { InPartner } from '../../../platform/scope.ts'

/** Codes of what is restricted: questions, fields of measures, documents. */
export type RestrictedItems = {
  readonly answers: readonly string[]
  readonly fields: readonly string[]
  readonly documents: readonly string[]
}

const coded = (path: string) =>
  sql`coalesce((select jsonb_agg(item) from program_versions version, programs program,
    jsonb_path_query(version.definition, ${sql.lit(path)}) item
    where program.partner_id = applications.partner_id and program.id = applications.program_id
      and version.partner_id = program.partner_id and version.program_id = program.id
      and version.version in (applications.program_version, program.version)), '[]')`

const RESTRICTED = '? (@.restrict_data_access == true)'

/**
 * Of a row of applications. The version it began with says so, or the one that is published now: what a partner restricts is
 * restricted in what was handed in before, too.
 */
export const restrictedItems = (): RawBuilder<RestrictedItems> => sql<RestrictedItems>`jsonb_build_object(
  'answers', ${coded(`$.question_groups[*].questions[*] ${RESTRICTED}.code`)},
  'fields', ${coded(`$.measure_types.*.field_groups[*].fields[*] ${RESTRICTED}.name`)},
  'documents', ${coded(`$.attachment_groups[*].attachments[*] ${RESTRICTED}.code`)})`

/** By the id of the application; one that is not to a program has none. */
export async function listRestrictedItems(
  db: PartnerDb,
  { partnerId }: InPartner,
  applications: readonly string[],
): Promise<ReadonlyMap<string, RestrictedItems>> {
  if (applications.length === 0) return new Map()
  const rows = await db
    .selectFrom('applications')
    .select(['id', restrictedItems().as('restricted')])
    .where('partner_id', '=', partnerId)
    .where('id', 'in', applications)
    .where('kind', '=', 'Program')
    .execute()
  return new Map(rows.map(({ id, restricted }) => [id, restricted]))
}
