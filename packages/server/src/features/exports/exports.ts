import type { Feature } from '../../platform/feature.ts'
import { type ExportDeps, exportRoutes } from './export-routes.ts'

export const exports: Feature<ExportDeps> = {
  name: 'exports',
  open: (deps) => ({ routes: exportRoutes(deps) }),
}
