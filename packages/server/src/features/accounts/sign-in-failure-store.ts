import { FAILURE_WINDOW_MS, type Failures } from '@hearthlight/domain/accounts/slow-down'
import type { Db } from '../../platform/database/schema.ts'
import { newId } from '../../platform/ids.ts'
import type { Scope } from '../../platform/scope.ts'

type InPartner = Pick<Scope, 'partnerId'>
/** A try is counted for an email as it was typed, whether or not an account has it. */
export type Try = { readonly email: string; readonly address: string }

export async function recentFailures(
  db: Db,
  scope: InPartner,
  { email, address }: Try,
  now: Date,
): Promise<Failures> {
  const rows = await db
    .selectFrom('sign_in_failures')
    .select(['address', 'failed_at'])
    .where('partner_id', '=', scope.partnerId)
    .where('email', '=', email)
    .where('failed_at', '>', new Date(now.getTime() - FAILURE_WINDOW_MS))
    .execute()
  return {
    here: rows.filter((row) => row.address === address).map((row) => row.failed_at),
    anywhere: rows.map((row) => row.failed_at),
  }
}

export async function recordFailure(db: Db, scope: InPartner, tried: Try, now: Date): Promise<void> {
  await db
    .insertInto('sign_in_failures')
    .values({ partner_id: scope.partnerId, id: newId(), ...tried, failed_at: now })
    .execute()
}

/** After a success, for this email and address; and whatever is too old to count, for everybody. */
export async function forgetFailures(db: Db, scope: InPartner, tried: Try, now: Date): Promise<void> {
  await db
    .deleteFrom('sign_in_failures')
    .where('partner_id', '=', scope.partnerId)
    .where((row) =>
      row.or([
        row.and([row('email', '=', tried.email), row('address', '=', tried.address)]),
        row('failed_at', '<', new Date(now.getTime() - FAILURE_WINDOW_MS)),
      ]),
    )
    .execute()
}
