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
  open: ({ exports: deps }) => {
    deps.jobs.add(makeExportJob(deps))
    return { routes: exportRoutes(deps), forget: () => forgetExports(deps) }
  },
}
