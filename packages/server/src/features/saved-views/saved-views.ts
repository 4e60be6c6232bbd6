import { viewProblems } from '@hearthlight/domain/records/record-problems'
import type { Feature } from '../../platform/feature.ts'
import { up as savedViewsUp } from './migrations/0320-saved-views.ts'
import { type SavedViewDeps, savedViewRoutes } from './saved-view-routes.ts'

export const savedViews: Feature<SavedViewDeps> = {
  name: 'saved-views',
  problems: viewProblems,
  migrations: { '0320-saved-views': { up: savedViewsUp } },
  open: (deps) => ({
    routes: async (app) => {
      await app.register(savedViewRoutes(deps))
    },
  }),
}
