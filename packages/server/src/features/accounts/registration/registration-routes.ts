import {
  ForgotPassword,
  UpdatePassword,
  UpdatePasswordResponse,
} from '@hearthlight/domain/accounts/change-password'
import { ProofChallengeResponse } from '@hearthlight/domain/accounts/sign-in/proof-of-work'
import { InstructionsSentResponse } from '@hearthlight/domain/accounts/sign-in/sign-in'
import { AdminUserSignUp, SignUp } from '@hearthlight/domain/accounts/sign-in/sign-up'
import { CurrentUserResponse, SignedInResponse } from '@hearthlight/domain/accounts/user'
import { features } from '@hearthlight/domain/partner/features'
import { one } from '@hearthlight/domain/shared/envelope'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { inPartner } from '../../../platform/database/in-partner.ts'
import { RATE_LIMITS } from '../../../platform/http/limits/rate-limits.ts'
import { siteOf } from '../../../platform/http/site-of.ts'
import { scopeOf } from '../../../platform/scope.ts'
import type { AccountDeps } from '../account-deps.ts'
import { updatePassword } from '../passwords/update-password.ts'
import { toCurrentUser } from '../profile/current-user.ts'
import { createProofChallenge, type ProofDeps } from '../proof-of-work/proof-of-work.ts'
import { signedInResponse } from '../sessions/begin-session.ts'
import { rememberSignUp } from './own-sign-up.ts'
import { signUp } from './sign-up.ts'
import { signUpByAdmin } from './sign-up-by-admin.ts'

const tags = ['Sign-up and passwords']
const config = { policy: 'public', rateLimit: RATE_LIMITS.auth } as const

/** New accounts and forgotten passwords: /api/v1/auth. */
export const registrationRoutes =
  (deps: AccountDeps & ProofDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/v1/auth/proof_of_work',
      { config, schema: { tags, response: { 200: ProofChallengeResponse } } },
      async (request) => one('proof_of_work', '1', await createProofChallenge(deps, scopeOf(request))),
    )
    app.post(
      '/api/v1/auth/registrations',
      { config, schema: { tags, body: SignUp, response: { 201: SignedInResponse } } },
      async (request, reply) => {
        const scope = scopeOf(request)
        const user = await signUp(deps, scope, request.body, { site: siteOf(request), address: request.ip })
        reply.code(201)
        if (features(scope.partner.config, user).emailVerification) {
          rememberSignUp(deps, { request, reply }, scope, user)
          return one('user', user.id, toCurrentUser(user, null))
        }
        return signedInResponse(deps, { request, reply }, scope, user, { way: 'sign-up' })
      },
    )
    app.post(
      '/api/v1/auth/registrations/no_login',
      { config, schema: { tags, body: SignUp, response: { 201: CurrentUserResponse } } },
      async (request, reply) => {
        const scope = scopeOf(request)
        const user = await signUp(deps, scope, request.body, { site: siteOf(request), address: request.ip })
        rememberSignUp(deps, { request, reply }, scope, user)
        return reply.code(201).send(one('user', user.id, toCurrentUser(user, null)))
      },
    )
    app.post(
      '/api/v1/auth/admin_user_sign_up',
      { config, schema: { tags, body: AdminUserSignUp, response: { 201: CurrentUserResponse } } },
      async (request, reply) => {
        const user = await signUpByAdmin(deps, scopeOf(request), request.body, siteOf(request))
        return reply.code(201).send(one('user', user.id, toCurrentUser(user, null)))
      },
    )
    app.post(
      '/api/v1/auth/forgot_password',
      { config, schema: { tags, body: ForgotPassword, response: { 200: InstructionsSentResponse } } },
      async (request) => {
        const link = { purpose: 'reset-password', email: request.body.email, site: siteOf(request) } as const
        await inPartner(deps.db, scopeOf(request), (db) => deps.requestLink(db, scopeOf(request), link))
        return one('instructions', '1', { sent: true as const })
      },
    )
    app.post(
      '/api/v1/auth/user_update_password',
      { config, schema: { tags, body: UpdatePassword, response: { 200: UpdatePasswordResponse } } },
      async (request) =>
        one('password', '1', await updatePassword(deps, scopeOf(request), request.body, siteOf(request))),
    )
  }
