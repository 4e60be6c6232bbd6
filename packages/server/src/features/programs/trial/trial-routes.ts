import {
  FollowedTrialResponse,
  NewProgramTrial,
  ProgramTrialResponse,
} from '@hearthlight/domain/programs/studio/studio-program'
import { one } from '@hearthlight/domain/shared/envelope'
import type { FastifyContextConfig } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { scopeOf } from '../../../platform/scope.ts'
import type { StudioDeps } from '../program-deps.ts'
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
        const trial = await openTrial(deps, scopeOf(request), params.id, body?.is_begun === true)
        return reply.code(201).send(one('program_trials', trial.trial_id, trial))
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
