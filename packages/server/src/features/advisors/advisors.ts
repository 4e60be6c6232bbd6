import type { Feature } from '../../platform/feature.ts'
import type { AdvisorDeps } from './advisor-deps.ts'
import { up as advisorsOfStaff } from './migrations/0300-advisors-of-staff.ts'
import { up as withoutInvitation } from './migrations/0402-advisors-without-invitation.ts'
import { staffAdvisorRoutes } from './staff-advisor-routes.ts'

export const advisors: Feature<AdvisorDeps> = {
  name: 'advisors',
  migrations: {
    '0300-advisors-of-staff': { up: advisorsOfStaff },
    '0402-advisors-without-invitation': { up: withoutInvitation },
  },
  open: (deps) => ({ routes: staffAdvisorRoutes(deps) }),
}
