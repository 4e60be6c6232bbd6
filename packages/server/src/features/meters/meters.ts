import { meterProblems } from '@hearthlight/domain/meters/meter-problems'
import { readingImportProblems } from '@hearthlight/domain/meters/supplied/reading-import-problems'
import type { Feature } from '../../platform/feature.ts'
import type { Job } from '../../platform/jobs/job.ts'
import type { ReadingImportDeps } from './imports/import-deps.ts'
import { readingImportRoutes } from './imports/import-routes.ts'
import type {} from './imports/import-tables.ts'
import { forgetReadingImports } from './imports/reading-imports.ts'
import { meterRoutes } from './meter-routes.ts'
import type {} from './meter-tables.ts'
import { meteredRoutes } from './metered/metered-routes.ts'
import { metersPersonalData } from './meters-personal-data.ts'
import { up as metersUp } from './migrations/1000-meters.ts'
import { up as accountsUp } from './migrations/1002-accounts-of-meters.ts'
import { up as importsUp } from './migrations/1003-reading-imports.ts'
import { up as meteredYearsUp } from './migrations/1075-metered-years.ts'
import { suppliedRoutes } from './supplied/supplied-routes.ts'

type Deps = ReadingImportDeps & { readonly jobs: readonly Job[] }

export const meters: Feature<{ readonly meters: Deps }> = {
  name: 'meters',
  problems: { ...meterProblems, ...readingImportProblems },
  personal: metersPersonalData,
  passing: {
    metered_years: 'made again from the readings when missing',
    reading_imports: 'a month; what an import does has its lines',
    reading_import_series: 'until the import is over; what was not taken goes with it',
  },
  migrations: {
    '1000-meters': { up: metersUp },
    '1002-accounts-of-meters': { up: accountsUp },
    '1003-reading-imports': { up: importsUp },
    '1075-metered-years': { up: meteredYearsUp },
  },
  open: ({ meters: deps }) => ({
    jobs: deps.jobs,
    routes: async (app) => {
      await app.register(meterRoutes(deps))
      await app.register(meteredRoutes(deps))
      await app.register(suppliedRoutes(deps))
      await app.register(readingImportRoutes(deps))
    },
    forget: () => forgetReadingImports(deps),
  }),
}
