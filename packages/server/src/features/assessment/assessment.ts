import { assessmentProblems } from '@hearthlight/domain/assessment/answers/assessment-problems'
import type { Feature } from '../../platform/feature.ts'
import type { AssessmentDeps } from './assessment-deps.ts'
import { assessmentPersonalData } from './assessment-personal-data.ts'
import { assessmentRoutes } from './assessment-routes.ts'
import type {} from './assessment-tables.ts'
import { up as measureWorks } from './migrations/0340-measure-works.ts'

export const assessment: Feature<{ readonly assessment: AssessmentDeps }> = {
  name: 'assessment',
  problems: assessmentProblems,
  personal: assessmentPersonalData,
  passing: {
    planned_results: 'computed again when missing',
    computation_claims: 'seconds, while a result is being computed',
  },
  migrations: { '0340-measure-works': { up: measureWorks } },
  open: ({ assessment: deps }) => ({ routes: assessmentRoutes(deps) }),
}
