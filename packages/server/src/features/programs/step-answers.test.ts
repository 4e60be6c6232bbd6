import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  familyClient,
  HOUSE,
  type Json,
  type ProgramSite,
} from '../../testing/program-engine/family-client.ts'
import { programSite } from '../../testing/programs/program-site.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

let test: TestApp
let site: ProgramSite
let now = new Date('2026-11-17T12:00:00Z')
beforeAll(async () => {
  test = await testApp({ now: () => now })
  site = await programSite(test)
})
afterAll(() => test.close())

const FAMILY = '/api/v1/fulfill-integrate'
const client = familyClient(() => site)
const later = () => {
  now = new Date(now.getTime() + 60_000)
}
async function questions(id: string, cn: string, language = 'en'): Promise<Map<string, Json>> {
  const { data } = (
    await test.app.inject({
      url: `${FAMILY}/prqs?project_id=${id}&cn=${cn}`,
      headers: { ...site.person, 'accept-language': language },
    })
  ).json()
  const all = data.flatMap(({ attributes }: Json) => attributes.questions)
  return new Map(all.map((question: Json) => [question.id, question]))
}

describe('a question that can be filled in from what is known', () => {
  it('suggests the year of the home until it is answered', async () => {
    const id = await client.begin(/Insulation/)
    const { construction_year } = (
      await test.app.inject({
        url: `/api/v1/buildings/current?building_id=${site.buildingId}`,
        headers: site.person,
      })
    ).json().data.attributes
    expect(construction_year).toEqual(expect.any(Number))
    const open = await questions(id, 'house')
    expect(open.get('year_built')).toMatchObject({
      response: null,
      suggested: { response: String(construction_year), source: 'home' },
    })
    expect(open.get('owner_name')).not.toHaveProperty('suggested')
    const answered = await client.answer(id, 'house', {
      ...HOUSE,
      house: { ...HOUSE.house, year_built: 1951 },
    })
    expect(answered.statusCode, answered.body).toBe(200)
    const given = (await questions(id, 'house')).get('year_built')
    expect(given.response).toBe('1951')
    expect(given).not.toHaveProperty('suggested')
  })
  it('suggests the address of the home for what is mailed, and keeps another', async () => {
    const id = await client.begin(/Weatherization/)
    const where = (await questions(id, 'kit')).get('postal_address')
    expect(where).toMatchObject({ required: 'true', response: null, suggested: { source: 'home' } })
    expect(where.suggested.response).toContain('Sheboygan, WI, 53081')
    const kit = { home_kind: 'House', drafty_doors: 1 }
    const without = await client.answer(id, 'kit', { kit })
    expect(without.statusCode).toBe(422)
    const sent = await client.answer(id, 'kit', { kit: { ...kit, postal_address: 'PO Box 7, Kohler' } })
    expect(sent.statusCode, sent.body).toBe(200)
    expect((await questions(id, 'kit')).get('postal_address').response).toBe('PO Box 7, Kohler')
  })
  it('suggests an option in the words of the reader', async () => {
    const id = await client.begin(/Weatherization/)
    expect((await questions(id, 'kit')).get('language_of_guide').suggested.response).toBe('English')
    expect((await questions(id, 'kit', 'es')).get('language_of_guide').suggested.response).toBe('Español')
  })
})

describe('two windows with one step', () => {
  it('the second is told, and what it sends once more is kept', async () => {
    const id = await client.begin(/Weatherization/)
    later()
    const { last_modified_ts: seen } = await client.attributes(`/projects/${id}`)
    const send = (doors: number, more: object) =>
      test.app.inject({
        method: 'POST',
        url: `${FAMILY}/prqs`,
        headers: site.person,
        payload: {
          answerList: {
            kit: { home_kind: 'House', drafty_doors: doors, postal_address: '602 Huron Street' },
          },
          details: { project_id: id, cn: 'kit', ...more },
        },
      })
    expect((await send(2, { seen })).statusCode).toBe(200)
    later()
    expect((await send(2, { seen })).statusCode).toBe(200)
    const second = await send(5, { seen })
    expect([second.statusCode, second.json().errors[0].code]).toEqual([409, 'programs.changed-elsewhere'])
    expect(second.json().errors[0].title).toContain('What you typed here is kept')
    expect((await questions(id, 'kit')).get('drafty_doors').response).toBe('2')
    const { last_modified_ts } = await client.attributes(`/projects/${id}`)
    expect((await send(5, { seen: last_modified_ts })).statusCode).toBe(200)
    expect((await questions(id, 'kit')).get('drafty_doors').response).toBe('5')
  })
})

it('what is being typed is read in the words of another language', async () => {
  const id = await client.begin(/Weatherization/)
  const drafts = (method: 'GET' | 'PUT', language: string, draft?: object) =>
    test.app.inject({
      method,
      url: draft === undefined ? `${FAMILY}/step_drafts?project_id=${id}&cn=kit` : `${FAMILY}/step_drafts`,
      headers: { ...site.person, 'accept-language': language },
      ...(draft && { payload: { project_id: id, cn: 'kit', draft } }),
    })
  expect((await drafts('PUT', 'es', { home_kind: 'Apartamento', drafty_doors: 3 })).statusCode).toBeLessThan(
    300,
  )
  expect((await drafts('GET', 'en')).json().data.attributes.draft).toEqual({
    home_kind: 'Apartment',
    drafty_doors: 3,
  })
  expect((await drafts('GET', 'es')).json().data.attributes.draft.home_kind).toBe('Apartamento')
  const stored = await test.db
    .selectFrom('application_drafts')
    .select('draft')
    .where('application_id', '=', id)
    .execute()
  expect(stored).toEqual([{ draft: { home_kind: 'apartment', drafty_doors: 3 } }])
})

it('what is being typed at a measure is read in the words of another language', async () => {
  const project_id = await client.begin(/Insulation/)
  const place = { project_id, cn: 'details' }
  const typed = { 'attic-r60/material': 'Mantas', 'bath-fan/rooms': ['Cocina'], 'gone/material': 'Mantas' }
  const spanish = { headers: { ...site.person, 'accept-language': 'es' } }
  await test.app.inject({
    method: 'PUT',
    url: `${FAMILY}/step_drafts`,
    ...spanish,
    payload: { ...place, draft: typed },
  })
  const read = await test.app.inject({
    url: `${FAMILY}/step_drafts?${new URLSearchParams(place)}`,
    headers: site.person,
  })
  expect(read.json().data.attributes.draft).toEqual({
    'attic-r60/material': 'Batts',
    'bath-fan/rooms': ['Kitchen'],
    'gone/material': 'Mantas',
  })
})
