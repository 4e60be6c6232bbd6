import { Problem } from '@hearthlight/domain/shared/problem'
import { inPartner } from '../../../platform/database/in-partner.ts'
import type { PlatformDb } from '../../../platform/database/schema.ts'
import type { InPartner } from '../../../platform/scope.ts'
import { findImport, type StoredImport } from './account-import-store.ts'

export async function mustFindImport(db: PlatformDb, scope: InPartner, id: string): Promise<StoredImport> {
  const found = await inPartner(db, scope, (db) => findImport(db, scope, id))
  if (found === undefined) throw new Problem('shared.not-found')
  return found
}
