import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fillWithTables, freshDatabase } from '../../../testing/test-database.ts'
import type { Database } from '../database.ts'
import { keysetPage } from './keyset.ts'

let database: Database
beforeAll(async () => {
  database = await freshDatabase('empty', fillWithTables)
  await sql`create table keyset_probes (id uuid primary key, name text not null, at timestamptz not null, amount bigint)`.execute(
    database.db,
  )
  // Names repeat, times differ by microseconds only, every third has no amount.
  await sql`insert into keyset_probes select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'name ' || n % 3,
    timestamptz '2026-11-16 12:00:00Z' + n * interval '1 microsecond', case when n % 3 = 0 then null else n end
    from generate_series(1, 23) n`.execute(database.db)
})
afterAll(() => database.close())

type Probes = { keyset_probes: { id: string; name: string; at: Date; amount: number | null } }

const by = (text: string) => sql.raw<unknown>(text)
const order = {
  sorts: {
    name: { by: by('name'), kind: 'text' },
    at: { by: by('at'), kind: 'timestamptz' },
    amount: { by: by('coalesce(amount, -1)'), kind: 'bigint' },
  },
  id: { by: by('id'), kind: 'uuid' },
} as const

function page(request: { sort: string; after?: string; before?: string }) {
  // The table is this test's own: no feature declares it.
  const db = database.db as unknown as Kysely<Probes>
  return keysetPage(db.selectFrom('keyset_probes').select('id'), { limit: 5, ...request }, order)
}

const idsOf = ({ rows }: Awaited<ReturnType<typeof page>>) => rows.map(({ id }) => id)

async function walk(sort: string) {
  const pages = [await page({ sort })]
  for (let next = pages[0]?.next; typeof next === 'string'; next = pages.at(-1)?.next)
    pages.push(await page({ sort, after: next }))
  return pages
}

it.each(['name', '-name', 'at', '-at', 'amount', '-amount'])(
  'tells every row once, forwards and back again, by %s',
  async (sort) => {
    const pages = await walk(sort)
    expect(pages.map(({ rows }) => rows.length)).toEqual([5, 5, 5, 5, 3])
    const all = pages.flatMap(idsOf)
    expect(new Set(all).size).toBe(23)
    const back: string[][] = []
    for (let before = pages.at(-1)?.previous; typeof before === 'string'; ) {
      const earlier = await page({ sort, before })
      back.unshift(idsOf(earlier))
      before = earlier.previous
    }
    expect([
      ...back.flat(),
      ...idsOf(pages[4] ?? { rows: [], next: null, previous: null, total: 0 }),
    ]).toEqual(all)
    expect(pages.map(({ total }) => total)).toEqual([23, 23, 23, 23, 23])
  },
)

it('sorts from the top down what it sorts from the bottom up', async () => {
  const up = (await walk('at')).flatMap(idsOf)
  expect((await walk('-at')).flatMap(idsOf)).toEqual(up.toReversed())
  expect(up[0]).toMatch(/001$/)
})

it('has no page before the first and none after the last', async () => {
  const pages = await walk('name')
  expect([pages[0]?.previous, pages.at(-1)?.next]).toEqual([null, null])
})

it.each([
  ['what is no cursor', 'nonsense'],
  ['a cursor of another order', Buffer.from('["-at","2026","x"]').toString('base64url')],
  ['a value of another kind', Buffer.from('["at","yesterday","x"]').toString('base64url')],
])('refuses %s', async (_what, after) => {
  await expect(page({ sort: 'at', after })).rejects.toMatchObject({ code: 'shared.malformed' })
})

it('refuses a column that the list is not sorted by', async () => {
  await expect(page({ sort: 'id; drop table keyset_probes' })).rejects.toMatchObject({
    code: 'shared.malformed',
  })
})
