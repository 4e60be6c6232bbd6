import {
  IncentiveTrialResponse,
  ListedIncentives,
  NewIncentive,
  StudioIncentiveResponse,
  TryIncentive,
} from '@hearthlight/domain/incentives/studio/studio-incentive'
import { DraftSaved, PublishDraft, RollBack, SaveDraft } from '@hearthlight/domain/shared/draft'
import { One, one } from '@hearthlight/domain/shared/envelope'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { draftSaved, dropDraft, saveDraft } from '../../../platform/drafts/save-draft.ts'
import { type Scope, scopeOf } from '../../../platform/scope.ts'
import type { IncentiveDeps } from '../show-incentives.ts'
import { beginIncentiveDraft, beginNewIncentive } from './begin-incentive-draft.ts'
import { publishIncentive, rollBackIncentive } from './publish-incentive.ts'
import { listStudioIncentives, readStudioIncentive } from './read-studio-incentives.ts'
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
        ...{ id, type: 'studio_incentives' as const, attributes },
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
    draftRoutes(deps, shown)(app)
    app.post(
      `${PATH}/:id/trial`,
      {
        config,
        schema: { tags, params: ById, body: TryIncentive, response: { 200: IncentiveTrialResponse } },
      },
      async (request) => {
        const { id } = request.params
        const trial = await tryIncentive(deps, scopeOf(request), id, request.body.document)
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
  }

type Shown = (scope: Scope, id: string) => Promise<z.infer<typeof StudioIncentiveResponse>>

const draftRoutes =
  (deps: IncentiveDeps, shown: Shown) =>
  (app: Parameters<FastifyPluginAsyncZod>[0]): void => {
    app.post(
      `${PATH}/:id/draft`,
      { config, schema: { tags, params: ById, response: { 201: StudioIncentiveResponse } } },
      async (request, reply) => {
        const [scope, { id }] = [scopeOf(request), request.params]
        await beginIncentiveDraft(deps, scope, id)
        return reply.code(201).send(await shown(scope, id))
      },
    )
    app.put(
      `${PATH}/:id/draft`,
      {
        config,
        schema: { tags, params: ById, body: SaveDraft, response: { 200: One('studio_drafts', DraftSaved) } },
      },
      async (request) => {
        const { id } = request.params
        const saved = await saveDraft(deps, scopeOf(request), { kind: 'incentive', id }, request.body)
        return one('studio_drafts', id, draftSaved(saved))
      },
    )
    app.delete(
      `${PATH}/:id/draft`,
      {
        config,
        schema: {
          tags,
          params: ById,
          response: { 200: One('studio_drafts', z.object({ removed: z.literal(true) })) },
        },
      },
      async (request) => {
        const [scope, { id }] = [scopeOf(request), request.params]
        await dropDraft(deps, scope, { kind: 'incentive', id })
        return one('studio_drafts', id, { removed: true as const })
      },
    )
  }
