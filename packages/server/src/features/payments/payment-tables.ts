import type { PaymentStatus } from '@hearthlight/domain/payments/payment'
import type { ColumnType, Generated } from 'kysely'

declare module '../../platform/database/schema.ts' {
  interface Schema {
    /** One an application. */
    payments: {
      partner_id: string
      id: string
      number: Generated<number>
      application_id: string
      amount: string
      /** Of the amount, written by the database. */
      amount_cents: ColumnType<number, never, never>
      status: PaymentStatus
      /** The last file in which it left. */
      batch_id: Generated<string | null>
      /** Of who paid it. */
      reference: Generated<string | null>
      /** Why it could not be paid. */
      problem: Generated<string | null>
      /** Why it is held, or was stopped. */
      reason: Generated<string | null>
      created_at: Date
      updated_at: Date
      paid_at: Generated<Date | null>
    }
    payment_batches: {
      partner_id: string
      id: string
      number: Generated<number>
      lines: number
      total: string
      /** Exactly as it was made: its checksum stays true. */
      csv: string
      sha256: string
      by_name: string
      created_at: Date
      sent_at: Generated<Date | null>
      undone_at: Generated<Date | null>
    }
  }
}
