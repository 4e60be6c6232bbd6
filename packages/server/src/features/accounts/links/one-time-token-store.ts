import { createHash, randomBytes } from 'node:crypto'
import type { PartnerDb, Schema } from '../../../platform/database/schema.ts'
import { newId } from '../../../platform/ids.ts'
import type { InPartner } from '../../../platform/scope.ts'

export type TokenPurpose = Schema['one_time_tokens']['purpose']

const WEEK_MS = 7 * 86_400_000

/** 256 random bits need no salt and no slow hash: nobody can guess what to hash. */
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

type Issue = {
  readonly purpose: TokenPurpose
  readonly userId: string
  readonly adminId?: string
  readonly sessionId?: string
  readonly cameFrom?: string | undefined
  readonly newEmail?: string
  readonly minutes: number
}

/** A fresh token; only its hash is kept. Earlier ones of the same purpose stop working. */
export async function issueToken(db: PartnerDb, scope: InPartner, issue: Issue, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await forgetOld(db, scope, issue.userId, now)
  await revokeTokens(db, scope, issue, now)
  await db
    .insertInto('one_time_tokens')
    .values({
      partner_id: scope.partnerId,
      id: newId(),
      purpose: issue.purpose,
      token_hash: hashOf(token),
      user_id: issue.userId,
      admin_id: issue.adminId ?? null,
      session_id: issue.sessionId ?? null,
      came_from: issue.cameFrom ?? null,
      new_email: issue.newEmail ?? null,
      expires_at: new Date(now.getTime() + issue.minutes * 60_000),
      used_at: null,
      created_at: now,
    })
    .execute()
  return token
}

/** The tokens of a purpose that a person holds stop working. */
export async function revokeTokens(
  db: PartnerDb,
  scope: InPartner,
  { purpose, userId }: Pick<Issue, 'purpose' | 'userId'>,
  now: Date,
): Promise<void> {
  await db
    .updateTable('one_time_tokens')
    .set({ used_at: now })
    .where('partner_id', '=', scope.partnerId)
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute()
}

/** A token that ended a week ago is of no use to anybody, used or not. */
async function forgetOld(db: PartnerDb, scope: InPartner, userId: string, now: Date): Promise<void> {
  await db
    .deleteFrom('one_time_tokens')
    .where('partner_id', '=', scope.partnerId)
    .where('user_id', '=', userId)
    .where('expires_at', '<', new Date(now.getTime() - WEEK_MS))
    .execute()
}

/** How many tokens of a kind a person was sent since: nobody's mailbox is filled by somebody else's clicks. */
export async function countTokensSince(
  db: PartnerDb,
  scope: InPartner,
  { purpose, userId }: Pick<Issue, 'purpose' | 'userId'>,
  since: Date,
): Promise<number> {
  const { count } = await db
    .selectFrom('one_time_tokens')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('partner_id', '=', scope.partnerId)
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return Number(count)
}

type Use = {
  readonly purpose: TokenPurpose
  readonly token: string
  readonly adminId?: string
  readonly sessionId?: string
}

/** Whose token it is, without using it. */
export async function peekToken(
  db: PartnerDb,
  scope: InPartner,
  { purpose, token }: Pick<Use, 'purpose' | 'token'>,
  now: Date,
): Promise<{ userId: string } | undefined> {
  const row = await db
    .selectFrom('one_time_tokens')
    .select('user_id')
    .where('partner_id', '=', scope.partnerId)
    .where('token_hash', '=', hashOf(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row && { userId: row.user_id }
}

/** Whose token it is, if it is unused and fresh. One statement: of two uses at once, one wins. */
export async function useToken(
  db: PartnerDb,
  scope: InPartner,
  use: Use,
  now: Date,
): Promise<{ userId: string; newEmail: string | null; cameFrom: string | null } | undefined> {
  const row = await db
    .updateTable('one_time_tokens')
    .set({ used_at: now })
    .where('partner_id', '=', scope.partnerId)
    .where('token_hash', '=', hashOf(use.token))
    .where('purpose', '=', use.purpose)
    .where('admin_id', use.adminId === undefined ? 'is' : '=', use.adminId ?? null)
    .where('session_id', use.sessionId === undefined ? 'is' : '=', use.sessionId ?? null)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['user_id', 'new_email', 'came_from'])
    .executeTakeFirst()
  return row && { userId: row.user_id, newEmail: row.new_email, cameFrom: row.came_from }
}
