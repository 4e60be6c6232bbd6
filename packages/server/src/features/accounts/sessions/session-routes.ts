import { TokenLogin } from '@hearthlight/domain/accounts/people/login-as'
import {
  CheckConfirmationResponse,
  Credentials,
  EmailOnly,
  InstructionsSentResponse,
} from '@hearthlight/domain/accounts/sign-in/sign-in'
import { SignedOutResponse } from '@hearthlight/domain/accounts/sign-in/sign-out'
import { SignedInResponse } from '@hearthlight/domain/accounts/user'
import { one } from '@hearthlight/domain/shared/envelope'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { inPartner } from '../../../platform/database/in-partner.ts'
import { RATE_LIMITS } from '../../../platform/http/limits/rate-limits.ts'
import { siteOf } from '../../../platform/http/site-of.ts'
import { scopeOf } from '../../../platform/scope.ts'
import { sessionOf } from '../../../platform/sessions/current-session.ts'
import type { AccountDeps } from '../account-deps.ts'
import { checkConfirmation } from '../registration/check-confirmation.ts'
import { confirmEmail } from '../registration/confirm-email.ts'
import { forgetSignUp, ownSignUp } from '../registration/own-sign-up.ts'
import { signedInResponse } from './begin-session.ts'
import { loginAs } from './login-as.ts'
import { signIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'

const tags = ['Sessions']
const config = { policy: 'public', rateLimit: RATE_LIMITS.auth } as const
/** These change something by GET, as the calls of the spec do. */
const byOwnPage = { config: { ...config, ownPageOnly: true }, exposeHeadRoute: false } as const
const SENT = one('instructions', '1', { sent: true as const })

/** Ways in and out: /api/v1/auth/user_sessions. */
export const sessionRoutes =
  (deps: AccountDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/v1/auth/user_sessions',
      { config, schema: { tags, body: Credentials, response: { 200: SignedInResponse } } },
      async (request, reply) => {
        const scope = scopeOf(request)
        const ownId = ownSignUp(deps, request, scope, request.body.email)
        const user = await signIn(deps, scope, request.body, { address: request.ip, ownId })
        forgetSignUp({ request, reply })
        return signedInResponse(deps, { request, reply }, scope, user, { way: 'password' })
      },
    )
    app.get(
      '/api/v1/auth/user_sessions/token_login',
      { ...byOwnPage, schema: { tags, querystring: TokenLogin, response: { 200: SignedInResponse } } },
      async (request, reply) => {
        const { user, acting } = await loginAs(deps, scopeOf(request), request)
        return signedInResponse(deps, { request, reply }, scopeOf(request), user, { way: 'login-as', acting })
      },
    )
    app.get(
      '/api/v1/auth/user_sessions/email_verification',
      {
        ...byOwnPage,
        schema: {
          tags,
          querystring: z.object({ token: z.string().min(1).max(200) }),
          response: { 200: SignedInResponse },
        },
      },
      async (request, reply) => {
        const user = await confirmEmail(deps, scopeOf(request), request.query.token)
        forgetSignUp({ request, reply })
        return signedInResponse(deps, { request, reply }, scopeOf(request), user, {
          way: 'email-confirmation',
        })
      },
    )
    app.get(
      '/api/v1/auth/user_sessions/resend_email_verification',
      { ...byOwnPage, schema: { tags, querystring: EmailOnly, response: { 200: InstructionsSentResponse } } },
      async (request) => {
        const link = { purpose: 'confirm-email', email: request.query.email, site: siteOf(request) } as const
        await inPartner(deps.db, scopeOf(request), (db) => deps.requestLink(db, scopeOf(request), link))
        return SENT
      },
    )
    app.post(
      '/api/v1/auth/user_sessions/check_confirmation',
      { config, schema: { tags, body: EmailOnly, response: { 200: CheckConfirmationResponse } } },
      async (request) => {
        const { email } = request.body
        const ownId = ownSignUp(deps, request, scopeOf(request), email)
        return one('confirmation', '1', await checkConfirmation(deps, scopeOf(request), { email, ownId }))
      },
    )
    app.delete(
      '/api/v1/auth/user_sessions/1',
      {
        config: { policy: 'public' },
        schema: { tags, response: { 200: SignedOutResponse } },
      },
      async (request, reply) => {
        const console_path = sessionOf(request)?.cameFrom ?? undefined
        const single_logout = await signOut(deps, { request, reply }, scopeOf(request))
        return one('user_session', '1', { signed_out: true as const, single_logout, console_path })
      },
    )
  }
