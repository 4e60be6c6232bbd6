import { MOST_CHANGES, MOST_WORKS } from '@hearthlight/domain/savings/home-savings'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type TestApp, testApp } from '../../testing/test-app.ts'

const NOW = new Date('2026-03-02T12:00:00Z')
const DAY = 86_400
const FIRST = Date.UTC(2023, 8, 1, 5) / 1000
/** 2024-11-01 in days from the first reading. */
const WORK = 427
const PLACE = 'us-wi-milwaukee-mitchell-intl-ap'
let test: TestApp
let owner: Record<string, string>
let staff: Record<string, string>
let home = ''

const celsius = (day: number) => 8 - 16 * Math.cos((2 * Math.PI * (day - 130)) / 365) + ((day * 31) % 11) - 5
const dateOf = (day: number) => new Date((FIRST + day * DAY) * 1000).toISOString().slice(0, 10)
/** A home that heats by electricity and uses a share less after the work. */
const useOf = (day: number, share: number) => {
  const use = 9 + 1.8 * Math.max(0, 16 - celsius(day)) + (((day * 7919) % 101) - 50) / 60
  return day < WORK ? use : use * (1 - share)
}
const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object, headers = owner) =>
  test.app.inject({ method, url, headers, ...(payload && { payload }) })
const bring = (share: number, days: number, to = home) =>
  call('POST', `/api/v1/meter_series/of_building/${to}`, {
    series: { fuel: 'electricity', unit: 'kWh', direction: 'import', step: DAY, point: `E-${to}` },
    // Days of the zone begin an hour earlier in winter: a reading counts for the day that most of it lies in.
    readings: [
      { start: FIRST, seconds: DAY, values: Array.from({ length: days }, (_, day) => useOf(day, share)) },
    ],
  })
const weather = (from: number, to: number, station = PLACE) =>
  [
    'station,date,temperature_c',
    ...Array.from({ length: to - from }, (_, at) => `${station},${dateOf(from + at)},${celsius(from + at)}`),
  ].join('\n')
const bringWeather = (csv: string, is_dry_run = false, headers = staff) =>
  call('POST', '/api/admin/v1/weather_imports', { csv, is_dry_run }, headers)
const savings = async (of = home) =>
  (await call('GET', `/api/v1/home_savings/of_building/${of}`)).json().data as {
    id: string
    attributes: Record<string, never>
  }[]
const work = { begins: '2024-11-01', ends: '2024-11-01', measure_ids: ['air_sealing'] }
const changed = { kind: 'electric_car', day: '2025-05-01' }
const newHome = async (at: object = { city: 'Milwaukee', region: 'WI', zip: '53202' }) =>
  (
    await call('POST', '/api/v1/buildings/', {
      building: {
        building_name: 'Measured',
        address1: '9 Elm Street',
        country: 'US',
        ...at,
      },
    })
  ).json().data.id as string

beforeAll(async () => {
  test = await testApp({ now: () => NOW })
  owner = await test.signIn('homeowner@lakeshore.test')
  staff = await test.signIn('admin@lakeshore.test')
  home = await newHome()
})
afterAll(() => test.close())

