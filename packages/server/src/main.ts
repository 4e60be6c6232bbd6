import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { type App, buildApp } from './app.ts'
import { calculateResults } from './demo/calculate-results.ts'
import { refuseDemoStaff, seedDemo } from './demo/seed-demo.ts'
import { FEATURES } from './features.ts'
import type { Database } from './platform/database/database.ts'
import { migrate } from './platform/database/migrate.ts'
import { openDatabase } from './platform/database/open-database.ts'
import { type Environment, readEnvironment } from './platform/process/environment.ts'
import { portFailure, requireFreePort } from './platform/process/free-port.ts'
import { StartFailure } from './platform/process/start-failure.ts'
import { stopOnSignal } from './platform/process/stop.ts'
import { welcome } from './platform/process/welcome.ts'
import { sessionSecret } from './platform/secrets/session-secret.ts'

const here = path.dirname(fileURLToPath(import.meta.url))
const folders = {
  web: path.resolve(here, '../../web/dist'),
  partners: path.resolve(here, '../../../partners'),
  climate: path.resolve(here, '../../engine/data'),
}
const print = (line: string) => process.stdout.write(`${line}\n`)

async function start(): Promise<void> {
  const environment = readEnvironment(process.env)
  if (environment.role !== 'worker') await requireFreePort(environment)
  print('Opening the database')
  const database = await openDatabase(environment, (error) => exitWith(error))
  const app = await prepare(environment, database).catch(async (error: unknown) => {
    await database.close()
    throw error
  })
  stopOnSignal(async () => {
    if (environment.role !== 'worker') await app.leave()
    await app.http.close()
    await app.jobs.stop()
    await database.close()
  })
}

async function prepare(environment: Environment, database: Database): Promise<App> {
  await migrate(database.db, FEATURES)
  await refuseDemoStaff(database.db, environment)
  const seeded = environment.seedDemo ? await makeDemo(environment, database) : []
  await mkdir(environment.dataDir, { recursive: true })
  const secret = await sessionSecret(environment)
  const app = await buildApp({ environment, database, sessionSecret: secret, now: () => new Date(), folders })
  await app.jobs.start(environment.role === 'web' ? 'enqueue-only' : 'work')
  await calculateResults({ db: database.db, jobs: app.jobs, now: () => new Date() }, seeded)
  await app.http.ready()
  if (environment.role !== 'worker') await listen(app, environment)
  print(welcome(environment, addressOf(app)))
  return app
}

function makeDemo({ publicUrl, port }: Environment, { db }: Database) {
  print('Looking for the demo, and making it on an empty database')
  const neighbours = { site: publicUrl?.origin ?? `http://localhost:${port}`, climate: folders.climate }
  return seedDemo(db, { partnersFolder: folders.partners, at: new Date(), neighbours })
}

async function listen(app: App, { host, port }: Environment): Promise<void> {
  await app.http.listen({ host, port }).catch((error: unknown) => {
    throw portFailure(error, host, port)
  })
}

function addressOf(app: App): number | undefined {
  const [address] = app.http.server.listening ? app.http.addresses() : []
  return typeof address === 'object' ? address.port : undefined
}

function exitWith(error: unknown): never {
  const line = error instanceof StartFailure ? error.message : (error as Error).stack
  process.stderr.write(`Hearthlight cannot start. ${line}\n`)
  process.exit(1)
}

start().catch(exitWith)
