import { AdminSessionResponse, SetConsoleLanguage } from '@hearthlight/domain/accounts/staff/admin'
import { one } from '@hearthlight/domain/shared/envelope'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { scopeOf } from '../../../platform/scope.ts'
import { setConsoleLanguage } from './set-console-language.ts'
import { adminSession, staffOf } from './staff.ts'
import type { StaffDeps } from './staff-deps.ts'

/** In which language the console speaks to who is signed in. */
export const consoleLanguageRoutes =
  (deps: StaffDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.put(
      '/api/v1/auth/admin_sessions/language',
      {
        config: { policy: 'admin' },
        schema: {
          tags: ['Admin sessions'],
          body: SetConsoleLanguage,
          response: { 200: AdminSessionResponse },
        },
      },
      async (request) => {
        const scope = scopeOf(request)
        const { language } = request.body
        await setConsoleLanguage(deps, scope, language)
        const staff = staffOf(scope)
        return one('admin_session', staff.admin.id, { ...adminSession(staff), language })
      },
    )
  }
