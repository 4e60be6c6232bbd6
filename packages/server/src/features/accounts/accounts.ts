import { FAILURE_WINDOW_MS } from '@hearthlight/domain/accounts/slow-down'
import type { Feature } from '../../platform/feature.ts'
import { accountRoutes } from './account-routes.ts'
import { deleteFailuresBefore } from './sign-in-failure-store.ts'
import type { SsoDeps } from './single-sign-on/sso-deps.ts'
import type { StaffDeps } from './staff/staff-deps.ts'

export const accounts: Feature<{ readonly accounts: SsoDeps & StaffDeps }> = {
  name: 'accounts',
  open: ({ accounts: deps }) => ({
    routes: accountRoutes(deps),
    forget: () => deleteFailuresBefore(deps.db, new Date(deps.now().getTime() - FAILURE_WINDOW_MS)),
  }),
}
