import type { Incentive } from '@hearthlight/domain/incentives/incentive'
import { shownFigures } from '@hearthlight/domain/report/shown-figures/shown-figures'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

type Listed = { id: string; attributes: Incentive }

const inject = async (url: string, email = 'homeowner@lakeshore.test') =>
  test.app.inject({ url, headers: await test.signIn(email) })

async function assessedBuilding(email = 'homeowner@lakeshore.test'): Promise<string> {
  const { records } = (await inject('/api/v1/buildings/', email)).json()
  const found = records.data.find(
    (building: { attributes: { extra_info: { virtual_audit: string | null } } }) =>
      building.attributes.extra_info.virtual_audit !== null,
  )
  return found.id
}
const offersFor = async (buildingId: string) =>
  (await inject(`/api/v2/offers?building_id=${buildingId}`)).json<{ data: Listed[] }>().data

describe('offers for a home', () => {
  it('are judged for the building that is named, and for none without [S2-7.007]', async () => {
    const verdicts = (offers: readonly Listed[]) =>
      new Set(offers.map(({ attributes }) => attributes.eligibility.verdict))
    const anywhere = (await inject('/api/v2/offers')).json<{ data: Listed[] }>().data
    const here = await offersFor(await assessedBuilding())
    expect(here.map(({ id }) => id).toSorted()).toEqual(anywhere.map(({ id }) => id).toSorted())
    expect(verdicts(here)).toContain('not_eligible')
    expect(verdicts(anywhere)).not.toContain('not_eligible')
  })
  it('are recommended when they pay for what the audit advises, with its energy savings', async () => {
    const offers = await offersFor(await assessedBuilding())
    const recommended = offers.filter(({ attributes }) => attributes.is_recommended)
    expect(recommended.length).toBeGreaterThan(0)
    for (const { attributes } of recommended) {
      expect(attributes.eligibility.verdict).not.toBe('not_eligible')
      expect(attributes.energy_savings_kwh).toBeGreaterThan(0)
    }
  })
  it('fill their placeholders from the audit, and no brace is left [S1-3.018] [S2-3.003]', async () => {
    const building = await assessedBuilding()
    const offers = await offersFor(building)
    const { virtual_audit } = (await inject(`/api/v1/buildings/current?building_id=${building}`)).json().data
      .attributes.extra_info
    const audit = (await inject(`/api/v1/virtual_audit/virtual_audits/${virtual_audit}`)).json()
    const { measures } = shownFigures(audit.data.attributes)
    const [saved, byAttic] = ['smart_thermostat', 'attic_insulation'].map(
      (id) => measures.get(id)?.money.value,
    )
    const thermostat = offers.find(({ attributes }) => attributes.code === 'smart-thermostat')
    expect(saved).toBeGreaterThan(0)
    expect(thermostat?.attributes.short_description).toContain(`In your home it saves about $${saved} a year`)
    const subsidies = (await inject(`/api/v1/subsidies?building_id=${building}`)).json<{ data: Listed[] }>()
      .data
    const attic = subsidies.find(({ attributes }) => attributes.code === 'attic-insulation-income')
    expect(byAttic).toBeGreaterThan(0)
    expect(attic?.attributes.short_description).toContain(`saves about $${byAttic} a year in your home`)
    for (const { attributes } of [...offers, ...subsidies])
      expect(attributes.short_description, attributes.code).not.toContain('{{')
  })
  it('say which condition is not met and which answer was used', async () => {
    const offers = await offersFor(await assessedBuilding())
    const refused = offers.find(({ attributes }) => attributes.code === 'heat-pump-electric-home')?.attributes
    expect(refused?.eligibility.verdict).toBe('not_eligible')
    expect(refused?.is_triggered).toBe(false)
    expect(refused?.eligibility.trace.find(({ outcome }) => outcome === 'not_met')).toMatchObject({
      code: 'heats-with-electricity',
      used: { fact: 'heating_system', values: ['furnace'], source: 'answered' },
    })
  })
  it.each([
    ['lakeshore power and gas', 'met'],
    ['Lakeshore Power y Gas', 'met'],
    ['Northwind', 'not_met'],
    ['', 'unknown'],
    [null, 'unknown'],
  ])('know the company of the home by the name %j', async (gas_utility, outcome) => {
    const id = await assessedBuilding()
    const headers = await test.signIn('homeowner@lakeshore.test')
    const save = (building: object) =>
      test.app.inject({ method: 'PUT', url: `/api/v1/buildings/${id}`, headers, payload: { building } })
    expect((await save({ gas_utility })).statusCode).toBe(200)
    const attic = (await offersFor(id)).find(({ attributes }) => attributes.code === 'attic-insulation')
    const line = attic?.attributes.eligibility.trace.find(({ code }) => code === 'lakeshore-gas')
    expect(line?.outcome).toBe(outcome)
    await save({ gas_utility: 'Lakeshore Power & Gas' })
  })
  it('say null for a trigger that the answers do not decide yet', async () => {
    const { data } = (await inject('/api/v2/offers')).json<{ data: { attributes: object }[] }>()
    for (const { attributes } of data) expect(attributes).toHaveProperty('is_triggered')
    expect(
      data.filter(({ attributes }) => 'is_triggered' in attributes && attributes.is_triggered === null),
    ).not.toEqual([])
  })
  it('are not shown for a building of somebody else', async () => {
    const theirs = await assessedBuilding('homeowner@tejo.test')
    expect((await inject(`/api/v2/offers?building_id=${theirs}`)).statusCode).toBe(404)
    const own = await assessedBuilding()
    expect((await inject(`/api/v2/offers?building_id=${own}`, 'new@lakeshore.test')).statusCode).toBe(404)
    expect((await inject(`/api/v1/subsidies?building_id=${own}`, 'new@lakeshore.test')).statusCode).toBe(404)
  })
})

describe('subsidies for a home', () => {
  it('are judged for the building that is named, and for none without [S2-7.005]', async () => {
    const outcomes = async (query: string) => {
      const { data } = (await inject(`/api/v1/subsidies${query}`)).json<{ data: Listed[] }>()
      const basement = data.find(({ attributes }) => attributes.code === 'basement-insulation')
      return basement?.attributes.eligibility.trace.map(({ code, outcome }) => [code, outcome])
    }
    expect(await outcomes(`?building_id=${await assessedBuilding()}`)).toEqual([
      ['lakeshore-gas', 'met'],
      ['basement', 'met'],
      ['advisor-visit', 'unknown'],
    ])
    expect(await outcomes('')).toEqual([
      ['lakeshore-gas', 'unknown'],
      ['basement', 'unknown'],
      ['advisor-visit', 'unknown'],
    ])
  })
})
