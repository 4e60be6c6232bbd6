import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { accountSyncRoutes } from './account-sync-routes.ts'
import { adminSessionRoutes } from './admin-session-routes.ts'
import { registrationRoutes } from './registration-routes.ts'
import { sessionRoutes } from './session-routes.ts'
import type { SsoDeps } from './single-sign-on/sso-deps.ts'
import { ssoRoutes } from './single-sign-on/sso-routes.ts'
import { userRoutes } from './user-routes.ts'

export const accountRoutes =
  (deps: SsoDeps): FastifyPluginAsyncZod =>
  async (app) => {
    await app.register(sessionRoutes(deps))
    await app.register(registrationRoutes(deps))
    await app.register(userRoutes(deps))
    await app.register(accountSyncRoutes(deps))
    await app.register(adminSessionRoutes(deps))
    await app.register(ssoRoutes(deps))
  }
