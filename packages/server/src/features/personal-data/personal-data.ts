import type { Feature } from '../../platform/feature.ts'
import { ownDataRoutes } from './own-data-routes.ts'
import type { PersonalDataDeps } from './personal-data-deps.ts'
import { personalDataRoutes } from './personal-data-routes.ts'

export const personalData: Feature<{ readonly personalData: PersonalDataDeps }> = {
  name: 'personal-data',
  open: ({ personalData: deps }) => ({
    routes: async (app) => {
      await app.register(personalDataRoutes(deps))
      await app.register(ownDataRoutes(deps))
    },
  }),
}
