import { buildingProblems } from '@hearthlight/domain/buildings/building-problems'
import type { Feature } from '../../platform/feature.ts'
import type { BuildingDeps } from './building-deps.ts'
import { buildingRoutes } from './building-routes.ts'
import type {} from './building-tables.ts'
import { buildingsPersonalData } from './personal-data-store.ts'

export const buildings: Feature<{ readonly buildings: BuildingDeps }> = {
  name: 'buildings',
  problems: buildingProblems,
  personal: buildingsPersonalData,
  passing: { wizard_marks: 'where a person left the assessment' },
  open: ({ buildings: deps }) => ({ routes: buildingRoutes(deps) }),
}
