import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { newId } from '../ids.ts'
import { inPartner } from './in-partner.ts'
import type { PartnerDb } from './schema.ts'

let test: TestApp
beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

const lakeshore = () => ({ partnerId: test.partners.lakeshore.id })
const boreale = () => ({ partnerId: test.partners.boreale.id })
/** More often than a server has connections in the pool. */
const OFTEN = 40

const partnersOf = async (db: PartnerDb) => {
  const rows = await db.selectFrom('users').select('partner_id').execute()
  return [...new Set(rows.map(({ partner_id }) => partner_id))]
}

it('keeps the reads of partners apart, however many are made at once', async () => {
  const scopes = Array.from({ length: OFTEN }, (_, index) => (index % 2 === 0 ? lakeshore() : boreale()))
  const seen = await Promise.all(scopes.map((scope) => inPartner(test.db, scope, partnersOf)))
  expect(seen).toEqual(scopes.map(({ partnerId }) => [partnerId]))
})

it('leaves neither role nor partner behind after a read, not even after one that failed', async () => {
  for (let round = 0; round < OFTEN; round += 1) {
    const failing = inPartner(test.db, lakeshore(), (db) =>
      db.selectFrom('users').select('id').where('id', '=', 'nobody').execute(),
    )
    await expect(failing).rejects.toThrow('invalid input syntax for type uuid')
    expect(await inPartner(test.db, boreale(), partnersOf)).toEqual([boreale().partnerId])
    const all = await test.db.selectFrom('users').select('partner_id').execute()
    expect(new Set(all.map(({ partner_id }) => partner_id)).size).toBe(3)
  }
})

it('keeps nothing of what was written after a read in a transaction that fails', async () => {
  const id = newId()
  const failing = inPartner(test.db, lakeshore(), async (db) => {
    await partnersOf(db)
    const partner_id = lakeshore().partnerId
    await db.insertInto('visits').values({ partner_id, id, landing_page: '/' }).execute()
    expect(await db.selectFrom('visits').select('id').where('id', '=', id).execute()).toHaveLength(1)
    throw new Error('on the way')
  })
  await expect(failing).rejects.toThrow('on the way')
  expect(await test.db.selectFrom('visits').select('id').where('id', '=', id).execute()).toEqual([])
})

it('reads on when a migration of another instance has added a column', async () => {
  const read = () => inPartner(test.db, lakeshore(), (db) => db.selectFrom('visits').selectAll().execute())
  const partner_id = lakeshore().partnerId
  await inPartner(test.db, lakeshore(), (db) =>
    db.insertInto('visits').values({ partner_id, id: newId(), landing_page: '/' }).execute(),
  )
  for (let round = 0; round < 3; round += 1) await read()
  await sql`alter table visits add column note text not null default 'new'`.execute(test.db)
  expect(await read()).toEqual([expect.objectContaining({ landing_page: '/', note: 'new' })])
})
