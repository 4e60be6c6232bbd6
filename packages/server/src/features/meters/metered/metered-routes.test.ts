import type { VirtualAudit } from '@hearthlight/domain/assessment/result/virtual-audit'
import type { MeteredModel } from '@hearthlight/domain/meters/metered-model'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../../testing/test-app.ts'

const DAY = 86_400
const HOUR = 3600
const FIRST = Date.UTC(2024, 10, 1, 5) / 1000
let clock = Date.parse('2026-03-02T12:00:00Z')
let test: TestApp
let owner: Record<string, string>
let home = ''
let other = ''

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object, headers = owner) =>
  test.app.inject({ method, url, headers, ...(payload && { payload }) })
const modelPath = (of: string) => `/api/v1/metered_models/of_building/${of}`
const model = async (of = home) => (await call('GET', modelPath(of))).json().data.attributes as MeteredModel
async function audit(of = home, plan = 'recommended'): Promise<VirtualAudit> {
  const made = await call('POST', '/api/v1/virtual_audit/virtual_audits', { building_id: of })
  const path = `/api/v1/virtual_audit/virtual_audits/${made.json().data.id}?plan=${plan}`
  return (await call('GET', path)).json().data.attributes
}
const again = async (id: string): Promise<VirtualAudit> =>
  (await call('GET', `/api/v1/virtual_audit/virtual_audits/${id}`)).json().data.attributes
const bring = (kWhADay: number, days = 365, to = home, step = DAY) =>
  call('POST', `/api/v1/meter_series/of_building/${to}`, {
    series: { fuel: 'electricity', unit: 'kWh', direction: 'import', step, point: `E-${to}` },
    readings: [
      {
        start: FIRST,
        seconds: step,
        values: Array.from({ length: (days * DAY) / step }, () => (kWhADay * step) / DAY),
      },
    ],
    confirmed: ['absurd'],
  })
const newHome = async () =>
  (
    await call('POST', '/api/v1/buildings/', {
      building: {
        building_name: 'Followed',
        address1: '9 Elm Street',
        city: 'Milwaukee',
        region: 'WI',
        zip: '53202',
        country: 'US',
        construction_year: 1974,
        floor_area: 1800,
      },
    })
  ).json().data.id as string
const FUEL = 'electricity'
const electricity = ({ consumptions_by_fuel }: VirtualAudit) => consumptions_by_fuel[FUEL]?.current.value ?? 0

beforeAll(async () => {
  test = await testApp({
    now: () => {
      clock += 1000
      return new Date(clock)
    },
  })
  owner = await test.signIn('homeowner@lakeshore.test')
  home = await newHome()
  other = await newHome()
})
afterAll(() => test.close())

