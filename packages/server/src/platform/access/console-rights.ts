import type { AdminPermission } from '@hearthlight/domain/accounts/staff/admin'
import type { PartnerDb } from '../database/schema.ts'
import type { InPartner } from '../scope.ts'

/**
 * What a member of staff may open in the console: nothing for who has no sign-in. Undefined where it was switched off: they are
 * told nothing any more.
 */
export type ConsoleRightsOf = (
  db: PartnerDb,
  scope: InPartner,
  staffId: string | null,
) => Promise<readonly AdminPermission[] | undefined>
