import pg from 'pg'
import { StartFailure } from '../../process/start-failure.ts'
import type { Database } from '../database.ts'
import { partnerDialect } from '../partner-dialect.ts'
import { platformDb } from '../platform-db.ts'
import { withoutDeadline } from '../without-deadline.ts'
import { type DatabaseTimes, type ServerPool, serverPool, TIMES } from './server-pool.ts'

/** Parsed as on the embedded database: dates stay text, 8-byte integers are numbers. */
const parsers = new Map<number, (text: string) => unknown>([
  [pg.types.builtins.DATE, (text) => text],
  [pg.types.builtins.INT8, Number],
])

export async function openServerDatabase(url: string, times: DatabaseTimes = TIMES): Promise<Database> {
  const config: pg.ClientConfig = {
    connectionString: url,
    types: {
      getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
        (format !== 'binary' && parsers.get(oid)) ||
        pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
    },
  }
  await refuseUnusable(config, times)
  const pool = serverPool(config, times)
  const db = platformDb(partnerDialect(pool))
  const execute: Database['execute'] = async (sql, parameters) => {
    const result = await alone(pool, (client) =>
      client.query(sql, parameters.length === 0 ? undefined : [...parameters]),
    )
    return Array.isArray(result) ? result.at(-1) : result
  }
  return {
    kind: 'server',
    db,
    execute,
    exclusively: (work) => withoutDeadline(() => withAdvisoryLock(pool, work)),
    ping: async () => {
      await execute('select 1', [])
    },
    close: () => db.destroy(),
  }
}

/** One question by a connection, which after a failure is not used again: a script may have been in the middle of a transaction. */
async function alone<Answer>(
  pool: ServerPool,
  question: (client: pg.PoolClient) => Promise<Answer>,
): Promise<Answer> {
  const held = await pool.hold()
  let isAnswered = false
  try {
    const answer = await held.ask(question)
    isAnswered = true
    return answer
  } finally {
    held.release(!isAnswered)
  }
}

const withAdvisoryLock = (pool: ServerPool, work: () => Promise<void>): Promise<void> =>
  alone(pool, async (client) => {
    await client.query('select pg_advisory_lock(7043)')
    await work()
    await client.query('select pg_advisory_unlock(7043)')
  })

async function refuseUnusable(config: pg.ClientConfig, { connectMs }: DatabaseTimes): Promise<void> {
  const client = new pg.Client({ ...config, connectionTimeoutMillis: connectMs })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ server_version_num: string }>('show server_version_num')
    const version = Number(rows[0]?.server_version_num)
    if (version < 140_000)
      throw new StartFailure(
        `DATABASE_URL: PostgreSQL ${Math.floor(version / 10_000)} is too old, 14 or newer is needed.`,
      )
  } catch (error) {
    if (error instanceof StartFailure) throw error
    throw new StartFailure(`DATABASE_URL: the database cannot be reached (${reason(error as Error)}).`)
  } finally {
    await client.end().catch(() => undefined)
  }
}

function reason(error: Error): string {
  if (error instanceof AggregateError) return reason(error.errors[0])
  return error.message
}
