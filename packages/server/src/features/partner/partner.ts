import type { Feature } from '../../platform/feature.ts'
import { partnerAssets } from './partner-assets.ts'
import { partnerRoutes } from './partner-routes.ts'

export const partner: Feature<{ readonly folders: { readonly partners: string } }> = {
  name: 'partner',
  open: ({ folders }) => ({
    routes: async (app) => {
      await app.register(partnerAssets(folders.partners))
      await app.register(partnerRoutes)
    },
  }),
}
