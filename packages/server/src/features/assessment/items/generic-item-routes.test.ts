import { ErrorResponse } from '@hearthlight/domain/shared/envelope'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../../testing/test-app.ts'

let test: TestApp
let building: string
let other: string

const HOMEOWNER = 'homeowner@lakeshore.test'
const URL = '/api/v1/generic_items'
type Item = {
  id: string
  type: string
  attributes: {
    item_type: string
    data: Record<string, string[]>
    building_id: string
    genericable_id: string
    genericable_type: string
    answered_at: Record<string, string>
  }
}

beforeAll(async () => {
  test = await testApp()
  building = await makeBuilding(HOMEOWNER, '1 Test Street')
  other = await makeBuilding('new@lakeshore.test', '2 Other Street')
})
afterAll(() => test.close())

async function call(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload?: object,
  email = HOMEOWNER,
) {
  const headers = await test.signIn(email)
  return test.app.inject({ method, url, headers, ...(payload && { payload }) })
}

async function makeBuilding(email: string, address1: string): Promise<string> {
  const blank = {
    address1,
    city: 'Sheboygan',
    region: 'WI',
    zip: '53081',
    building_name: address1,
    ownership: 'own',
  }
  const made = await call('POST', '/api/v1/buildings/', { building: blank }, email)
  expect(made.statusCode, made.body).toBe(201)
  return made.json<{ data: { id: string } }>().data.id
}

const items = async (query = `?building_id=${building}`) =>
  (await call('GET', `${URL}${query}`)).json<{ data: Item[] }>().data
const item = (item_type: string, data: Record<string, string[]>, rest: object = {}) => ({
  item_type,
  building_id: building,
  data,
  ...rest,
})

const typeOf = ({ attributes }: Item) => attributes.item_type

