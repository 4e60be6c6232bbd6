import type { PaymentQuery, PaymentStatus } from '@hearthlight/domain/payments/payment'
import type { Language } from '@hearthlight/domain/texts/namespaces'
import { sql } from 'kysely'
import { keysetPage } from '../../platform/database/keyset.ts'
import type { ChangeDb, PartnerDb } from '../../platform/database/schema.ts'
import { newId } from '../../platform/ids.ts'
import type { InPartner } from '../../platform/scope.ts'

type Named = Readonly<Partial<Record<Language, string>>>

const payments = (db: PartnerDb, { partnerId }: InPartner) =>
  db
    .selectFrom('payments')
    .innerJoin('applications', (join) =>
      join
        .onRef('applications.partner_id', '=', 'payments.partner_id')
        .onRef('applications.id', '=', 'payments.application_id'),
    )
    .innerJoin('users', (join) =>
      join
        .onRef('users.partner_id', '=', 'applications.partner_id')
        .onRef('users.id', '=', 'applications.user_id'),
    )
    .leftJoin('incentives', (join) =>
      join
        .onRef('incentives.partner_id', '=', 'applications.partner_id')
        .onRef('incentives.id', '=', 'applications.incentive_id'),
    )
    .leftJoin('program_versions', (join) =>
      join
        .onRef('program_versions.partner_id', '=', 'applications.partner_id')
        .onRef('program_versions.program_id', '=', 'applications.program_id')
        .onRef('program_versions.version', '=', 'applications.program_version'),
    )
    .leftJoin('payment_batches', (join) =>
      join
        .onRef('payment_batches.partner_id', '=', 'payments.partner_id')
        .onRef('payment_batches.id', '=', 'payments.batch_id'),
    )
    .selectAll('payments')
    .select(['applications.number as application_number', 'users.name', 'users.email'])
    .select(['users.mailing_address', 'users.city', 'users.region', 'users.zip'])
    .select('payment_batches.number as batch_number')
    .select(
      sql<Named>`coalesce(incentives.definition -> 'title', program_versions.definition -> 'name')`.as(
        'named',
      ),
    )
    .where('payments.partner_id', '=', partnerId)

export type StoredPayment = Awaited<ReturnType<typeof listDue>>[number]

const ORDER = {
  sorts: {
    number: { by: sql.ref('payments.number'), kind: 'integer' },
    amount: { by: sql.ref('payments.amount_cents'), kind: 'bigint' },
    created: { by: sql.ref('payments.created_at'), kind: 'timestamptz' },
  },
  id: { by: sql.ref('payments.id'), kind: 'uuid' },
} as const

/** A page of the payments. */
export function listPayments(db: PartnerDb, scope: InPartner, { status, q, ...page }: PaymentQuery) {
  let query = payments(db, scope)
  if (status !== undefined) query = query.where('payments.status', '=', status)
  if (q !== undefined && q !== '') {
    query = query.where('payments.id', 'in', withNumber(db, scope, /^\d{1,9}$/.test(q) ? Number(q) : -1))
  }
  return keysetPage(query, page, ORDER)
}

/** Of the payment or of its application. Two lookups: one condition on both tables would read all of them. */
const withNumber = (db: PartnerDb, { partnerId }: InPartner, number: number) =>
  db
    .selectFrom('payments as numbered')
    .select('numbered.id')
    .where('numbered.partner_id', '=', partnerId)
    .where('numbered.number', '=', number)
    .unionAll(
      db
        .selectFrom('payments as paid')
        .innerJoin('applications as approved', (join) =>
          join
            .onRef('approved.partner_id', '=', 'paid.partner_id')
            .onRef('approved.id', '=', 'paid.application_id'),
        )
        .select('paid.id')
        .where('paid.partner_id', '=', partnerId)
        .where('approved.number', '=', number),
    )

/** What goes into the next file, held until the transaction ends: no line leaves in two files. */
export async function listDue(db: ChangeDb, scope: InPartner) {
  await db
    .selectFrom('payments')
    .select('id')
    .where('partner_id', '=', scope.partnerId)
    .where('status', 'in', ['due', 'failed'])
    .orderBy('number')
    .forUpdate()
    .execute()
  return payments(db, scope)
    .where('payments.status', 'in', ['due', 'failed'])
    .orderBy('payments.number')
    .execute()
}

export const findPayments = (db: PartnerDb, { partnerId }: InPartner, numbers: readonly number[]) =>
  numbers.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('payments')
        .select(['id', 'number', 'application_id', 'status', 'amount'])
        .where('partner_id', '=', partnerId)
        .where('number', 'in', [...numbers])
        .execute()

