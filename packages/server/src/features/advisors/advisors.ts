import type { Feature } from '../../platform/feature.ts'
import type { AdvisorDeps } from './advisor-deps.ts'
import { advisorRoutes } from './advisor-routes.ts'
import { advisorsPersonalData } from './advisors-personal-data.ts'
import { up as advisorsOfStaff } from './migrations/0300-advisors-of-staff.ts'
import { up as withoutInvitation } from './migrations/0402-advisors-without-invitation.ts'
import { up as offeredAdvisors } from './migrations/1060-offered-advisors.ts'
import { staffAdvisorRoutes } from './staff-advisor-routes.ts'

export const advisors: Feature<{ readonly advisors: AdvisorDeps }> = {
  name: 'advisors',
  personal: advisorsPersonalData,
  migrations: {
    '0300-advisors-of-staff': { up: advisorsOfStaff },
    '0402-advisors-without-invitation': { up: withoutInvitation },
    '1060-offered-advisors': { up: offeredAdvisors },
  },
  open: ({ advisors: deps }) => ({
    routes: async (app) => {
      await app.register(advisorRoutes(deps))
      await app.register(staffAdvisorRoutes(deps))
    },
  }),
}
