import { DraftSaved, SaveDraft } from '@hearthlight/domain/shared/draft'
import { One, one } from '@hearthlight/domain/shared/envelope'
import type { FastifyContextConfig } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { scopeOf } from '../scope.ts'
import type { DraftKind } from './draft-store.ts'
import { type DraftDeps, draftSaved, dropDraft, saveDraft } from './save-draft.ts'

const ById = z.object({ id: z.uuid() })
const Dropped = One('studio_drafts', z.object({ removed: z.literal(true) }))

type Drafts = {
  readonly kind: DraftKind
  /** Of what the drafts are of; the draft stands below each. */
  readonly path: string
  readonly config: Pick<FastifyContextConfig, 'policy'>
  readonly tags: readonly string[]
}

/** Saving and dropping a draft are the same for whatever is drafted. */
export const draftRoutes =
  (deps: DraftDeps, { kind, path, config, tags }: Drafts): FastifyPluginAsyncZod =>
  async (app) => {
    app.put(
      `${path}/:id/draft`,
      {
        config,
        schema: { tags, params: ById, body: SaveDraft, response: { 200: One('studio_drafts', DraftSaved) } },
      },
      async (request) => {
        const { id } = request.params
        const saved = await saveDraft(deps, scopeOf(request), { kind, id }, request.body)
        return one('studio_drafts', id, draftSaved(saved))
      },
    )
    app.delete(
      `${path}/:id/draft`,
      { config, schema: { tags, params: ById, response: { 200: Dropped } } },
      async (request) => {
        const { id } = request.params
        await dropDraft(deps, scopeOf(request), { kind, id })
        return one('studio_drafts', id, { removed: true as const })
      },
    )
  }
