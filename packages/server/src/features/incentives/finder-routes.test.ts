import type { FieldDefinition } from '@hearthlight/domain/forms/field-definition'
import type { ClassifiedIncentive } from '@hearthlight/domain/incentives/classified-incentive'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changePartner } from '../../testing/change-partner.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

let site: TestApp
beforeAll(async () => {
  site = await testApp()
})
afterAll(() => site.close())

type Found = { id: string; attributes: ClassifiedIncentive }
const ask = (query: Record<string, string>, headers: Record<string, string> = {}) =>
  site.app.inject({
    url: `/api/v1/rebate_finder?${new URLSearchParams(query)}`,
    headers: { host: 'lakeshore.localhost', ...headers },
  })
const find = async (query: Record<string, string>) => {
  const { data } = (await ask({ zip: '53081', ...query })).json<{ data: Found[] }>()
  return new Map(data.map(({ attributes }) => [attributes.code, attributes]))
}
const fieldsAt = async (host: string, language: string) =>
  (
    await site.app.inject({
      url: '/api/v1/rebate_finder/questions',
      headers: { host, 'accept-language': language },
    })
  ).json<{ data: { attributes: { fields: FieldDefinition[] } } }>().data.attributes.fields

const OURS = 'Lakeshore Power & Gas'

describe('the rebate finder', () => {
  it('asks five questions of anybody, at each partner its own', async () => {
    const [lakeshore, boreale] = [
      await fieldsAt('lakeshore.localhost', 'en'),
      await fieldsAt('boreale.localhost', 'fr'),
    ]
    expect(lakeshore).toHaveLength(5)
    expect(boreale).toHaveLength(5)
    expect(boreale.map(({ name }) => name)).not.toEqual(lakeshore.map(({ name }) => name))
    expect(boreale.find(({ name }) => name === 'gas_utility')?.options[0]?.value).toBe('Énergie Boréale')
  })

  it('takes what was not answered for unknown, never for a no', async () => {
    const nothing = await find({})
    const notSure = await find({ gas_utility: 'unknown' })
    for (const found of [nothing, notSure]) {
      const attic = found.get('attic-insulation')
      expect(attic?.classification?.is_available).toBe(true)
      expect(attic?.eligibility.trace.find(({ code }) => code === 'lakeshore-gas')?.outcome).toBe('unknown')
    }
    expect([...notSure.values()]).toEqual([...nothing.values()])
  })

  it('rules out what an answer is against, and says by which condition', async () => {
    const attic = (await find({ gas_utility: 'another' })).get('attic-insulation')
    expect(attic?.classification).toMatchObject({ is_available: false, is_recommended: false })
    expect(attic?.eligibility.trace.find(({ outcome }) => outcome === 'not_met')?.code).toBe('lakeshore-gas')
  })

  it('places each incentive as for a home that says the same, but for what only an audit knows', async () => {
    const me = await site.signIn('new@lakeshore.test')
    const home = await site.app.inject({
      method: 'POST',
      url: '/api/v1/buildings/',
      headers: me,
      payload: {
        building: {
          address1: '12 Oak Street',
          city: 'Sheboygan',
          region: 'WI',
          zip: '53081',
          country: 'US',
          gas_utility: OURS,
          electric_utility: 'Somebody else',
        },
      },
    })
    const buildingId: string = home.json().data.id
    const saved = await site.app.inject({
      method: 'PUT',
      url: '/api/v1/generic_items/0',
      headers: me,
      payload: {
        items_list: [
          { item_type: 'house_type', building_id: buildingId, data: { house_type: ['detached'] } },
        ],
      },
    })
    expect([home.statusCode, saved.statusCode]).toEqual([201, 200])
    const listed = await Promise.all(
      ['/api/v2/offers', '/api/v1/subsidies'].map(async (url) =>
        (await site.app.inject({ url: `${url}?building_id=${buildingId}`, headers: me })).json<{
          data: Found[]
        }>(),
      ),
    )
    const found = await find({ gas_utility: OURS, electric_utility: 'another', house_type: 'detached' })
    const places = ({ classification, amount, amount_basis, eligibility }: ClassifiedIncentive) => ({
      classification,
      amount,
      amount_basis,
      verdict: eligibility.verdict,
    })
    const own = listed.flatMap(({ data }) => data.map(({ attributes }) => attributes))
    expect(own.length).toBeGreaterThan(10)
    expect(Object.fromEntries(own.map((each) => [each.code, places(each)]))).toEqual(
      Object.fromEntries([...found].map(([code, each]) => [code, places(each)])),
    )
    expect(own.some(({ classification }) => classification?.is_available)).toBe(true)
    expect(own.some(({ eligibility }) => eligibility.verdict === 'not_eligible')).toBe(true)
  })

  it('tells nobody who advises on what', async () => {
    for (const { energy_advisor_ids } of (await find({})).values()) expect(energy_advisor_ids).toEqual([])
  })

  it.each([
    [{ zip: '5308' }, '/zip', 'Enter a ZIP code of five digits, such as 53081.'],
    [{ zip: '53081', house_type: 'castle' }, '/answers/house_type', 'Choose one of the listed options.'],
    [{ zip: '53081', solar_pv_kw: '3' }, '/answers/solar_pv_kw', 'Choose one of the listed options.'],
  ])('refuses %j at %s', async (query, pointer, title) => {
    const answer = await ask(query, { 'accept-language': 'en' })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors[1]).toMatchObject({ title, source: { pointer } })
  })

  it('is not there where the partner has no incentives', async () => {
    await changePartner(site, 'lakeshore', { settings: { enable_incentives: false } })
    expect((await ask({ zip: '53081' })).statusCode).toBe(404)
    await changePartner(site, 'lakeshore')
  })
})
