import { meterProblems } from '@hearthlight/domain/meters/meter-problems'
import type { Feature } from '../../platform/feature.ts'
import type { MeterDeps } from './meter-deps.ts'
import { meterRoutes } from './meter-routes.ts'
import type {} from './meter-tables.ts'
import { metersPersonalData } from './meters-personal-data.ts'
import { up as metersUp } from './migrations/1000-meters.ts'

export const meters: Feature<{ readonly meters: MeterDeps }> = {
  name: 'meters',
  problems: meterProblems,
  personal: metersPersonalData,
  migrations: { '1000-meters': { up: metersUp } },
  open: ({ meters: deps }) => ({ routes: meterRoutes(deps) }),
}
