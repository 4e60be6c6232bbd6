import type { Selectable } from 'kysely'
import type { OwnedBy } from '../../platform/access/access.ts'
import { samePartner } from '../../platform/database/queries/same-partner.ts'
import type { ChangeDb, PartnerDb, Schema } from '../../platform/database/schema.ts'
import { newId } from '../../platform/ids.ts'
import type { Scope } from '../../platform/scope.ts'
import type { KeyedResult } from './compute/keyed-result.ts'

export type StoredAudit = Selectable<Schema['virtual_audits']>

export const findAudit = (db: PartnerDb, owner: OwnedBy, id: string): Promise<StoredAudit | undefined> =>
  db
    .selectFrom('virtual_audits')
    .innerJoin('buildings', (join) => samePartner(join, 'buildings.id', 'virtual_audits.building_id'))
    .selectAll('virtual_audits')
    .where('virtual_audits.partner_id', '=', owner.partnerId)
    .where('buildings.user_id', '=', owner.ownerId)
    .where('virtual_audits.id', '=', id)
    .executeTakeFirst()

/** Of whichever person of the partner. */
export const findAuditOfHome = (db: PartnerDb, { partnerId }: Pick<Scope, 'partnerId'>, buildingId: string) =>
  db
    .selectFrom('virtual_audits')
    .selectAll()
    .where('partner_id', '=', partnerId)
    .where('building_id', '=', buildingId)
    .executeTakeFirst()

export type ComputedAudit = {
  readonly buildingId: string
  readonly engineVersion: string
  /** Fingerprint of all the result was made of. */
  readonly basis: string
  readonly answers: Record<string, Record<string, string[]>>
  readonly result: KeyedResult
  readonly at: Date
}

/** One audit a building: made the first time, renewed after. */
export async function writeAudit(
  db: ChangeDb,
  scope: Pick<Scope, 'partnerId'>,
  { buildingId, engineVersion, basis, answers, result, at }: ComputedAudit,
): Promise<StoredAudit> {
  const known = {
    engine_version: engineVersion,
    basis,
    answers: JSON.stringify(answers),
    result: JSON.stringify(result),
    computed_at: at,
  }
  return await db
    .insertInto('virtual_audits')
    .values({ partner_id: scope.partnerId, id: newId(), building_id: buildingId, ...known })
    .onConflict((conflict) => conflict.columns(['partner_id', 'building_id']).doUpdateSet(known))
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** For an audit that is as it was, whose result cannot be read. */
export async function writeResult(
  db: ChangeDb,
  scope: Pick<Scope, 'partnerId'>,
  auditId: string,
  result: KeyedResult,
): Promise<void> {
  await db
    .updateTable('virtual_audits')
    .set({ result: JSON.stringify(result) })
    .where('partner_id', '=', scope.partnerId)
    .where('id', '=', auditId)
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
