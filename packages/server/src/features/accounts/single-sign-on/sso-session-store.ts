import { createHash } from 'node:crypto'
import type { PartnerDb } from '../../../platform/database/schema.ts'
import { newId } from '../../../platform/ids.ts'
import type { InPartner } from '../../../platform/scope.ts'
import type { Session } from '../../../platform/sessions/session.ts'

/** What the provider needs to know to end its own session of this person. */
export type ProviderSession =
  | {
      readonly protocol: 'saml'
      readonly subject: string
      readonly subjectFormat: string
      readonly sessionIndex: string | null
    }
  | { readonly protocol: 'oidc'; readonly subject: string; readonly idToken: string | null }

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

export async function insertProviderSession(
  db: PartnerDb,
  session: Pick<Session, 'partnerId' | 'id' | 'endsAt'>,
  provider: ProviderSession,
): Promise<void> {
  const saml = provider.protocol === 'saml' ? provider : undefined
  await db
    .insertInto('sso_sessions')
    .values({
      partner_id: session.partnerId,
      id: newId(),
      session_id: session.id,
      protocol: provider.protocol,
      subject: provider.subject,
      subject_format: saml?.subjectFormat ?? null,
      session_index: saml?.sessionIndex ?? null,
      id_token: provider.protocol === 'oidc' ? provider.idToken : null,
      logout_hash: null,
      expires_at: session.endsAt,
    })
    .execute()
}

export async function forgetEndedSessions(db: PartnerDb, scope: InPartner, now: Date): Promise<void> {
  await db
    .deleteFrom('sso_sessions')
    .where('partner_id', '=', scope.partnerId)
    .where('expires_at', '<', now)
    .execute()
}

/** Parts the provider's session from ours, which is about to go, and lets the bearer of `token` end it; false if there is none. */
export async function markForLogout(
  db: PartnerDb,
  scope: InPartner,
  sessionId: string,
  token: string,
): Promise<boolean> {
  const row = await db
    .updateTable('sso_sessions')
    .set({ logout_hash: hashOf(token), session_id: null })
    .where('partner_id', '=', scope.partnerId)
    .where('session_id', '=', sessionId)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function takeForLogout(
  db: PartnerDb,
  scope: InPartner,
  token: string,
  now: Date,
): Promise<ProviderSession | undefined> {
  const row = await db
    .deleteFrom('sso_sessions')
    .where('partner_id', '=', scope.partnerId)
    .where('logout_hash', '=', hashOf(token))
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst()
  if (row === undefined) return undefined
  return row.protocol === 'oidc'
    ? { protocol: 'oidc', subject: row.subject, idToken: row.id_token }
    : {
        protocol: 'saml',
        subject: row.subject,
        subjectFormat: row.subject_format ?? '',
        sessionIndex: row.session_index,
      }
}
