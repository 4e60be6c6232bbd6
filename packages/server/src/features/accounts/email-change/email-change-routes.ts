import {
  ChangeEmail,
  ConfirmEmailChange,
  EmailChangeAsked,
  EmailChanged,
} from '@hearthlight/domain/accounts/own-account'
import { one } from '@hearthlight/domain/shared/envelope'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { RATE_LIMITS } from '../../../platform/http/limits/rate-limits.ts'
import { siteOf } from '../../../platform/http/site-of.ts'
import { scopeOf } from '../../../platform/scope.ts'
import type { AccountDeps } from '../account-deps.ts'
import { askEmailChange } from './ask-email-change.ts'
import { confirmEmailChange } from './confirm-email-change.ts'

const tags = ['Users']
const rateLimit = RATE_LIMITS.auth

/** Another address for signing in: asked for on the profile, confirmed by whoever reads its mail. */
export const emailChangeRoutes =
  (deps: AccountDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/v1/users/change_email',
      {
        config: { policy: 'user', rateLimit },
        schema: { tags, body: ChangeEmail, response: { 200: EmailChangeAsked } },
      },
      async (request) => {
        const from = { site: siteOf(request), address: request.ip }
        await askEmailChange(deps, scopeOf(request), request.body, from)
        return one('email_change', '1', { sent: true as const })
      },
    )
    app.post(
      '/api/v1/users/confirm_email_change',
      {
        config: { policy: 'public', rateLimit },
        schema: { tags, body: ConfirmEmailChange, response: { 200: EmailChanged } },
      },
      async (request) => {
        const { id, email } = await confirmEmailChange(deps, scopeOf(request), request.body.token)
        return one('email_change', id, { email })
      },
    )
  }
