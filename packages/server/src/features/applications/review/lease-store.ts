import type { PartnerDb } from '../../../platform/database/schema.ts'
import type { InPartner } from '../../../platform/scope.ts'

type Holder = { readonly id: string; readonly name: string }

/** The one who has the application open: the asker, unless somebody else was seen there since `goneBefore`. */
export async function takeLease(
  db: PartnerDb,
  { partnerId }: InPartner,
  applicationId: string,
  holder: Holder,
  { at, goneBefore }: { readonly at: Date; readonly goneBefore: Date },
): Promise<{ readonly staff_id: string; readonly staff_name: string; readonly since: Date }> {
  const mine = { staff_id: holder.id, staff_name: holder.name, seen_at: at }
  const taken = await db
    .insertInto('application_leases')
    .values({ partner_id: partnerId, application_id: applicationId, ...mine, since: at })
    .onConflict((conflict) =>
      conflict
        .columns(['partner_id', 'application_id'])
        .doUpdateSet((row) => ({
          ...mine,
          since: row
            .case()
            .when(
              row.and([
                row('application_leases.staff_id', '=', holder.id),
                row('application_leases.seen_at', '>=', goneBefore),
              ]),
            )
            .then(row.ref('application_leases.since'))
            .else(at)
            .end(),
        }))
        .where((row) =>
          row.or([
            row('application_leases.staff_id', '=', holder.id),
            row('application_leases.seen_at', '<', goneBefore),
          ]),
        ),
    )
    .returning(['staff_id', 'staff_name', 'since'])
    .executeTakeFirst()
  return taken ?? (await findLease(db, { partnerId }, applicationId))
}

const findLease = (db: PartnerDb, { partnerId }: InPartner, applicationId: string) =>
  db
    .selectFrom('application_leases')
    .select(['staff_id', 'staff_name', 'since'])
    .where('partner_id', '=', partnerId)
    .where('application_id', '=', applicationId)
    .executeTakeFirstOrThrow()

/** Lets go of it. That somebody had it open stays known. */
export async function endLease(
  db: PartnerDb,
  { partnerId }: InPartner,
  applicationId: string,
  holderId: string,
): Promise<void> {
  await db
    .updateTable('application_leases')
    .set({ seen_at: new Date(0) })
    .where('partner_id', '=', partnerId)
    .where('application_id', '=', applicationId)
    .where('staff_id', '=', holderId)
    .execute()
}