describe('a report that follows the meters', () => {
  it('is as it was for a home without meters', async () => {
    expect(await model()).toEqual({ follows: 'meters', since: null, years: [] })
    expect((await audit()).calibration).toBeNull()
  })

  it('is made anew once readings came, says from what, and what was said before', async () => {
    const before = await audit()
    const untouched = await audit(other)
    const created = await call('POST', '/api/v1/virtual_audit/virtual_audits', { building_id: home })
    const { id } = created.json().data
    expect((await bring(31)).statusCode).toBe(200)
    const after = await again(id)
    expect(electricity(after) / (31 * 365)).toBeCloseTo(1, 1)
    expect(after.computed_at >= before.computed_at).toBe(true)
    expect(after.calibration).toMatchObject({
      metered: [{ fuel: 'electricity', first: '2024-11-01', end: '2025-11-01', metering: 'daily' }],
      before: { money: before.totals.current.money, kwh: before.totals.current.kwh },
    })
    expect(after.uncertainty.half_width_percent).toBeLessThan(before.uncertainty.half_width_percent)
    expect((await model()).years).toMatchObject([{ fuel: 'electricity' }])
    expect(await model(other)).toEqual({ follows: 'meters', since: null, years: [] })
    expect((await audit(other)).totals).toEqual(untouched.totals)
    // A correction moves it on.
    await bring(22)
    expect(electricity(await again(id)) / (22 * 365)).toBeCloseTo(1, 1)
    // The hours of the same meter tell the same energy.
    expect((await bring(22, 365, home, HOUR)).statusCode).toBe(200)
    expect(electricity(await again(id)) / (22 * 365)).toBeCloseTo(1, 1)
  })

  it('follows a plan of the person in the same way', async () => {
    const of = await audit()
    const [left = '', ...rest] = of.plan.measure_ids
    const steps = [{ measure_id: left, choice: 'not_for_me' }]
    const kept = { order: 'build_order', budget_cents: null, steps }
    expect((await call('PUT', `/api/v1/virtual_audit/plans/${home}`, kept)).statusCode).toBe(200)
    const planned = await audit(home, 'kept')
    expect(planned.plan.measure_ids).toEqual(rest)
    expect(planned.totals.current).toEqual(of.totals.current)
    expect(planned.calibration?.before?.money).toBe(of.calibration?.before?.money)
    expect(planned.calibration?.before?.plan_saving_money).not.toBe(of.calibration?.before?.plan_saving_money)
  })

  it('goes back to the answers when the person says so, and again to the meters', async () => {
    const followed = await audit()
    expect((await call('PUT', modelPath(home), { follows: 'answers' })).json().data.attributes).toMatchObject(
      {
        follows: 'answers',
        years: [{ fuel: 'electricity' }],
      },
    )
    const answered = await audit()
    expect(answered.calibration).toBeNull()
    expect(answered.totals.current.money).toBeCloseTo(followed.calibration?.before?.money ?? 0, 1)
    await call('PUT', modelPath(home), { follows: 'meters' })
    expect((await audit()).totals.current).toEqual(followed.totals.current)
  })

  it('follows what is left when a meter is deleted', async () => {
    const { data } = (await call('GET', `/api/v1/meter_series/of_building/${home}`)).json()
    expect(data).toHaveLength(2)
    for (const { id } of data) await call('DELETE', `/api/v1/meter_series/${id}`)
    expect(await model()).toEqual({ follows: 'meters', since: null, years: [] })
    expect((await audit()).calibration).toBeNull()
  })

  it('follows what was read after the newest work on the home, and nothing where that is too little', async () => {
    const worked = await newHome()
    await bring(24, 365, worked)
    const finish = (ends: string) =>
      call('POST', `/api/v1/home_works/of_building/${worked}`, {
        begins: ends,
        ends,
        measure_ids: ['attic_insulation'],
      })
    expect((await finish('2025-01-08')).statusCode).toBe(200)
    await finish('2024-12-01')
    const said = await model(worked)
    expect(said).toMatchObject({ since: '2025-01-08', years: [{ first: '2025-01-08', end: '2025-11-01' }] })
    expect((await audit(worked)).calibration?.metered).toMatchObject([{ first: '2025-01-08' }])
    const newest = (await finish('2025-06-01')).json().data.id as string
    expect(await model(worked)).toEqual({ follows: 'meters', since: '2025-06-01', years: [] })
    expect((await audit(worked)).calibration).toBeNull()
    expect(await model(home)).toMatchObject({ since: null })
    await call('DELETE', `/api/v1/home_works/${newest}`)
    expect(await model(worked)).toEqual(said)
  })

  it('tells the wizard the same, and others nothing', async () => {
    await bring(25)
    const climate = (await call('GET', `/api/v1/climate/of_building/${home}`)).json().data.attributes
    expect(climate.metered).toEqual((await model()).years)
    const stranger = await test.signIn('advisor@lakeshore.test')
    for (const method of ['GET', 'PUT'] as const) {
      const body = method === 'PUT' ? { follows: 'answers' } : undefined
      expect((await call(method, modelPath(home), body, stranger)).statusCode).not.toBe(200)
    }
    const foreign = await test.signIn('homeowner@tejo.test')
    expect((await call('GET', modelPath(home), undefined, foreign)).statusCode).toBe(404)
  })
})
