import pg from 'pg'
import type { Database } from '../../platform/database/database.ts'
import { openServerDatabase } from '../../platform/database/server/server-database.ts'
import { type DatabaseTimes, TIMES } from '../../platform/database/server/server-pool.ts'
import { newId } from '../../platform/ids.ts'

/** Fills an empty database once; later runs on the same sources begin with a copy of the result. */
export type Prepare = (database: Database) => Promise<void>

/** A busy machine answers late; what is done about a server that is gone has tests of its own. */
const PATIENT: DatabaseTimes = {
  connectMs: 120_000,
  answerMs: 120_000,
  pulse: { ...TIMES.pulse, ticks: 240 },
}

const templateOf = (key: string) => `hearthlight_filled_${key}`

/** A database copied from a filled template; the template is made once, whoever comes first. */
export async function copyTemplate(url: string, key: string, prepare: Prepare): Promise<Database> {
  const name = `hearthlight_${newId().replaceAll('-', '')}`
  await alone(url, async (admin) => {
    await ensureTemplate(admin, url, templateOf(key), prepare)
    await admin.query(`create database ${name} template ${templateOf(key)}`)
  })
  const database = await openServerDatabase(withDatabase(url, name), PATIENT)
  return { ...database, close: () => database.close().then(() => drop(url, name)) }
}

export const saveTemplate = (url: string, key: string, prepare: Prepare): Promise<void> =>
  alone(url, (admin) => ensureTemplate(admin, url, templateOf(key), prepare))

/** One test process at a time works on templates: PostgreSQL refuses to copy one that somebody is connected to. */
async function alone(url: string, work: (admin: pg.Client) => Promise<void>): Promise<void> {
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  try {
    await admin.query('select pg_advisory_lock(7041)')
    await work(admin)
  } finally {
    await admin.end()
  }
}

async function ensureTemplate(
  admin: pg.Client,
  url: string,
  template: string,
  prepare: Prepare,
): Promise<void> {
  const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [template])
  if (rowCount !== 0) return
  const making = `${template}_making`
  await admin.query(`drop database if exists ${making}`)
  await admin.query(`create database ${making}`)
  const database = await openServerDatabase(withDatabase(url, making), PATIENT)
  await prepare(database).finally(() => database.close())
  await admin.query(`alter database ${making} rename to ${template}`)
}

async function drop(url: string, name: string): Promise<void> {
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  await admin.query(`drop database ${name} with (force)`).finally(() => admin.end())
}

function withDatabase(url: string, name: string): string {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}
