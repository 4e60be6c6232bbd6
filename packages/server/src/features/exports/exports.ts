import { exportProblems } from '@hearthlight/domain/exports/export-problems'
import type { Feature } from '../../platform/feature.ts'
import { beginDueExportsJob } from './begin-due-exports.ts'
import type { ExportDeps } from './export-deps.ts'
import { exportRoutes } from './export-routes.ts'
import type {} from './export-schedule-store.ts'
import type {} from './export-store.ts'
import { makeExportJob } from './make-export.ts'
import { up as exportsUp } from './migrations/0479-exports.ts'
import { up as schedulesUp } from './migrations/0941-export-schedules.ts'
import { forgetExports } from './read-exports.ts'

export const exports: Feature<{ readonly exports: ExportDeps }> = {
  name: 'exports',
  migrations: { '0479-exports': { up: exportsUp }, '0941-export-schedules': { up: schedulesUp } },
  problems: exportProblems,
  open: ({ exports: deps }) => ({
    jobs: [makeExportJob(deps), beginDueExportsJob(deps)],
    routes: exportRoutes(deps),
    forget: () => forgetExports(deps),
  }),
}
