import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { FEATURES } from '../features.ts'
import { bySystem, change } from '../platform/audit-log/change.ts'
import { inPartner } from '../platform/database/in-partner.ts'
import type { ChangeDb, PartnerDb, PlatformDb } from '../platform/database/schema.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'

/** `npm run types` fails on a line here that has stopped being a mistake. */
export const mistakes = [
  // @ts-expect-error a handle that reads writes nothing that is to last
  (db: PartnerDb) => db.insertInto('users'),
  // @ts-expect-error nor changes it
  (db: PartnerDb) => db.updateTable('buildings'),
  // @ts-expect-error nor removes it
  (db: PartnerDb) => db.deleteFrom('report_shares'),
  // @ts-expect-error nor writes a line of the log by itself
  (db: PartnerDb) => db.insertInto('audit_log'),
  // @ts-expect-error it does not serve where one that writes is asked for
  (db: PartnerDb): ChangeDb => db,
  // @ts-expect-error nor does the one of the platform, which leaves no line
  (db: PlatformDb): ChangeDb => db,
  // @ts-expect-error what `inPartner` gives is the one that reads
  (db: PlatformDb) => inPartner(db, { partnerId: '' }, async (given: ChangeDb) => given),
]

let test: TestApp
let lasting: string[]
beforeAll(async () => {
  test = await testApp()
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'partner_id'`.execute(test.db)
  // A partner's role may not touch its own configuration at all, and only append to the log.
  const others = [
    ...FEATURES.flatMap(({ passing = {} }) => Object.keys(passing)),
    'sessions',
    'mails',
    'outbox',
    'sent_mails',
    'studio_drafts',
    'search_words',
    'partner_versions',
    'partner_hosts',
    'audit_log',
    'refusals',
  ]
  lasting = rows.map(({ name }) => name).filter((name) => !others.includes(name))
})
afterAll(() => test.close())

const touch = (db: PartnerDb, table: string) =>
  sql.raw(`update ${table} set partner_id = partner_id`).execute(db)

it('refuses what lasts to a handle that reads, whatever the statement', async () => {
  expect(lasting).toEqual(expect.arrayContaining(['users', 'buildings', 'virtual_audits', 'incentives']))
  for (const table of lasting) {
    const tried = inPartner(test.db, { partnerId: test.partners.tejo.id }, (db) => touch(db, table))
    await expect(tried, table).rejects.toThrow(`${table} is written through change only`)
  }
})
it('lets a change write it', async () => {
  const what = { action: 'test.touch', record: { type: 'test', id: 'all' } }
  for (const table of lasting)
    await change(test.db, bySystem(test.partners.tejo.id, 'test'), what, async (db) => ({
      result: await touch(db, table),
    }))
})
it('leaves nothing of a change for the next transaction', async () => {
  const what = { action: 'test.touch', record: { type: 'test', id: 'all' } }
  await change(test.db, bySystem(test.partners.tejo.id, 'test'), what, async (db) => ({
    result: await touch(db, 'users'),
  }))
  const tried = inPartner(test.db, { partnerId: test.partners.tejo.id }, (db) => touch(db, 'users'))
  await expect(tried).rejects.toThrow('users is written through change only')
})
