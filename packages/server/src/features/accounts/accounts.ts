import { FAILURE_WINDOW_MS } from '@hearthlight/domain/accounts/slow-down'
import type { Feature } from '../../platform/feature.ts'
import { accountRoutes } from './account-routes.ts'
import type {} from './account-tables.ts'
import { deleteFailuresBefore } from './sessions/sign-in-failure-store.ts'
import type { SsoDeps } from './single-sign-on/sso-deps.ts'
import type { StaffDeps } from './staff/staff-deps.ts'

export const accounts: Feature<{ readonly accounts: SsoDeps & StaffDeps }> = {
  name: 'accounts',
  passing: {
    sso_sessions: 'goes with its session',
    sso_requests: 'minutes',
    one_time_tokens: 'hours; what a token is used for has its line',
    staff_password_tokens: 'an hour; choosing the password has its line',
    staff_challenges: 'minutes',
    used_proofs: 'until the proof would have ended',
    sign_in_failures: 'a quarter of an hour',
  },
  open: ({ accounts: deps }) => ({
    routes: accountRoutes(deps),
    forget: () => deleteFailuresBefore(deps.db, new Date(deps.now().getTime() - FAILURE_WINDOW_MS)),
  }),
}
