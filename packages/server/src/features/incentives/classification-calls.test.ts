import type { Building } from '@hearthlight/domain/buildings/building'
import type { ClassifiedIncentive } from '@hearthlight/domain/incentives/classified-incentive'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { openIncentives } from '../../testing/programs/open-incentives.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

const IN_YEAR = new Date('2026-06-15T18:00:00Z')
const OWNER = 'homeowner@lakeshore.test'
let now = IN_YEAR
let test: TestApp
let homes: Map<string, string>

beforeAll(async () => {
  test = await testApp({ now: () => now })
  await openIncentives(test, IN_YEAR)
  const { records } = (await call('/api/v1/buildings/')).json<{
    records: { data: { id: string; attributes: Building }[] }
  }>()
  homes = new Map(records.data.map(({ id, attributes }) => [attributes.extra_info.building_name ?? '', id]))
})
afterAll(() => test.close())
beforeEach(async () => {
  now = IN_YEAR
  await test.db.deleteFrom('applications').execute()
})

const call = async (url: string) => test.app.inject({ url, headers: await test.signIn(OWNER) })
/** The home that nobody has assessed: nothing is recommended to it. */
const cottage = () => homes.get('Cedar Grove cottage') ?? ''
const birchwood = () => homes.get('Birchwood Lane') ?? ''

type Listed = { id: string; attributes: Omit<ClassifiedIncentive, 'id'> }
const listed = async (home: string): Promise<Listed[]> => {
  const [offers, subsidies] = [
    await call(`/api/v2/offers?building_id=${home}`),
    await call(`/api/v1/subsidies?building_id=${home}`),
  ]
  return [...offers.json<{ data: Listed[] }>().data, ...subsidies.json<{ data: Listed[] }>().data]
}
async function incentiveOf(home: string, code: string): Promise<Listed> {
  const found = (await listed(home)).find(({ attributes }) => attributes.code === code)
  if (found === undefined) throw new Error(`no ${code}`)
  return found
}
const placeOf = async (home: string, code: string) => {
  const { classification } = (await incentiveOf(home, code)).attributes
  return { applied: classification?.is_applied, available: classification?.is_available }
}
type Applied = { readonly home: () => string; readonly quantity: number | null; readonly at: string }
async function apply(code: string, { home, quantity, at }: Applied): Promise<void> {
  const { id, attributes } = await incentiveOf(home(), code)
  const partnerId = test.partners.lakeshore.id
  const user = await test.db
    .selectFrom('buildings')
    .select('user_id')
    .where('id', '=', home())
    .executeTakeFirstOrThrow()
  const application = {
    id: newId(),
    user_id: user.user_id,
    building_id: home(),
    incentive_id: id,
    kind: attributes.kind,
    project_type_id: attributes.project_type.id,
    quantity,
    status: 'submitted',
    created_at: new Date(at),
    updated_at: new Date(at),
  }
  await test.db
    .insertInto('applications')
    .values({ partner_id: partnerId, ...application })
    .execute()
}
/** An answer to a question about one of the home's applications. */
async function comment(home: string, content: string): Promise<void> {
  const { id, user_id } = await test.db
    .selectFrom('applications')
    .select(['id', 'user_id'])
    .where('building_id', '=', home)
    .executeTakeFirstOrThrow()
  const written = { id: newId(), user_id, building_id: home, project_id: id, content }
  await test.db
    .insertInto('comments')
    .values({
      ...written,
      partner_id: test.partners.lakeshore.id,
      created_at: now,
      updated_at: now,
      commentable_type: 'ListItem',
      commentable_id: newId(),
    })
    .execute()
}

it.each([
  ['2026-01-01T05:59:00Z', false],
  ['2026-01-01T06:00:00Z', true],
  ['2027-01-01T05:59:00Z', true],
  ['2027-01-01T06:00:00Z', false],
])('is available by the day of the partner’s calendar: at %s %s [S2-4.006]', async (at, available) => {
  now = new Date(at)
  const { classification } = (await incentiveOf(cottage(), 'heat-pump-water-heater')).attributes
  expect(classification?.is_available).toBe(available)
  expect(classification?.trace.find(({ condition }) => condition === 'in_date_range')?.outcome).toBe(
    available ? 'met' : 'not_met',
  )
})

describe('three appliances a person and year', () => {
  it.each<[string, readonly Applied[], { applied: boolean; available: boolean }]>([
    ['nothing', [], { applied: false, available: true }],
    [
      'one at this home',
      [{ home: cottage, quantity: null, at: '2026-02-01T12:00:00Z' }],
      { applied: true, available: true },
    ],
    [
      'three at another home',
      [{ home: birchwood, quantity: 3, at: '2026-02-01T12:00:00Z' }],
      { applied: true, available: false },
    ],
    [
      'one and two',
      [
        { home: birchwood, quantity: null, at: '2026-02-01T12:00:00Z' },
        { home: cottage, quantity: 2, at: '2026-03-01T12:00:00Z' },
      ],
      { applied: true, available: false },
    ],
    [
      'three a year before',
      [{ home: cottage, quantity: 3, at: '2025-12-31T12:00:00Z' }],
      { applied: true, available: true },
    ],
    [
      'three in the last hours of the year in Wisconsin',
      [{ home: birchwood, quantity: 3, at: '2027-01-01T03:00:00Z' }],
      { applied: true, available: false },
    ],
  ])('after %s [S2-4.002] [S2-4.009] [S2-4.010] [S2-4.012]', async (_what, applications, expected) => {
    for (const each of applications) await apply('appliances', each)
    expect(await placeOf(cottage(), 'appliances')).toEqual(expected)
  })
})

