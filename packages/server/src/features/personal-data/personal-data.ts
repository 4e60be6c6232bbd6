import type { Feature } from '../../platform/feature.ts'
import { ownDataRoutes } from './own-data-routes.ts'
import type { PersonalDataDeps } from './personal-data-deps.ts'
import { personalDataRoutes } from './personal-data-routes.ts'
import { deleteClosedDocuments, deleteDrafts } from './retention-store.ts'

export const personalData: Feature<{ readonly personalData: PersonalDataDeps }> = {
  name: 'personal-data',
  open: ({ personalData: deps }) => ({
    routes: async (app) => {
      await app.register(personalDataRoutes(deps))
      await app.register(ownDataRoutes(deps))
    },
    keeps: [
      { name: 'drafts', setting: 'draft_days', remove: deleteDrafts },
      { name: 'documents', setting: 'closed_document_days', remove: deleteClosedDocuments },
    ],
  }),
}
