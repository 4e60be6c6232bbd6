import { VirtualAudit } from '@hearthlight/domain/assessment/result/virtual-audit'
import type { Building } from '@hearthlight/domain/buildings/building'
import { climateFromRecord, ENGINE_VERSION, RECORD_BYTES } from '@hearthlight/engine'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changePartner } from '../../testing/change-partner.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

const CATEGORY_LABELS = ['Heating', 'Cooling', 'Hot water', 'Appliances and lights', 'Ventilation', 'Other']
const HOMEOWNER = 'homeowner@lakeshore.test'
const URL = '/api/v1/virtual_audit/virtual_audits'

async function call(
  method: 'GET' | 'POST' | 'PUT',
  url: string,
  payload?: object,
  email = HOMEOWNER,
  language = 'en',
) {
  const headers = { ...(await test.signIn(email)), 'accept-language': language }
  return test.app.inject({ method, url, headers, ...(payload && { payload }) })
}
type Shown<T> = { data: { id: string; attributes: T } }
type List = { records: { data: { id: string; attributes: Building }[] } }

const buildings = async (email = HOMEOWNER) =>
  (await call('GET', '/api/v1/buildings/', undefined, email)).json<List>().records.data
const named = async (name: string) => {
  const found = (await buildings()).find((one) => one.attributes.building_name === name)
  if (found === undefined) throw new Error(`the demo has no ${name}`)
  return found
}
const answer = (building_id: string, item_type: string, data: Record<string, string[]>) =>
  call('PUT', '/api/v1/generic_items/0', { items_list: [{ building_id, item_type, data }] })

