import { Migrator } from 'kysely'
import { migrations } from './migrations/index.ts'
import { ensurePartnerRole } from './partner-role.ts'
import type { PlatformDb } from './schema.ts'

/** All pending migrations in one transaction under an advisory lock, so that several instances may start at once. */
export async function migrate(db: PlatformDb): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(migrations) },
    allowUnorderedMigrations: true,
  })
  const { error } = await migrator.migrateToLatest()
  if (error !== undefined) throw error
  await ensurePartnerRole(db)
}
