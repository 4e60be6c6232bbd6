import {
  AuthenticatorSetUpResponse,
  FactorAddedResponse,
  NewPasskey,
  OneTimeCode,
  PasskeyOptionsResponse,
} from '@hearthlight/domain/accounts/staff/second-factor'
import { one } from '@hearthlight/domain/shared/envelope'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { RATE_LIMITS } from '../../../../platform/http/limits/rate-limits.ts'
import { scopeOf } from '../../../../platform/scope.ts'
import { mustHaveSession } from '../../sessions/must-have-session.ts'
import { relyingPartyOf } from '../relying-party.ts'
import { tokenFor } from '../signed-in-staff.ts'
import type { StaffDeps } from '../staff-deps.ts'
import { addPasskey, confirmAuthenticator, startAuthenticator } from './add-factor.ts'
import { registrationOptions } from './passkey-options.ts'

const tags = ['Security of staff']
const url = '/api/admin/v1/security'
const config = { policy: 'factor-set-up', rateLimit: RATE_LIMITS.auth } as const

/** Setting up a factor: all that staff may do who are held to have one and have none. */
export const addFactorRoutes =
  (deps: StaffDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      `${url}/passkeys/options`,
      { config, schema: { tags, response: { 200: PasskeyOptionsResponse } } },
      async (request) => {
        const rp = relyingPartyOf(request)
        const options = await registrationOptions(deps, scopeOf(request), mustHaveSession(request), rp)
        return one('passkey_options', '1', { ...options })
      },
    )
    app.post(
      `${url}/passkeys`,
      { config, schema: { tags, body: NewPasskey, response: { 201: FactorAddedResponse } } },
      async (request, reply) => {
        const made = { ...request.body, rp: relyingPartyOf(request) }
        const session = mustHaveSession(request)
        const added = await addPasskey(deps, { request, reply }, scopeOf(request), session, made)
        const attributes = { recovery_codes: added.codes, ...tokenFor(request, added.begun) }
        return reply.code(201).send(one('factor', '1', attributes))
      },
    )
    app.post(
      `${url}/authenticator`,
      { config, schema: { tags, response: { 201: AuthenticatorSetUpResponse } } },
      async (request, reply) => {
        const started = await startAuthenticator(deps, scopeOf(request), mustHaveSession(request))
        return reply
          .code(201)
          .header('cache-control', 'no-store')
          .send(one('authenticator', '1', started))
      },
    )
    app.post(
      `${url}/authenticator/confirm`,
      { config, schema: { tags, body: OneTimeCode, response: { 201: FactorAddedResponse } } },
      async (request, reply) => {
        const { code } = request.body
        const session = mustHaveSession(request)
        const added = await confirmAuthenticator(deps, { request, reply }, scopeOf(request), session, code)
        const attributes = { recovery_codes: added.codes, ...tokenFor(request, added.begun) }
        return reply.code(201).send(one('factor', '1', attributes))
      },
    )
  }
