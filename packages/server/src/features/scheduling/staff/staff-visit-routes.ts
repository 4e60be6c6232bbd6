import { PlannedDay } from '@hearthlight/domain/scheduling/staff-timeslots'
import {
  AdvisorDayResponse,
  NewVisitNote,
  VisitBriefResponse,
} from '@hearthlight/domain/scheduling/visit-brief'
import { one } from '@hearthlight/domain/shared/envelope'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { asAdvisor } from '../../../platform/access/access.ts'
import { attachment } from '../../../platform/http/answers/attachment.ts'
import { RATE_LIMITS } from '../../../platform/http/limits/rate-limits.ts'
import { siteOf } from '../../../platform/http/site-of.ts'
import { scopeOf } from '../../../platform/scope.ts'
import type { SchedulingDeps } from '../scheduling-deps.ts'
import { addVisitNote } from './add-visit-note.ts'
import { mustFindBooking, readAdvisorDay, readBrief } from './visit-brief.ts'

const config = { policy: 'admin:advisors' } as const
const tags = ['Advisors']
const ById = z.object({ id: z.uuid() })
const PATH = '/api/admin/v1/bookings/:id'

/** What an advisor needs for a visit, and what they write after it. */
export const staffVisitRoutes =
  (deps: SchedulingDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/admin/v1/advisor_days/:day',
      {
        config,
        schema: { tags, params: z.object({ day: PlannedDay }), response: { 200: AdvisorDayResponse } },
      },
      async (request) => {
        const { day } = request.params
        return one('advisor_days', day, await readAdvisorDay(deps, scopeOf(request), day))
      },
    )
    app.get(
      `${PATH}/brief`,
      { config, schema: { tags, params: ById, response: { 200: VisitBriefResponse } } },
      async (request) => {
        const { id } = request.params
        return one('visit_briefs', id, await readBrief(deps, scopeOf(request), id))
      },
    )
    app.post(
      `${PATH}/notes`,
      { config, schema: { tags, params: ById, body: NewVisitNote, response: { 201: VisitBriefResponse } } },
      async (request, reply) => {
        const [scope, { id }] = [scopeOf(request), request.params]
        await addVisitNote(deps, scope, id, request.body)
        return reply.code(201).send(one('visit_briefs', id, await readBrief(deps, scope, id)))
      },
    )
    app.get(
      `${PATH}/report`,
      {
        config: { ...config, rateLimit: RATE_LIMITS.work },
        schema: { tags, params: ById, produces: ['application/pdf'] },
      },
      async (request, reply) => {
        const scope = scopeOf(request)
        const { user_id, building_id, number } = await mustFindBooking(deps, scope, request.params.id)
        const pdf = await deps.home.report(asAdvisor(scope, user_id), building_id, siteOf(request))
        const name = `${number}.pdf`
        return reply.type('application/pdf').header('content-disposition', attachment(name)).send(pdf)
      },
    )
  }
