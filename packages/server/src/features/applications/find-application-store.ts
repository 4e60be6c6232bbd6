import { isLocked } from '@hearthlight/domain/applications/is-locked'
import { isUndecided } from '@hearthlight/domain/applications/is-undecided'
import { LANGUAGES } from '@hearthlight/domain/texts/namespaces'
import type { OwnedBy } from '../../platform/access/access.ts'
import type { ChangeDb, PartnerDb } from '../../platform/database/schema.ts'
import type { InPartner } from '../../platform/scope.ts'

const applications = (db: PartnerDb, { partnerId }: InPartner, id: string) =>
  db
    .selectFrom('applications')
    .select(['id', 'user_id', 'building_id', 'kind', 'incentive_id', 'status', 'requested_edit', 'number'])
    .select([
      'program_id',
      'program_version',
      'revision',
      'total_incentive',
      'approved_amount',
      'assigned_to',
    ])
    .select(['answer_by', 'submitted_at'])
    .select(['locked', 'locked_in_portal', 'locked_in_educate'])
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)

export type FoundApplication = NonNullable<Awaited<ReturnType<typeof lockAnyApplication>>>

/** An application of the person, for this home if one is named. */
export async function findApplication(
  db: PartnerDb,
  owner: OwnedBy,
  id: string,
  buildingId: string | undefined,
): Promise<{ readonly isLocked: boolean; readonly isDecided: boolean } | undefined> {
  const row = await applications(db, owner, id).where('user_id', '=', owner.ownerId).executeTakeFirst()
  if (row === undefined || (buildingId ?? row.building_id) !== row.building_id) return undefined
  return { isLocked: isLocked(row), isDecided: row.kind !== 'Program' && !isUndecided(row.status) }
}

/** Until the transaction ends nobody else changes it. */
export const lockApplication = (db: ChangeDb, owner: OwnedBy, id: string) =>
  applications(db, owner, id).where('user_id', '=', owner.ownerId).forUpdate().executeTakeFirst()

/** For staff: of whichever person. */
export const lockAnyApplication = (db: ChangeDb, scope: InPartner, id: string) =>
  applications(db, scope, id).forUpdate().executeTakeFirst()

export const findAnyApplication = (db: PartnerDb, scope: InPartner, id: string) =>
  applications(db, scope, id).executeTakeFirst()

/** Who applied, to write to them. */
export async function findApplicant(db: PartnerDb, { partnerId }: InPartner, userId: string) {
  const { language, ...person } = await db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'language', 'user_type'])
    .where('partner_id', '=', partnerId)
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return { ...person, language: LANGUAGES.find((one) => one === language) ?? 'en' }
}
