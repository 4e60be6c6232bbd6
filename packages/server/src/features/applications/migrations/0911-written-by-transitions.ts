import type { Kysely } from 'kysely'
import { refuseOutsideTransition } from '../../../platform/database/migrations/partner-policy.ts'

/** What the transition of an application decides is written by nothing else. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const locks = ['locked', 'locked_in_portal', 'locked_in_educate']
  const columns = ['status', 'status_at', ...locks, 'approved_amount', 'submitted_at']
  await refuseOutsideTransition(db, 'applications', columns)
}
