import {
  AdvisorsWeekResponse,
  AffectedResponse,
  ChangeTimeslot,
  CreatedTimeslotsResponse,
  CreateTimeslots,
  PlannedDay,
  Removal,
  RemoveTimeslots,
} from '@hearthlight/domain/scheduling/staff-timeslots'
import { one } from '@hearthlight/domain/shared/envelope'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { change } from '../../../platform/audit-log/change.ts'
import { scopeOf } from '../../../platform/scope.ts'
import type { SchedulingDeps } from '../scheduling-deps.ts'
import { changeTimeslot } from './change-timeslot.ts'
import { createTimeslots } from './create-timeslots.ts'
import { deleteDayOff } from './day-off-store.ts'
import { readWeek } from './read-week.ts'
import { previewRemoval, removeTimeslots } from './remove-timeslots.ts'

const config = { policy: 'admin:advisors' } as const
const tags = ['Advisors']
const ById = z.object({ id: z.uuid() })
const Nothing = z.undefined()

/** The timeslots and days off of the partner's advisors, for staff with the permission. */
export const staffTimeslotRoutes =
  (deps: SchedulingDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/admin/v1/advisor_weeks/:day',
      {
        config,
        schema: { tags, params: z.object({ day: PlannedDay }), response: { 200: AdvisorsWeekResponse } },
      },
      async (request) => {
        const week = await readWeek(deps, scopeOf(request), request.params.day)
        return one('advisor_weeks', week.monday, week)
      },
    )
    app.post(
      '/api/admin/v1/timeslots',
      { config, schema: { tags, body: CreateTimeslots, response: { 201: CreatedTimeslotsResponse } } },
      async (request, reply) => {
        const created = await createTimeslots(deps, scopeOf(request), request.body)
        return reply.code(201).send(one('created_timeslots', request.body.from, created))
      },
    )
    app.put(
      '/api/admin/v1/timeslots/:id',
      { config, schema: { tags, params: ById, body: ChangeTimeslot, response: { 204: Nothing } } },
      async (request, reply) => {
        await changeTimeslot(deps, scopeOf(request), request.params.id, request.body)
        return reply.code(204).send()
      },
    )
    await app.register(removalRoutes(deps))
  }

const removalRoutes =
  (deps: SchedulingDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/admin/v1/timeslot_removals/preview',
      { config, schema: { tags, body: Removal, response: { 200: AffectedResponse } } },
      async (request) => {
        const scope = scopeOf(request)
        return one('affected_bookings', scope.partnerId, await previewRemoval(deps, scope, request.body))
      },
    )
    app.post(
      '/api/admin/v1/timeslot_removals',
      { config, schema: { tags, body: RemoveTimeslots, response: { 204: Nothing } } },
      async (request, reply) => {
        await removeTimeslots(deps, scopeOf(request), request.body)
        return reply.code(204).send()
      },
    )
    app.delete(
      '/api/admin/v1/advisor_days_off/:id',
      { config, schema: { tags, params: ById, response: { 204: Nothing } } },
      async (request, reply) => {
        const { id } = request.params
        const what = { action: 'advisor.work-again', record: { type: 'day_off', id } }
        await change(deps.db, scopeOf(request), what, async (db) => {
          const before = await deleteDayOff(db, scopeOf(request), id)
          if (before === undefined) throw new Problem('shared.not-found')
          return { result: undefined, before }
        })
        return reply.code(204).send()
      },
    )
  }