/** The payment of an application. */
export const findPaymentOf = (db: PartnerDb, { partnerId }: InPartner, applicationId: string) =>
  db
    .selectFrom('payments')
    .select(['number', 'amount', 'status'])
    .where('partner_id', '=', partnerId)
    .where('application_id', '=', applicationId)
    .executeTakeFirst()

/**
 * An approved application is to be paid; approved again, by what was approved last. What has left in a file is not due
 * once more.
 */
export async function writeDue(
  db: ChangeDb,
  { partnerId }: InPartner,
  applicationId: string,
  amount: string,
  at: Date,
): Promise<void> {
  await db
    .insertInto('payments')
    .values({
      ...{ partner_id: partnerId, id: newId(), application_id: applicationId, amount, status: 'due' },
      ...{ created_at: at, updated_at: at },
    })
    .onConflict((conflict) =>
      conflict
        .columns(['partner_id', 'application_id'])
        .doUpdateSet({
          ...{ amount, updated_at: at },
          status: sql<PaymentStatus>`case payments.status when 'cancelled' then 'due' else payments.status end`,
        })
        .where('payments.status', 'not in', ['sent', 'paid']),
    )
    .execute()
}

type Settled = {
  readonly status: Extract<PaymentStatus, 'paid' | 'failed' | 'cancelled'>
  readonly reference?: string
  readonly problem?: string | null
  readonly paid_at?: Date
}

/** What became of the payment of an application, where it is not paid already. What has left cannot be stopped. */
export async function settlePayment(
  db: ChangeDb,
  { partnerId }: InPartner,
  applicationId: string,
  settled: Settled,
  at: Date,
): Promise<void> {
  await db
    .updateTable('payments')
    .set({ ...settled, updated_at: at })
    .where('partner_id', '=', partnerId)
    .where('application_id', '=', applicationId)
    .where('status', 'not in', settled.status === 'cancelled' ? ['sent', 'paid'] : ['paid'])
    .execute()
}

export async function markSent(
  db: ChangeDb,
  { partnerId }: InPartner,
  ids: readonly string[],
  batchId: string,
  at: Date,
): Promise<void> {
  await db
    .updateTable('payments')
    .set({ status: 'sent', batch_id: batchId, problem: null, updated_at: at })
    .where('partner_id', '=', partnerId)
    .where('id', 'in', [...ids])
    .execute()
}

/** What was approved or paid, by program; what an incentive pays belongs to none. */
export const spentByProgram = (db: PartnerDb, { partnerId }: InPartner, except?: string) =>
  db
    .selectFrom('payments')
    .innerJoin('applications', (join) =>
      join
        .onRef('applications.partner_id', '=', 'payments.partner_id')
        .onRef('applications.id', '=', 'payments.application_id'),
    )
    .select([
      'applications.program_id',
      sql<string>`coalesce(sum(payments.amount) filter (where payments.status = 'paid'), 0)::text`.as('paid'),
      sql<string>`coalesce(sum(payments.amount) filter (where payments.status in ('due', 'sent', 'failed')), 0)::text`.as(
        'committed',
      ),
    ])
    .where('payments.partner_id', '=', partnerId)
    .where('applications.program_id', 'is not', null)
    .$if(except !== undefined, (query) => query.where('payments.application_id', '<>', except ?? ''))
    .groupBy('applications.program_id')
    .execute()

/** What was approved of each program in the first and in the last half of the time up to a moment. */
export const approvedByProgram = (
  db: PartnerDb,
  { partnerId }: InPartner,
  { from, middle }: { readonly from: Date; readonly middle: Date },
) =>
  db
    .selectFrom('payments')
    .innerJoin('applications', (join) =>
      join
        .onRef('applications.partner_id', '=', 'payments.partner_id')
        .onRef('applications.id', '=', 'payments.application_id'),
    )
    .select([
      'applications.program_id',
      sql<string>`coalesce(sum(payments.amount) filter (where payments.created_at < ${middle}), 0)::text`.as(
        'earlier',
      ),
      sql<string>`coalesce(sum(payments.amount) filter (where payments.created_at >= ${middle}), 0)::text`.as(
        'later',
      ),
    ])
    .where('payments.partner_id', '=', partnerId)
    .where('payments.created_at', '>=', from)
    .where('payments.status', '<>', 'cancelled')
    .where('applications.program_id', 'is not', null)
    .groupBy('applications.program_id')
    .execute()
