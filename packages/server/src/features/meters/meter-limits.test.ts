import { MOST_READINGS, MOST_SERIES } from '@hearthlight/domain/meters/stored/stored-series'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../testing/test-app.ts'

const HOUR = 3600
const START = Date.UTC(2025, 0, 1, 6) / 1000
const key = { fuel: 'electricity', unit: 'kWh', direction: 'import', step: HOUR }
const hours = (count: number, from = 0) => [
  { start: START + from * HOUR, seconds: HOUR, values: Array(count).fill(1) },
]

let test: TestApp
let owner: Record<string, string>
let homes: readonly [string, string, string]
beforeAll(async () => {
  test = await testApp({ now: () => new Date('2026-03-02T12:00:00Z') })
  owner = await test.signIn('homeowner@lakeshore.test')
  const list = await test.app.inject({ url: '/api/v1/buildings/', headers: owner })
  const [one, other] = list.json().records.data
  const made = await test.app.inject({
    method: 'POST',
    url: '/api/v1/buildings/',
    headers: owner,
    payload: { building: { address1: '9 Elm Street', city: 'Sheboygan', region: 'WI', zip: '53081' } },
  })
  homes = [one.id, other.id, made.json().data.id]
})
afterAll(() => test.close())
beforeEach(async () => {
  for (const home of homes)
    for (const { id } of await seriesOf(home)) expect((await remove(id)).statusCode).toBe(204)
})

const remove = (id: string) =>
  test.app.inject({ method: 'DELETE', url: `/api/v1/meter_series/${id}`, headers: owner })
const seriesOf = async (home: string): Promise<{ id: string }[]> =>
  (await test.app.inject({ url: `/api/v1/meter_series/of_building/${home}`, headers: owner })).json().data
const save = (home: string, point: string, readings: unknown = hours(10)) =>
  test.app.inject({
    method: 'POST',
    url: `/api/v1/meter_series/of_building/${home}`,
    headers: owner,
    payload: { series: { ...key, point }, readings },
  })
const move = (id: string, home: string) =>
  test.app.inject({
    method: 'PUT',
    url: `/api/v1/meter_series/${id}`,
    headers: owner,
    payload: { building_id: home },
  })
/** As if the rows of a home held so many readings together. */
const hold = async (home: string, count: number) => {
  const [first] = await test.db
    .selectFrom('meter_readings')
    .select(['series_id', 'starts_on'])
    .where('building_id', '=', home)
    .execute()
  const sql = `update meter_readings set count = $1 where series_id = $2 and starts_on = $3`
  await test.database.execute(sql, [count, first?.series_id, first?.starts_on])
}
const told = (answer: { statusCode: number; json(): { errors: { code: string }[] } }) =>
  answer.statusCode < 300 ? answer.statusCode : answer.json().errors[0]?.code
const allTold = (answers: Parameters<typeof told>[0][]) => answers.map(told).map(String).sort()

it('a home holds so many readings, however many come at once, and room again when a meter goes', async () => {
  const [home] = homes
  await save(home, 'first')
  await hold(home, MOST_READINGS.ofHome - 25)
  const answers = await Promise.all(['a', 'b', 'c', 'd'].map((point) => save(home, point)))
  expect(allTold(answers)).toEqual(['200', '200', 'meters.home-full', 'meters.home-full'])
  for (const { id } of await seriesOf(home)) await remove(id)
  expect(told(await save(home, 'again'))).toBe(200)
})

it('the homes of a person hold so many together, whichever they are brought for at once', async () => {
  const [home, other, third] = homes
  await save(home, 'first')
  await hold(home, MOST_READINGS.ofPerson - 15)
  const points = ['a', 'b', 'c', 'd']
  const answers = await Promise.all(
    points.flatMap((point) => [save(other, `other ${point}`), save(third, `third ${point}`)]),
  )
  expect(allTold(answers)).toEqual(['200', ...Array(7).fill('meters.person-full')])
})

it('a meter is not moved where there is no room for it, nor for its readings', async () => {
  const [home, other] = homes
  const id: string = (await save(home, 'mine')).json().data.id
  for (let index = 0; index < MOST_SERIES; index += 1) await save(other, `E${index}`)
  expect(told(await move(id, other))).toBe('meters.too-many-series')
  const [first] = await seriesOf(other)
  await remove(first?.id ?? '')
  await hold(other, MOST_READINGS.ofHome - 225)
  expect(told(await move(id, other))).toBe('meters.home-full')
  expect(await seriesOf(home)).toMatchObject([{ id }])
})

it('of several meters that are moved to a home at once as many are as it has room for', async () => {
  const [home, other] = homes
  const ids: string[] = []
  for (let index = 0; index < 12; index += 1) ids.push((await save(home, `M${index}`)).json().data.id)
  for (let index = 1; index < MOST_SERIES; index += 1) await save(other, `E${index}`)
  const answers = await Promise.all(ids.map((id) => move(id, other)))
  expect(allTold(answers)).toEqual(['200', ...Array(11).fill('meters.too-many-series')])
  expect(await seriesOf(other)).toHaveLength(MOST_SERIES)
})

it('a few readings do not have a hundred thousand others read and written anew', async () => {
  const [home] = homes
  await save(home, 'mine')
  await hold(home, MOST_READINGS.touched + 1)
  expect(told(await save(home, 'mine', hours(1, 20)))).toBe('meters.too-many-readings')
  expect(told(await save(home, 'mine', hours(1, 2000)))).toBe(200)
})

it('marks that lie in one another are refused, and a list of wrong values is not answered by one sentence each', async () => {
  const [home] = homes
  const [run] = hours(100)
  const marked = (estimated: number[][]) => save(home, 'mine', [{ ...run, estimated }])
  expect((await marked([[0, 60], ...Array(50).fill([0, 1])])).statusCode).toBe(422)
  expect(
    (
      await marked([
        [0, 60],
        [60, 40],
      ])
    ).statusCode,
  ).toBe(200)
  const refused = await save(home, 'mine', [{ ...run, values: Array(50_000).fill('') }])
  expect([refused.statusCode, refused.body.length < 100_000]).toEqual([422, true])
})
