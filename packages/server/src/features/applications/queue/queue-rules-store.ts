import type { Words } from '@hearthlight/domain/programs/definition/program-words'
import type { StatusDefinition } from '@hearthlight/domain/programs/definition/status-definition'
import type { Language } from '@hearthlight/domain/texts/namespaces'
import { sql } from 'kysely'
import type { PartnerDb } from '../../../platform/database/schema.ts'
import type { InPartner } from '../../../platform/scope.ts'

export type StoredStatuses = {
  readonly program_id: string
  readonly version: number
  readonly languages: readonly Language[]
  readonly name: Words
  readonly statuses: Readonly<Record<string, StatusDefinition>>
}

/** The statuses of every version of every program, by program the newest first. */
export const listProgramStatuses = (db: PartnerDb, { partnerId }: InPartner): Promise<StoredStatuses[]> =>
  db
    .selectFrom('program_versions')
    .select([
      'program_id',
      'version',
      sql<readonly Language[]>`definition -> 'languages'`.as('languages'),
      sql<Words>`definition -> 'name'`.as('name'),
      sql<Readonly<Record<string, StatusDefinition>>>`definition -> 'statuses'`.as('statuses'),
    ])
    .where('partner_id', '=', partnerId)
    .orderBy('program_id')
    .orderBy('version', 'desc')
    .execute()

/** Incentives by id with their titles in all languages. */
export const listIncentiveTitles = (db: PartnerDb, { partnerId }: InPartner) =>
  db
    .selectFrom('incentives')
    .select(['id', sql<Words>`definition -> 'title'`.as('title')])
    .where('partner_id', '=', partnerId)
    .orderBy('position')
    .execute()

/** Who works here and may review applications, by name. */
export const listReviewers = (db: PartnerDb, { partnerId }: InPartner) =>
  db
    .selectFrom('admins')
    .select(['id', 'name'])
    .where('partner_id', '=', partnerId)
    .where('joined_at', 'is not', null)
    .where('switched_off_at', 'is', null)
    .where(sql<boolean>`'applications' = any(default_permissions || additional_permissions)`)
    .orderBy('name')
    .orderBy('id')
    .execute()