describe('the weather of places', () => {
  it('is counted first, stored once, and says of which months it is missing', async () => {
    const dry = await bringWeather(weather(0, 60), true)
    expect(dry.statusCode, dry.body).toBe(200)
    expect(dry.json().data.attributes).toMatchObject({
      rows: 60,
      days: 60,
      added: 60,
      changed: 0,
      refused: 0,
    })
    expect((await call('GET', '/api/admin/v1/weather_stations', undefined, staff)).json().data).toEqual([])
    await bringWeather(weather(0, 60))
    const again = (await bringWeather(weather(30, 70))).json().data.attributes
    expect(again).toMatchObject({ added: 10, changed: 0, stations: [{ id: PLACE, days: 40 }] })
    await call('POST', `/api/v1/home_works/of_building/${home}`, work)
    const { data } = (await call('GET', '/api/admin/v1/weather_stations', undefined, staff)).json()
    expect(data).toMatchObject([{ id: PLACE, attributes: { homes: 1, days: 70, first_year: 2023 } }])
    expect(data[0].attributes.missing).not.toContain('2023-10')
    expect(data[0].attributes.missing).toContain('2024-01')
  })
  it('may be a table of centuries: nothing is asked of all of its rows at once', async () => {
    const dayAt = (at: number) => new Date(Date.UTC(1600, 0, 1 + at)).toISOString().slice(0, 10)
    const rows = Array.from({ length: 148_000 }, (_, at) => `${PLACE},${dayAt(at)},4`)
    const csv = ['station,date,temperature_c', ...rows]
    const counted = await bringWeather(csv.join('\n'), true)
    expect(counted.statusCode, counted.body.slice(0, 300)).toBe(200)
    expect(counted.json().data.attributes).toMatchObject({ rows: 148_000, refused: 0 })
  })
  it('brought by several at once is all there', async () => {
    const year = [-8_000, -7_990, -7_980, -7_970]
    const brought = await Promise.all(year.map((from) => bringWeather(weather(from, from + 10))))
    expect(brought.map((each) => each.json().data.attributes.added)).toEqual(Array(4).fill(10))
    const again = (await bringWeather(weather(-8_000, -7_960), true)).json().data.attributes
    expect(again).toMatchObject({ rows: 40, added: 0, changed: 0 })
  })
  it('is refused row by row where no station is ours, and whole where a column is missing', async () => {
    const some = await bringWeather(
      `station,date,temperature_c\nnowhere,2024-01-01,3\n${PLACE},2024-13-01,3`,
      true,
    )
    expect(some.json().data.attributes).toMatchObject({
      days: 0,
      refused: 2,
      errors: [{ row: 2 }, { row: 3 }],
    })
    const none = await bringWeather('date,temperature_c\n2024-01-01,3')
    expect([none.statusCode, none.json().errors[0].code]).toEqual([422, 'meters.weather-columns'])
    expect((await bringWeather('station,date,temperature_c\nnowhere,2024-01-01,3')).statusCode).toBe(422)
  })
  it('of the days of a home is read by its owner alone, with the station that measured it', async () => {
    const of = (query: string, headers = owner, id = home) =>
      call('GET', `/api/v1/weather_of_home/of_building/${id}?${query}`, undefined, headers)
    const answer = await of(`from=${dateOf(-2)}&to=${dateOf(3)}`)
    expect(answer.statusCode, answer.body).toBe(200)
    const { station, first, fahrenheit } = answer.json().data.attributes
    expect([station.id, first]).toEqual([PLACE, dateOf(-2)])
    const known = [0, 1, 2].map((day) => expect.closeTo(32 + 1.8 * celsius(day), 2))
    expect(fahrenheit).toEqual([null, null, ...known])
    const none = await of(
      'from=2026-01-01&to=2026-01-02',
      owner,
      await newHome({ city: 'Superior', region: 'WI', zip: '54880' }),
    )
    expect(none.json().data.attributes).toMatchObject({ station: null, fahrenheit: [null] })
    expect((await of('from=2020-01-01&to=2026-01-01')).json().errors[0].code).toBe('meters.long-span')
    expect(
      (await of('from=2026-01-01&to=2026-01-02', await test.signIn('new@lakeshore.test'))).statusCode,
    ).toBe(404)
  })
  it('is for staff with the permission', async () => {
    expect((await bringWeather(weather(0, 3), true, owner)).statusCode).toBeGreaterThanOrEqual(401)
  })
})

