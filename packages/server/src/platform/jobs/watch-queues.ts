import type { Database } from '../database/database.ts'

/** States are ordered: what comes before `active` waits. */
const DUE_SQL = `select distinct name from pgboss.job where state < 'active' and start_after <= now()`

/** One look at all queues together, where a look at each would keep the only connection busy. */
export const watchQueues =
  (database: Pick<Database, 'execute'>, work: (names: readonly string[]) => void) =>
  async (): Promise<void> => {
    const { rows } = await database.execute(DUE_SQL, [])
    const names = (rows as { name: string }[]).map(({ name }) => name)
    if (names.length > 0) work(names)
  }
