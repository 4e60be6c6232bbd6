import { homeProblems } from '@hearthlight/domain/assessment/home-problems'
import type { Feature } from '../../platform/feature.ts'
import type { HomeDeps } from './home-deps.ts'
import { homeRoutes } from './home-routes.ts'
import type {} from './home-tables.ts'
import { up as homesInTheConsole } from './migrations/0310-homes-in-the-console.ts'
import { up as homesByType } from './migrations/0361-homes-by-type.ts'
import { recalculateAll } from './recalculate-all.ts'
import { deleteRunsBefore } from './recalculation-store.ts'

const DAY_MS = 86_400_000
const KEPT_DAYS = 90

export const homes: Feature<{ readonly homes: HomeDeps }> = {
  name: 'homes',
  migrations: {
    '0310-homes-in-the-console': { up: homesInTheConsole },
    '0361-homes-by-type': { up: homesByType },
  },
  passing: { recalculations: 'how far a run has come, kept 90 days; each new result has its line' },
  problems: homeProblems,
  open: ({ homes: deps }) => {
    const all = recalculateAll(deps)
    return {
      jobs: [all.job],
      routes: homeRoutes(deps, all),
      forget: () => deleteRunsBefore(deps.db, new Date(deps.now().getTime() - KEPT_DAYS * DAY_MS)),
    }
  },
}
