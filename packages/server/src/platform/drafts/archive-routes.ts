import type { FastifyContextConfig } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { type Scope, scopeOf } from '../scope.ts'

type Archived = {
  readonly path: string
  readonly config: Pick<FastifyContextConfig, 'policy'>
  readonly tags: readonly string[]
  readonly response: z.ZodType<object>
  readonly run: (scope: Scope, id: string, verb: 'archive' | 'restore') => Promise<void>
  readonly shown: (scope: Scope, id: string) => Promise<object>
}

/** Ends that something takes new applications, and begins it again. */
export const archiveRoutes =
  ({ path, config, tags, response, run, shown }: Archived): FastifyPluginAsyncZod =>
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
          await run(scope, id, verb)
          return shown(scope, id)
        },
      )
  }
