import { Problem } from '@hearthlight/domain/shared/problem'
import type { FastifyContextConfig } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { change } from '../audit-log/change.ts'
import type { ChangeDb, Db } from '../database/schema.ts'
import { actorName, type InPartner, type Scope, scopeOf } from '../scope.ts'

type Verb = 'archive' | 'restore'
type Archived = { readonly at: Date; readonly by: string | null }

/** What takes applications and can end that, with how it is stored. */
type Archivable = {
  readonly type: 'incentive' | 'program'
  readonly lock: (
    db: ChangeDb,
    scope: InPartner,
    id: string,
  ) => Promise<{ readonly archived_at: Date | null } | undefined>
  readonly setArchived: (
    db: ChangeDb,
    scope: InPartner,
    id: string,
    archived: Archived | null,
  ) => Promise<unknown>
}

type Deps = { readonly db: Db; readonly now: () => Date }

type Routes = Archivable & {
  readonly path: string
  readonly config: Pick<FastifyContextConfig, 'policy'>
  readonly tags: readonly string[]
  readonly response: z.ZodType<object>
  readonly shown: (scope: Scope, id: string) => Promise<object>
}

/** Ends that something takes new applications, and begins it again. */
export const archiveRoutes =
  (deps: Deps, { path, config, tags, response, shown, ...archivable }: Routes): FastifyPluginAsyncZod =>
  async (app) => {
    for (const verb of ['archive', 'restore'] as const)
      app.post(
        `${path}/:id/${verb}`,
        {
          config,
          schema: { tags: [...tags], params: z.object({ id: z.uuid() }), response: { 200: response } },
        },
        async (request) => {
          const [scope, { id }] = [scopeOf(request), request.params]
          await archive(deps, scope, { ...archivable, id }, verb)
          return shown(scope, id)
        },
      )
  }

/** From now on nobody applies for it, or anybody may again. Applications that have begun go on either way. */
const archive = (
  { db, now }: Deps,
  scope: Scope,
  { type, id, lock, setArchived }: Archivable & { readonly id: string },
  verb: Verb,
): Promise<void> =>
  change(db, scope, { action: `${type}.${verb}`, record: { type, id } }, async (changeDb) => {
    const live = await lock(changeDb, scope, id)
    if (live === undefined) throw new Problem('shared.not-found')
    const [before, after] = [{ archived: live.archived_at !== null }, { archived: verb === 'archive' }]
    if (before.archived !== after.archived)
      await setArchived(
        changeDb,
        scope,
        id,
        after.archived ? { at: now(), by: actorName(scope.actor) } : null,
      )
    return { result: undefined, before, after }
  })
