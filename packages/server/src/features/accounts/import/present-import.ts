import type { AccountImport } from '@hearthlight/domain/accounts/import/account-import'
import type { PartnerDb } from '../../../platform/database/schema.ts'
import type { StoredImport } from './account-import-store.ts'
import { countRefusals } from './refused-row-store.ts'

export async function presentImport(db: PartnerDb, found: StoredImport) {
  const attributes: AccountImport = {
    state: found.state,
    file_name: found.file_name,
    size: found.size,
    columns: found.columns,
    mapping: found.mapping,
    counts: found.counts,
    refused_by: await countRefusals(db, found),
    started_by: found.started_by,
    created_at: found.created_at.toISOString(),
    finished_at: found.finished_at?.toISOString() ?? null,
    version: found.version,
  }
  return { id: found.id, type: 'account_import' as const, attributes }
}
