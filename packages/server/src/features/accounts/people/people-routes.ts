import { SessionEndedResponse } from '@hearthlight/domain/accounts/own-sessions'
import {
  LinkSentResponse,
  NewPerson,
  PeopleQuery,
  PeopleResponse,
  PersonResponse,
  SendLink,
} from '@hearthlight/domain/accounts/people/people'
import { one } from '@hearthlight/domain/shared/envelope'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { inPartner } from '../../../platform/database/in-partner.ts'
import { RATE_LIMITS } from '../../../platform/http/limits/rate-limits.ts'
import { siteOf } from '../../../platform/http/site-of.ts'
import { scopeOf } from '../../../platform/scope.ts'
import type { AccountDeps } from '../account-deps.ts'
import { endSessionOf } from '../sessions/own-sessions.ts'
import { createPerson, mailPersonLink } from './change-person.ts'
import { listPeople } from './people-store.ts'
import { readPerson } from './read-person.ts'

const tags = ['People']
const config = { policy: 'admin:users' } as const
const PATH = '/api/admin/v1/users'
const ById = z.object({ id: z.uuid() })

/** The partner's people, for staff: /api/admin/v1/users. */
export const peopleRoutes =
  (deps: AccountDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      PATH,
      { config, schema: { tags, querystring: PeopleQuery, response: { 200: PeopleResponse } } },
      async (request) => {
        const scope = scopeOf(request)
        const { rows, next, previous, total } = await inPartner(deps.db, scope, (db) =>
          listPeople(db, scope, request.query),
        )
        const data = rows.map(({ id, partner_account_id, homes, applications, created_at, ...row }) => ({
          id,
          type: 'person' as const,
          attributes: {
            ...row,
            account: partner_account_id,
            homes: Number(homes),
            applications: Number(applications),
            created_at: created_at.toISOString(),
          },
        }))
        return { data, meta: { next, previous, total } }
      },
    )
    app.post(
      PATH,
      { config, schema: { tags, body: NewPerson, response: { 201: PersonResponse } } },
      async (request, reply) => {
        const scope = scopeOf(request)
        const { id } = await createPerson(deps, scope, request.body, siteOf(request))
        return reply.code(201).send(one('person', id, await readPerson(deps, scope, id)))
      },
    )
    app.get(
      `${PATH}/:id`,
      { config, schema: { tags, params: ById, response: { 200: PersonResponse } } },
      async (request) => {
        const { id } = request.params
        return one('person', id, await readPerson(deps, scopeOf(request), id))
      },
    )
    app.post(
      `${PATH}/:id/links`,
      {
        config: { ...config, rateLimit: RATE_LIMITS.work },
        schema: { tags, params: ById, body: SendLink, response: { 201: LinkSentResponse } },
      },
      async (request, reply) => {
        const { id } = request.params
        const mail = { link: request.body.link, site: siteOf(request) }
        await mailPersonLink(deps, scopeOf(request), id, mail)
        return reply.code(201).send(one('link', id, { sent: true as const }))
      },
    )
    app.delete(
      `${PATH}/:id/sessions/:session_id`,
      {
        config,
        schema: {
          tags,
          params: ById.extend({ session_id: z.uuid() }),
          response: { 200: SessionEndedResponse },
        },
      },
      async (request) => {
        const { id, session_id } = request.params
        await endSessionOf(deps, scopeOf(request), { kind: 'user', id }, session_id)
        return one('own_session', session_id, { ended: true as const })
      },
    )
  }
