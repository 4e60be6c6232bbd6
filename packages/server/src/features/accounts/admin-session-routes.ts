import { AdminCredentials, type AdminSession, AdminSessionAnswer } from '@hearthlight/domain/accounts/admin'
import { LoginAsRequest, LoginAsTokenAnswer } from '@hearthlight/domain/accounts/login-as'
import { One, one } from '@hearthlight/domain/shared/envelope'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { RATE_LIMITS } from '../../platform/http/rate-limits.ts'
import { newId } from '../../platform/ids.ts'
import { scopeOf } from '../../platform/scope.ts'
import type { AccountDeps } from './account-deps.ts'
import { beginStaffSession } from './begin-staff-session.ts'
import { issueLoginAs } from './issue-login-as.ts'
import { adminSession, signInAdmin, staffOf } from './sign-in-admin.ts'
import { signOut } from './sign-out.ts'
import { siteOf } from './site-of.ts'

const tags = ['Admin sessions']
const url = '/api/v1/auth/admin_sessions'

export const adminSessionRoutes =
  (deps: AccountDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      url,
      {
        config: { policy: 'public', rateLimit: RATE_LIMITS.auth },
        schema: { tags, body: AdminCredentials, response: { 200: AdminSessionAnswer } },
      },
      async (request, reply) => {
        const scope = scopeOf(request)
        const staff = await signInAdmin(deps, scope, request.body, request.ip)
        const begun = await beginStaffSession(deps, { request, reply }, scope, staff)
        const attributes: AdminSession = adminSession(staff)
        if (request.headers['service-requester'] === 'api') attributes.token = begun.token
        return { ...one('admin_session', staff.admin.id, attributes), meta: { csrf: begun.csrf } }
      },
    )
    app.get(
      url,
      { config: { policy: 'admin' }, schema: { tags, response: { 200: AdminSessionAnswer } } },
      async (request) => {
        const staff = await staffOf(deps.db, scopeOf(request))
        return one('admin_session', staff.admin.id, adminSession(staff))
      },
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
        schema: { tags, body: LoginAsRequest, response: { 201: LoginAsTokenAnswer } },
      },
      async (request, reply) => {
        const made = await issueLoginAs(deps, scopeOf(request), request.body, siteOf(request))
        return reply.code(201).send(one('login_as_token', newId(), made))
      },
    )
  }
