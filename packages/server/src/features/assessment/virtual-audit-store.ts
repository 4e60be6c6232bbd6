import { AuditResult } from '@hearthlight/domain/assessment/audit-result-schema'
import type { Selectable } from 'kysely'
import type { OwnedBy } from '../../platform/access.ts'
import type { ChangeDb, PartnerDb, Schema } from '../../platform/database/schema.ts'
import { newId } from '../../platform/ids.ts'
import type { Scope } from '../../platform/scope.ts'

export type StoredAudit = Selectable<Schema['virtual_audits']>

export const findAudit = (db: PartnerDb, owner: OwnedBy, id: string): Promise<StoredAudit | undefined> =>
  db
    .selectFrom('virtual_audits')
    .innerJoin('buildings', (join) =>
      join
        .onRef('buildings.partner_id', '=', 'virtual_audits.partner_id')
        .onRef('buildings.id', '=', 'virtual_audits.building_id'),
    )
    .selectAll('virtual_audits')
    .where('virtual_audits.partner_id', '=', owner.partnerId)
    .where('buildings.user_id', '=', owner.ownerId)
    .where('virtual_audits.id', '=', id)
    .executeTakeFirst()

/** A result of a shape we no longer read is as good as none. */
export async function findResult(
  db: PartnerDb,
  scope: Pick<Scope, 'partnerId' | 'language'>,
  auditId: string,
): Promise<AuditResult | undefined> {
  const row = await db
    .selectFrom('virtual_audit_results')
    .select('result')
    .where('partner_id', '=', scope.partnerId)
    .where('audit_id', '=', auditId)
    .where('language', '=', scope.language)
    .executeTakeFirst()
  return AuditResult.safeParse(row?.result).data
}

export type ComputedAudit = {
  readonly buildingId: string
  readonly engineVersion: string
  /** Fingerprint of all the result was made of. */
  readonly basis: string
  readonly answers: Record<string, Record<string, string[]>>
  readonly result: AuditResult
  readonly at: Date
}

/** One audit a building: made the first time, renewed after. What other languages held is old with it. */
export async function writeAudit(
  db: ChangeDb,
  scope: Pick<Scope, 'partnerId' | 'language'>,
  { buildingId, engineVersion, basis, answers, result, at }: ComputedAudit,
): Promise<StoredAudit> {
  const known = { engine_version: engineVersion, basis, answers: JSON.stringify(answers), computed_at: at }
  const audit = await db
    .insertInto('virtual_audits')
    .values({ partner_id: scope.partnerId, id: newId(), building_id: buildingId, ...known })
    .onConflict((conflict) => conflict.columns(['partner_id', 'building_id']).doUpdateSet(known))
    .returningAll()
    .executeTakeFirstOrThrow()
  await db
    .deleteFrom('virtual_audit_results')
    .where('partner_id', '=', scope.partnerId)
    .where('audit_id', '=', audit.id)
    .execute()
  await insertResult(db, scope, audit.id, result)
  return audit
}

export async function insertResult(
  db: PartnerDb,
  scope: Pick<Scope, 'partnerId' | 'language'>,
  auditId: string,
  result: AuditResult,
): Promise<void> {
  const written = JSON.stringify(result)
  await db
    .insertInto('virtual_audit_results')
    .values({ partner_id: scope.partnerId, audit_id: auditId, language: scope.language, result: written })
    .onConflict((conflict) =>
      conflict.columns(['partner_id', 'audit_id', 'language']).doUpdateSet({ result: written }),
    )
    .execute()
}

/** An audit whose result is still to be made: its fingerprint fits nothing, so the first read makes it. */
export async function insertUncomputedAudit(
  db: ChangeDb,
  partnerId: string,
  buildingId: string,
  at: Date,
): Promise<string> {
  const { id } = await db
    .insertInto('virtual_audits')
    .values({
      partner_id: partnerId,
      id: newId(),
      building_id: buildingId,
      engine_version: '',
      basis: '',
      answers: '{}',
      computed_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
