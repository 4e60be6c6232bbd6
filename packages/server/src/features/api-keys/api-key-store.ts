import {
  type KeyScope,
  MOST_KEYS,
  MOST_REVOKED_KEYS,
  type NewApiKey,
} from '@hearthlight/domain/api-keys/api-key'
import { sql } from 'kysely'
import { samePartner } from '../../platform/database/queries/same-partner.ts'
import type { ChangeDb, PartnerDb } from '../../platform/database/schema.ts'
import type { InPartner } from '../../platform/scope.ts'

type ApiKeys = {
  partner_id: string
  id: string
  name: string
  scopes: KeyScope[]
  /** How the key begins, for people who compare. */
  hint: string
  key_hash: string
  created_at: Date
  created_by: string | null
  revoked_at: Date | null
}

declare module '../../platform/database/schema.ts' {
  interface Schema {
    api_keys: ApiKeys
  }
  interface PassingTables {
    api_key_uses: { partner_id: string; key_id: string; last_used_at: Date }
  }
}

export type StoredKey = Awaited<ReturnType<typeof listKeys>>[number]

/** All that work, and then the newest of those revoked, newest first. */
export const listKeys = (db: PartnerDb, { partnerId }: InPartner) =>
  db
    .selectFrom('api_keys')
    .leftJoin('api_key_uses', (join) => samePartner(join, 'api_key_uses.key_id', 'api_keys.id'))
    .leftJoin('admins', (join) => samePartner(join, 'admins.id', 'api_keys.created_by'))
    .select(['api_keys.id', 'api_keys.name', 'api_keys.scopes', 'api_keys.hint', 'api_keys.created_at'])
    .select(['api_keys.revoked_at', 'api_key_uses.last_used_at', 'admins.name as created_by'])
    .where('api_keys.partner_id', '=', partnerId)
    .orderBy((row) => row('api_keys.revoked_at', 'is not', null))
    .orderBy('api_keys.id', 'desc')
    .limit(MOST_KEYS + MOST_REVOKED_KEYS)
    .execute()

export async function countLiveKeys(db: PartnerDb, { partnerId }: InPartner): Promise<number> {
  const { count } = await db
    .selectFrom('api_keys')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('partner_id', '=', partnerId)
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

type InsertedKey = NewApiKey & Pick<ApiKeys, 'id' | 'hint' | 'key_hash' | 'created_at' | 'created_by'>

export async function insertKey(db: ChangeDb, { partnerId }: InPartner, key: InsertedKey): Promise<void> {
  await db
    .insertInto('api_keys')
    .values({ partner_id: partnerId, revoked_at: null, ...key })
    .execute()
}

/** Answers its name and scopes; undefined when there is none that could be revoked. */
export const revokeKey = (db: ChangeDb, { partnerId }: InPartner, id: string, at: Date) =>
  db
    .updateTable('api_keys')
    .set({ revoked_at: at })
    .where('partner_id', '=', partnerId)
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returning(['name', 'scopes'])
    .executeTakeFirst()

export const findLiveKey = (db: PartnerDb, { partnerId }: InPartner, keyHash: string) =>
  db
    .selectFrom('api_keys')
    .select(['id', 'name', 'scopes'])
    .where('partner_id', '=', partnerId)
    .where('key_hash', '=', keyHash)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()

/** At most once a minute: a key in use would else write with every read. */
export async function noteUse(
  db: PartnerDb,
  { partnerId }: InPartner,
  keyId: string,
  at: Date,
  ifBefore: Date,
): Promise<void> {
  await sql`
    insert into api_key_uses (partner_id, key_id, last_used_at) values (${partnerId}, ${keyId}, ${at})
    on conflict (partner_id, key_id) do update set last_used_at = excluded.last_used_at
    where api_key_uses.last_used_at < ${ifBefore}`.execute(db)
}
