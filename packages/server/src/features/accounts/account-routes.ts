import type { FastifyInstance } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { accountSyncRoutes } from './account-sync/account-sync-routes.ts'
import { emailChangeRoutes } from './email-change/email-change-routes.ts'
import { peopleRoutes } from './people/people-routes.ts'
import { userRoutes } from './profile/user-routes.ts'
import { registrationRoutes } from './registration/registration-routes.ts'
import { ownSessionRoutes } from './sessions/own-session-routes.ts'
import { sessionRoutes } from './sessions/session-routes.ts'
import type { SsoDeps } from './single-sign-on/sso-deps.ts'
import { ssoRoutes } from './single-sign-on/sso-routes.ts'
import { adminSessionRoutes } from './staff/admin-session-routes.ts'
import { consoleLanguageRoutes } from './staff/console-language-routes.ts'
import { addFactorRoutes } from './staff/factors/add-factor-routes.ts'
import { addressRoutes } from './staff/members/address-routes.ts'
import { invitationRoutes } from './staff/members/invitation-routes.ts'
import { memberRoutes } from './staff/members/member-routes.ts'
import { roleRoutes } from './staff/members/role-routes.ts'
import { secondStepRoutes } from './staff/second-step-routes.ts'
import { securityRoutes } from './staff/security-routes.ts'
import type { StaffDeps } from './staff/staff-deps.ts'
import { staffPasswordRoutes } from './staff/staff-password-routes.ts'

export const accountRoutes =
  (deps: SsoDeps & StaffDeps): FastifyPluginAsyncZod =>
  async (app) => {
    declareSignIn(app)
    await app.register(sessionRoutes(deps))
    await app.register(registrationRoutes(deps))
    await app.register(userRoutes(deps))
    await app.register(emailChangeRoutes(deps))
    await app.register(accountSyncRoutes(deps))
    await app.register(ownSessionRoutes(deps))
    await app.register(peopleRoutes(deps))
    await app.register(adminSessionRoutes(deps))
    await app.register(consoleLanguageRoutes(deps))
    await app.register(secondStepRoutes(deps))
    await app.register(securityRoutes(deps))
    await app.register(addFactorRoutes(deps))
    await app.register(staffPasswordRoutes(deps))
    await app.register(invitationRoutes(deps))
    await app.register(addressRoutes(deps))
    await app.register(memberRoutes(deps))
    await app.register(roleRoutes(deps))
    await app.register(ssoRoutes(deps))
  }

/** What stands under the address of signing in is a way in or out; that of staff is one of the console. */
function declareSignIn(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (!route.url.startsWith('/api/v1/auth/')) return
    const isStaff = route.url.startsWith('/api/v1/auth/admin_sessions')
    const inMaintenance = /^\/api\/v1\/auth\/(user_sessions|admin_sessions|sso)/.test(route.url)
    route.config = { ...route.config, signsIn: true, inMaintenance, ...(isStaff && { area: 'console' }) }
  })
}
