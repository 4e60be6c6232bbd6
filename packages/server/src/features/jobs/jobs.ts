import type { Feature } from '../../platform/feature.ts'
import { type JobDeps, jobRoutes } from './job-routes.ts'

export const jobs: Feature<JobDeps> = { name: 'jobs', open: (deps) => ({ routes: jobRoutes(deps) }) }
