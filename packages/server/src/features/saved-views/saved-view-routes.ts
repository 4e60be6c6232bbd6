import {
  ChangeSavedView,
  MOST_SAVED_VIEWS,
  NewSavedView,
  type SavedView,
  SavedViewResponse,
  SavedViewsQuery,
  SavedViewsResponse,
} from '@hearthlight/domain/records/saved-view'
import { one } from '@hearthlight/domain/shared/envelope'
import { Problem, problemTextKey } from '@hearthlight/domain/shared/problem'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { change } from '../../platform/audit-log/change.ts'
import { inPartner } from '../../platform/database/in-partner.ts'
import { oneAtATime } from '../../platform/database/one-at-a-time.ts'
import type { ChangeDb, PlatformDb } from '../../platform/database/schema.ts'
import { type Scope, scopeOf } from '../../platform/scope.ts'
import { askerOf, mayChange, mustSeeList } from './saved-view-rules.ts'
import {
  countViews,
  deleteView,
  insertView,
  listViews,
  lockView,
  type StoredView,
  updateView,
} from './saved-view-store.ts'

export type SavedViewDeps = { readonly db: PlatformDb; readonly now: () => Date }

const config = { policy: 'admin' } as const
const tags = ['Saved views']
const PATH = '/api/admin/v1/saved_views'
const ById = z.object({ id: z.uuid() })

/** The views of the console's lists that staff keep, for themselves or for all of them. */
export const savedViewRoutes =
  (deps: SavedViewDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      PATH,
      { config, schema: { tags, querystring: SavedViewsQuery, response: { 200: SavedViewsResponse } } },
      async (request) => {
        const scope = scopeOf(request)
        const asker = askerOf(scope)
        mustSeeList(asker, request.query.list)
        const views = await inPartner(deps.db, scope, (db) =>
          listViews(db, scope, request.query.list, asker.id),
        )
        return { data: views.map((view) => one('saved_views', view.id, present(scope, view)).data) }
      },
    )
    app.post(
      PATH,
      { config, schema: { tags, body: NewSavedView, response: { 201: SavedViewResponse } } },
      async (request, reply) => {
        const scope = scopeOf(request)
        const view = await saveView(deps, scope, request.body)
        return reply.code(201).send(one('saved_views', view.id, present(scope, view)))
      },
    )
    app.put(
      `${PATH}/:id`,
      { config, schema: { tags, params: ById, body: ChangeSavedView, response: { 200: SavedViewResponse } } },
      async (request) => {
        const scope = scopeOf(request)
        const view = await changeView(deps, scope, request.params.id, request.body)
        return one('saved_views', view.id, present(scope, view))
      },
    )
    app.delete(
      `${PATH}/:id`,
      { config, schema: { tags, params: ById, response: { 204: z.undefined() } } },
      async (request, reply) => {
        await removeView(deps, scopeOf(request), request.params.id)
        return reply.code(204).send()
      },
    )
  }

function present(scope: Scope, view: StoredView): SavedView {
  const { name, search, is_shared, by_name, version } = view
  return { name, search, is_shared, by: by_name, may_change: mayChange(askerOf(scope), view), version }
}

function saveView({ db, now }: SavedViewDeps, scope: Scope, view: NewSavedView): Promise<StoredView> {
  const asker = askerOf(scope)
  mustSeeList(asker, view.list)
  const what = { action: 'saved-view.add', record: { type: 'saved_view', id: undefined } }
  return change(db, scope, what, async (changeDb) => {
    await oneAtATime(changeDb, 'saved_views', scope.partnerId)
    if ((await countViews(changeDb, scope)) >= MOST_SAVED_VIEWS) throw tooManyViews()
    const result = await insertView(changeDb, scope, view, { by: asker, at: now() })
    return { result, id: result.id, after: valuesOf(result) }
  })
}

function tooManyViews(): Problem {
  const code = 'admin-kit.too-many-views'
  const fields = [{ pointer: '/name', message: problemTextKey(code) }]
  return new Problem(code, { params: { most: MOST_SAVED_VIEWS }, fields })
}

function changeView({ db }: SavedViewDeps, scope: Scope, id: string, body: ChangeSavedView) {
  const { version, ...view } = body
  const what = { action: 'saved-view.change', record: { type: 'saved_view', id } }
  return change(db, scope, what, async (changeDb) => {
    const stored = await mustBeChangeable(changeDb, scope, id)
    if (stored.version !== version) throw new Problem('admin-kit.view-changed')
    const result = await updateView(changeDb, scope, id, view)
    return { result, before: valuesOf(stored), after: valuesOf(result) }
  })
}

function removeView({ db }: SavedViewDeps, scope: Scope, id: string): Promise<void> {
  const what = { action: 'saved-view.remove', record: { type: 'saved_view', id } }
  return change(db, scope, what, async (changeDb) => {
    const stored = await mustBeChangeable(changeDb, scope, id)
    await deleteView(changeDb, scope, id)
    return { result: undefined, before: valuesOf(stored) }
  })
}

async function mustBeChangeable(db: ChangeDb, scope: Scope, id: string): Promise<StoredView> {
  const asker = askerOf(scope)
  const stored = await lockView(db, scope, id, asker.id)
  if (stored === undefined) throw new Problem('shared.not-found')
  mustSeeList(asker, stored.list)
  if (!mayChange(asker, stored)) throw new Problem('admin-kit.not-your-view')
  return stored
}

const valuesOf = ({ list, name, search, is_shared }: StoredView) => ({ list, name, search, is_shared })
