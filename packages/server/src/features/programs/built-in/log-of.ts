import type { HomeScope } from '../../../platform/access.ts'
import type { What } from '../../../platform/audit-log/change.ts'

/** A change of an application in the audit log; its values are erased with the person. */
export const logOf = ({ access }: HomeScope, action: string, id: string): What => ({
  action,
  record: { type: 'application', id, of: access.ownerId },
})
