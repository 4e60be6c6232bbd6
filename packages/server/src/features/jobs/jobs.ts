import { logProblems } from '@hearthlight/domain/records/record-problems'
import type { Feature } from '../../platform/feature.ts'
import { type JobDeps, jobRoutes } from './job-routes.ts'

export const jobs: Feature<JobDeps> = {
  name: 'jobs',
  problems: logProblems,
  open: (deps) => ({ routes: jobRoutes(deps) }),
}
