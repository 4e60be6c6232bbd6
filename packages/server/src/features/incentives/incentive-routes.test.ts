import { Incentive } from '@hearthlight/domain/incentives/incentive'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { seedIncentivesDemo } from './incentives-demo.ts'

let test: TestApp
beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

type Listed = { id: string; type: string; attributes: Incentive }
const get = async (url: string, email = 'homeowner@lakeshore.test', headers: Record<string, string> = {}) =>
  test.app.inject({ url, headers: { ...(await test.signIn(email)), ...headers } })
const list = async (url: string, email?: string, headers?: Record<string, string>) =>
  (await get(url, email, headers)).json<{ data: Listed[] }>().data

describe('GET /api/v2/offers', () => {
  it('lists the partner’s offers with every attribute [S2-7.007] [S2-3.001] [S2-3.002]', async () => {
    const offers = await list('/api/v2/offers')
    expect(offers.length).toBeGreaterThanOrEqual(12)
    for (const { type, attributes } of offers) {
      expect(type).toBe('offers')
      expect(Incentive.parse(attributes).kind).toBe('Offer')
    }
    expect(Object.keys(offers[0]?.attributes ?? {})).toEqual(
      expect.arrayContaining([
        'recommendation_title',
        'title',
        'short_description',
        'learn_more_url',
        'project_type',
        'is_recommended',
        'is_active',
        'quantity_limitation_active',
        'date_range',
        'require_contractor',
        'project_manager_disabled',
        'incentive_tags',
        'document_list',
        'read_only_document_list',
        'question_list',
        'required_document',
        'required_question',
        'energy_advisor_ids',
        'schedule_plan',
        'init_project_status',
        'amount',
        'recommended_categories',
        'user_quantity_limitation',
        'building_quantity_limitation',
      ]),
    )
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
    const [first] = await list('/api/v2/offers')
    const response = await get(`/api/v2/offers/${first?.id}`)
    expect(response.json().data).toEqual(first)
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
  it('are listed with every attribute [S2-7.005] [S2-3.001]', async () => {
    const subsidies = await list('/api/v1/subsidies')
    expect(subsidies.length).toBeGreaterThan(0)
    for (const { attributes } of subsidies) expect(Incentive.parse(attributes).kind).toBe('Subsidy')
  })
  it('have a description of their own [S2-7.006]', async () => {
    const [subsidy] = await list('/api/v1/subsidies')
    const response = await get(`/api/v1/subsidy_description/${subsidy?.id}`)
    expect(response.json().data.attributes.description).toMatch(/\*\*/)
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
