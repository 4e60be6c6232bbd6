import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { measureAfter } from './measure-all.ts'

const WORKS = 120
/** The server stops while it measures the seventh of the second piece. */
const STOPS_AT = 57
let test: TestApp
let scope = { partnerId: '', timeZone: 'America/Chicago' }

beforeAll(async () => {
  test = await testApp()
  const partnerId = test.partners.lakeshore.id
  scope = { ...scope, partnerId }
  const { id } = await test.db
    .selectFrom('buildings')
    .select('id')
    .where('partner_id', '=', partnerId)
    .executeTakeFirstOrThrow()
  const at = new Date('2026-01-01T00:00:00Z')
  const work = { place: 'nowhere', created_at: at, updated_at: at }
  const said = { measure_ids: '["air_sealing"]', promised: 'null', prices: '{}' }
  // So far apart that each is told of by itself.
  const rows = Array.from({ length: WORKS }, (_, index) => ({
    partner_id: partnerId,
    id: newId(),
    building_id: id,
    ...work,
    ...said,
    begins: `${2025 - 2 * index}-03-01`,
    ends: `${2025 - 2 * index}-03-02`,
  }))
  await test.db.insertInto('home_works').values(rows).execute()
})
afterAll(() => test.close())

/** A server that measures, and stops for good when it has read the marks of so many homes. */
function server(stopsAt = Number.POSITIVE_INFINITY) {
  let read = 0
  const deps: Parameters<typeof measureAfter>[0] = {
    db: test.db,
    now: () => new Date(),
    stations: { named: () => undefined, distanceKm: () => 0 },
    readings: {
      marksOf: async () => {
        read += 1
        if (read > stopsAt) throw new Error('stopped')
        return []
      },
      read: async () => [],
    },
  }
  return { deps, read: () => read }
}
const measured = () => test.db.selectFrom('home_savings').select(['work_id', 'computed_at']).execute()

it('goes on after a server that was stopped in the middle, and measures nothing of it twice', async () => {
  const first = server(STOPS_AT)
  const after = await measureAfter(first.deps, scope, null)
  await expect(measureAfter(first.deps, scope, after)).rejects.toThrow('stopped')
  const before = await measured()
  expect(before).toHaveLength(STOPS_AT)

  // The queue gives the piece that was not finished to the next server.
  const second = server()
  const pieces: (string | null)[] = []
  for (let last = after; last !== null; ) {
    last = await measureAfter(second.deps, scope, last)
    pieces.push(last)
  }
  expect(pieces).toHaveLength(2)
  expect(second.read()).toBe(WORKS - 50)
  const all = new Map((await measured()).map(({ work_id, computed_at }) => [work_id, computed_at.getTime()]))
  expect(all.size).toBe(WORKS)
  for (const { work_id, computed_at } of before) expect(all.get(work_id)).toBe(computed_at.getTime())
})
