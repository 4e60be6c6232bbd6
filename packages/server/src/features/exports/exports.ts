import { exportProblems } from '@hearthlight/domain/outward/outward-problems'
import type { Feature } from '../../platform/feature.ts'
import type { ExportDeps } from './export-deps.ts'
import { exportRoutes } from './export-routes.ts'
import type {} from './export-store.ts'
import { makeExportJob } from './make-export.ts'
import { up as exportsUp } from './migrations/0479-exports.ts'
import { forgetExports } from './read-exports.ts'

export const exports: Feature<{ readonly exports: ExportDeps }> = {
  name: 'exports',
  migrations: { '0479-exports': { up: exportsUp } },
  problems: exportProblems,
  open: ({ exports: deps }) => ({
    jobs: [makeExportJob(deps)],
    routes: exportRoutes(deps),
    forget: () => forgetExports(deps),
  }),
}
