import type { PartnerDb, PlatformDb } from '../../../platform/database/schema.ts'
import type { Files } from '../../../platform/files/files.ts'
import type { PartnerDirectory } from '../../../platform/partner-directory.ts'
import type { InPartner } from '../../../platform/scope.ts'
import type { StoredImport } from './account-import-store.ts'
import type { CsvThreads } from './csv-threads.ts'

export type ImportDeps = {
  readonly db: PlatformDb
  readonly now: () => Date
  readonly files: Files
  readonly directory: PartnerDirectory
  readonly csvThreads: CsvThreads
  /** Asks for the next piece of work, after the transaction `db`. */
  readonly goOn: (db: PartnerDb, scope: InPartner, at: Pick<StoredImport, 'id' | 'version'>) => Promise<void>
}
