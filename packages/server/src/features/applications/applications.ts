import type { Feature } from '../../platform/feature.ts'
import type {} from './application-tables.ts'
import { up as applicationsOfPrograms } from './migrations/0150-applications-of-programs.ts'

export const applications: Feature<unknown> = {
  name: 'applications',
  migrations: { '0150-applications-of-programs': { up: applicationsOfPrograms } },
  open: () => ({ routes: async () => undefined }),
}
