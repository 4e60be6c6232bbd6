import type { Feature } from '../../platform/feature.ts'
import { type AuditLogDeps, auditLogRoutes } from './audit-log-routes.ts'

export const auditLog: Feature<AuditLogDeps> = {
  name: 'audit-log',
  open: (deps) => ({ routes: auditLogRoutes(deps) }),
}
