import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { computingOnce } from './compute-once.ts'

let test: TestApp
let scope: { partnerId: string }
let buildingId: string
beforeAll(async () => {
  test = await testApp()
  scope = { partnerId: test.partners.lakeshore.id }
  const home = await test.db
    .selectFrom('buildings')
    .select('id')
    .where('partner_id', '=', scope.partnerId)
    .executeTakeFirstOrThrow()
  buildingId = home.id
})
afterAll(() => test.close())

/** Work that ends when it is told to, and counts how often it was begun and looked for. */
function slowWork() {
  let stored: string | undefined
  const counts = { begun: 0, looked: 0 }
  let finish: () => void = () => undefined
  const ready = new Promise<void>((resolve) => {
    finish = resolve
  })
  return {
    counts,
    finish: () => finish(),
    steps: {
      find: async () => {
        counts.looked += 1
        // The instance that claimed it looked before and after, the one that was refused once, and has come back since.
        if (counts.looked >= 4) finish()
        return stored
      },
      make: async () => {
        counts.begun += 1
        await ready
        stored = 'made'
        return stored
      },
    },
  }
}

describe('what takes long to compute', () => {
  it('is computed once for all who ask one instance', async () => {
    const work = slowWork()
    const ask = computingOnce(test.db, false)
    const asked = [1, 2, 3].map(() => ask(scope, { buildingId, key: 'one' }, work.steps))
    work.finish()
    expect(await Promise.all(asked)).toEqual(['made', 'made', 'made'])
    expect(work.counts.begun).toBe(1)
  })

  it('is computed once for two instances on one database, and the claim is given back', async () => {
    const work = slowWork()
    const [one, other] = [computingOnce(test.db, true), computingOnce(test.db, true)]
    const asked = [one, other].map((ask) => ask(scope, { buildingId, key: 'two' }, work.steps))
    expect(await Promise.all(asked)).toEqual(['made', 'made'])
    expect(work.counts.begun).toBe(1)
    expect(await test.db.selectFrom('computation_claims').selectAll().execute()).toEqual([])
  })

  it('is not computed again by who looked just before another instance had stored it', async () => {
    const found = ['nothing', 'made']
    const steps = {
      find: async () => (found.shift() === 'made' ? 'made' : undefined),
      make: () => Promise.reject(new Error('computed again')),
    }
    expect(await computingOnce(test.db, true)(scope, { buildingId, key: 'since' }, steps)).toBe('made')
    expect(await test.db.selectFrom('computation_claims').selectAll().execute()).toEqual([])
  })

  it('is tried again after it failed', async () => {
    const ask = computingOnce(test.db, true)
    const work = { buildingId, key: 'fails' }
    const find = async () => undefined
    const failing = ask(scope, work, { find, make: () => Promise.reject(new Error('no')) })
    await expect(failing).rejects.toThrow('no')
    expect(await ask(scope, work, { find, make: async () => 'made' })).toBe('made')
  })

  it('is taken over from an instance that is gone', async () => {
    const ended = { partner_id: scope.partnerId, building_id: buildingId, ends_at: new Date(0) }
    await test.db
      .insertInto('computation_claims')
      .values({ ...ended, work: 'left' })
      .execute()
    const steps = { find: async () => undefined, make: async () => 'made' }
    expect(await computingOnce(test.db, true)(scope, { buildingId, key: 'left' }, steps)).toBe('made')
  })
})
