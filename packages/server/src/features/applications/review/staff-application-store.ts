import type { Language } from '@hearthlight/domain/texts/namespaces'
import { sql } from 'kysely'
import { samePartner } from '../../../platform/database/queries/same-partner.ts'
import type { PartnerDb } from '../../../platform/database/schema.ts'
import type { InPartner, Scope } from '../../../platform/scope.ts'

export async function findDates(db: PartnerDb, { partnerId }: InPartner, id: string) {
  const { created_at, submitted_at, approved_amount } = await db
    .selectFrom('applications')
    .select(['created_at', 'submitted_at', 'approved_amount'])
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return {
    created_at: created_at.toISOString(),
    submitted_at: submitted_at?.toISOString() ?? null,
    approved_amount,
  }
}

/** Who applied, as staff reach them. */
export const findApplicantDetails = (db: PartnerDb, { partnerId }: InPartner, userId: string) =>
  db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'language'])
    .where('partner_id', '=', partnerId)
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()

type Named = Readonly<Partial<Record<Language, string>>>

/** What else the same person has applied for, newest first. */
export async function listOthers(
  db: PartnerDb,
  { partnerId, language }: Pick<Scope, 'partnerId' | 'language'>,
  { id, user_id }: { readonly id: string; readonly user_id: string },
) {
  const rows = await db
    .selectFrom('applications')
    .leftJoin('incentives', (join) => samePartner(join, 'incentives.id', 'applications.incentive_id'))
    .leftJoin('program_versions', (join) =>
      samePartner(
        join,
        'program_versions.program_id',
        'applications.program_id',
        'program_versions.version',
        'applications.program_version',
      ),
    )
    .select(['applications.id', 'applications.number'])
    .select(
      sql<Named>`coalesce(incentives.definition -> 'title', program_versions.definition -> 'name')`.as(
        'named',
      ),
    )
    .where('applications.partner_id', '=', partnerId)
    .where('applications.user_id', '=', user_id)
    .where('applications.id', '<>', id)
    .orderBy('applications.created_at', 'desc')
    .limit(20)
    .execute()
  return rows.map(({ named, ...row }) => ({
    ...row,
    name: named[language] ?? Object.values(named)[0] ?? '',
  }))
}
