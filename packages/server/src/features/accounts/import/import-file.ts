import { type FileKey, fileKey } from '../../../platform/files/files.ts'

export const keyOfImport = (partnerId: string, id: string): FileKey =>
  fileKey('account-imports', partnerId, `${id}.csv`)
