import { readApplications } from '../features/accounts/people/read-person.ts'
import { listRequests } from '../features/advisors/advisor-store.ts'
import type { AssessmentDeps } from '../features/assessment/assessment-deps.ts'
import { lookAtAudit } from '../features/assessment/look-at-audit.ts'
import { recalculateAudit } from '../features/assessment/recalculate-audit.ts'
import type { HomeDeps } from '../features/homes/home-deps.ts'
import type { Platform } from './open-platform.ts'

/** What staff see of a home is put together of its record, its assessment and what was applied for. */
export const composeHomeConsole = (
  { db, now, jobs, directory, http }: Platform,
  assessment: AssessmentDeps,
): HomeDeps => ({
  db,
  now,
  jobs,
  directory,
  logError: (error) => http.log.error({ err: error }, 'recalculation'),
  seeHome: async (scope, buildingId) => {
    const home = await assessment.homeOf(scope, { buildingId })
    const { building, answers, audit } = home
    return { building, answers, isAssessed: audit !== undefined, seen: lookAtAudit(assessment, scope, home) }
  },
  recalculate: (scope, buildingId) => recalculateAudit(assessment, scope, buildingId),
  advisorRequestsOf: listRequests,
  applicationsOf: (partnerDb, scope, buildingId) => readApplications(partnerDb, scope, { buildingId }),
})
