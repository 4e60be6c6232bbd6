import {
  OwnSessionsResponse,
  SessionEndedResponse,
  SessionsEndedResponse,
} from '@hearthlight/domain/accounts/own-sessions'
import { one } from '@hearthlight/domain/shared/envelope'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { inPartner } from '../../../platform/database/in-partner.ts'
import type { Policy } from '../../../platform/http/policy.ts'
import { scopeOf } from '../../../platform/scope.ts'
import type { AccountDeps } from '../account-deps.ts'
import { refuseWhileActing } from '../profile/own-user.ts'
import { findUser } from '../user-store.ts'
import { mustHaveSession } from './must-have-session.ts'
import { endOwnSession, endSessionsOf, listOwnSessions } from './own-sessions.ts'

const tags = ['Own sessions']
const ById = z.object({ id: z.uuid() })
const OWN: readonly { readonly url: string; readonly policy: Policy }[] = [
  { url: '/api/v1/users/sessions', policy: 'user' },
  { url: '/api/admin/v1/security/sessions', policy: 'admin' },
]

/** Where somebody is signed in, for people and for staff; and a person's sessions, ended by staff. */
export const ownSessionRoutes =
  (deps: AccountDeps): FastifyPluginAsyncZod =>
  async (app) => {
    for (const { url, policy } of OWN) {
      app.get(
        url,
        { config: { policy }, schema: { tags, response: { 200: OwnSessionsResponse } } },
        async (request) => {
          refuseWhileActing(scopeOf(request))
          return { data: await listOwnSessions(deps, scopeOf(request), mustHaveSession(request)) }
        },
      )
      app.delete(
        `${url}/:id`,
        { config: { policy }, schema: { tags, params: ById, response: { 200: SessionEndedResponse } } },
        async (request) => {
          refuseWhileActing(scopeOf(request))
          const { id } = request.params
          await endOwnSession(deps, scopeOf(request), mustHaveSession(request), id)
          return one('own_session', id, { ended: true as const })
        },
      )
    }
    app.delete(
      '/api/admin/v1/users/:id/sessions',
      {
        config: { policy: 'admin:users' },
        schema: { tags, params: ById, response: { 200: SessionsEndedResponse } },
      },
      async (request) => {
        const scope = scopeOf(request)
        const user = await inPartner(deps.db, scope, (db) => findUser(db, scope, request.params.id))
        if (!user) throw new Problem('shared.not-found')
        const ended = await endSessionsOf(deps, scope, { kind: 'user', id: user.id })
        return one('user_sessions', user.id, { ended })
      },
    )
  }
