import type { ChangeDb, PartnerDb } from '../../platform/database/schema.ts'
import type { InPartner } from '../../platform/scope.ts'

type NewBatch = {
  readonly id: string
  readonly lines: number
  readonly total: string
  readonly csv: string
  readonly sha256: string
  readonly by_name: string
  readonly created_at: Date
}

export const insertBatch = (db: ChangeDb, { partnerId }: InPartner, batch: NewBatch) =>
  db
    .insertInto('payment_batches')
    .values({ partner_id: partnerId, ...batch })
    .returning('number')
    .executeTakeFirstOrThrow()

/** Newest first, without what they hold. */
export const listBatches = (db: PartnerDb, { partnerId }: InPartner) =>
  db
    .selectFrom('payment_batches')
    .select(['id', 'number', 'lines', 'total', 'sha256', 'by_name', 'created_at', 'sent_at', 'undone_at'])
    .where('partner_id', '=', partnerId)
    .orderBy('number', 'desc')
    .limit(100)
    .execute()

export type StoredBatch = Awaited<ReturnType<typeof listBatches>>[number]

export const findBatch = (db: PartnerDb, { partnerId }: InPartner, id: string) =>
  db
    .selectFrom('payment_batches')
    .select(['number', 'csv', 'sha256', 'undone_at'])
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .executeTakeFirst()

/** A file, held until the transaction ends. */
export const lockBatch = (db: ChangeDb, { partnerId }: InPartner, id: string) =>
  db
    .selectFrom('payment_batches')
    .select(['number', 'lines', 'sent_at', 'undone_at'])
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export async function settleBatch(
  db: ChangeDb,
  { partnerId }: InPartner,
  id: string,
  settled: { readonly sent_at: Date } | { readonly undone_at: Date },
): Promise<void> {
  await db
    .updateTable('payment_batches')
    .set(settled)
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .execute()
}
