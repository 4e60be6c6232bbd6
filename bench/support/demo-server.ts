import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type App, buildApp } from '../../packages/server/src/app.ts'
import { seedDemo } from '../../packages/server/src/demo/seed-demo.ts'
import { FEATURES } from '../../packages/server/src/features.ts'
import type { Database } from '../../packages/server/src/platform/database/database.ts'
import { migrate } from '../../packages/server/src/platform/database/migrate.ts'
import { openDatabase } from '../../packages/server/src/platform/database/open-database.ts'
import { readEnvironment } from '../../packages/server/src/platform/process/environment.ts'
import { FOLDERS, fillWithDemo, TEST_SECRET } from '../../packages/server/src/testing/test-app.ts'
import { freshDatabase } from '../../packages/server/src/testing/test-database.ts'

export type DemoServer = {
  readonly name: 'PostgreSQL' | 'embedded'
  readonly http: App['http']
  readonly jobs: App['jobs']
  readonly database: Database
  readonly url: string
}

/** The whole server in this process with the demo in it, on the PostgreSQL server of TEST_DATABASE_URL or embedded. */
export async function withDemoServer(
  work: (server: DemoServer) => Promise<void>,
  folders: Readonly<Record<keyof typeof FOLDERS, string>> = FOLDERS,
): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'hearthlight-bench-'))
  const environment = readEnvironment({ LOG_LEVEL: 'silent', RATE_LIMITS: 'false', DATA_DIR: dataDir })
  const isServer = Boolean(process.env['TEST_DATABASE_URL'])
  const database = isServer ? await freshDatabase('demo', fillWithDemo) : await filledEmbedded(environment)
  const parts = { environment, database, sessionSecret: TEST_SECRET, folders, now: () => new Date() }
  try {
    const { http, jobs } = await buildApp(parts)
    await jobs.start('enqueue-only')
    const url = await http.listen({ host: '127.0.0.1', port: 0 })
    await work({ name: isServer ? 'PostgreSQL' : 'embedded', http, jobs, database, url })
    await http.close()
    await jobs.stop()
  } finally {
    await database.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function filledEmbedded(environment: Parameters<typeof openDatabase>[0]): Promise<Database> {
  const database = await openDatabase(environment, (error) => process.stderr.write(`${error.message}\n`))
  await migrate(database.db, FEATURES)
  await seedDemo(database.db, { partnersFolder: FOLDERS.partners, at: new Date() })
  return database
}
