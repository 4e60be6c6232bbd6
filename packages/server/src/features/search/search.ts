import { ConsoleSearchQuery, ConsoleSearchResponse } from '@hearthlight/domain/accounts/staff/console-search'
import { one } from '@hearthlight/domain/shared/envelope'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { PlatformDb } from '../../platform/database/schema.ts'
import type { Feature } from '../../platform/feature.ts'
import { scopeOf } from '../../platform/scope.ts'
import { searchConsole } from './search-console.ts'

type Deps = { readonly db: PlatformDb }

const searchRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/admin/v1/search',
      {
        config: { policy: 'admin' },
        schema: {
          tags: ['Admin search'],
          querystring: ConsoleSearchQuery,
          response: { 200: ConsoleSearchResponse },
        },
      },
      async (request) =>
        one('console_search', '1', await searchConsole(deps, scopeOf(request), request.query.q)),
    )
  }

export const search: Feature<Deps> = {
  name: 'search',
  open: (deps) => ({
    routes: async (app) => {
      await app.register(searchRoutes(deps))
    },
  }),
}
