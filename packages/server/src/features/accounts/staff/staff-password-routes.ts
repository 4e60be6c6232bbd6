import { ChangePassword, UpdatePassword } from '@hearthlight/domain/accounts/change-password'
import { EmailOnly, InstructionsSentResponse } from '@hearthlight/domain/accounts/sign-in/sign-in'
import { FactorChangedResponse } from '@hearthlight/domain/accounts/staff/second-factor'
import { one } from '@hearthlight/domain/shared/envelope'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { inPartner } from '../../../platform/database/in-partner.ts'
import { RATE_LIMITS } from '../../../platform/http/limits/rate-limits.ts'
import { ownSiteOf, siteOf } from '../../../platform/http/site-of.ts'
import { scopeOf } from '../../../platform/scope.ts'
import type { StaffDeps } from './staff-deps.ts'
import { changeStaffPassword, resetStaffPassword } from './staff-password.ts'

const tags = ['Passwords of staff']
const url = '/api/v1/auth/admin_sessions'
const config = { policy: 'public', rateLimit: RATE_LIMITS.auth } as const
const CHANGED = one('factor', '1', { changed: true as const })

/** Choosing a password anew: by a mailed link, or from the console. */
export const staffPasswordRoutes =
  (deps: StaffDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      `${url}/forgot_password`,
      { config, schema: { tags, body: EmailOnly, response: { 200: InstructionsSentResponse } } },
      async (request) => {
        const link = { email: request.body.email, site: siteOf(request), ownSite: ownSiteOf(request) }
        await inPartner(deps.db, scopeOf(request), (db) => deps.requestStaffLink(db, scopeOf(request), link))
        return one('instructions', '1', { sent: true as const })
      },
    )
    app.post(
      `${url}/update_password`,
      { config, schema: { tags, body: UpdatePassword, response: { 200: FactorChangedResponse } } },
      async (request) => {
        await resetStaffPassword(deps, scopeOf(request), request.body, siteOf(request))
        return CHANGED
      },
    )
    app.post(
      '/api/admin/v1/security/password',
      {
        config: { policy: 'admin', rateLimit: RATE_LIMITS.auth },
        schema: { tags, body: ChangePassword, response: { 200: FactorChangedResponse } },
      },
      async (request, reply) => {
        await changeStaffPassword(deps, scopeOf(request), request.body, { request, reply })
        return CHANGED
      },
    )
  }
