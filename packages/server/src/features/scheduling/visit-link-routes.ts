import { TimeslotsResponse } from '@hearthlight/domain/scheduling/timeslot'
import { MoveByLink, OpenVisitLink, VisitResponse } from '@hearthlight/domain/scheduling/visit'
import { one } from '@hearthlight/domain/shared/envelope'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { inPartner } from '../../platform/database/in-partner.ts'
import { RATE_LIMITS } from '../../platform/http/limits/rate-limits.ts'
import { siteOf } from '../../platform/http/site-of.ts'
import { declarePage } from '../../platform/http/switched-off.ts'
import { type Scope, scopeOf } from '../../platform/scope.ts'
import { bookTimeslot } from './book-timeslot.ts'
import { cancelVisit } from './cancel-visit.ts'
import { presentVisit } from './present-visit.ts'
import { readTimeslots } from './read-visits.ts'
import type { SchedulingDeps } from './scheduling-deps.ts'
import { resource } from './scheduling-routes.ts'
import { openLink } from './visit-link.ts'

const config = { policy: 'public', rateLimit: RATE_LIMITS.auth } as const
const tags = ['Scheduling']
const url = '/api/v1/visit_links'

/** What the link in a mail lets do: look at one visit, move it among the times of its advisor, cancel it. */
export const visitLinkRoutes =
  (deps: SchedulingDeps): FastifyPluginAsyncZod =>
  async (app) => {
    declarePage(app, 'visit')
    const opened = async (scope: Scope, token: string) => {
      const row = await inPartner(deps.db, scope, (db) => openLink(db, scope, deps.secret, token))
      return { row, owner: { partnerId: scope.partnerId, ownerId: row.user_id } }
    }
    app.post(
      `${url}/open`,
      { config, schema: { tags, body: OpenVisitLink, response: { 200: VisitResponse } } },
      async (request) => {
        const scope = scopeOf(request)
        const { row } = await opened(scope, request.body.token)
        return one('visits', row.application_id, presentVisit(row, scope.partner.config, scope.language))
      },
    )
    app.post(
      `${url}/timeslots`,
      { config, schema: { tags, body: OpenVisitLink, response: { 200: TimeslotsResponse } } },
      async (request) => {
        const scope = scopeOf(request)
        const { row, owner } = await opened(scope, request.body.token)
        const slots = await inPartner(deps.db, scope, (db) =>
          readTimeslots(db, owner, row.application_id, row.advisor_id ?? '', deps.now()),
        )
        return { data: slots.map(resource('users_schedule_plan_timeslots')) }
      },
    )
    app.post(
      `${url}/move`,
      { config, schema: { tags, body: MoveByLink, response: { 200: VisitResponse } } },
      async (request) => {
        const scope = scopeOf(request)
        const { token, schedule_plan_timeslot_id, schedule_plan_timeslot } = request.body
        const { row, owner } = await opened(scope, token)
        const visit = await bookTimeslot(deps, scope, owner, {
          applicationId: row.application_id,
          timeslotId: schedule_plan_timeslot_id,
          seen: schedule_plan_timeslot,
          advisorId: row.advisor_id,
          site: siteOf(request),
        })
        return one('visits', row.application_id, visit)
      },
    )
    app.post(
      `${url}/cancel`,
      { config, schema: { tags, body: OpenVisitLink, response: { 204: z.undefined() } } },
      async (request, reply) => {
        const scope = scopeOf(request)
        const { row, owner } = await opened(scope, request.body.token)
        await cancelVisit(deps, scope, owner, row.application_id)
        return reply.code(204).send()
      },
    )
  }
