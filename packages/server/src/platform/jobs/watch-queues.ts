import type { Database } from '../database/database.ts'

/** States are ordered: what comes before `active` waits. */
const DUE_SQL = `select distinct name from pgboss.job where state < 'active' and start_after <= now()`

type Watch = {
  readonly database: Pick<Database, 'execute'>
  readonly everyMs: number
  readonly work: (names: readonly string[]) => Promise<void>
  readonly onError: (error: unknown) => void
}

/** One look at all queues together, where a look at each would keep the only connection busy. Answers how to stop. */
export function watchQueues({ database, everyMs, work, onError }: Watch): () => Promise<void> {
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<void> = Promise.resolve()

  const look = async () => {
    const { rows } = await database.execute(DUE_SQL, [])
    const names = (rows as { name: string }[]).map(({ name }) => name)
    if (names.length > 0) await work(names)
  }
  const lookLater = () => {
    if (isStopped) return
    timer = setTimeout(() => {
      looking = look().catch(onError).finally(lookLater)
    }, everyMs)
  }
  lookLater()
  return async () => {
    isStopped = true
    clearTimeout(timer)
    await looking
  }
}
