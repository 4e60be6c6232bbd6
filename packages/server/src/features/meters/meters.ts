import { connectProblems } from '@hearthlight/domain/meters/connect/connect-problems'
import { meterProblems } from '@hearthlight/domain/meters/meter-problems'
import { readingImportProblems } from '@hearthlight/domain/meters/supplied/reading-import-problems'
import type { Feature } from '../../platform/feature.ts'
import type { Job } from '../../platform/jobs/job.ts'
import type { connecting } from './connect/connect-jobs.ts'
import type {} from './connect/connect-tables.ts'
import { connectionRoutes } from './connect/connection-routes.ts'
import { notificationRoutes } from './connect/notification-routes.ts'
import { providerRoutes } from './connect/provider-routes.ts'
import { providerTestRoutes } from './connect/provider-test-routes.ts'
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
import { up as connectUp } from './migrations/1070-connect.ts'
import { up as meteredYearsUp } from './migrations/1075-metered-years.ts'
import { up as connectionProblemsUp } from './migrations/1110-connection-problems.ts'
import { readingsCsvRoutes } from './readings-csv-routes.ts'
import { suppliedRoutes } from './supplied/supplied-routes.ts'

type Deps = ReadingImportDeps & {
  readonly jobs: readonly Job[]
  readonly connect: ReturnType<typeof connecting>
}

export const meters: Feature<{ readonly meters: Deps }> = {
  name: 'meters',
  problems: { ...meterProblems, ...readingImportProblems, ...connectProblems },
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
    '1070-connect': { up: connectUp },
    '1075-metered-years': { up: meteredYearsUp },
    '1110-connection-problems': { up: connectionProblemsUp },
  },
  open: ({ meters: deps }) => ({
    jobs: [...deps.jobs, ...deps.connect.work],
    routes: async (app) => {
      await app.register(meterRoutes(deps))
      await app.register(readingsCsvRoutes(deps))
      await app.register(meteredRoutes(deps))
      await app.register(suppliedRoutes(deps))
      await app.register(readingImportRoutes(deps))
      await app.register(providerRoutes(deps.connect))
      await app.register(providerTestRoutes(deps.connect))
      await app.register(connectionRoutes(deps.connect))
      await app.register(notificationRoutes(deps.connect))
    },
    forget: () => forgetReadingImports(deps),
  }),
}
