import type { Environment } from '../process/environment.ts'
import { diskFiles } from './disk-files.ts'
import type { Files } from './files.ts'
import { s3Files } from './s3-files.ts'

export const openFiles = async ({ files }: Pick<Environment, 'files'>): Promise<Files> =>
  files.kind === 's3' ? s3Files(files) : diskFiles(files.folder)
