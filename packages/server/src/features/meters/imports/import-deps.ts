import type { PartnerDb } from '../../../platform/database/schema.ts'
import { type FileKey, type Files, fileKey } from '../../../platform/files/files.ts'
import type { PartnerDirectory } from '../../../platform/partner-directory.ts'
import type { InPartner } from '../../../platform/scope.ts'
import type { MeterDeps } from '../meter-deps.ts'
import type { StoredReadingImport } from './import-store.ts'

export type ReadingImportDeps = MeterDeps & {
  readonly files: Files
  readonly directory: PartnerDirectory
  /** Asks for the next piece of work, after the transaction `db`. */
  readonly goOn: (
    db: PartnerDb,
    scope: InPartner,
    at: Pick<StoredReadingImport, 'id' | 'version'>,
  ) => Promise<void>
}

export const keyOfReadingImport = (partnerId: string, id: string): FileKey =>
  fileKey('reading-imports', partnerId, id)
