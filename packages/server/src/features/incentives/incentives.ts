import type { Feature } from '../../platform/feature.ts'
import { advisorRoutes } from './advisor-routes.ts'
import { finderRoutes } from './finder-routes.ts'
import { incentiveRoutes } from './incentive-routes.ts'
import type {} from './incentive-tables.ts'
import { incentivesPersonalData } from './incentives-personal-data.ts'
import { up as advisorsAndApplications } from './migrations/0129-advisors-and-applications.ts'
import type { IncentiveDeps } from './show-incentives.ts'

export const incentives: Feature<{ readonly incentives: IncentiveDeps }> = {
  name: 'incentives',
  personal: incentivesPersonalData,
  migrations: { '0129-advisors-and-applications': { up: advisorsAndApplications } },
  open: ({ incentives: deps }) => ({
    routes: async (app) => {
      await app.register(incentiveRoutes(deps))
      await app.register(advisorRoutes(deps))
      await app.register(finderRoutes(deps))
    },
  }),
}
