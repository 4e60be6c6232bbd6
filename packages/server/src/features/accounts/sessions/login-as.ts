import type { TokenLogin } from '@hearthlight/domain/accounts/people/login-as'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { FastifyRequest } from 'fastify'
import { inPartner } from '../../../platform/database/in-partner.ts'
import type { Scope } from '../../../platform/scope.ts'
import type { Beginning } from '../../../platform/sessions/sessions.ts'
import type { AccountDeps } from '../account-deps.ts'
import { useToken } from '../links/one-time-token-store.ts'
import { findUser, type User } from '../user-store.ts'

/**
 * The person an admin may act for, by the token that was made for this admin in the console session of this very
 * browser: a link that leaks opens nothing elsewhere, and nothing once that admin has signed out.
 */
export async function loginAs(
  { db, now, sessions }: Pick<AccountDeps, 'db' | 'now' | 'sessions'>,
  scope: Scope,
  request: FastifyRequest & { readonly query: TokenLogin },
): Promise<{ user: User; acting: NonNullable<Beginning['acting']> }> {
  const { token, admin_id: adminId } = request.query
  return inPartner(db, scope, async (partnerDb) => {
    const session = await sessions.consoleOf(partnerDb, scope.partnerId, request)
    if (session === undefined || session.subject.id !== adminId) throw new Problem('accounts.token-invalid')
    const use = { purpose: 'login-as', token, adminId, sessionId: session.id } as const
    const owner = await useToken(partnerDb, scope, use, now())
    const user = owner && (await findUser(partnerDb, scope, owner.userId))
    if (!user) throw new Problem('accounts.token-invalid')
    return { user, acting: { adminId, session, cameFrom: owner.cameFrom } }
  })
}
