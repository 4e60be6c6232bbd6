import { createHash } from 'node:crypto'
import type { ExpressionBuilder } from 'kysely'
import type { PartnerDb, Schema } from '../../../platform/database/schema.ts'
import { newId } from '../../../platform/ids.ts'
import type { InPartner } from '../../../platform/scope.ts'

/** What a key is for: a request id we sent, a state we gave, a ticket between two of our own pages, an answer seen. */
export type SsoKey = readonly [kind: 'request' | 'state' | 'ticket' | 'seen', key: string]

const hashOf = ([kind, key]: SsoKey) => createHash('sha256').update(`${kind}:${key}`).digest('base64url')

type StoredValue = { readonly key: SsoKey; readonly value: string; readonly expiresAt: Date }

/** Keeps something until its answer comes; false if the key is known already. Old ones go on the way. */
export async function save(
  db: PartnerDb,
  scope: InPartner,
  { key, value, expiresAt }: StoredValue,
  now: Date,
): Promise<boolean> {
  await db
    .deleteFrom('sso_requests')
    .where('partner_id', '=', scope.partnerId)
    .where('expires_at', '<', now)
    .execute()
  const inserted = await db
    .insertInto('sso_requests')
    .values({
      partner_id: scope.partnerId,
      id: newId(),
      key_hash: hashOf(key),
      value,
      expires_at: expiresAt,
    })
    .onConflict((conflict) => conflict.columns(['partner_id', 'key_hash']).doNothing())
    .executeTakeFirst()
  return inserted.numInsertedOrUpdatedRows === 1n
}

const isKept =
  ({ partnerId }: InPartner, key: SsoKey, now: Date) =>
  (row: ExpressionBuilder<Schema, 'sso_requests'>) =>
    row.and([
      row('partner_id', '=', partnerId),
      row('key_hash', '=', hashOf(key)),
      row('expires_at', '>', now),
    ])

/** Reads without using up. */
export async function peek(
  db: PartnerDb,
  scope: InPartner,
  key: SsoKey,
  now: Date,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('sso_requests')
    .select('value')
    .where(isKept(scope, key, now))
    .executeTakeFirst()
  return row?.value
}

/** Reads and uses up, in one statement: of two answers to one request, one is heard. */
export async function take(
  db: PartnerDb,
  scope: InPartner,
  key: SsoKey,
  now: Date,
): Promise<string | undefined> {
  const row = await db
    .deleteFrom('sso_requests')
    .where(isKept(scope, key, now))
    .returning('value')
    .executeTakeFirst()
  return row?.value
}
