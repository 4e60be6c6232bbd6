import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { AccountDeps } from './account-deps.ts'
import { accountSyncRoutes } from './account-sync-routes.ts'
import { adminSessionRoutes } from './admin-session-routes.ts'
import { registrationRoutes } from './registration-routes.ts'
import { sessionRoutes } from './session-routes.ts'
import { userRoutes } from './user-routes.ts'

export const accountRoutes =
  (deps: AccountDeps): FastifyPluginAsyncZod =>
  async (app) => {
    await app.register(sessionRoutes(deps))
    await app.register(registrationRoutes(deps))
    await app.register(userRoutes(deps))
    await app.register(accountSyncRoutes(deps))
    await app.register(adminSessionRoutes(deps))
  }
