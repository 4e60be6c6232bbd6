import type { Feature } from '../../platform/feature.ts'
import { incentiveRoutes } from './incentive-routes.ts'
import type { IncentiveDeps } from './show-incentives.ts'

export const incentives: Feature<{ readonly incentives: IncentiveDeps }> = {
  name: 'incentives',
  open: ({ incentives: deps }) => ({ routes: incentiveRoutes(deps) }),
}
