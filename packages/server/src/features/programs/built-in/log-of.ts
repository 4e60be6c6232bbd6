import type { What } from '../../../platform/audit-log/change.ts'

/** A change of an application in the audit log. */
export const logOf = (action: string, id: string): What => ({ action, record: { type: 'application', id } })
