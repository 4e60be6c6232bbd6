import type { Kysely } from 'kysely'
import { refuseOutsideTransition } from '../../../platform/database/migrations/partner-policy.ts'

/** What a payment is and how much follows from its application and from its own ways only. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  refuseOutsideTransition(db, 'payments', ['application_id', 'amount', 'status', 'paid_at'])
