import {
  AddressConfirmedResponse,
  AddressToken,
  NewAddressResponse,
} from '@hearthlight/domain/accounts/staff/staff-member'
import { one } from '@hearthlight/domain/shared/envelope'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { inPartner } from '../../../../platform/database/in-partner.ts'
import { RATE_LIMITS } from '../../../../platform/http/limits/rate-limits.ts'
import { scopeOf } from '../../../../platform/scope.ts'
import type { StaffDeps } from '../staff-deps.ts'
import { addressOf, confirmAddress } from './change-address.ts'

const tags = ['Staff']
const url = '/api/v1/auth/admin_sessions/address'
const config = { policy: 'public', rateLimit: RATE_LIMITS.auth } as const

/** The two calls of the page that the link to a new address opens: a mail scanner that follows it changes nothing. */
export const addressRoutes =
  (deps: StaffDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      `${url}/look`,
      { config, schema: { tags, body: AddressToken, response: { 200: NewAddressResponse } } },
      async (request) => {
        const scope = scopeOf(request)
        const { member, email } = await inPartner(deps.db, scope, (db) =>
          addressOf(db, scope, request.body.token, deps.now()),
        )
        return one('staff_address', member.id, { email, name: member.name })
      },
    )
    app.post(
      url,
      { config, schema: { tags, body: AddressToken, response: { 200: AddressConfirmedResponse } } },
      async (request) =>
        one('staff_address', '1', {
          email: await confirmAddress(deps, scopeOf(request), request.body.token),
        }),
    )
  }
