import { Incentive } from '@hearthlight/domain/incentives/incentive'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { seedIncentivesDemo } from './incentives-demo.ts'

let test: TestApp
beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

/** A text or nothing, but there. */
const OR_NULL = expect.toSatisfy((value: unknown) => value === null || typeof value === 'string')
const BASEMENT = "**$800** after an advisor's visit."

type Listed = { id: string; type: string; attributes: Incentive }
const get = async (url: string, email = 'homeowner@lakeshore.test', headers: Record<string, string> = {}) =>
  test.app.inject({ url, headers: { ...(await test.signIn(email)), ...headers } })
const list = async (url: string, email?: string, headers?: Record<string, string>) =>
  (await get(url, email, headers)).json<{ data: Listed[] }>().data

describe('GET /api/v2/offers', () => {
  it('lists the partner’s offers [S2-7.007]', async () => {
    const offers = await list('/api/v2/offers')
    expect(offers.length).toBeGreaterThanOrEqual(12)
    for (const { type, attributes } of offers)
      expect([type, Incentive.parse(attributes).kind]).toEqual(['offers', 'Offer'])
  })
  it('gives each offer and subsidy every attribute, down to its parts [S2-3.001] [S2-3.002]', async () => {
    const limitation = {
      active: expect.any(Boolean),
      max: expect.any(Number),
      fiscal_year: expect.objectContaining({ start_at: OR_NULL, end_at: OR_NULL }),
    }
    const listed = [...(await list('/api/v2/offers')), ...(await list('/api/v1/subsidies'))]
    for (const { id, attributes } of listed) {
      expect(id).toMatch(/\S/)
      expect(attributes).toMatchObject({
        recommendation_title: expect.stringMatching(/\S/),
        title: expect.stringMatching(/\S/),
        short_description: expect.any(String),
        learn_more_url: OR_NULL,
        project_type: { id: expect.stringMatching(/\S/), name: expect.stringMatching(/\S/) },
        is_recommended: expect.any(Boolean),
        is_active: expect.any(Boolean),
        is_triggered: expect.toSatisfy((value: unknown) => value === null || typeof value === 'boolean'),
        quantity_limitation_active: expect.any(Boolean),
        date_range: { start_at: OR_NULL, end_at: OR_NULL },
        require_contractor: expect.any(Boolean),
        project_manager_disabled: expect.any(Boolean),
        incentive_tags: expect.any(Array),
        document_list: expect.any(Array),
        read_only_document_list: expect.any(Array),
        question_list: expect.any(Array),
        energy_advisor_ids: expect.any(Array),
        schedule_plan: {
          enabled: expect.any(Boolean),
          types: expect.any(Array),
          user: { enabled: expect.any(Boolean) },
        },
        init_project_status: { user_scheduling_enabled: expect.any(Boolean) },
        amount: OR_NULL,
        recommended_categories: expect.any(Array),
        user_quantity_limitation: limitation,
        building_quantity_limitation: limitation,
      })
      for (const required of [...attributes.required_document, ...attributes.required_question])
        expect(required.required_id).toMatch(/\S/)
    }
    expect(listed.some(({ attributes }) => attributes.required_document.length > 0)).toBe(true)
    expect(listed.some(({ attributes }) => attributes.required_question.length > 0)).toBe(true)
  })
  it('asks questions with every key of a list item [S2-3.009]', async () => {
    const questions = (await list('/api/v2/offers')).flatMap(({ attributes }) => attributes.question_list)
    expect(questions.length).toBeGreaterThan(0)
    for (const question of questions)
      expect(Object.keys(question)).toEqual(
        expect.arrayContaining([
          'id',
          'name',
          'description',
          'answer_type',
          'is_required',
          'select_options',
          'restrict_data_access',
        ]),
      )
  })
  it('speaks the language of the request', async () => {
    const titles = (language: string) => list('/api/v2/offers', undefined, { 'accept-language': language })
    expect((await titles('es')).map(({ attributes }) => attributes.title)).toContain(
      'Sellado de fugas de aire',
    )
    expect((await titles('en')).map(({ attributes }) => attributes.title)).toContain('Air sealing')
  })
  it('refuses a building that is not the person’s own', async () => {
    const response = await get('/api/v2/offers?building_id=018f6f00-0000-7000-8000-000000000000')
    expect(response.statusCode).toBe(404)
  })
  it('needs a session', async () => {
    const response = await test.app.inject({
      url: '/api/v2/offers',
      headers: { host: 'lakeshore.localhost' },
    })
    expect(response.statusCode).toBe(401)
  })
})

describe('GET /api/v2/offers/{id}', () => {
  it('answers one offer [S2-7.008]', async () => {
    const offers = await list('/api/v2/offers')
    expect(offers.length).toBeGreaterThan(1)
    for (const offer of offers) {
      const response = await get(`/api/v2/offers/${offer.id}`)
      expect(response.json().data).toEqual(offer)
    }
  })
  it('does not show another partner’s offer', async () => {
    const [theirs] = await list('/api/v2/offers', 'homeowner@tejo.test')
    expect((await get(`/api/v2/offers/${theirs?.id}`)).statusCode).toBe(404)
  })
  it('does not show a subsidy', async () => {
    const [subsidy] = await list('/api/v1/subsidies')
    expect((await get(`/api/v2/offers/${subsidy?.id}`)).statusCode).toBe(404)
  })
})

describe('subsidies', () => {
  it('are listed [S2-7.005]', async () => {
    const subsidies = await list('/api/v1/subsidies')
    expect(subsidies.length).toBeGreaterThan(0)
    for (const { attributes } of subsidies) expect(Incentive.parse(attributes).kind).toBe('Subsidy')
  })
  it('have a description of their own [S2-7.006]', async () => {
    const described = new Map<string, string>()
    for (const { id, attributes } of await list('/api/v1/subsidies')) {
      const answer = await get(`/api/v1/subsidy_description/${id}`)
      described.set(attributes.code, answer.json().data.attributes.description)
    }
    expect(new Set(described.values()).size).toBe(described.size)
    expect(described.get('basement-insulation')).toContain(BASEMENT)
  })
})

it('seeding twice changes nothing: incentives keep their ids', async () => {
  const before = await list('/api/v2/offers')
  await seedIncentivesDemo(
    test.db,
    Object.values(test.partners),
    `${import.meta.dirname}/../../../../../partners`,
  )
  expect(await list('/api/v2/offers')).toEqual(before)
})
