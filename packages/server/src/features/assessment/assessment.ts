import type { Feature } from '../../platform/feature.ts'
import type { AssessmentDeps } from './assessment-deps.ts'
import { assessmentRoutes } from './assessment-routes.ts'

export const assessment: Feature<{ readonly assessment: AssessmentDeps }> = {
  name: 'assessment',
  open: ({ assessment: deps }) => ({ routes: assessmentRoutes(deps) }),
}
