import type { Feature } from '../../platform/feature.ts'
import { ownDataRoutes } from './own-data-routes.ts'
import type { PersonalDataDeps } from './personal-data-deps.ts'
import { personalDataRoutes } from './personal-data-routes.ts'
import { removeClosedDocuments, removeOldDrafts } from './remove-old.ts'

export const personalData: Feature<{ readonly personalData: PersonalDataDeps }> = {
  name: 'personal-data',
  open: ({ personalData: deps }) => ({
    routes: async (app) => {
      await app.register(personalDataRoutes(deps))
      await app.register(ownDataRoutes(deps))
    },
    keeps: [
      { name: 'drafts', setting: 'draft_days', remove: removeOldDrafts(deps) },
      { name: 'documents', setting: 'closed_document_days', remove: removeClosedDocuments(deps) },
    ],
  }),
}
