import { hpxmlProblems } from '@hearthlight/domain/hpxml/hpxml-problems'
import type { Feature } from '../../platform/feature.ts'
import type { HpxmlDeps } from './hpxml-deps.ts'
import { anyHpxmlRoutes, ownHpxmlRoutes } from './hpxml-routes.ts'

export const hpxml: Feature<{ readonly hpxml: HpxmlDeps }> = {
  name: 'hpxml',
  problems: hpxmlProblems,
  open: ({ hpxml: deps }) => ({
    routes: async (app) => {
      await app.register(ownHpxmlRoutes(deps))
      await app.register(anyHpxmlRoutes(deps))
    },
  }),
}
