import { documentProblems } from '@hearthlight/domain/documents/document-problems'
import type { Feature } from '../../platform/feature.ts'
import type { DocumentDeps } from './document-deps.ts'
import { documentRoutes } from './document-routes.ts'
import type {} from './document-tables.ts'
import { documentsPersonalData } from './documents-personal-data.ts'
import { drawJob, scanJob } from './files/examine-file.ts'
import { up as documentsUp } from './migrations/0140-documents.ts'
import { up as storageUseUp } from './migrations/0500-storage-use.ts'
import { staffDocumentRoutes } from './staff-document-routes.ts'
import { storageRoutes } from './storage/storage-routes.ts'
import { sweepDocuments } from './sweep-documents.ts'

export const documents: Feature<{ readonly documents: DocumentDeps }> = {
  name: 'documents',
  personal: documentsPersonalData,
  passing: {
    document_files: 'bytes; the document that holds them has its line',
    storage_use: 'counted by the database from documents',
  },
  migrations: { '0140-documents': { up: documentsUp }, '0500-storage-use': { up: storageUseUp } },
  problems: documentProblems,
  open: ({ documents: deps }) => ({
    jobs: [scanJob(deps), drawJob(deps)],
    routes: async (app) => {
      await app.register(documentRoutes(deps))
      await app.register(staffDocumentRoutes(deps))
      await app.register(storageRoutes(deps))
    },
    forget: () => sweepDocuments(deps),
  }),
}
