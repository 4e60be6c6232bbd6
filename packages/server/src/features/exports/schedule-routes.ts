import {
  ChangeExportSchedule,
  ExportScheduleResponse,
  ExportSchedulesResponse,
  NewExportSchedule,
} from '@hearthlight/domain/exports/export-schedule'
import { one } from '@hearthlight/domain/shared/envelope'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { RATE_LIMITS } from '../../platform/http/limits/rate-limits.ts'
import { scopeOf } from '../../platform/scope.ts'
import { addSchedule, pauseSchedule, readSchedules, removeSchedule } from './change-schedules.ts'
import type { ExportDeps } from './export-deps.ts'

const config = { policy: 'admin:exports' } as const
const tags = ['Exports']
const PATH = '/api/admin/v1/export_schedules'
const params = z.object({ id: z.uuid() })

/** Exports that are made again and again, for who set them up. */
export const scheduleRoutes =
  (deps: ExportDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      PATH,
      { config, schema: { tags, response: { 200: ExportSchedulesResponse } } },
      async (request) => {
        const found = await readSchedules(deps, scopeOf(request))
        return { data: found.map(({ id, ...attributes }) => one('export_schedules', id, attributes).data) }
      },
    )
    app.post(
      PATH,
      {
        config: { ...config, rateLimit: RATE_LIMITS.work },
        schema: { tags, body: NewExportSchedule, response: { 201: ExportScheduleResponse } },
      },
      async (request, reply) => {
        const { id, ...attributes } = await addSchedule(deps, scopeOf(request), request.body)
        return reply.code(201).send(one('export_schedules', id, attributes))
      },
    )
    app.put(
      `${PATH}/:id`,
      {
        config,
        schema: { tags, params, body: ChangeExportSchedule, response: { 200: ExportScheduleResponse } },
      },
      async (request) => {
        const { is_paused } = request.body
        const { id, ...attributes } = await pauseSchedule(
          deps,
          scopeOf(request),
          request.params.id,
          is_paused,
        )
        return one('export_schedules', id, attributes)
      },
    )
    app.delete(
      `${PATH}/:id`,
      { config, schema: { tags, params, response: { 204: z.undefined() } } },
      async (request, reply) => {
        await removeSchedule(deps, scopeOf(request), request.params.id)
        return reply.code(204).send()
      },
    )
  }
