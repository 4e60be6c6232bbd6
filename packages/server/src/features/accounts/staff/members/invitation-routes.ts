import {
  AcceptInvitation,
  InvitationAcceptedResponse,
  InvitationResponse,
  LookAtInvitation,
} from '@hearthlight/domain/accounts/staff/staff-member'
import { one } from '@hearthlight/domain/shared/envelope'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { inPartner } from '../../../../platform/database/in-partner.ts'
import { RATE_LIMITS } from '../../../../platform/http/limits/rate-limits.ts'
import { scopeOf } from '../../../../platform/scope.ts'
import type { StaffDeps } from '../staff-deps.ts'
import { acceptInvitation, invitedBy } from './accept-invitation.ts'

const tags = ['Staff']
const url = '/api/v1/auth/admin_sessions/invitation'
const config = { policy: 'public', rateLimit: RATE_LIMITS.auth } as const

/** The two calls of the page that the mailed link opens. */
export const invitationRoutes =
  (deps: StaffDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      `${url}/look`,
      { config, schema: { tags, body: LookAtInvitation, response: { 200: InvitationResponse } } },
      async (request) => {
        const scope = scopeOf(request)
        const { id, email, name } = await inPartner(deps.db, scope, (db) =>
          invitedBy(db, scope, request.body.token, deps.now()),
        )
        return one('staff_invitation', id, { email, name })
      },
    )
    app.post(
      url,
      { config, schema: { tags, body: AcceptInvitation, response: { 200: InvitationAcceptedResponse } } },
      async (request) =>
        one('staff_invitation', '1', { email: await acceptInvitation(deps, scopeOf(request), request.body) }),
    )
  }