describe('virtual audits', () => {
  it('shows the finished assessment of the demo home, complete, with what it was made of [S1-7.039]', async () => {
    const { attributes } = await named('Birchwood Lane')
    const id = attributes.extra_info.virtual_audit
    expect(id).not.toBeNull()
    const audit = (await call('GET', `${URL}/${id}`)).json<Shown<VirtualAudit>>().data.attributes
    expect(VirtualAudit.parse(audit)).toEqual(audit)
    expect(audit.engine.version).toBe(ENGINE_VERSION)
    expect(audit.answers['heating_system']?.['heating_system']).toEqual(['furnace'])
    expect(audit.totals.current.money).toBeGreaterThan(500)
    expect(audit.totals.current.money).toBeLessThan(10_000)
  })

  const resultOf = async (name: string) => {
    const { attributes } = await named(name)
    const sent = await call('GET', `${URL}/${attributes.extra_info.virtual_audit}`)
    return sent.json<Shown<VirtualAudit>>().data.attributes
  }

  it('sends both totals and each category of them with its words [S1-3.015] [S1-7.039]', async () => {
    const { consumptions, totals } = await resultOf('Birchwood Lane')
    const { total_consumption_before_retrofit: before, ...now } = consumptions.current
    const { total_consumption_after_retrofit: after, ...then } = consumptions.new
    expect(before).toMatchObject({ value: totals.current.kwh, unit: 'kWh' })
    expect(after).toMatchObject({ value: totals.new.kwh, unit: 'kWh' })
    expect(after.value).toBeLessThan(before.value)
    for (const { title, description } of [before, after])
      expect([title, description]).toEqual([expect.stringMatching(/\S/), expect.stringMatching(/\S/)])
    expect([before.title, before.description]).not.toEqual([after.title, after.description])
    for (const [categories, total] of [
      [now, before],
      [then, after],
    ] as const) {
      expect(Object.values(categories).map(({ label }) => label)).toEqual(CATEGORY_LABELS)
      const sum = Object.values(categories).reduce((all, { value }) => all + value, 0)
      expect(sum).toBeCloseTo(total.value, 1)
    }
  })

  it('sends each fuel and the greenhouse gas now and after [S1-3.016] [S1-7.039]', async () => {
    const { consumptions_by_fuel, total_kg_co2, totals } = await resultOf('Birchwood Lane')
    const bought = (when: 'current' | 'new') =>
      Object.values(consumptions_by_fuel).reduce((all, fuel) => all + fuel[when].value, 0)
    expect(bought('current')).toBeCloseTo(totals.current.kwh, 1)
    expect(bought('new')).toBeCloseTo(totals.new.kwh, 1)
    expect(total_kg_co2).toEqual({ current: totals.current.kg_co2, new: totals.new.kg_co2 })
    expect(total_kg_co2.new).toBeLessThan(total_kg_co2.current)
  })

  it('sends what each measure saves in money and greenhouse gas, and the total [S1-3.017] [S1-7.039]', async () => {
    const { savings, measures, totals, plan } = await resultOf('Birchwood Lane')
    expect(plan.measure_ids.length).toBeGreaterThan(1)
    for (const { id, label, saving } of measures) {
      const { money, ghg } = savings
      expect([money[id], ghg[id]]).toEqual([
        { value: saving.money, label, hideInAnalysis: !plan.measure_ids.includes(id) },
        { value: saving.kg_co2, label, hideInAnalysis: !plan.measure_ids.includes(id) },
      ])
    }
    expect(savings.all_measurements.money.total).toBe(totals.savings.money)
  })

  it('creates an audit, marks the building as assessed, and does so once [S1-4.022] [S1-7.038] [S1-3.012] [S1-3.011]', async () => {
    const { id: building_id } = await named('Cedar Grove cottage')
    await answer(building_id, 'fuel_type', { heating_fuel: ['propane'] })
    const made = await call('POST', URL, { building_id })
    expect(made.statusCode, made.body).toBe(201)
    const { id } = made.json<Shown<VirtualAudit>>().data
    expect((await named('Cedar Grove cottage')).attributes.extra_info.virtual_audit).toBe(id)
    const { va_recommended_offers, va_recommended_subsidies } = (await named('Cedar Grove cottage'))
      .attributes
    for (const [url, noted] of [
      ['/api/v2/offers', va_recommended_offers],
      ['/api/v1/subsidies', va_recommended_subsidies],
    ] as const) {
      const listed = await call('GET', `${url}?building_id=${building_id}`)
      const advised = listed
        .json<{ data: { id: string; attributes: { is_recommended: boolean } }[] }>()
        .data.filter(({ attributes }) => attributes.is_recommended)
      expect(noted.toSorted(), url).toEqual(advised.map((one) => one.id).sort())
    }
    expect(va_recommended_offers).not.toEqual([])
    expect(va_recommended_subsidies).not.toEqual([])
    const again = (await call('POST', URL, { building_id })).json<Shown<VirtualAudit>>().data
    expect(again.id).toBe(id)
  })

  it('assesses two buildings of a person apart, each from its own answers [S1-1.004] [S1-7.039]', async () => {
    const assessed = async (address1: string, fuel: string) => {
      const place = { city: 'Sheboygan', region: 'WI', zip: '53081' }
      const made = await call('POST', '/api/v1/buildings/', { building: { address1, ...place } })
      const building_id = made.json<Shown<Building>>().data.id
      await answer(building_id, 'fuel_type', { heating_fuel: [fuel] })
      const audit = (await call('POST', URL, { building_id })).json<Shown<VirtualAudit>>().data
      return { building_id, audit }
    }
    const [gas, electric] = [
      await assessed('1 Gas St', 'natural_gas'),
      await assessed('2 Volt St', 'electricity'),
    ]
    for (const { building_id, audit } of [gas, electric]) {
      const found = (await buildings()).find(({ id }) => id === building_id)
      expect(found?.attributes.extra_info.virtual_audit).toBe(audit.id)
    }
    const fuels = ({ audit }: typeof gas) => Object.keys(audit.attributes.consumptions_by_fuel)
    expect(fuels(gas)).toContain('natural_gas')
    expect(fuels(electric)).toEqual(['electricity'])
    expect(gas.audit.id).not.toBe(electric.audit.id)
    const kept = async ({ audit }: typeof gas) =>
      (await call('GET', `${URL}/${audit.id}`)).json<Shown<VirtualAudit>>().data.attributes.answers[
        'fuel_type'
      ]
    expect([await kept(gas), await kept(electric)]).toEqual([
      { heating_fuel: ['natural_gas'] },
      { heating_fuel: ['electricity'] },
    ])
  })

  it('computes anew after an answer changed, and not otherwise', async () => {
    const { id: building_id, attributes } = await named('Birchwood Lane')
    const read = async (language = 'en') =>
      (
        await call('GET', `${URL}/${attributes.extra_info.virtual_audit}`, undefined, HOMEOWNER, language)
      ).json<Shown<VirtualAudit>>().data.attributes
    const first = await read()
    expect((await read()).computed_at).toBe(first.computed_at)
    const inSpanish = await read('es')
    expect(inSpanish.computed_at).toBe(first.computed_at)
    expect(inSpanish.measures[0]?.label).not.toBe(first.measures[0]?.label)
    expect(inSpanish.totals).toEqual(first.totals)
    await answer(building_id, 'heating_system', { heating_efficiency: ['96'] })
    const second = await read()
    expect(second.totals.current.money).toBeLessThan(first.totals.current.money)
    expect(second.answers['heating_system']?.['heating_efficiency']).toEqual(['96'])
  })

  it('is computed once for three who read it at the same time', async () => {
    const { id: building_id, attributes } = await named('Birchwood Lane')
    const renewals = async () =>
      (await test.db.selectFrom('audit_log').select('id').where('action', '=', 'assessment.renew').execute())
        .length
    await answer(building_id, 'heating_system', { heating_efficiency: ['91'] })
    const before = await renewals()
    const url = `${URL}/${attributes.extra_info.virtual_audit}`
    const reads = await Promise.all([call('GET', url), call('GET', url), call('GET', url)])
    const moments = reads.map((read) => read.json<Shown<VirtualAudit>>().data.attributes.computed_at)
    expect(new Set(moments).size).toBe(1)
    expect((await renewals()) - before).toBe(1)
  })

  it('is stored once, without words, and told in the words the partner has now', async () => {
    const before = await resultOf('Birchwood Lane')
    const wording = { assessment: { end_use: { heating: 'Warmth of rooms' } } }
    await changePartner(test, 'lakeshore', { texts: wording })
    const after = await resultOf('Birchwood Lane')
    await changePartner(test, 'lakeshore')
    expect([before, after].map(({ consumptions }) => consumptions.current.heating.label)).toEqual([
      'Heating',
      'Warmth of rooms',
    ])
    expect(after.computed_at).toBe(before.computed_at)
    const { result } = await test.db
      .selectFrom('virtual_audits')
      .select('result')
      .where('building_id', '=', before.building_id)
      .executeTakeFirstOrThrow()
    const stored = VirtualAudit.partial().parse(result)
    expect(stored.consumptions?.current.heating.label).toBe('assessment:end_use.heating')
    // A sentence has a space, and no key has.
    const said = JSON.stringify({ ...stored, engine: null }).match(/"[^"]* [^"]*"/g)
    expect(said).toBeNull()
  })

  it('is not found by another person [S1-6.001]', async () => {
    const { id: building_id, attributes } = await named('Birchwood Lane')
    const id = attributes.extra_info.virtual_audit
    expect((await call('GET', `${URL}/${id}`, undefined, 'new@lakeshore.test')).statusCode).toBe(404)
    expect((await call('POST', URL, { building_id }, 'new@lakeshore.test')).statusCode).toBe(404)
  })
})

describe('climate', () => {
  it('gives the record of a place, and of a building, which the engine reads', async () => {
    const { id } = await named('Birchwood Lane')
    type Climate = { place: Parameters<typeof climateFromRecord>[1] & { id: string }; record: string }
    const answer = (await call('GET', `/api/v1/climate/of_building/${id}`)).json<Shown<Climate>>().data
    const bytes = Buffer.from(answer.attributes.record, 'base64')
    expect(bytes.byteLength).toBe(RECORD_BYTES)
    expect(climateFromRecord(bytes, answer.attributes.place).kind).toBe('mean_days')
    const same = await test.app.inject({
      url: `/api/v1/climate/${answer.id}`,
      headers: { host: 'lakeshore.localhost' },
    })
    expect(same.json<Shown<Climate>>().data.attributes.record).toBe(answer.attributes.record)
    expect((await call('GET', '/api/v1/climate/atlantis')).statusCode).toBe(404)
  })
})
