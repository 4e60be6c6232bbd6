import { LoginAsRequest, LoginAsTokenResponse } from '@hearthlight/domain/accounts/people/login-as'
import { AdminCredentials, AdminSessionResponse } from '@hearthlight/domain/accounts/staff/admin'
import { ConsoleStateResponse } from '@hearthlight/domain/accounts/staff/second-factor'
import { One, one } from '@hearthlight/domain/shared/envelope'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { inPartner } from '../../../platform/database/in-partner.ts'
import { RATE_LIMITS } from '../../../platform/http/limits/rate-limits.ts'
import { siteOf } from '../../../platform/http/site-of.ts'
import { newId } from '../../../platform/ids.ts'
import { type Scope, scopeOf } from '../../../platform/scope.ts'
import { sessionOf } from '../../../platform/sessions/current-session.ts'
import { issueLoginAs } from '../sessions/issue-login-as.ts'
import { signOut } from '../sessions/sign-out.ts'
import { beginAfterPassword } from './begin-staff-session.ts'
import { consoleState } from './console-state.ts'
import { relyingPartyOf } from './relying-party.ts'
import { signInStaff } from './sign-in-staff.ts'
import { signedInStaff, tokenFor } from './signed-in-staff.ts'
import { adminSession, staffOf } from './staff.ts'
import type { StaffDeps } from './staff-deps.ts'

const tags = ['Admin sessions']
const url = '/api/v1/auth/admin_sessions'
const config = { policy: 'public', rateLimit: RATE_LIMITS.auth } as const

export const adminSessionRoutes =
  (deps: StaffDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const stateOf = async (request: FastifyRequest, scope: Scope) =>
      one(
        'console_state',
        '1',
        await inPartner(deps.db, scope, (db) => consoleState(db, scope, relyingPartyOf(request))),
      )

    app.post(
      url,
      {
        config,
        schema: {
          tags,
          body: AdminCredentials,
          // 202: the password was right, and a second step is owed.
          response: { 200: AdminSessionResponse, 202: ConsoleStateResponse },
        },
      },
      async (request, reply) => {
        const scope = scopeOf(request)
        const staff = await signInStaff(deps, scope, request.body, request.ip)
        const { step, ...begun } = await beginAfterPassword(deps, { request, reply }, scope, staff)
        if (step === 'done') return reply.send(signedInStaff(request, { ...begun, staff }))
        const half = { kind: 'half-signed-in', staff, owes: step } as const
        const { data } = await stateOf(request, { ...scope, actor: half })
        const attributes = { ...data.attributes, ...tokenFor(request, begun) }
        return reply.code(202).send({ data: { ...data, attributes }, meta: { csrf: begun.csrf } })
      },
    )
    app.get(
      url,
      { config: { policy: 'admin' }, schema: { tags, response: { 200: AdminSessionResponse } } },
      async (request) => {
        const staff = staffOf(scopeOf(request))
        return one('admin_session', staff.admin.id, adminSession(staff))
      },
    )
    app.get(
      `${url}/state`,
      { config: { policy: 'public' }, schema: { tags, response: { 200: ConsoleStateResponse } } },
      async (request) => stateOf(request, scopeOf(request)),
    )
    app.delete(
      `${url}/1`,
      {
        config: { policy: 'public' },
        schema: { tags, response: { 200: One('admin_session', z.object({ signed_out: z.literal(true) })) } },
      },
      async (request, reply) => {
        await signOut(deps, { request, reply }, scopeOf(request))
        return one('admin_session', '1', { signed_out: true as const })
      },
    )
    app.post(
      '/api/admin/v1/login_as_tokens',
      {
        config: { policy: 'admin:login_as' },
        schema: { tags, body: LoginAsRequest, response: { 201: LoginAsTokenResponse } },
      },
      async (request, reply) => {
        const from = { site: siteOf(request), session: sessionOf(request) }
        const made = await issueLoginAs(deps, scopeOf(request), request.body, from)
        return reply.code(201).send(one('login_as_token', newId(), made))
      },
    )
  }
