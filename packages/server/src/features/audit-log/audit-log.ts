import type { PlatformDb } from '../../platform/database/schema.ts'
import type { Feature } from '../../platform/feature.ts'
import { auditLogRoutes } from './audit-log-routes.ts'

export const auditLog: Feature<{ readonly db: PlatformDb }> = {
  name: 'audit-log',
  open: (deps) => ({ routes: auditLogRoutes(deps) }),
}
