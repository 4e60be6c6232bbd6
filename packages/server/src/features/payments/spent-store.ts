import { sql } from 'kysely'
import { samePartner } from '../../platform/database/queries/same-partner.ts'
import type { PartnerDb } from '../../platform/database/schema.ts'
import type { InPartner } from '../../platform/scope.ts'

/** Payments with the applications they are for. */
export const paymentsOfApplications = (db: PartnerDb, { partnerId }: InPartner) =>
  db
    .selectFrom('payments')
    .innerJoin('applications', (join) => samePartner(join, 'applications.id', 'payments.application_id'))
    .where('payments.partner_id', '=', partnerId)

/** What was approved or paid, by program; what an incentive pays belongs to none. */
export const spentByProgram = (db: PartnerDb, scope: InPartner, except?: string) =>
  paymentsOfApplications(db, scope)
    .select([
      'applications.program_id',
      sql<string>`coalesce(sum(payments.amount) filter (where payments.status = 'paid'), 0)::text`.as('paid'),
      sql<string>`coalesce(sum(payments.amount) filter (where payments.status in ('due', 'held', 'filed', 'sent', 'failed')), 0)::text`.as(
        'committed',
      ),
    ])
    .where('applications.program_id', 'is not', null)
    .$if(except !== undefined, (query) => query.where('payments.application_id', '<>', except ?? ''))
    .groupBy('applications.program_id')
    .execute()

/** What was approved of each program in the first and in the last half of the time up to a moment. */
export const approvedByProgram = (
  db: PartnerDb,
  scope: InPartner,
  { from, middle }: { readonly from: Date; readonly middle: Date },
) =>
  paymentsOfApplications(db, scope)
    .select([
      'applications.program_id',
      sql<string>`coalesce(sum(payments.amount) filter (where payments.created_at < ${middle}), 0)::text`.as(
        'earlier',
      ),
      sql<string>`coalesce(sum(payments.amount) filter (where payments.created_at >= ${middle}), 0)::text`.as(
        'later',
      ),
    ])
    .where('payments.created_at', '>=', from)
    .where('payments.status', '<>', 'cancelled')
    .where('applications.program_id', 'is not', null)
    .groupBy('applications.program_id')
    .execute()

type Paid = { readonly from: Date; readonly until: Date; readonly program: string | undefined }

/** What was paid in a period, and to how many homes. */
export async function paidIn(
  db: PartnerDb,
  scope: InPartner,
  { from, until, program }: Paid,
): Promise<{ amount: number; homes: number }> {
  const { amount, homes } = await paymentsOfApplications(db, scope)
    .select([
      sql<string>`coalesce(sum(payments.amount), 0)::text`.as('amount'),
      sql<number>`count(distinct applications.building_id)::integer`.as('homes'),
    ])
    .where('payments.status', '=', 'paid')
    .where('payments.paid_at', '>=', from)
    .where('payments.paid_at', '<', until)
    .$if(program !== undefined, (query) =>
      query.where(sql<boolean>`${program}::uuid in (applications.program_id, applications.incentive_id)`),
    )
    .executeTakeFirstOrThrow()
  return { amount: Number(amount), homes }
}
