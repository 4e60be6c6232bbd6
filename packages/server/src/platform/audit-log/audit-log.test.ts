import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { inPartner } from '../database/in-partner.ts'
import type { ChangeDb } from '../database/schema.ts'
import { inTransaction } from '../database/transaction.ts'
import { newId } from '../ids.ts'
import { eraseAuditValues } from './audit-log-store.ts'
import { bySystem, type Changed, change } from './change.ts'

let test: TestApp
let now = new Date()
let home: string
beforeAll(async () => {
  test = await testApp({ now: () => now })
})
afterAll(() => test.close())
beforeEach(() => {
  home = newId()
})

const partnerId = () => test.partners.lakeshore.id
const what = () => ({ action: 'home.change', record: { type: 'home', id: home, of: 'owner' } })
const log = (changed: Omit<Changed<void>, 'result'>) =>
  change(test.db, bySystem(partnerId(), 'test'), what(), async () => ({ result: undefined, ...changed }))
/** A change inside another joins it. */
const logInside = (db: ChangeDb) =>
  change(db, bySystem(partnerId(), 'test'), what(), async () => ({ result: undefined }))
const lines = () =>
  test.db.selectFrom('audit_log').selectAll().where('record_id', '=', home).orderBy('id').execute()
const line = async () => (await lines())[0]

describe('a change', () => {
  it('leaves the difference, by whom and for which request', async () => {
    await log({ before: { city: 'Madison', zip: '1' }, after: { city: 'Kohler', zip: '1' } })
    expect(await lines()).toMatchObject([
      {
        actor_kind: 'system',
        actor_id: null,
        on_behalf_by: null,
        request_id: 'test',
        action: 'home.change',
        record_type: 'home',
        record_of: 'owner',
        erased_at: null,
        before: { city: 'Madison' },
        after: { city: 'Kohler' },
      },
    ])
  })
  it('that changed nothing leaves nothing', async () => {
    await log({ before: { city: 'Kohler' }, after: { city: 'Kohler' } })
    expect(await lines()).toEqual([])
  })
  it('without values leaves that it was done', async () => {
    await log({})
    expect(await lines()).toMatchObject([{ before: null, after: null }])
  })
  it('that fails leaves neither its rows nor its line', async () => {
    const visit = { partner_id: partnerId(), id: home, landing_page: '/' }
    const failing = change(test.db, bySystem(partnerId(), 'test'), what(), async (db) => {
      await logInside(db)
      await db.insertInto('visits').values(visit).execute()
      throw new Error('on the way')
    })
    await expect(failing).rejects.toThrow('on the way')
    expect(await lines()).toEqual([])
    expect(await test.db.selectFrom('visits').select('id').where('id', '=', home).execute()).toEqual([])
  })
  it('must say which record it changed', async () => {
    const made = { action: 'home.create', record: { type: 'home' } }
    const silent = change(test.db, bySystem(partnerId(), 'test'), made, async () => ({ result: undefined }))
    await expect(silent).rejects.toThrow('home.create does not say which record it changed')
  })
})

describe('a line', () => {
  const raw = (statement: string) => sql.raw(statement).execute(test.db)
  const STATEMENTS = [
    `update audit_log set action = 'none'`,
    `update audit_log set before = null, after = null, erased_at = now()`,
    `delete from audit_log`,
    `truncate audit_log`,
  ]

  it.each(STATEMENTS)('outlives the owner of the tables: %s', async (statement) => {
    await log({ after: { city: 'Kohler' } })
    await expect(raw(statement)).rejects.toThrow('append-only')
    expect(await lines()).toHaveLength(1)
  })
  it.each(STATEMENTS)('is out of a partner’s reach: %s', async (statement) => {
    await log({ after: { city: 'Kohler' } })
    const tried = inPartner(test.db, { partnerId: partnerId() }, (db) => sql.raw(statement).execute(db))
    await expect(tried).rejects.toThrow('permission denied')
    expect(await lines()).toHaveLength(1)
  })
  it.each([
    `action = 'none', before = null, after = null, erased_at = now()`,
    `before = null, after = '{}', erased_at = now()`,
    `before = null, after = null`,
  ])('cannot be rewritten under the name of an erasure: %s', async (set) => {
    await log({ after: { city: 'Kohler' } })
    const tried = inTransaction(test.db, async (db) => {
      await sql`set local hearthlight.erasing = 'on'`.execute(db)
      await sql.raw(`update audit_log set ${set}`).execute(db)
    })
    await expect(tried).rejects.toThrow('append-only')
    expect(await line()).toMatchObject({ action: 'home.change', after: { city: 'Kohler' } })
  })
})

describe('erasing', () => {
  const erase = (subject: string, by = partnerId()) =>
    change(
      test.db,
      bySystem(by, 'test'),
      { action: 'home.delete', record: { type: 'gone', id: newId() } },
      async (db) => ({ result: await eraseAuditValues(db, { partnerId: partnerId() }, subject) }),
    )

  it.each(['the record', 'what it belongs to'])('by %s takes the values and leaves the line', async (by) => {
    await log({ before: { city: 'Madison' }, after: { city: 'Kohler' } })
    const before = await line()
    await erase(by === 'the record' ? home : 'owner')
    expect(await line()).toEqual({ ...before, before: null, after: null, erased_at: expect.any(Date) })
  })
  it('leaves what is told of others', async () => {
    await log({ after: { city: 'Kohler' } })
    await erase(newId())
    expect(await line()).toMatchObject({ after: { city: 'Kohler' }, erased_at: null })
  })
  it('is not for another partner', async () => {
    await log({ after: { city: 'Kohler' } })
    await expect(erase(home, test.partners.tejo.id)).rejects.toThrow('its own values only')
    expect(await line()).toMatchObject({ after: { city: 'Kohler' } })
  })
  it('happens to every line after three years, every night', async () => {
    await log({ after: { city: 'Kohler' } })
    const night = async (days: number) => {
      now = new Date(Date.now() + days * 86_400_000)
      await test.jobs.enqueue(test.db, { name: 'platform.keep-house', payload: z.object({}) }, {})
      await test.jobs.drain()
    }
    await night(3 * 365 - 1)
    expect(await line()).toMatchObject({ after: { city: 'Kohler' } })
    await night(3 * 365 + 1)
    expect(await line()).toMatchObject({ action: 'home.change', after: null })
  })
})

it('is found by time and by actor without reading all of it', async () => {
  const { rows } = await sql<{ columns: string }>`
    select pg_get_indexdef(indexrelid) as columns from pg_index where indrelid = 'audit_log'::regclass`.execute(
    test.db,
  )
  const indexed = rows.map(({ columns }) => columns.replace(/.*\(/, '('))
  expect(indexed).toEqual(expect.arrayContaining(['(partner_id, at, id)', '(partner_id, actor_id, at, id)']))
})