describe('generic items', () => {
  it('creates an item that is then listed, every value in a list [S1-7.035] [S2-7.018] [S1-3.014]', async () => {
    const made = await call('POST', URL, {
      generic_item: item('fuel_type', { heating_fuel: ['natural_gas'] }),
    })
    expect(made.statusCode, made.body).toBe(201)
    const { data } = made.json<{ data: Item }>()
    expect(data).toMatchObject({
      id: expect.stringMatching(/\S/),
      type: 'generic_items',
      attributes: {
        item_type: 'fuel_type',
        data: { heating_fuel: ['natural_gas'] },
        building_id: building,
        genericable_id: building,
        genericable_type: 'Building',
      },
    })
    await call('POST', URL, { generic_item: item('house_type', { storeys: ['1'] }) })
    expect((await items()).map(typeOf)).toEqual(expect.arrayContaining(['fuel_type', 'house_type']))
    const ofType = await items('?type=fuel_type')
    expect(new Set(ofType.map(typeOf))).toEqual(new Set(['fuel_type']))
    expect(ofType.find(({ id }) => id === data.id)).toEqual(data)
  })

  it('saves a list of items and answers only those of a type [S1-7.036] [S2-7.019] [S1-7.033]', async () => {
    const saved = await call('PUT', `${URL}/0`, {
      items_list: [
        item('heating_system', { heating_system: ['furnace'], heating_efficiency: ['80'] }),
        item('house_type', { storeys: ['1.5'] }),
      ],
    })
    expect(saved.statusCode, saved.body).toBe(200)
    expect(saved.json<{ data: Item[] }>().data.map(typeOf)).toEqual(['heating_system', 'house_type'])
    const stored = Object.fromEntries((await items()).map((one) => [typeOf(one), one.attributes.data]))
    expect(stored).toMatchObject({
      heating_system: { heating_system: ['furnace'], heating_efficiency: ['80'] },
      house_type: { storeys: ['1.5'] },
    })
    const ofType = await items('?type=house_type')
    expect(ofType.every((one) => one.attributes.item_type === 'house_type')).toBe(true)
    expect(ofType.some((one) => one.attributes.data['storeys']?.[0] === '1.5')).toBe(true)
  })

  it('answers a blank item without an id [S1-7.034] [S2-7.021]', async () => {
    const blank = (await call('GET', `${URL}/new?type=fuel_type`)).json<{ data: Item }>().data
    expect('id' in blank).toBe(false)
    expect(blank.attributes).toMatchObject({ item_type: 'fuel_type', data: {} })
  })

  it('deletes an item [S1-7.037] [S2-7.020]', async () => {
    const made = await call('POST', URL, { generic_item: item('renovation', { renovations: ['none'] }) })
    const { id } = made.json<{ data: Item }>().data
    const others = (await items()).map((one) => one.id).filter((one) => one !== id)
    expect(others).not.toEqual([])
    expect((await call('DELETE', `${URL}/${id}`)).statusCode).toBe(204)
    expect((await items()).map((one) => one.id)).toEqual(others)
    expect((await call('DELETE', `${URL}/${id}`)).statusCode).toBe(404)
  })

  it('leaves a line in the audit log for one answer that changed, and none for the same again', async () => {
    const give = async (storeys: string) => {
      const saved = await call('PUT', `${URL}/0`, {
        items_list: [item('house_type', { storeys: [storeys] })],
      })
      return saved.json<{ data: Item[] }>().data[0]?.id ?? ''
    }
    const id = await give('1')
    const lines = () =>
      test.db
        .selectFrom('audit_log')
        .select(['before', 'after'])
        .where('action', '=', 'assessment.answer')
        .where('record_id', '=', id)
        .orderBy('id')
        .execute()
    const before = await lines()
    await give('2')
    await give('2')
    expect(await lines()).toEqual([...before, { before: { storeys: ['1'] }, after: { storeys: ['2'] } }])
  })

  it('clears the answers under a parent that changed [S1-4.032]', async () => {
    await call('PUT', `${URL}/0`, {
      items_list: [item('heating_system', { heating_system: ['furnace'], heating_efficiency: ['85'] })],
    })
    const changed = await call('PUT', `${URL}/0`, {
      items_list: [item('heating_system', { heating_system: ['unknown'] })],
    })
    expect(changed.json<{ data: Item[] }>().data[0]?.attributes.data).toEqual({ heating_system: ['unknown'] })
  })

  it('stores nothing of a list in which one answer is wrong', async () => {
    const refused = await call('PUT', `${URL}/0`, {
      items_list: [
        item('water_heating_system', { water_heater: ['tank'] }),
        item('area_basics', { floor_area: ['9999999'], is_admin: ['yes'] }),
      ],
    })
    expect(refused.statusCode).toBe(422)
    const { errors } = ErrorResponse.parse(refused.json())
    // The first says what is wrong as a whole, the others each name a field, and the text for another language.
    expect(errors.slice(1).map(({ source, meta }) => [source?.pointer, meta?.key])).toEqual([
      ['/items_list/1/data/floor_area', 'shared:validation.max_value'],
      ['/items_list/1/data/is_admin', 'shared:validation.option'],
    ])
    expect((await items()).map((one) => one.attributes.item_type)).not.toContain('water_heating_system')
  })

  it.each([
    ['a number out of range', 'area_basics', { floor_area: ['9999999'] }],
    ['a number that is none', 'area_basics', { occupants: ['three'] }],
    ['an unknown option', 'heating_system', { heating_system: ['nuclear'] }],
    ['two answers to a question with one', 'heating_system', { heating_system: ['furnace', 'boiler'] }],
    ['a text that is too long', 'fuel_type', { heating_fuel: ['x'.repeat(201)] }],
    ['a forged field', 'fuel_type', { is_admin: ['true'] }],
    ['a forged section', 'sauna', { heating_fuel: ['wood'] }],
  ])('refuses %s and stores nothing', async (_, section, data) => {
    const before = await items()
    const refused = await call('PUT', `${URL}/0`, { items_list: [item(section, data)] })
    expect(refused.statusCode).toBe(422)
    const [field] = section === 'sauna' ? ['item_type'] : Object.keys(data)
    const { errors } = refused.json<{ errors: { source?: { pointer: string } }[] }>()
    expect(errors.map((error) => error.source?.pointer ?? '').join()).toContain(field)
    expect(await items()).toEqual(before)
  })

  it('never overwrites a later answer by one that was kept offline, and takes it only once', async () => {
    const at = (time: string) => ({ answered_at: { thermostat: time } })
    const late = item('heating_system', { thermostat: ['smart'] }, at('2026-11-01T10:00:00Z'))
    const early = item('heating_system', { thermostat: ['manual'] }, at('2026-11-01T09:00:00Z'))
    await call('PUT', `${URL}/0`, { items_list: [late] })
    const [kept] = (await call('PUT', `${URL}/0`, { items_list: [early] })).json<{ data: Item[] }>().data
    expect(kept?.attributes.data['thermostat']).toEqual(['smart'])
    await call('PUT', `${URL}/0`, { items_list: [late] })
    expect((await items()).filter((one) => one.attributes.item_type === 'heating_system')).toHaveLength(1)
  })

  it('keeps answers of different buildings apart', async () => {
    const second = await makeBuilding(HOMEOWNER, '3 Second Street')
    await call('PUT', `${URL}/0`, {
      items_list: [
        item('house_type', { house_type: ['detached'] }),
        { ...item('house_type', { house_type: ['apartment'] }), building_id: second },
      ],
    })
    const of = async (id: string) =>
      (await items(`?building_id=${id}&type=house_type`))[0]?.attributes.data['house_type']
    expect(await of(building)).toEqual(['detached'])
    expect(await of(second)).toEqual(['apartment'])
  })

  it('finds no building and no answers of other people [S1-6.001]', async () => {
    const foreign = { ...item('fuel_type', { heating_fuel: ['oil'] }), building_id: other }
    expect((await call('PUT', `${URL}/0`, { items_list: [foreign] })).statusCode).toBe(404)
    expect((await call('POST', URL, { generic_item: foreign })).statusCode).toBe(404)
    expect(await items(`?building_id=${other}`)).toEqual([])
    const [own] = await items()
    const stranger = await call('DELETE', `${URL}/${own?.id}`, undefined, 'new@lakeshore.test')
    expect(stranger.statusCode).toBe(404)
  })
})