describe('what a home saved', () => {
  it('is not known without readings, nor without weather, and then follows both', async () => {
    const [none] = await savings()
    expect(none?.attributes).toMatchObject({
      state: 'not_yet',
      fuels: [],
      total: null,
      works: [{ source: 'person', ends: work.ends }],
    })
    const brought = await bring(0.25, WORK + 400)
    expect(brought.statusCode, brought.body).toBe(200)
    const [without] = await savings()
    expect(without?.attributes).toMatchObject({ state: 'not_yet', fuels: [{ why: 'weather' }] })
    await bringWeather(weather(0, WORK + 400))
    const [found] = await savings()
    expect(found?.attributes).toMatchObject({
      state: 'saved',
      station: { id: PLACE },
      measures: [{ id: 'air_sealing', label: expect.stringMatching(/\w/) }],
      fuels: [{ state: 'saved', measured: { share: expect.closeTo(0.25, 1) } }],
    })
  })
  it('cannot be told while a car was bought that year, and can where it was not', async () => {
    const told = await call('POST', `/api/v1/home_changes/of_building/${home}`, {
      kind: 'electric_car',
      day: '2025-02-01',
    })
    expect(told.statusCode).toBe(204)
    const [aside] = await savings()
    expect(aside?.attributes).toMatchObject({
      state: 'set_aside',
      changes: [{ kind: 'electric_car', is_within: true }],
    })
    const [change] = (aside?.attributes['changes'] ?? []) as { id: string }[]
    expect((await call('DELETE', `/api/v1/home_changes/${change?.id}`)).statusCode).toBe(204)
    expect((await savings())[0]?.attributes).toMatchObject({ state: 'saved', changes: [] })
  })
  it('is another one when the days of the work are others', async () => {
    const [first] = await savings()
    const later = { ...work, begins: '2025-01-15', ends: '2025-01-20' }
    const changed = await call('PUT', `/api/v1/home_works/${first?.id}`, later)
    expect(changed.json().data.attributes).toMatchObject({ begins: '2025-01-15', ends: '2025-01-20' })
    expect(changed.json().data.attributes.fuels[0].measured.share).toBeLessThan(0.2)
    const future = await call('PUT', `/api/v1/home_works/${first?.id}`, { ...work, ends: '2027-01-01' })
    expect(future.statusCode).toBe(422)
    expect(
      (await call('PUT', `/api/v1/home_works/${first?.id}`, { ...work, ends: '2024-10-01' })).statusCode,
    ).toBe(422)
    await call('PUT', `/api/v1/home_works/${first?.id}`, work)
  })
  it('of works without a year between is one, and is told of each again once they are further apart', async () => {
    const [first] = await savings()
    const later = { begins: '2025-03-01', ends: '2025-03-03', measure_ids: ['hpwh'] }
    const told = await call('POST', `/api/v1/home_works/of_building/${home}`, later)
    const { works, begins, ends, measures } = told.json().data.attributes
    expect([begins, ends]).toEqual([work.begins, later.ends])
    expect(measures.map(({ id }: { id: string }) => id)).toEqual(['hpwh', 'air_sealing'])
    expect(works[1]).toMatchObject({ id: first?.id, ends: work.ends })
    const measured = () => test.db.selectFrom('home_savings').select('work_id').execute()
    expect(await measured()).toEqual([{ work_id: works[0].id }])
    await test.jobs.enqueue(test.db, { name: 'savings.measure-all', payload: z.object({}) }, {})
    await test.jobs.drain()
    expect(await measured()).toEqual([{ work_id: works[0].id }])
    expect(
      (await call('GET', '/api/admin/v1/program_savings', undefined, staff)).json().data.attributes,
    ).toMatchObject({
      works: 1,
      measures: ['air_sealing', 'hpwh'],
    })
    const earlier = { ...work, begins: '2024-02-01', ends: '2024-02-02' }
    await call('PUT', `/api/v1/home_works/${first?.id}`, earlier)
    expect((await savings()).map(({ id }) => id)).toEqual([works[0].id, first?.id])
    await call('DELETE', `/api/v1/home_works/${works[0].id}`)
    await call('PUT', `/api/v1/home_works/${first?.id}`, work)
    expect(await savings()).toMatchObject([{ id: first?.id, attributes: { state: 'saved' } }])
  })
  it('is computed once for the same data, at night too', async () => {
    const at = async () =>
      (await test.db.selectFrom('home_savings').select(['digest', 'computed_at']).execute())[0]
    await savings()
    const before = await at()
    await test.db
      .updateTable('home_savings')
      .set({ computed_at: new Date('2020-01-01') })
      .execute()
    await savings()
    expect((await at())?.computed_at.getUTCFullYear()).toBe(2020)
    await bring(0.25, WORK + 405)
    await test.jobs.enqueue(test.db, { name: 'savings.measure-all', payload: z.object({}) }, {})
    await test.jobs.drain()
    const after = await at()
    expect(after?.digest).not.toBe(before?.digest)
    expect(after?.computed_at).toEqual(NOW)
  })
  it('of another person looks absent', async () => {
    const other = await test.signIn('new@lakeshore.test')
    const [mine] = await savings()
    const answers = [
      await call('GET', `/api/v1/home_savings/of_building/${home}`, undefined, other),
      await call('POST', `/api/v1/home_works/of_building/${home}`, work, other),
      await call('PUT', `/api/v1/home_works/${mine?.id}`, work, other),
      await call('DELETE', `/api/v1/home_works/${mine?.id}`, undefined, other),
      await call(
        'POST',
        `/api/v1/home_changes/of_building/${home}`,
        { kind: 'solar', day: '2025-01-01' },
        other,
      ),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404])
    expect(await savings()).toHaveLength(1)
  })
  it('goes with the home', async () => {
    await call('DELETE', `/api/v1/home_works/${(await savings())[0]?.id}`)
    expect(await savings()).toEqual([])
    expect(await test.db.selectFrom('home_savings').selectAll().execute()).toEqual([])
  })
})

