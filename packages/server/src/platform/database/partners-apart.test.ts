import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changeRows } from '../../testing/database/change-rows.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { newId } from '../ids.ts'
import { inPartner } from './in-partner.ts'
import type { Db } from './schema.ts'
import { inTransaction } from './transaction.ts'

let test: TestApp
let tables: string[]
beforeAll(async () => {
  test = await testApp()
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'partner_id'`.execute(test.db)
  tables = rows.map(({ name }) => name)
})
afterAll(() => test.close())

const lakeshore = () => ({ partnerId: test.partners.lakeshore.id })
const boreale = () => ({ partnerId: test.partners.boreale.id })
const partnersIn = async (db: Db, table: string) =>
  (await sql<{ partner_id: string }>`select * from ${sql.table(table)}`.execute(db)).rows.map(
    ({ partner_id }) => partner_id,
  )
const visit = (partnerId: string) => ({ partner_id: partnerId, id: newId(), landing_page: '/' })

it('puts a policy on every table with a partner', async () => {
  const { rows } = await sql<{ name: string; rule: string | null; is_on: boolean }>`
    select relname as name, relrowsecurity as is_on, pg_get_expr(polqual, polrelid) as rule
    from pg_class left join pg_policy on polrelid = pg_class.oid where relname in (${sql.join(tables)}) and relkind = 'r'
    `.execute(test.db)
  expect(rows.map(({ name }) => name).sort()).toEqual(tables.sort())
  for (const { name, rule, is_on } of rows) {
    expect([name, is_on]).toEqual([name, true])
    expect([name, rule]).toEqual([name, expect.stringContaining("current_setting('hearthlight.partner'")])
  }
})

describe('whoever has entered a partner', () => {
  it('sees its own rows and nobody else’s, whatever the statement', async () => {
    const filled: string[] = []
    for (const table of tables) {
      const all = await partnersIn(test.db, table)
      const seen = await inPartner(test.db, lakeshore(), (db) => partnersIn(db, table))
      expect([table, seen]).toEqual([table, all.filter((id) => id === lakeshore().partnerId)])
      if (new Set(all).size > 1) filled.push(table)
    }
    // Not all about empty tables: the demo has people, homes and incentives at three partners.
    expect(filled).toEqual(
      expect.arrayContaining(['users', 'admins', 'buildings', 'incentives', 'partner_hosts']),
    )
  })

  it('cannot write a row of another', async () => {
    const foreign = inPartner(test.db, lakeshore(), (db) =>
      db.insertInto('visits').values(visit(boreale().partnerId)).execute(),
    )
    await expect(foreign).rejects.toThrow('row-level security')
    const moved = changeRows(test.db, lakeshore().partnerId, (db) =>
      db.updateTable('users').set({ partner_id: boreale().partnerId }).execute(),
    )
    await expect(moved).rejects.toThrow('row-level security')
  })

  it('changes and removes nothing of another', async () => {
    await inPartner(test.db, boreale(), (db) =>
      db.insertInto('visits').values(visit(boreale().partnerId)).execute(),
    )
    await inPartner(test.db, lakeshore(), async (db) => {
      await db.updateTable('visits').set({ landing_page: '/taken' }).execute()
      await db.deleteFrom('visits').execute()
    })
    const kept = await inPartner(test.db, boreale(), (db) =>
      db.selectFrom('visits').select('landing_page').execute(),
    )
    expect(kept).toEqual([{ landing_page: '/' }])
  })

  it.each([
    ['the migrations', 'select * from kysely_migration'],
    ['jobs of others', 'select data from pgboss.job'],
    ['the configuration of partners', `update partner_versions set status = 'archived'`],
    ['the names of partners', `delete from partners`],
    ['who operates the platform', `update operators set email = 'me@lakeshore.test'`],
    ['the passwords of operators', 'select password_hash from operators'],
    ['a new password of an operator', `update operators set password_hash = 'mine'`],
    ['the audit log', `update audit_log set action = 'none'`],
  ])('has no hand on %s', async (_what, statement) => {
    const tried = inPartner(test.db, lakeshore(), (db) => sql.raw(statement).execute(db))
    await expect(tried).rejects.toThrow('permission denied')
  })

  it('asks for jobs of its own only', async () => {
    const ask = (partnerId: string) =>
      inPartner(test.db, lakeshore(), (db) =>
        sql`insert into pgboss.job (name, data)
          values ('mail.send', ${JSON.stringify({ partnerId })}::jsonb)`.execute(db),
      )
    await ask(lakeshore().partnerId)
    await expect(ask(boreale().partnerId)).rejects.toThrow('row-level security')
  })

  it('leaves nothing of it on the connection', async () => {
    const who = sql<{ role: string; partner: string | null }>`
      select current_user as role, nullif(current_setting('hearthlight.partner', true), '') as partner`
    const [before] = (await who.execute(test.db)).rows
    const inside = await inPartner(test.db, lakeshore(), async (db) => (await who.execute(db)).rows[0])
    expect(inside).toEqual({ role: 'hearthlight_partner', partner: lakeshore().partnerId })
    const failing = inPartner(test.db, lakeshore(), (db) => sql`select nonsense`.execute(db))
    await expect(failing).rejects.toThrow('nonsense')
    // More often than there are connections.
    for (let round = 0; round < 25; round++) expect((await who.execute(test.db)).rows).toEqual([before])
  })
})

it('shows nothing to the role without a partner', async () => {
  await test.signIn('operator@platform.test')
  for (const table of tables) {
    const seen = await inTransaction(test.db, async (db) => {
      await sql`set local role hearthlight_partner`.execute(db)
      return partnersIn(db, table)
    })
    expect([table, seen]).toEqual([table, []])
  }
})

it('does not let a partner’s transaction serve another', async () => {
  const slip = inPartner(test.db, lakeshore(), (db) => inPartner(db, boreale(), () => Promise.resolve()))
  await expect(slip).rejects.toThrow('one partner was used for another')
})

it('reaches every partner again after one part of a transaction was a partner’s', async () => {
  const seen = await inTransaction(test.db, async (db) => [
    new Set(await inPartner(db, lakeshore(), (partnerDb) => partnersIn(partnerDb, 'users'))).size,
    new Set(await partnersIn(db, 'users')).size,
  ])
  expect(seen).toEqual([1, 3])
})

it('takes a partner’s id for nothing but an id', async () => {
  const partnerId = `' or true; --`
  const tried = inPartner(test.db, { partnerId }, (db) => partnersIn(db, 'users'))
  await expect(tried).rejects.toThrow('invalid input syntax for type uuid')
  expect(await partnersIn(test.db, 'users')).not.toEqual([])
})
