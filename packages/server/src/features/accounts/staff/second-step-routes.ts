import { AdminSessionResponse } from '@hearthlight/domain/accounts/staff/admin'
import {
  OneTimeCode,
  PasskeyOptionsResponse,
  PasskeyUse,
  RecoveryCode,
} from '@hearthlight/domain/accounts/staff/second-factor'
import { one } from '@hearthlight/domain/shared/envelope'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { RATE_LIMITS } from '../../../platform/http/limits/rate-limits.ts'
import { scopeOf } from '../../../platform/scope.ts'
import { mustHaveSession } from '../sessions/must-have-session.ts'
import { signInOptions } from './factors/passkey-options.ts'
import { finishByCode, finishByPasskey, finishByRecoveryCode } from './finish-second-step.ts'
import { relyingPartyOf } from './relying-party.ts'
import { signedInStaff } from './signed-in-staff.ts'
import type { StaffDeps } from './staff-deps.ts'

const tags = ['Second step of staff']
const url = '/api/admin/v1/second_step'
const config = { policy: 'second-step', rateLimit: RATE_LIMITS.auth } as const

/** All that staff may do between the password and the second factor. */
export const secondStepRoutes =
  (deps: StaffDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      `${url}/passkey_options`,
      { config, schema: { tags, response: { 200: PasskeyOptionsResponse } } },
      async (request) => {
        const rp = relyingPartyOf(request)
        const options = await signInOptions(deps, scopeOf(request), mustHaveSession(request), rp)
        return one('passkey_options', '1', { ...options })
      },
    )
    app.post(
      `${url}/passkey`,
      { config, schema: { tags, body: PasskeyUse, response: { 200: AdminSessionResponse } } },
      async (request, reply) => {
        const shown = { use: request.body, rp: relyingPartyOf(request) }
        const exchange = { request, reply }
        const done = await finishByPasskey(deps, exchange, scopeOf(request), mustHaveSession(request), shown)
        return signedInStaff(request, done)
      },
    )
    app.post(
      `${url}/code`,
      { config, schema: { tags, body: OneTimeCode, response: { 200: AdminSessionResponse } } },
      async (request, reply) =>
        signedInStaff(
          request,
          await finishByCode(deps, { request, reply }, scopeOf(request), request.body.code),
        ),
    )
    app.post(
      `${url}/recovery_code`,
      { config, schema: { tags, body: RecoveryCode, response: { 200: AdminSessionResponse } } },
      async (request, reply) =>
        signedInStaff(
          request,
          await finishByRecoveryCode(deps, { request, reply }, scopeOf(request), request.body.code),
        ),
    )
  }
