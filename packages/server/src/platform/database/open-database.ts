import type { Environment } from '../process/environment.ts'
import type { Database } from './database.ts'
import { openEmbeddedDatabase } from './embedded/open-embedded.ts'
import { openServerDatabase } from './server/server-database.ts'

/** `onLost` is told when the embedded database dies under a running server. */
export function openDatabase(
  { database }: Pick<Environment, 'database'>,
  onLost: (error: Error) => void,
): Promise<Database> {
  return database.kind === 'embedded'
    ? openEmbeddedDatabase(database.folder, onLost)
    : openServerDatabase(database.url)
}
