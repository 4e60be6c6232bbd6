import pg from 'pg'
import { StartFailure } from '../start-failure.ts'
import type { Database } from './database.ts'
import { PartnerDialect } from './partner-dialect.ts'
import { platformDb } from './platform-db.ts'

/** Parsed as on the embedded database: dates stay text, 8-byte integers are numbers. */
const parsers = new Map<number, (text: string) => unknown>([
  [pg.types.builtins.DATE, (text) => text],
  [pg.types.builtins.INT8, Number],
])

export async function openServerDatabase(url: string): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 20,
    connectionTimeoutMillis: 10_000,
    types: {
      getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
        (format !== 'binary' && parsers.get(oid)) ||
        pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
    },
  })
  // A broken idle connection is replaced by the pool at the next use; without a listener it would end the process.
  pool.on('error', () => undefined)
  await refuseUnusable(pool)
  const db = platformDb(new PartnerDialect(pool))
  return {
    kind: 'server',
    db,
    execute: async (sql, parameters) => {
      const result = await pool.query(sql, parameters.length === 0 ? undefined : [...parameters])
      return Array.isArray(result) ? result.at(-1) : result
    },
    exclusively: (work) => withAdvisoryLock(pool, work),
    ping: async () => {
      await pool.query('select 1')
    },
    close: () => db.destroy(),
  }
}

async function withAdvisoryLock(pool: pg.Pool, work: () => Promise<void>): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock(7043)')
    await work().finally(() => client.query('select pg_advisory_unlock(7043)'))
  } finally {
    client.release()
  }
}

async function refuseUnusable(pool: pg.Pool): Promise<void> {
  const { rows } = await pool
    .query<{ server_version_num: string }>('show server_version_num')
    .catch(async (error: Error) => {
      await pool.end()
      throw new StartFailure(`DATABASE_URL: the database cannot be reached (${reason(error)}).`)
    })
  const version = Number(rows[0]?.server_version_num)
  if (version >= 140_000) return
  await pool.end()
  throw new StartFailure(
    `DATABASE_URL: PostgreSQL ${Math.floor(version / 10_000)} is too old, 14 or newer is needed.`,
  )
}

function reason(error: Error): string {
  if (error instanceof AggregateError) return reason(error.errors[0])
  return error.message
}
