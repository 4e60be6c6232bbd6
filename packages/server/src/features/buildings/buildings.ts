import type { Feature } from '../../platform/feature.ts'
import type { BuildingDeps } from './building-deps.ts'
import { buildingRoutes } from './building-routes.ts'

export const buildings: Feature<{ readonly buildings: BuildingDeps }> = {
  name: 'buildings',
  open: ({ buildings: deps }) => ({ routes: buildingRoutes(deps) }),
}
