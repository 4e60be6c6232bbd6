import { sql } from 'kysely'
import type { ChangeDb, PartnerDb } from '../../../platform/database/schema.ts'
import { newId } from '../../../platform/ids.ts'
import type { InPartner } from '../../../platform/scope.ts'

export type Days = { readonly from: string; readonly to: string }

export const listDaysOff = (db: PartnerDb, { partnerId }: InPartner, { from, to }: Days) =>
  db
    .selectFrom('advisor_days_off')
    .select(['id', 'energy_advisor_id', 'day', 'reason'])
    .where('partner_id', '=', partnerId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('day')
    .execute()

/** A day that is off already has the new reason. */
export async function putDaysOff(
  db: ChangeDb,
  { partnerId }: InPartner,
  advisorId: string,
  days: readonly string[],
  reason: string,
): Promise<void> {
  await db
    .insertInto('advisor_days_off')
    .values(
      days.map((day) => ({ partner_id: partnerId, id: newId(), energy_advisor_id: advisorId, day, reason })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['partner_id', 'energy_advisor_id', 'day'])
        .doUpdateSet({ reason: sql`excluded.reason` }),
    )
    .execute()
}

export const deleteDayOff = (db: ChangeDb, { partnerId }: InPartner, id: string) =>
  db
    .deleteFrom('advisor_days_off')
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .returning(['energy_advisor_id', 'day', 'reason'])
    .executeTakeFirst()
