import { GuestDetails, SignedInGuestResponse } from '@hearthlight/domain/guests/guest-details'
import {
  GuestStatusResponse,
  MovedApplicationResponse,
  OpenGuestLink,
} from '@hearthlight/domain/guests/guest-link'
import { one } from '@hearthlight/domain/shared/envelope'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { RATE_LIMITS } from '../../platform/http/limits/rate-limits.ts'
import { siteOf } from '../../platform/http/site-of.ts'
import { declarePage } from '../../platform/http/switched-off.ts'
import type { Person } from '../../platform/person.ts'
import { scopeOf } from '../../platform/scope.ts'
import type { Exchange } from '../../platform/sessions/sessions.ts'
import type { GuestDeps } from './guest-deps.ts'
import { moveLinked } from './move-guest.ts'
import { guestStatus, openGuestLink } from './open-guest-link.ts'
import { startGuest } from './start-guest.ts'

const config = { policy: 'public', rateLimit: RATE_LIMITS.auth } as const
const tags = ['Guests']
const LINKS = '/api/v1/guest_links'

/** Applying without an account, and the two links of the mail about it. */
export const guestRoutes =
  (deps: GuestDeps): FastifyPluginAsyncZod =>
  async (app) => {
    await app.register(detailsRoute(deps))
    await app.register(linkRoutes(deps))
  }

type WayIn = { readonly way: 'guest' | 'guest-link'; readonly person: Person; readonly projectId: string }

async function signInGuest({ signIn }: GuestDeps, exchange: Exchange, { way, person, projectId }: WayIn) {
  const { data, meta } = await signIn(exchange, scopeOf(exchange.request), person, way)
  return { ...one('user', person.id, { ...data.attributes, project_id: projectId }), meta }
}

const detailsRoute =
  (deps: GuestDeps): FastifyPluginAsyncZod =>
  async (app) => {
    declarePage(app, 'user-details')
    app.post(
      '/api/v1/user_details',
      { config, schema: { tags, body: GuestDetails, response: { 201: SignedInGuestResponse } } },
      async (request, reply) => {
        const started = await startGuest(deps, scopeOf(request), request.body, siteOf(request))
        reply.code(201)
        return signInGuest(deps, { request, reply }, { way: 'guest', ...started })
      },
    )
  }

/** There for whoever has applied, though the partner may take no more guests. */
const linkRoutes =
  (deps: GuestDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      `${LINKS}/status`,
      { config, schema: { tags, body: OpenGuestLink, response: { 200: GuestStatusResponse } } },
      async (request) => {
        const scope = scopeOf(request)
        const status = await guestStatus(deps, scope, await openGuestLink(deps, scope, request.body.token))
        return one('guest_applications', status.project_id, status)
      },
    )
    app.post(
      `${LINKS}/resume`,
      { config, schema: { tags, body: OpenGuestLink, response: { 200: SignedInGuestResponse } } },
      async (request, reply) => {
        const scope = scopeOf(request)
        const opened = await openGuestLink(deps, scope, request.body.token)
        const { may_resume, project_id: projectId } = await guestStatus(deps, scope, opened)
        if (!may_resume) throw new Problem('guests.not-open')
        const { person } = opened
        return signInGuest(deps, { request, reply }, { way: 'guest-link', person, projectId })
      },
    )
    app.post(
      `${LINKS}/move`,
      {
        config: { ...config, policy: 'user' },
        schema: { tags, body: OpenGuestLink, response: { 200: MovedApplicationResponse } },
      },
      async (request) => {
        const scope = scopeOf(request)
        const opened = await openGuestLink(deps, scope, request.body.token)
        const project_id = await moveLinked(deps, scope, opened)
        return one('guest_applications', project_id, { project_id })
      },
    )
  }
