import type { PaymentQuery, PaymentStatus } from '@hearthlight/domain/payments/payment'
import { PAYMENT_WAYS, type PaymentWay } from '@hearthlight/domain/payments/payment-ways'
import type { Language } from '@hearthlight/domain/texts/namespaces'
import { sql } from 'kysely'
import { inTransition } from '../../platform/database/in-transition.ts'
import { keysetPage } from '../../platform/database/queries/keyset.ts'
import { samePartner } from '../../platform/database/queries/same-partner.ts'
import type { ChangeDb, PartnerDb } from '../../platform/database/schema.ts'
import { newId } from '../../platform/ids.ts'
import type { InPartner } from '../../platform/scope.ts'
import {
  type FoundRecords,
  findRecordsWith,
  isAmong,
  wordsOf,
} from '../../platform/search/search-words-store.ts'
import { isFor } from './payment-choice-store.ts'

type Named = Readonly<Partial<Record<Language, string>>>

const payments = (db: PartnerDb, { partnerId }: InPartner) =>
  db
    .selectFrom('payments')
    .innerJoin('applications', (join) => samePartner(join, 'applications.id', 'payments.application_id'))
    .innerJoin('users', (join) => samePartner(join, 'users.id', 'applications.user_id'))
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
    .leftJoin('payment_batches', (join) => samePartner(join, 'payment_batches.id', 'payments.batch_id'))
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

export type StoredPayment = Awaited<ReturnType<typeof listChosen>>[number]

const ORDER = {
  sorts: {
    number: { by: sql.ref('payments.number'), kind: 'integer' },
    amount: { by: sql.ref('payments.amount_cents'), kind: 'bigint' },
    created: { by: sql.ref('payments.created_at'), kind: 'timestamptz' },
  },
  id: { by: sql.ref('payments.id'), kind: 'uuid' },
} as const

/** A page of the payments. */
export async function listPayments(
  db: PartnerDb,
  scope: InPartner,
  { status, program, q = '', ...page }: PaymentQuery,
) {
  let query = payments(db, scope)
  if (status !== undefined) query = query.where('payments.status', '=', status)
  if (program !== undefined) query = query.where(isFor(program))
  const [, number] = /^#?(\d{1,9})$/.exec(q) ?? []
  if (number !== undefined) query = query.where('payments.id', 'in', withNumber(db, scope, Number(number)))
  else if (q !== '') query = query.where(isAmong('applications.user_id', await peopleCalled(db, scope, q)))
  return keysetPage(query, page, ORDER)
}

async function peopleCalled(db: PartnerDb, scope: InPartner, text: string): Promise<FoundRecords> {
  const [first, ...others] = wordsOf(text)
  return first === undefined ? { ids: [] } : findRecordsWith(db, scope, 'person', [first, ...others])
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
          samePartner(join, 'approved.id', 'paid.application_id'),
        )
        .select('paid.id')
        .where('paid.partner_id', '=', partnerId)
        .where('approved.number', '=', number),
    )

export const listChosen = (db: PartnerDb, scope: InPartner, ids: readonly string[]) =>
  payments(db, scope)
    .where(sql<boolean>`payments.id = any(${[...ids]}::uuid[])`)
    .orderBy('payments.number')
    .execute()

/** One parameter however many: a statement takes 65,535 of them. */
export const findPayments = (db: PartnerDb, { partnerId }: InPartner, numbers: readonly number[]) =>
  db
    .selectFrom('payments')
    .select(['id', 'number', 'application_id', 'status', 'amount'])
    .where('partner_id', '=', partnerId)
    .where(sql<boolean>`number = any(${[...numbers]}::integer[])`)
    .execute()

export const findPayment = (db: PartnerDb, { partnerId }: InPartner, id: string) =>
  db
    .selectFrom('payments')
    .select(['application_id', 'status', 'number'])
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .executeTakeFirst()

type Which = { readonly [By in 'id' | 'application_id' | 'batch_id']?: readonly string[] }
type Settled = {
  readonly batch_id?: string | null
  readonly reference?: string
  readonly problem?: string | null
  readonly reason?: string | null
  readonly paid_at?: Date | null
}

/** Lets something happen to payments, to those from whose status it can. Answers how many they were. */
export async function movePayments(
  db: ChangeDb,
  { partnerId }: InPartner,
  way: PaymentWay,
  which: Which,
  { at, ...settled }: Settled & { readonly at: Date },
): Promise<number> {
  const { from, to } = PAYMENT_WAYS[way]
  const chosen = Object.entries(which).map(
    ([column, ids]) => sql<boolean>`${sql.ref(column)} = any(${[...ids]}::uuid[])`,
  )
  const { numUpdatedRows } = await db
    .updateTable('payments')
    .set({ ...settled, status: inTransition(to), updated_at: at })
    .where('partner_id', '=', partnerId)
    .where('status', 'in', from)
    .where(({ and }) => and(chosen))
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

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
      partner_id: partnerId,
      id: newId(),
      application_id: applicationId,
      amount,
      status: inTransition('due' satisfies PaymentStatus),
      created_at: at,
      updated_at: at,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['partner_id', 'application_id'])
        .doUpdateSet({
          amount,
          updated_at: at,
          status: sql<PaymentStatus>`case payments.status when 'cancelled' then 'due' else payments.status end`,
          reason: sql<
            string | null
          >`case payments.status when 'cancelled' then null else payments.reason end`,
        })
        .where('payments.status', 'not in', ['filed', 'sent', 'paid']),
    )
    .execute()
}
