import { CurrentPassword } from '@hearthlight/domain/accounts/change-password'
import {
  FactorChangedResponse,
  IdentityProvedResponse,
  PasskeyName,
  RecoveryCodesResponse,
  SecurityResponse,
} from '@hearthlight/domain/accounts/staff/second-factor'
import { one } from '@hearthlight/domain/shared/envelope'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { inPartner } from '../../../platform/database/in-partner.ts'
import { RATE_LIMITS } from '../../../platform/http/limits/rate-limits.ts'
import { scopeOf } from '../../../platform/scope.ts'
import { mustHaveSession } from '../sessions/must-have-session.ts'
import { newCodes } from './factors/recovery-codes.ts'
import { nameOfPasskey, removeAuthenticator, removePasskey } from './factors/remove-factor.ts'
import { proveIdentity } from './prove-identity.ts'
import { readSecurity } from './read-security.ts'
import { relyingPartyOf } from './relying-party.ts'
import type { StaffDeps } from './staff-deps.ts'

const tags = ['Security of staff']
const url = '/api/admin/v1/security'
const ById = z.object({ id: z.uuid() })
const CHANGED = one('factor', '1', { changed: true as const })

/** One's own ways in: what there is, and taking it away. */
export const securityRoutes =
  (deps: StaffDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      url,
      { config: { policy: 'factor-set-up' }, schema: { tags, response: { 200: SecurityResponse } } },
      async (request) =>
        one(
          'security',
          '1',
          await inPartner(deps.db, scopeOf(request), (db) =>
            readSecurity(db, scopeOf(request), relyingPartyOf(request)),
          ),
        ),
    )
    app.post(
      `${url}/proof`,
      {
        config: { policy: 'factor-set-up', rateLimit: RATE_LIMITS.auth },
        schema: { tags, body: CurrentPassword, response: { 200: IdentityProvedResponse } },
      },
      async (request) => {
        const given = { ...request.body, address: request.ip }
        await proveIdentity(deps, scopeOf(request), mustHaveSession(request), given)
        return one('proof', '1', { proved: true as const })
      },
    )
    app.put(
      `${url}/passkeys/:id`,
      {
        config: { policy: 'admin' },
        schema: {
          tags,
          params: ById,
          body: z.object({ name: PasskeyName }),
          response: { 200: FactorChangedResponse },
        },
      },
      async (request) => {
        await nameOfPasskey(deps, scopeOf(request), { id: request.params.id, name: request.body.name })
        return CHANGED
      },
    )
    app.delete(
      `${url}/passkeys/:id`,
      {
        config: { policy: 'admin' },
        schema: { tags, params: ById, response: { 200: FactorChangedResponse } },
      },
      async (request) => {
        await removePasskey(deps, scopeOf(request), mustHaveSession(request), request.params.id)
        return CHANGED
      },
    )
    app.delete(
      `${url}/authenticator`,
      { config: { policy: 'admin' }, schema: { tags, response: { 200: FactorChangedResponse } } },
      async (request) => {
        await removeAuthenticator(deps, scopeOf(request), mustHaveSession(request))
        return CHANGED
      },
    )
    app.post(
      `${url}/recovery_codes`,
      {
        config: { policy: 'admin', rateLimit: RATE_LIMITS.auth },
        schema: { tags, response: { 201: RecoveryCodesResponse } },
      },
      async (request, reply) => {
        const recovery_codes = await newCodes(deps, scopeOf(request), mustHaveSession(request))
        return reply.code(201).send(one('recovery_codes', '1', { recovery_codes }))
      },
    )
  }