it.each([
  ['work on it', 'home_works', MOST_WORKS, work, 'meters.too-many-works'],
  ['changes in it', 'home_changes', MOST_CHANGES, changed, 'meters.too-many-changes'],
])('a home has so much %s at most, however much is told at once', async (_, kind, most, payload, code) => {
  const other = await newHome()
  const tell = () => call('POST', `/api/v1/${kind}/of_building/${other}`, payload)
  for (let count = 2; count < most; count += 1) expect((await tell()).statusCode).toBeLessThan(300)
  const told = await Promise.all(Array.from({ length: 8 }, tell))
  expect(told.filter(({ statusCode }) => statusCode < 300)).toHaveLength(2)
  const codes = told.flatMap((each) => (each.statusCode < 300 ? [] : [each.json().errors[0].code]))
  expect(codes).toEqual(Array(6).fill(code))
})

describe('what a program saved', () => {
  const program = (path = '', headers = staff) =>
    call('GET', `/api/admin/v1/program_savings${path}`, undefined, headers)
  it('counts what is measured, says why the rest is not, and leaves in a file', async () => {
    const before = (await program()).json().data.attributes.works
    const [one, other] = [await newHome(), await newHome()]
    await bring(0.25, WORK + 400, one)
    for (const at of [one, other]) await call('POST', `/api/v1/home_works/of_building/${at}`, work)
    const found = (await program()).json().data.attributes
    expect(found).toMatchObject({ works: before + 2, years: [2024], all: { homes: 0, rate: null } })
    expect(found.not_measured.map(({ why }: { why: string }) => why)).toContain('no_meter')
    const file = await program('/file')
    expect(file.headers['content-type']).toContain('text/csv')
    const lines = file.body.trim().split('\r\n')
    expect(lines).toHaveLength(before + 3)
    expect(lines.find((line) => line.startsWith(one))).toContain(',saved,')
    expect((await program('?year=2020')).json().data.attributes.works).toBe(0)
    expect((await program(`?program=${one}`)).statusCode, 'no program of this partner').toBe(404)
  })
  it('is for staff with the permission', async () => {
    expect((await program('', owner)).statusCode).toBeGreaterThanOrEqual(401)
  })
})
