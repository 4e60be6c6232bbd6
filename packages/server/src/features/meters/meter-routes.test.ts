import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../testing/test-app.ts'

let test: TestApp
let owner: Record<string, string>
let home = ''
const NOW = new Date('2026-03-02T12:00:00Z')
const START = Date.UTC(2025, 0, 1, 6) / 1000
const HOUR = 3600
const series = { fuel: 'electricity', unit: 'kWh', direction: 'import', step: HOUR, point: 'E-1' }

const homesOf = async (headers: Record<string, string>): Promise<string[]> => {
  const list = await test.app.inject({ url: '/api/v1/buildings/', headers })
  return list.json().records.data.map(({ id }: { id: string }) => id)
}
beforeAll(async () => {
  test = await testApp({ now: () => NOW })
  owner = await test.signIn('homeowner@lakeshore.test')
  home = (await homesOf(owner))[0] ?? ''
})
afterAll(() => test.close())

const hours = (count: number, from = 0, of: (hour: number) => number | null = (hour) => (hour % 5) / 4) => [
  {
    start: START + from * HOUR,
    seconds: HOUR,
    values: Array.from({ length: count }, (_, hour) => of(from + hour)),
  },
]
const save = (body: object, to = home, headers = owner) =>
  test.app.inject({
    method: 'POST',
    url: `/api/v1/meter_series/of_building/${to}`,
    headers,
    payload: { series, ...body },
  })
const listed = async (of = home, headers = owner) =>
  test.app.inject({ url: `/api/v1/meter_series/of_building/${of}`, headers })
const use = (query: string, of = home, headers = owner) =>
  test.app.inject({ url: `/api/v1/energy_use/of_building/${of}?${query}`, headers })
const logged = () =>
  test.db
    .selectFrom('audit_log')
    .select(['action', 'after'])
    .where('action', 'like', 'meter_series.%')
    .orderBy('id')
    .execute()

describe('readings of a home', () => {
  it('are stored once, however often they come, and overlap without changing anything', async () => {
    const first = await save({ readings: hours(1000) })
    expect(first.statusCode, first.body).toBe(200)
    expect(first.json().data.attributes.saved).toEqual({
      added: 1000,
      unchanged: 0,
      corrected: 0,
      replaced: 0,
    })
    const lines = await logged()
    expect(lines.at(-1)?.after).toEqual({
      fuel: 'electricity',
      direction: 'import',
      source: 'file',
      added: 1000,
      unchanged: 0,
      corrected: 0,
      replaced: 0,
    })
    const again = await save({ readings: hours(1000) })
    expect(again.json().data.attributes.saved).toEqual({
      added: 0,
      unchanged: 1000,
      corrected: 0,
      replaced: 0,
    })
    expect(await logged()).toEqual(lines)
    const overlapping = await save({ readings: hours(1000, 900) })
    expect(overlapping.json().data.attributes.saved).toMatchObject({ added: 900, unchanged: 100 })
    expect((await listed()).json().data).toMatchObject([
      { attributes: { count: 1900, missing: 0, first: START, end: START + 1900 * HOUR, source: 'file' } },
    ])
  })
  it('that the utility corrected replace the old ones and are counted', async () => {
    const corrected = await save({ readings: hours(2, 10, () => 9) })
    expect(corrected.json().data.attributes.saved).toMatchObject({ corrected: 2, added: 0 })
    expect((await listed()).json().data[0].attributes).toMatchObject({ corrected: 2, count: 1900 })
    await save({ readings: hours(2, 10) })
  })
  it('saved by two at once are all there', async () => {
    const both = await Promise.all([
      save({ series: { ...series, point: 'twice' }, readings: hours(300) }),
      save({ series: { ...series, point: 'twice' }, readings: hours(300, 200) }),
    ])
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    const list: { id: string; attributes: { point: string; count: number } }[] = (await listed()).json().data
    const twice = list.filter(({ attributes }) => attributes.point === 'twice')
    expect(twice.map(({ attributes }) => attributes.count)).toEqual([500])
  })
  it('are read by hours, days and months in the zone of the home', async () => {
    const ofHours = await use('from=2025-01-01&to=2025-01-03&by=hour')
    const { start, series: byHour } = ofHours.json().data.attributes
    expect([start, byHour[0].values.length, byHour[0].values.slice(0, 6)]).toEqual([
      ...[START, 48, [0, 0.25, 0.5, 0.75, 1, 0]],
    ])
    const days = (await use('from=2025-01-01&to=2025-01-03&by=day')).json().data.attributes
    expect(days.series[0].values).toEqual([11.5, 11.75])
    const months = (await use('from=2025-01-01&to=2025-04-01&by=bill')).json().data.attributes
    expect(months.series[0].periods[0]).toMatchObject({
      start: '2025-01-01',
      end: '2025-02-01',
      partial: false,
    })
    expect(months.series[0].periods.at(-1)).toMatchObject({ start: '2025-03-01', partial: true })
  })
})

