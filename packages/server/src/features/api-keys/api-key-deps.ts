import type { VirtualAudit } from '@hearthlight/domain/assessment/result/virtual-audit'
import type { ExportedRow, ExportName } from '@hearthlight/domain/exports/export-columns'
import type { PartnerDb, PlatformDb } from '../../platform/database/schema.ts'
import type { Scope } from '../../platform/scope.ts'

export type ApiKeyDeps = {
  readonly db: PlatformDb
  readonly now: () => Date
  /** Hashes the keys. */
  readonly secret: string
  /** Rows in the order of their ids. */
  readonly rowsOf: (
    db: PartnerDb,
    scope: Scope,
    what: ExportName,
    page: { readonly after?: string | undefined; readonly limit: number },
  ) => Promise<readonly ExportedRow[]>
  /** The result of a home as it was last computed. */
  readonly resultOf: (
    db: PartnerDb,
    scope: Scope,
    buildingId: string,
  ) => Promise<{ readonly id: string; readonly attributes: VirtualAudit } | undefined>
}
