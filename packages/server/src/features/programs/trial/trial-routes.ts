import {
  FollowedTrialResponse,
  NewProgramTrial,
  ProgramTrialResponse,
  TrialSources,
} from '@hearthlight/domain/programs/studio/studio-program'
import { one } from '@hearthlight/domain/shared/envelope'
import type { FastifyContextConfig } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { inPartner } from '../../../platform/database/in-partner.ts'
import { scopeOf } from '../../../platform/scope.ts'
import type { StudioDeps } from '../program-deps.ts'
import { readTrialSources } from './fill-trial.ts'
import { followDraft, openTrial } from './open-trial.ts'

const ById = z.object({ id: z.uuid() })
type Trials = {
  readonly path: string
  readonly config: Pick<FastifyContextConfig, 'policy'>
  readonly tags: readonly string[]
}

/** Walks through the draft of a program. */
export const trialRoutes =
  (deps: StudioDeps, { path, config, tags }: Trials): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      `${path}/:id/trials`,
      {
        config,
        schema: {
          tags: [...tags],
          params: ById,
          body: NewProgramTrial,
          response: { 201: ProgramTrialResponse },
        },
      },
      async (request, reply) => {
        const { params, body } = request
        const trial = await openTrial(deps, scopeOf(request), params.id, body ?? { is_begun: false })
        return reply.code(201).send(one('program_trials', trial.trial_id, trial))
      },
    )
    app.get(
      `${path}/:id/trial_sources`,
      { config, schema: { tags: [...tags], params: ById, response: { 200: TrialSources } } },
      async (request) => {
        const [scope, { id }] = [scopeOf(request), request.params]
        const found = await inPartner(deps.db, scope, (db) => readTrialSources(db, scope, id))
        return {
          data: found.map(({ id: application, number, name }) => ({
            id: application,
            type: 'trial_sources' as const,
            attributes: { number, name },
          })),
        }
      },
    )
    app.put(
      `${path}/:id/trials/:trial_id`,
      {
        config,
        schema: {
          tags: [...tags],
          params: ById.extend({ trial_id: z.uuid() }),
          response: { 200: FollowedTrialResponse },
        },
      },
      async (request) => {
        const { id, trial_id } = request.params
        const followed = await followDraft(deps, scopeOf(request), { program_id: id, id: trial_id })
        return one('program_trials', trial_id, followed)
      },
    )
  }
