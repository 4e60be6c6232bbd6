import {
  MeasureGroupWire,
  MeasuresQuery,
  MeasureTypeQuery,
  MeasureTypeWire,
  ProjectMeasures,
} from '@hearthlight/domain/programs/wire/measure-wire'
import { SavedMessage } from '@hearthlight/domain/programs/wire/post-answers'
import { Many, One, one } from '@hearthlight/domain/shared/envelope'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { homeScopeOf } from '../../platform/access/access.ts'
import { declarePage } from '../../platform/http/switched-off.ts'
import { FAMILY } from './family-path.ts'
import { messageText } from './message-text.ts'
import type { ProgramDeps } from './program-deps.ts'

const config = { policy: 'guest', inTrial: true } as const
const tags = ['Applications']
const OfProject = z.object({ project_id: z.uuid() })
/** In the query or, as older clients send it, in the body. */
const DeleteMeasures = OfProject.extend({
  pm_ids: z.union([z.array(z.uuid()).max(200), z.uuid().transform((id) => [id])]),
}).partial()

/** What can be chosen, what is, and taking it out again. */
export const measureRoutes =
  ({ engineOf }: ProgramDeps): FastifyPluginAsyncZod =>
  async (app) => {
    declarePage(app, 'applications')
    app.get(
      `${FAMILY}/measures`,
      {
        config,
        schema: { tags, querystring: MeasuresQuery, response: { 200: Many('measures', MeasureGroupWire) } },
      },
      async (request) => {
        const groups = await engineOf(homeScopeOf(request)).measures(homeScopeOf(request), request.query)
        return { data: groups.map((group) => one('measures', group.id, group).data) }
      },
    )
    app.get(
      `${FAMILY}/measures/project-measures`,
      {
        config,
        schema: { tags, querystring: OfProject, response: { 200: One('project_measures', ProjectMeasures) } },
      },
      async (request) => {
        const { project_id } = request.query
        return one(
          'project_measures',
          project_id,
          await engineOf(homeScopeOf(request)).projectMeasures(homeScopeOf(request), project_id),
        )
      },
    )
    app.get(
      `${FAMILY}/measures/type`,
      {
        config,
        schema: {
          tags,
          querystring: MeasureTypeQuery,
          response: { 200: One('measure_type', MeasureTypeWire) },
        },
      },
      async (request) => {
        const type = await engineOf(homeScopeOf(request)).measureType(homeScopeOf(request), request.query)
        return one('measure_type', request.query.program_measure_id, type)
      },
    )
    app.delete(
      `${FAMILY}/measures/delete_measures`,
      {
        config,
        schema: {
          tags,
          querystring: DeleteMeasures,
          body: DeleteMeasures.nullish(),
          response: { 200: One('project_measures', SavedMessage) },
        },
      },
      async (request) => {
        const scope = homeScopeOf(request)
        const { project_id, pm_ids } = { ...request.query, ...request.body }
        if (project_id === undefined || pm_ids === undefined) throw new Problem('shared.malformed')
        await engineOf(scope).deleteMeasures(scope, project_id, pm_ids)
        return one('project_measures', project_id, { message: messageText(scope, 'measures_deleted') })
      },
    )
  }
