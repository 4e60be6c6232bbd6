import { FEATURES } from '../packages/server/src/features.ts'
import { migrate } from '../packages/server/src/platform/database/migrate.ts'
import { openDatabase } from '../packages/server/src/platform/database/open-database.ts'
import type { PlatformDb } from '../packages/server/src/platform/database/schema.ts'
import { readEnvironment } from '../packages/server/src/platform/process/environment.ts'

/** Runs a command on the database that the environment names. */
export async function withDatabase(work: (db: PlatformDb) => Promise<number>): Promise<number> {
  const database = await openDatabase(readEnvironment(process.env), (error) => console.error(error.message))
  try {
    await migrate(database.db, FEATURES)
    return await work(database.db)
  } finally {
    await database.close()
  }
}
