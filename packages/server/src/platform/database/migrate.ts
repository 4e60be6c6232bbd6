import { Migrator, sql } from 'kysely'
import type { Feature } from '../feature.ts'
import { migrations } from './migrations/index.ts'
import { ensurePartnerRole } from './partner-role.ts'
import type { PlatformDb } from './schema.ts'
import { withoutDeadline } from './without-deadline.ts'

/** All pending migrations, those of the platform and of the features, in one transaction under an advisory lock, so that several instances may start at once. */
export const migrate = (
  db: PlatformDb,
  features: readonly Pick<Feature<never>, 'migrations'>[],
): Promise<void> => withoutDeadline(() => migrateAll(db, features))

async function migrateAll(
  db: PlatformDb,
  features: readonly Pick<Feature<never>, 'migrations'>[],
): Promise<void> {
  const all = Object.assign({}, migrations, ...features.map((feature) => feature.migrations))
  await straightenHistory(db)
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(all) },
  })
  const { error } = await migrator.migrateToLatest()
  if (error !== undefined) throw error
  await ensurePartnerRole(db)
}

/** Until this one several were written at once, and a database ran each when it came. */
const LAST_OUT_OF_ORDER = '0090-partners-apart'

/** From there on every database runs them in the order of their names, and one that sorts before what has run is refused. */
async function straightenHistory(db: PlatformDb): Promise<void> {
  const { rows } = await sql<{ is_new: boolean }>`
    select to_regclass('public.kysely_migration') is null as is_new`.execute(db)
  if (rows[0]?.is_new !== false) return
  await sql`update kysely_migration set timestamp = (select min(timestamp) from kysely_migration)
    where name <= ${LAST_OUT_OF_ORDER} and exists (
      select from kysely_migration one join kysely_migration other
      on one.name < other.name and one.timestamp > other.timestamp
      where other.name <= ${LAST_OUT_OF_ORDER})`.execute(db)
}
