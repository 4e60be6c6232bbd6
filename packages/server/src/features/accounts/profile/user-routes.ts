import { ChangePassword } from '@hearthlight/domain/accounts/change-password'
import { ExtraInfoChange } from '@hearthlight/domain/accounts/extra-info'
import { ProfileUpdate } from '@hearthlight/domain/accounts/profile'
import { CurrentUserResponse } from '@hearthlight/domain/accounts/user'
import { One, one } from '@hearthlight/domain/shared/envelope'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { inPartner } from '../../../platform/database/in-partner.ts'
import { RATE_LIMITS } from '../../../platform/http/limits/rate-limits.ts'
import { scopeOf } from '../../../platform/scope.ts'
import type { AccountDeps } from '../account-deps.ts'
import { changePassword } from '../passwords/change-password.ts'
import { signOutEverywhere } from '../sessions/sign-out-everywhere.ts'
import type { User } from '../user-store.ts'
import { changeExtraInfo } from './change-extra-info.ts'
import { actingAdmin, toCurrentUser } from './current-user.ts'
import { ownUser } from './own-user.ts'
import { updateProfile } from './update-profile.ts'

const tags = ['Users']
const ById = z.object({ id: z.uuid() })
const Done = One('password', z.object({ changed: z.literal(true) }))

/** The person of the session: /api/v1/users. */
export const userRoutes =
  (deps: AccountDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const answer = async (request: FastifyRequest, user: User) =>
      one(
        'user',
        user.id,
        toCurrentUser(
          user,
          await inPartner(deps.db, scopeOf(request), (db) => actingAdmin(db, scopeOf(request))),
        ),
      )

    app.get(
      '/api/v1/users',
      {
        config: { policy: 'guest', inMaintenance: true },
        schema: { tags, response: { 200: CurrentUserResponse } },
      },
      async (request) => answer(request, ownUser(scopeOf(request))),
    )
    app.put(
      '/api/v1/users/:id',
      {
        config: { policy: 'user' },
        schema: { tags, params: ById, body: ProfileUpdate, response: { 200: CurrentUserResponse } },
      },
      async (request) =>
        answer(request, await updateProfile(deps, scopeOf(request), request.params.id, request.body)),
    )
    app.put(
      '/api/v1/users/extra_info/:id',
      {
        config: { policy: 'user' },
        schema: { tags, params: ById, body: ExtraInfoChange, response: { 200: CurrentUserResponse } },
      },
      async (request) =>
        answer(request, await changeExtraInfo(deps, scopeOf(request), request.params.id, request.body)),
    )
    app.post(
      '/api/v1/users/change_password',
      {
        config: { policy: 'user', rateLimit: RATE_LIMITS.auth },
        schema: { tags, body: ChangePassword, response: { 200: Done } },
      },
      async (request, reply) => {
        await changePassword(deps, scopeOf(request), request.body, { request, reply })
        return one('password', '1', { changed: true as const })
      },
    )
    app.post(
      '/api/v1/users/sign_out_everywhere',
      {
        config: { policy: 'user' },
        schema: { tags, response: { 200: One('user_session', z.object({ signed_out: z.literal(true) })) } },
      },
      async (request, reply) => {
        await signOutEverywhere(deps, { request, reply }, scopeOf(request))
        return one('user_session', '1', { signed_out: true as const })
      },
    )
  }