it('counts a limit of a building for that building and that year only [S2-4.011] [S2-4.001]', async () => {
  await apply('heat-pump-water-heater', { home: cottage, quantity: null, at: '2025-11-01T12:00:00Z' })
  expect(await placeOf(birchwood(), 'heat-pump-water-heater')).toEqual({ applied: false, available: true })
  await apply('heat-pump-water-heater', { home: birchwood, quantity: null, at: '2026-02-01T12:00:00Z' })
  expect(await placeOf(cottage(), 'heat-pump-water-heater')).toEqual({ applied: true, available: true })
  expect(await placeOf(birchwood(), 'heat-pump-water-heater')).toEqual({ applied: true, available: false })
})

it('takes what nobody has answered for unknown, an answer against it for a reason, with the question to change [S2-4.008]', async () => {
  const answer = async (heating_system: string) => {
    const data = { heating_system: [heating_system] }
    const payload = { items_list: [{ building_id: cottage(), item_type: 'heating_system', data }] }
    const url = '/api/v1/generic_items/0'
    const saved = await test.app.inject({ method: 'PUT', url, payload, headers: await test.signIn(OWNER) })
    expect(saved.statusCode, saved.body).toBe(200)
  }
  const judged = async () => {
    const { classification, eligibility } = (await incentiveOf(cottage(), 'heat-pump-electric-home'))
      .attributes
    const line = eligibility.trace.find(({ code }) => code === 'heats-with-electricity')
    return [classification?.is_available, line?.outcome, line?.used?.values, line?.asks]
  }
  expect(await judged()).toEqual([true, 'unknown', undefined, ['heating_system']])
  await answer('furnace')
  expect(await judged()).toEqual([false, 'not_met', ['furnace'], ['heating_system']])
  await answer('baseboard')
  expect(await judged()).toEqual([true, 'met', ['baseboard'], ['heating_system']])
})

it.each(['2025-06-01T12:00:00Z', '2026-06-15T18:00:00Z'])(
  'has a whole trace for every incentive of every home at %s, and says null without a home',
  async (at) => {
    now = new Date(at)
    for (const home of [cottage(), birchwood()])
      for (const { attributes } of await listed(home)) {
        const { trace, ...places } = attributes.classification ?? { trace: [] }
        expect(trace).toHaveLength(6)
        const broken = trace.filter(({ outcome }) => outcome === 'not_met')
        expect(attributes.classification?.is_available).toBe(broken.length === 0)
        expect(Object.values(places).includes(true) || broken.length > 0).toBe(true)
      }
    const anywhere = (await call('/api/v2/offers')).json<{ data: Listed[] }>().data
    expect(new Set(anywhere.map(({ attributes }) => attributes.classification))).toEqual(new Set([null]))
  },
)

it('ties to the building what was applied for, how much of it asks for a change, and what was answered [S1-3.012] [S2-3.007]', async () => {
  await apply('appliances', { home: cottage, quantity: 2, at: '2026-02-01T12:00:00Z' })
  await apply('led-pack', { home: cottage, quantity: null, at: '2026-03-01T12:00:00Z' })
  await apply('appliances', { home: birchwood, quantity: 1, at: '2026-03-02T12:00:00Z' })
  await test.db
    .updateTable('applications')
    .set({ requested_edit: 'Which model?' })
    .where('quantity', '=', 2)
    .execute()
  await comment(cottage(), 'The white one')
  await comment(birchwood(), 'Of another home')
  const { attributes } = (await call(`/api/v1/buildings/current?building_id=${cottage()}`)).json<{
    data: { attributes: Building }
  }>().data
  const [led, appliances] = attributes.rebate_project
  expect(attributes.rebate_project).toHaveLength(2)
  expect(led).toMatchObject({ name: 'Free LED pack', requested_edit: null, status: 'submitted' })
  expect(appliances).toMatchObject({
    name: 'Freezer or room air conditioner',
    programmable_type: 'Offer',
    programmable_id: (await incentiveOf(cottage(), 'appliances')).id,
    applied_obj_quantity: 2,
    created_at: '2026-02-01T12:00:00.000Z',
    requested_edit: 'Which model?',
  })
  expect(attributes.rebate_project_type_ids).toEqual([appliances?.project_type.id])
  expect(attributes.total_project_update_requested).toBe(1)
  expect(attributes.comments.map(({ content }) => content)).toEqual(['The white one'])
})

it('notes on a home that is assessed anew what is recommended to it and open', async () => {
  const recommendedNow = async () =>
    (await listed(birchwood())).filter(({ attributes }) => attributes.classification?.is_recommended)
  const before = await recommendedNow()
  const limited = before.find(({ attributes }) => attributes.building_quantity_limitation.max === 1)
  await apply(limited?.attributes.code ?? '', { home: birchwood, quantity: null, at: '2026-02-01T12:00:00Z' })
  const changed = await test.app.inject({
    method: 'PUT',
    url: `/api/v1/buildings/${birchwood()}`,
    payload: { building: { construction_year: 1975 } },
    headers: await test.signIn(OWNER),
  })
  expect(changed.statusCode, changed.body).toBe(200)
  const open = (await recommendedNow()).map(({ id }) => id)
  expect(open.length).toBeGreaterThan(0)
  expect(open).not.toContain(limited?.id)
  const { attributes } = (await call(`/api/v1/buildings/current?building_id=${birchwood()}`)).json<{
    data: { attributes: Building }
  }>().data
  const noted = [...attributes.va_recommended_offers, ...attributes.va_recommended_subsidies]
  expect(noted.toSorted()).toEqual(open.toSorted())
})
