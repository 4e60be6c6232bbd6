import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { KyselyPlugin } from 'kysely'
import { type App, buildApp } from '../app.ts'
import type { AppParts } from '../compose/open-platform.ts'
import { seedDemo } from '../demo/seed-demo.ts'
import { FEATURES } from '../features.ts'
import type { Database } from '../platform/database/database.ts'
import { inPartner } from '../platform/database/in-partner.ts'
import { migrate } from '../platform/database/migrate.ts'
import type { PlatformDb } from '../platform/database/schema.ts'
import { listMails, type StoredMail } from '../platform/mail/mail-store.ts'
import { type Environment, readEnvironment } from '../platform/process/environment.ts'
import { freshDatabase } from './test-database.ts'
import type { DemoCode, TestPartner } from './test-partner.ts'
import { type SignedIn, signInAs } from './test-sign-in.ts'

const ROOT = path.resolve(import.meta.dirname, '../../../..')
export const FOLDERS = {
  web: path.join(ROOT, 'packages/web/no-build'),
  partners: path.join(ROOT, 'partners'),
  climate: path.join(ROOT, 'packages/engine/data'),
} as const
export const TEST_SECRET = 'a secret of the tests, long enough for it'

export type TestApp = {
  readonly app: FastifyInstance
  readonly leave: App['leave']
  readonly db: PlatformDb
  readonly database: Database
  readonly jobs: App['jobs']
  readonly directory: App['directory']
  readonly partners: Readonly<Record<DemoCode, TestPartner>>
  /** Headers of a signed-in demo person at the site of their partner (of the mail's domain, or as told). */
  signIn(email: string, at?: DemoCode): Promise<SignedIn>
  /** Does the waiting jobs and answers the mails of a partner, newest first. */
  mailbox(code?: DemoCode): Promise<StoredMail[]>
  close(): Promise<void>
}
export type TestOptions = {
  readonly now?: () => Date
  readonly environment?: Partial<Environment>
  readonly webRoot?: string
  /** Another way to the database that was filled; `close` closes both. */
  readonly reach?: (filled: Database) => Promise<Database>
  /** Sees every query the app makes. */
  readonly plugin?: KyselyPlugin
}

/** The real app on a real database filled with the demo, for one test file. */
export async function testApp(options: TestOptions = {}): Promise<TestApp> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'hearthlight-test-'))
  const filled = await freshDatabase('demo', fillWithDemo)
  const opened = (await options.reach?.(filled)) ?? filled
  const parts = { ...defaultParts(options, dataDir), database: watched(opened, options.plugin) }
  const { http, leave, jobs, directory } = await buildApp(parts)
  await jobs.start('enqueue-only')
  await http.ready()
  const { database } = parts
  const partners = await demoPartners(database.db)
  return {
    app: http,
    leave,
    db: database.db,
    database,
    jobs,
    directory,
    partners,
    signIn: (email, at) => signInAs(database.db, TEST_SECRET, Object.values(partners), email, at, parts.now),
    mailbox: async (code = 'lakeshore') => {
      await jobs.drain()
      const { id: partnerId } = partners[code]
      return inPartner(database.db, { partnerId }, (db) => listMails(db, partnerId))
    },
    close: async () => {
      await http.close()
      await jobs.stop()
      await database.close()
      if (opened !== filled) await filled.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** A plugin changes what is seen of the queries, not how far the handle reaches. */
const watched = (database: Database, plugin: KyselyPlugin | undefined): Database =>
  plugin === undefined ? database : { ...database, db: database.db.withPlugin(plugin) as PlatformDb }

function defaultParts(options: TestOptions, dataDir: string): Omit<AppParts, 'database'> {
  const environment = readEnvironment({
    LOG_LEVEL: 'silent',
    RATE_LIMITS: 'false',
    DATA_DIR: dataDir,
    // A busy machine is slow, and only what hangs is to fail.
    WORK_TIMEOUT_SECONDS: '300',
  })
  return {
    environment: { ...environment, ...options.environment },
    sessionSecret: TEST_SECRET,
    now: options.now ?? (() => new Date()),
    folders: { ...FOLDERS, ...(options.webRoot === undefined ? {} : { web: options.webRoot }) },
  }
}

export async function fillWithDemo(database: Database): Promise<void> {
  await migrate(database.db, FEATURES)
  await seedDemo(database.db, { partnersFolder: FOLDERS.partners, at: new Date() })
  // The queues are part of the copy, so that an app of a test starts without making them.
  const { jobs, http } = await buildApp({ ...defaultParts({}, tmpdir()), database })
  await jobs.start('enqueue-only')
  await jobs.stop()
  await http.close()
}

async function demoPartners(db: PlatformDb): Promise<Record<DemoCode, TestPartner>> {
  const rows = await db.selectFrom('partners').select(['id', 'code']).execute()
  const find = (code: DemoCode): TestPartner => {
    const row = rows.find((each) => each.code === code)
    if (row === undefined) throw new Error(`the demo has no partner ${code}`)
    return { id: row.id, code, host: `${code}.localhost` }
  }
  return { lakeshore: find('lakeshore'), boreale: find('boreale'), tejo: find('tejo') }
}
