import { SchedulePlansResponse, TimeslotsResponse } from '@hearthlight/domain/scheduling/timeslot'
import { BookTimeslot, VisitResponse } from '@hearthlight/domain/scheduling/visit'
import { one } from '@hearthlight/domain/shared/envelope'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { homeScopeOf, requireHomePermission } from '../../platform/access/access.ts'
import { inPartner } from '../../platform/database/in-partner.ts'
import { siteOf } from '../../platform/http/site-of.ts'
import { declarePage } from '../../platform/http/switched-off.ts'
import { bookTimeslot } from './book-timeslot.ts'
import { cancelVisit } from './cancel-visit.ts'
import { presentVisit } from './present-visit.ts'
import { mustFindVisit, readPlans, readTimeslots } from './read-visits.ts'
import type { SchedulingDeps } from './scheduling-deps.ts'

const config = { policy: 'user' } as const
const tags = ['Scheduling']
const OfProject = z.object({ project_id: z.uuid() })

export const resource =
  <Type extends string>(type: Type) =>
  <Attributes extends { readonly id: string }>(attributes: Attributes) => ({
    id: attributes.id,
    type,
    attributes,
  })

export const schedulingRoutes =
  (deps: SchedulingDeps): FastifyPluginAsyncZod =>
  async (app) => {
    declarePage(app, 'user-schedule-plans')
    app.get(
      '/api/v1/users_schedule_plans',
      { config, schema: { tags, querystring: OfProject, response: { 200: SchedulePlansResponse } } },
      async (request) => {
        const scope = homeScopeOf(request)
        const plans = await inPartner(deps.db, scope, (db) =>
          readPlans(db, scope.access, request.query.project_id, deps.now()),
        )
        return { data: plans.map(resource('users_schedule_plans')) }
      },
    )
    app.get(
      '/api/v1/users_schedule_plan_timeslots',
      {
        config,
        schema: {
          tags,
          querystring: OfProject.extend({ energy_advisor_id: z.uuid() }),
          response: { 200: TimeslotsResponse },
        },
      },
      async (request) => {
        const scope = homeScopeOf(request)
        const { project_id, energy_advisor_id } = request.query
        const slots = await inPartner(deps.db, scope, (db) =>
          readTimeslots(db, scope.access, project_id, energy_advisor_id, deps.now()),
        )
        return { data: slots.map(resource('users_schedule_plan_timeslots')) }
      },
    )
    app.get(
      '/api/v1/visits/:project_id',
      { config, schema: { tags, params: OfProject, response: { 200: VisitResponse } } },
      async (request) => {
        const scope = homeScopeOf(request)
        const { project_id } = request.params
        const row = await inPartner(deps.db, scope, (db) => mustFindVisit(db, scope.access, project_id))
        return one('visits', project_id, presentVisit(row, scope.partner.config, scope.language))
      },
    )
    app.post(
      '/api/v1/assignment_scheduleplan_timeslot',
      { config, schema: { tags, body: BookTimeslot, response: { 201: VisitResponse } } },
      async (request, reply) => {
        const scope = homeScopeOf(request)
        requireHomePermission(scope, 'change')
        const { project_id, schedule_plan_timeslot_id, schedule_plan_timeslot } = request.body
        const visit = await bookTimeslot(deps, scope, scope.access, {
          applicationId: project_id,
          timeslotId: schedule_plan_timeslot_id,
          seen: schedule_plan_timeslot,
          site: siteOf(request),
        })
        return reply.code(201).send(one('visits', project_id, visit))
      },
    )
    app.delete(
      '/api/v1/visits/:project_id',
      { config, schema: { tags, params: OfProject, response: { 204: z.undefined() } } },
      async (request, reply) => {
        const scope = homeScopeOf(request)
        requireHomePermission(scope, 'change')
        await cancelVisit(deps, scope, scope.access, request.params.project_id)
        return reply.code(204).send()
      },
    )
  }
