import { readEnvironment } from '../../packages/server/src/platform/process/environment.ts'

/** Where the embedded database is; a PostgreSQL server has backup tools of its own. */
export function embeddedFolder(): string {
  const { database } = readEnvironment(process.env)
  if (database.kind === 'server') throw new Error('DATABASE_URL is set: use pg_dump and pg_restore.')
  return database.folder
}

/** A failure is one line and exit code 1. */
export async function runTool(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  }
}
