import type { Feature } from '../../platform/feature.ts'
import type { PartnerDirectory } from '../../platform/partner-directory.ts'
import { partnerAssets } from './partner-assets.ts'
import { partnerRoutes } from './partner-routes.ts'

export const partner: Feature<{
  readonly folders: { readonly partners: string }
  readonly directory: Pick<PartnerDirectory, 'all'>
}> = {
  name: 'partner',
  open: ({ folders, directory }) => ({
    routes: async (app) => {
      await app.register(partnerAssets(folders.partners))
      await app.register(partnerRoutes(directory))
    },
  }),
}
