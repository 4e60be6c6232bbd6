import { meterProblems } from '@hearthlight/domain/meters/meter-problems'
import type { Feature } from '../../platform/feature.ts'
import type { MeterDeps } from './meter-deps.ts'
import { meterRoutes } from './meter-routes.ts'
import type {} from './meter-tables.ts'
import { metersPersonalData } from './meters-personal-data.ts'
import { up as metersUp } from './migrations/1000-meters.ts'
import { up as accountsUp } from './migrations/1002-accounts-of-meters.ts'
import { suppliedRoutes } from './supplied/supplied-routes.ts'

export const meters: Feature<{ readonly meters: MeterDeps }> = {
  name: 'meters',
  problems: meterProblems,
  personal: metersPersonalData,
  migrations: { '1000-meters': { up: metersUp }, '1002-accounts-of-meters': { up: accountsUp } },
  open: ({ meters: deps }) => ({
    routes: async (app) => {
      await app.register(meterRoutes(deps))
      await app.register(suppliedRoutes(deps))
    },
  }),
}