it('go with their person as a file, each of them', async () => {
  const file = await test.app.inject({
    url: `/api/v1/meter_series/of_building/${home}/readings.csv`,
    headers: owner,
  })
  expect(file.headers['content-disposition']).toContain('attachment; filename="my-readings.csv"')
  const lines = file.body.trim().split('\r\n')
  const stored: { attributes: { count: number } }[] = (await listed()).json().data
  expect(lines.length - 1).toBe(stored.reduce((sum, { attributes }) => sum + attributes.count, 0))
  expect(lines[0]).toBe('meter,fuel,direction,unit,start,end,value,estimated')
  expect(lines[1]).toMatch(/^[^,]*,electricity,import,kWh,2025-\S+Z,2025-\S+Z,[\d.]+,(yes)?$/)
})

describe('what is refused', () => {
  it.each([
    ['a reading of another length', { readings: [{ start: START, seconds: 900, values: [1] }] }],
    ['one before 1990', { readings: [{ start: 3600, seconds: HOUR, values: [1] }] }],
    ['one in the future', { readings: [{ start: NOW.getTime() / 1000 + 9e5, seconds: HOUR, values: [1] }] }],
    ['nothing but gaps', { readings: hours(5, 0, () => null) }],
    ['a figure no meter has', { readings: hours(1, 0, () => 1e10) }],
    ['a unit nobody knows', { series: { ...series, unit: 'cord' }, readings: hours(1) }],
  ])('%s, with a sentence at its place', async (_what, body) => {
    const answer = await save(body)
    expect(answer.statusCode).toBe(422)
    const error = answer.json().errors.at(-1)
    expect(error.source?.pointer).toMatch(/^\/(readings|series)/)
    expect(error.title).not.toBe('')
  })
  it.each([
    ['negative', hours(3, 4000, () => -1)],
    ['absurd', hours(3, 4000, () => 90_000)],
  ])('what is %s is asked about first, and taken when the call says so', async (confirmed, readings) => {
    const asked = await save({ readings })
    expect([asked.statusCode, asked.json().errors[0].code]).toEqual([409, `meters.${confirmed}`])
    expect((await save({ readings, confirmed: [confirmed] })).statusCode).toBe(200)
  })
  it('more meters than a home can have', async () => {
    for (let meter = 2; meter < 24; meter += 1)
      expect((await save({ series: { ...series, point: `E${meter}` }, readings: hours(1) })).statusCode).toBe(
        200,
      )
    const one = await save({ series: { ...series, point: 'one more' }, readings: hours(1) })
    expect([one.statusCode, one.json().errors[0].code]).toEqual([409, 'meters.too-many-series'])
  })
  it('a span that is empty or longer than is told at once', async () => {
    for (const query of ['from=2025-02-01&to=2025-02-01&by=hour', 'from=2010-02-01&to=2025-02-01&by=hour'])
      expect((await use(query)).json().errors[0].code).toBe('meters.long-span')
  })
})

it('to another person, a home and its series are not there', async () => {
  const stranger = await test.signIn('new@lakeshore.test')
  const id: string = (await listed()).json().data[0].id
  const url = `/api/v1/meter_series/${id}`
  const answers = [
    await listed(home, stranger),
    await save({ readings: hours(1) }, home, stranger),
    await use('from=2025-01-01&to=2025-01-03&by=day', home, stranger),
    await test.app.inject({
      url: `/api/v1/meter_series/of_building/${home}/readings.csv`,
      headers: stranger,
    }),
    await test.app.inject({ method: 'PUT', url, headers: stranger, payload: { label: 'Mine' } }),
    await test.app.inject({ method: 'DELETE', url, headers: stranger }),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404, 404])
})

describe('a series', () => {
  it('is renamed, moved to another home of its person with its readings, and asked about where that has it', async () => {
    const building = {
      address1: '9 Elm Street',
      city: 'Sheboygan',
      region: 'WI',
      zip: '53081',
      country: 'US',
    }
    const made = await test.app.inject({
      method: 'POST',
      url: '/api/v1/buildings/',
      headers: owner,
      payload: { building },
    })
    const other: string = made.json().data.id
    const asked = await save({ readings: hours(1) }, other)
    expect(asked.json().errors[0].code).toBe('meters.other-home')
    const id: string = (await listed()).json().data[0].id
    const url = `/api/v1/meter_series/${id}`
    const payload = { label: 'Main panel', building_id: other }
    const moved = await test.app.inject({ method: 'PUT', url, headers: owner, payload })
    expect(moved.json().data.attributes).toMatchObject({ label: 'Main panel', building_id: other })
    const days = await use('from=2025-01-01&to=2025-01-02&by=day', other)
    expect(days.json().data.attributes.series).toMatchObject([{ id, values: [11.5] }])
  })
  it('is removed with its readings', async () => {
    const id: string = (await listed()).json().data[0].id
    const url = `/api/v1/meter_series/${id}`
    expect((await test.app.inject({ method: 'DELETE', url, headers: owner })).statusCode).toBe(204)
    const left = await test.db.selectFrom('meter_readings').selectAll().where('series_id', '=', id).execute()
    expect(left).toEqual([])
    expect((await test.app.inject({ method: 'DELETE', url, headers: owner })).statusCode).toBe(404)
  })
  it('goes with its home', async () => {
    const removed = await test.app.inject({
      method: 'DELETE',
      url: `/api/v1/buildings/${home}`,
      headers: owner,
    })
    const left = await test.db
      .selectFrom('meter_series')
      .select('id')
      .where('building_id', '=', home)
      .execute()
    if (removed.statusCode < 300) expect(left).toEqual([])
    else expect(removed.json().errors[0].code).toBe('buildings.has-applications')
  })
})
