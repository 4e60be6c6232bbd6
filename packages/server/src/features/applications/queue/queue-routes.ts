import {
  Assign,
  AssignedResponse,
  AssignmentPlanRequest,
  AssignmentPlanResponse,
  MatchingResponse,
  NextInQueueResponse,
  QueueFilters,
  QueueNeighboursQuery,
  QueueNeighboursResponse,
  QueueOverviewResponse,
  QueueQuery,
  QueueResponse,
  UnreadResponse,
} from '@hearthlight/domain/applications/queue/queue'
import { one } from '@hearthlight/domain/shared/envelope'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { scopeOf } from '../../../platform/scope.ts'
import type { ApplicationDeps } from '../application-deps.ts'
import { assignApplications, planAssignments } from './assign-applications.ts'
import {
  listMatching,
  listQueue,
  nextInQueue,
  readNeighbours,
  readOverview,
  readUnread,
} from './read-queue.ts'

const config = { policy: 'admin:applications' } as const
const tags = ['Applications']
const PATH = '/api/admin/v1/applications'
const QUEUE = '/api/admin/v1/application_queue'

/** The queue of applications: its pages, its counts, and who reviews what. */
export const queueRoutes =
  (deps: Pick<ApplicationDeps, 'db' | 'now'>): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      PATH,
      { config, schema: { tags, querystring: QueueQuery, response: { 200: QueueResponse } } },
      async (request) => {
        const { rows, next, previous, total } = await listQueue(deps, scopeOf(request), request.query)
        const data = rows.map(({ id, ...attributes }) => ({ id, type: 'applications' as const, attributes }))
        return { data, meta: { next, previous, total } }
      },
    )
    app.get(QUEUE, { config, schema: { tags, response: { 200: QueueOverviewResponse } } }, async (request) =>
      one('application_queue', '1', await readOverview(deps, scopeOf(request))),
    )
    app.get(
      `${QUEUE}/next`,
      {
        config,
        schema: {
          tags,
          querystring: z.object({ after: z.uuid().optional() }),
          response: { 200: NextInQueueResponse },
        },
      },
      async (request) => {
        const next_id = await nextInQueue(deps, scopeOf(request), request.query.after)
        return one('application_queue', '1', { next_id })
      },
    )
    app.get(
      `${QUEUE}/unread`,
      { config, schema: { tags, response: { 200: UnreadResponse } } },
      async (request) => one('application_queue', '1', { unread: await readUnread(deps, scopeOf(request)) }),
    )
    app.get(
      `${QUEUE}/neighbours`,
      {
        config,
        schema: { tags, querystring: QueueNeighboursQuery, response: { 200: QueueNeighboursResponse } },
      },
      async (request) =>
        one(
          'queue_neighbours',
          request.query.of,
          await readNeighbours(deps, scopeOf(request), request.query),
        ),
    )
    app.get(
      `${QUEUE}/matching`,
      { config, schema: { tags, querystring: QueueFilters, response: { 200: MatchingResponse } } },
      async (request) => {
        const { ids, has_more } = await listMatching(deps, scopeOf(request), request.query)
        const data = ids.map((id) => ({ id, type: 'matching_applications' as const, attributes: {} }))
        return { data, meta: { has_more } }
      },
    )
    app.post(
      `${QUEUE}/assignment_plans`,
      {
        config,
        schema: { tags, body: AssignmentPlanRequest, response: { 200: AssignmentPlanResponse } },
      },
      async (request) => ({
        data: (await planAssignments(deps, scopeOf(request), request.body)).map((attributes) => ({
          id: attributes.id,
          type: 'assignments' as const,
          attributes,
        })),
      }),
    )
    app.post(
      `${QUEUE}/assignments`,
      { config, schema: { tags, body: Assign, response: { 200: AssignedResponse } } },
      async (request) =>
        one('assignments', '1', await assignApplications(deps, scopeOf(request), request.body.assignments)),
    )
  }
