import { sql } from 'kysely'
import type { PartnerDb } from '../../platform/database/schema.ts'
import type { InPartner } from '../../platform/scope.ts'

/** One more in a row; answers how it stands now. */
export async function noteFailure(db: PartnerDb, { partnerId }: InPartner, webhookId: string, at: Date) {
  return await db
    .insertInto('webhook_failures')
    .values({ partner_id: partnerId, webhook_id: webhookId, failures: 1, failing_since: at, paused_at: null })
    .onConflict((conflict) =>
      conflict
        .columns(['partner_id', 'webhook_id'])
        .doUpdateSet({ failures: sql<number>`webhook_failures.failures + 1` }),
    )
    .returning(['failures', 'failing_since', 'paused_at'])
    .executeTakeFirstOrThrow()
}

/** Answers whether it was this one who paused it. */
export async function pauseWebhook(
  db: PartnerDb,
  { partnerId }: InPartner,
  webhookId: string,
  at: Date,
): Promise<boolean> {
  const row = await db
    .updateTable('webhook_failures')
    .set({ paused_at: at })
    .where('partner_id', '=', partnerId)
    .where('webhook_id', '=', webhookId)
    .where('paused_at', 'is', null)
    .returning('webhook_id')
    .executeTakeFirst()
  return row !== undefined
}

export async function forgetFailures(
  db: PartnerDb,
  { partnerId }: InPartner,
  webhookId: string,
): Promise<void> {
  await db
    .deleteFrom('webhook_failures')
    .where('partner_id', '=', partnerId)
    .where('webhook_id', '=', webhookId)
    .execute()
}
