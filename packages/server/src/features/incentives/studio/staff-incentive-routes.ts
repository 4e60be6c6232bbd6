import {
  IncentiveTrialResponse,
  ListedIncentives,
  NewIncentive,
  StudioIncentiveResponse,
  TryIncentive,
} from '@hearthlight/domain/incentives/studio/studio-incentive'
import { PublishDraft, RollBack } from '@hearthlight/domain/shared/draft'
import { one } from '@hearthlight/domain/shared/envelope'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { archiveRoutes } from '../../../platform/drafts/archive-routes.ts'
import { draftRoutes } from '../../../platform/drafts/draft-routes.ts'
import { type Scope, scopeOf } from '../../../platform/scope.ts'
import type { IncentiveDeps } from '../show-incentives.ts'
import { beginIncentiveDraft, beginNewIncentive } from './begin-incentive-draft.ts'
import { publishIncentive, rollBackIncentive } from './publish-incentive.ts'
import { listStudioIncentives, readStudioIncentive } from './read-studio-incentives.ts'
import { lockLive, setArchived } from './studio-incentive-store.ts'
import { tryIncentive } from './try-incentive.ts'

const config = { policy: 'admin:programs' } as const
const tags = ['Studio']
const PATH = '/api/admin/v1/studio/incentives'
const ById = z.object({ id: z.uuid() })

/** The editor of incentives: drafts, versions, and how they would do on the homes there are. */
export const staffIncentiveRoutes =
  (deps: IncentiveDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const shown = async (scope: Scope, id: string) =>
      one('studio_incentives', id, await readStudioIncentive(deps, scope, id))

    app.get(PATH, { config, schema: { tags, response: { 200: ListedIncentives } } }, async (request) => ({
      data: (await listStudioIncentives(deps, scopeOf(request))).map(({ id, ...attributes }) => ({
        id,
        type: 'studio_incentives' as const,
        attributes,
      })),
    }))
    app.post(
      PATH,
      { config, schema: { tags, body: NewIncentive, response: { 201: StudioIncentiveResponse } } },
      async (request, reply) => {
        const scope = scopeOf(request)
        const id = await beginNewIncentive(deps, scope, request.body)
        return reply.code(201).send(await shown(scope, id))
      },
    )
    app.get(
      `${PATH}/:id`,
      { config, schema: { tags, params: ById, response: { 200: StudioIncentiveResponse } } },
      async (request) => shown(scopeOf(request), request.params.id),
    )
    app.post(
      `${PATH}/:id/draft`,
      { config, schema: { tags, params: ById, response: { 201: StudioIncentiveResponse } } },
      async (request, reply) => {
        const [scope, { id }] = [scopeOf(request), request.params]
        await beginIncentiveDraft(deps, scope, id)
        return reply.code(201).send(await shown(scope, id))
      },
    )
    await app.register(draftRoutes(deps, { kind: 'incentive', path: PATH, config, tags }))
    app.post(
      `${PATH}/:id/trial`,
      {
        config,
        schema: { tags, params: ById, body: TryIncentive, response: { 200: IncentiveTrialResponse } },
      },
      async (request, reply) => {
        const { id } = request.params
        const isAwaited = () => !reply.raw.destroyed
        const trial = await tryIncentive(deps, scopeOf(request), id, request.body.document, isAwaited)
        return one('incentive_trials', id, trial)
      },
    )
    app.post(
      `${PATH}/:id/publish`,
      {
        config,
        schema: { tags, params: ById, body: PublishDraft, response: { 201: StudioIncentiveResponse } },
      },
      async (request, reply) => {
        const [scope, { id }] = [scopeOf(request), request.params]
        await publishIncentive(deps, scope, id, request.body)
        return reply.code(201).send(await shown(scope, id))
      },
    )
    app.post(
      `${PATH}/:id/roll_back`,
      { config, schema: { tags, params: ById, body: RollBack, response: { 201: StudioIncentiveResponse } } },
      async (request, reply) => {
        const [scope, { id }] = [scopeOf(request), request.params]
        await rollBackIncentive(deps, scope, id, request.body)
        return reply.code(201).send(await shown(scope, id))
      },
    )
    const stored = { type: 'incentive', lock: lockLive, setArchived } as const
    await app.register(
      archiveRoutes(deps, { ...stored, path: PATH, config, tags, response: StudioIncentiveResponse, shown }),
    )
  }
