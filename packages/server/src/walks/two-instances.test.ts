import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import { seedDemo } from '../demo/seed-demo.ts'
import { FEATURES } from '../features.ts'
import type { Database } from '../platform/database/database.ts'
import { migrate } from '../platform/database/migrate.ts'
import { openServerDatabase } from '../platform/database/server/server-database.ts'
import { newId } from '../platform/ids.ts'
import { readEnvironment } from '../platform/process/environment.ts'
import { FOLDERS, TEST_SECRET } from '../testing/test-app.ts'

const url = process.env['TEST_DATABASE_URL'] ?? ''

/** The embedded database has one owner, so this is about a PostgreSQL server only. */
describe.runIf(url !== '')('two instances on one empty PostgreSQL', () => {
  const name = `hearthlight_two_${newId().replaceAll('-', '')}`
  const databases: Database[] = []
  const onServer = async (statement: string) => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query(statement).finally(() => client.end())
  }
  const start = async (database: Database) => {
    await migrate(database.db, FEATURES)
    await seedDemo(database.db, { partnersFolder: FOLDERS.partners, at: new Date() })
    const environment = readEnvironment({ LOG_LEVEL: 'silent', DATABASE_URL: url })
    const app = await buildApp({
      environment,
      database,
      sessionSecret: TEST_SECRET,
      now: () => new Date(),
      folders: FOLDERS,
    })
    await app.jobs.start('work')
    await app.http.ready()
    return app
  }

  beforeAll(async () => {
    await onServer(`create database ${name}`)
    const own = new URL(url)
    own.pathname = `/${name}`
    databases.push(await openServerDatabase(own.href), await openServerDatabase(own.href))
  })
  afterAll(async () => {
    for (const database of databases) await database.close()
    await onServer(`drop database if exists ${name} with (force)`)
  })

  it('start at the same moment, seed once, know each other’s sessions and compute an audit once', {
    timeout: 300_000,
  }, async () => {
    const [one, two] = await Promise.all(databases.map(start))
    if (one === undefined || two === undefined) throw new Error('both were started')
    const partners = await databases[0]?.db.selectFrom('partners').select('code').orderBy('code').execute()
    expect(partners).toEqual([{ code: 'boreale' }, { code: 'lakeshore' }, { code: 'tejo' }])

    const headers = { host: 'lakeshore.localhost', 'service-requester': 'api' }
    const signedIn = await one.http.inject({
      method: 'POST',
      url: '/api/v1/auth/user_sessions',
      headers,
      payload: { email: 'homeowner@lakeshore.test', password: 'Demo-pass-2026' },
    })
    const authorization = `Bearer ${signedIn.json().data?.attributes?.token}`
    const seen = await two.http.inject({ url: '/api/v1/users', headers: { ...headers, authorization } })
    expect(seen.json().data?.attributes?.email).toBe('homeowner@lakeshore.test')

    const asPerson = { ...headers, authorization }
    const list = await one.http.inject({ url: '/api/v1/buildings/', headers: asPerson })
    const audits: (string | null)[] = list
      .json()
      .records.data.map(
        (home: { attributes: { extra_info: { virtual_audit: string | null } } }) =>
          home.attributes.extra_info.virtual_audit,
      )
    const audit = `/api/v1/virtual_audit/virtual_audits/${audits.find((id) => id !== null)}`
    const read = (app: typeof one) => app.http.inject({ url: audit, headers: asPerson })
    const reads = await Promise.all([one, two, one, two].map(read))
    expect(reads.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    const renewals = await databases[0]?.db
      .selectFrom('audit_log')
      .select('record_id')
      .where('action', '=', 'assessment.renew')
      .execute()
    expect(renewals, 'computed once for both').toHaveLength(1)

    for (const app of [one, two]) {
      await app.http.close()
      await app.jobs.stop()
    }
  })
})
