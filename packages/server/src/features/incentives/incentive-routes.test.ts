import { Incentive } from '@hearthlight/domain/incentives/incentive'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { openIncentives, openIncentivesWith } from '../../testing/programs/open-incentives.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

const IN_YEAR = new Date('2026-06-15T18:00:00Z')
let test: TestApp
beforeAll(async () => {
  test = await testApp({ now: () => IN_YEAR })
  await openIncentives(test, IN_YEAR)
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

const incentive = async (url: string, code: string) =>
  (await list(url)).find(({ attributes }) => attributes.code === code)?.attributes

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
  it('sends an incentive as the catalogue writes it, part by part [S2-3.001] [S2-3.002]', async () => {
    const found = await incentive('/api/v1/subsidies', 'basement-insulation')
    const document = (id: string, name: string, description: string, is_required = 'true') => ({
      id,
      name,
      description,
      is_required,
      min_files: 1,
      stage: 'application',
    })
    expect(found).toMatchObject({
      kind: 'Subsidy',
      title: 'Basement walls',
      recommendation_title: 'Warm the basement',
      short_description: 'Rigid foam on bare concrete. An advisor looks for damp first.',
      learn_more_url: 'https://www.lakeshorepower.example/rebates/basement-insulation',
      project_type: { name: 'Insulation and air sealing' },
      is_recommended: false,
      is_active: true,
      is_triggered: null,
      quantity_limitation_active: true,
      date_range: { start_at: '2026-01-01', end_at: '2026-12-31' },
      require_contractor: true,
      project_manager_disabled: false,
      incentive_tags: ['insulation'],
      document_list: [
        document(
          'invoice',
          'Paid invoice',
          'Company, date, address, each product with make and model, and the price. It must say paid.',
        ),
        {
          ...document(
            'photos',
            'Photos before and after',
            'One before and one after, of each side or area that was worked on.',
          ),
          min_files: 2,
        },
      ],
      read_only_document_list: [
        document('program-guide', 'Program guide', 'The rules on two pages.', 'false'),
      ],
      required_document: [{ required_id: 'invoice' }, { required_id: 'photos' }],
      required_question: [{ required_id: 'account-number' }, { required_id: 'area' }],
      energy_advisor_ids: [expect.any(String), expect.any(String)],
      schedule_plan: { enabled: true, types: ['home-visit'], user: { enabled: true } },
      init_project_status: { user_scheduling_enabled: true },
      amount: '800.00',
      recommended_categories: [],
      user_quantity_limitation: { active: false },
      building_quantity_limitation: {
        active: true,
        max: 1,
        fiscal_year: { start_at: '2026-01-01', end_at: '2026-12-31' },
      },
    })
    expect(found?.question_list.map(({ id }) => id)).toEqual(['account-number', 'area'])
    expect(await incentive('/api/v2/offers', 'appliances')).toMatchObject({
      kind: 'Offer',
      user_quantity_limitation: {
        active: true,
        max: 3,
        fiscal_year: { start_at: '2026-01-01', end_at: '2026-12-31' },
      },
    })
  })
  it('asks a question of an incentive as the catalogue writes it [S2-3.009] [S2-3.011]', async () => {
    const questionsOf = async (url: string, code: string) => (await incentive(url, code))?.question_list
    expect(await questionsOf('/api/v1/subsidies', 'attic-insulation-income')).toEqual([
      {
        id: 'account-number',
        name: 'What is your account number?',
        description: 'It is at the top of your bill, such as LP-4100-2201.',
        answer_type: 'text',
        is_required: 'true',
        select_options: [],
        select_codes: [],
        restrict_data_access: false,
        rules: [
          {
            kind: 'pattern',
            pattern: 'LP-\\d{4}-\\d{4}',
            breach: 'refused',
            says: 'Write the account number as on your bill, such as LP-4100-2201. It is at the top.',
          },
        ],
        is_quantity: false,
        sets_amount: false,
        stage: 'application',
      },
      {
        id: 'household-income',
        name: 'What was your household income last year?',
        description: '',
        answer_type: 'integer',
        is_required: 'true',
        select_options: [],
        select_codes: [],
        restrict_data_access: true,
        rules: [],
        is_quantity: false,
        sets_amount: false,
        stage: 'application',
      },
      expect.objectContaining({ id: 'attic-today', answer_type: 'select' }),
      expect.objectContaining({ id: 'started', answer_type: 'boolean' }),
    ])
    expect((await questionsOf('/api/v2/offers', 'gas-furnace'))?.at(-1)).toMatchObject({
      id: 'contractor',
      answer_type: 'select',
      select_options: ['A registered contractor', 'Another contractor', 'I did it myself'],
      select_codes: ['a-registered-contractor', 'another-contractor', 'i-did-it-myself'],
    })
  })
  it('says true of a question that has to be answered, and false of any other [S2-3.011]', async () => {
    const optional_questions = ['household-income', 'rooms-sealed']
    await openIncentivesWith(test, IN_YEAR, 'smart-thermostat', { optional_questions })
    onTestFinished(() => openIncentives(test, IN_YEAR))
    const asked = (await incentive('/api/v2/offers', 'smart-thermostat'))?.question_list
    expect(asked?.map(({ id, is_required }) => [id, is_required])).toEqual([
      ['account-number', 'true'],
      ['quantity', 'true'],
      ['household-income', 'false'],
      ['rooms-sealed', 'false'],
    ])
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
      const { description, ...attributes } = response.json().data.attributes
      expect({ ...response.json().data, attributes }).toEqual(offer)
      expect(description).toMatch(/\S/)
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
  it('say how long a visit takes as its schedule does, in the language of the reader', async () => {
    const short = async (code: string, email: string, language: string) =>
      (await list('/api/v1/subsidies', email, { 'accept-language': language }))
        .find(({ attributes }) => attributes.code === code)
        ?.attributes.short_description.replaceAll(/\s/g, ' ')
    const [nora, gagnon] = ['homeowner@lakeshore.test', 'homeowner@boreale.test']
    expect(await short('home-visit', nora, 'en')).toMatch(/^A visit of 2 hours with a blower-door test\./)
    expect(await short('home-visit', nora, 'es')).toMatch(/^Una visita de 2 horas con prueba/)
    expect(await short('visite-energie', gagnon, 'fr')).toMatch(/^Une visite de 2 heures, avec/)
    expect(await short('visita-tecnica', 'homeowner@tejo.test', 'pt')).toMatch(/^Uma visita de 90 minutos\./)
    const { id } = (await list('/api/v1/subsidies')).find(
      ({ attributes }) => attributes.code === 'basement-insulation',
    ) ?? { id: '' }
    const described = (await get(`/api/v1/subsidy_description/${id}`)).json().data.attributes.description
    expect(described).toContain('The visit is free and takes 2 hours.')
  })
})

it('seeding twice changes nothing: incentives keep their ids', async () => {
  const before = await list('/api/v2/offers')
  await openIncentives(test, IN_YEAR)
  expect(await list('/api/v2/offers')).toEqual(before)
})
