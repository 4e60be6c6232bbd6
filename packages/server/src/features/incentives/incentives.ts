import { incentiveProblems } from '@hearthlight/domain/incentives/incentive-problems'
import type { Feature } from '../../platform/feature.ts'
import { finderRoutes } from './finder-routes.ts'
import { homeAmountsRoutes } from './home-amounts-routes.ts'
import { incentiveRoutes } from './incentive-routes.ts'
import type {} from './incentive-tables.ts'
import { up as advisorsAndApplications } from './migrations/0129-advisors-and-applications.ts'
import { up as incentiveVersions } from './migrations/0282-incentive-versions.ts'
import { up as stagesOfIncentives } from './migrations/0371-stages-of-incentives.ts'
import { up as askedAbout } from './migrations/0385-asked-about.ts'
import { up as amountQuestion } from './migrations/0390-amount-question.ts'
import { up as archivedIncentives } from './migrations/0471-archived-incentives.ts'
import type { IncentiveDeps } from './show-incentives.ts'
import { staffIncentiveRoutes } from './studio/staff-incentive-routes.ts'

export const incentives: Feature<{ readonly incentives: IncentiveDeps }> = {
  name: 'incentives',
  problems: incentiveProblems,
  migrations: {
    '0129-advisors-and-applications': { up: advisorsAndApplications },
    '0282-incentive-versions': { up: incentiveVersions },
    '0371-stages-of-incentives': { up: stagesOfIncentives },
    '0385-asked-about': { up: askedAbout },
    '0390-amount-question': { up: amountQuestion },
    '0471-archived-incentives': { up: archivedIncentives },
  },
  open: ({ incentives: deps }) => ({
    routes: async (app) => {
      await app.register(incentiveRoutes(deps))
      await app.register(finderRoutes(deps))
      await app.register(homeAmountsRoutes(deps))
      await app.register(staffIncentiveRoutes(deps))
    },
  }),
}
