import { ErrorResponse } from '@hearthlight/domain/shared/envelope'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import type { SignedIn } from '../../testing/test-sign-in.ts'
import { addApplication, addTimeslot, advisorOf, clearVisits } from '../../testing/visits.ts'

const PATH = '/api/admin/v1/advisors'
const INSULATION = 'Insulation and air sealing'
const now = new Date('2026-06-15T18:00:00Z')
let test: TestApp
let admin: SignedIn

beforeAll(async () => {
  test = await testApp({ now: () => now })
  admin = await test.signIn('admin@lakeshore.test')
  await clearVisits(test)
})
afterAll(() => test.close())

const call = (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object, headers = admin) =>
  test.app.inject({ method, url, headers, ...(payload && { payload }) })
const problemOf = (answer: { json: () => unknown }) => ErrorResponse.parse(answer.json()).errors[0]
const list = async (query = '') => (await call('GET', `${PATH}${query}`)).json()
const names = async (query: string) =>
  (await list(query)).data.map(({ attributes }: { attributes: { name: string } }) => attributes.name)
const typeNamed = async (name: string): Promise<string> => {
  const { data } = (await call('GET', '/api/admin/v1/project_types')).json()
  return data.find(({ attributes }: { attributes: { name: string } }) => attributes.name === name).id
}
const person = (name: string, more: object = {}) => ({
  name,
  email: `${name.split(' ')[0]?.toLowerCase()}@lakeshore.test`,
  phone: '920-555-0110',
  languages: ['es', 'en'],
  zips: ['530'],
  time_zone: null,
  is_active: true,
  project_type_ids: [],
  ...more,
})
const plansOf = async (application: string): Promise<string[]> => {
  const me = await test.signIn('homeowner@lakeshore.test')
  const answer = await call('GET', `/api/v1/users_schedule_plans?project_id=${application}`, undefined, me)
  return answer.json().data.map(({ attributes }: { attributes: { name: string } }) => attributes.name)
}

it('lists the advisors page by page with their work, their account and what they have ahead', async () => {
  await addTimeslot(test, '2026-06-16T15:00:00Z')
  const first = await list('?limit=2')
  expect(first.data.map(({ attributes }: { attributes: object }) => attributes)).toMatchObject([
    { name: 'Luis Herrera', staff_name: null, free_timeslots: 0 },
    { name: 'Maya Okafor', staff_name: null },
  ])
  const second = await list(`?limit=2&after=${first.meta.next}`)
  expect(second.data).toMatchObject([
    {
      attributes: {
        name: 'Taylor Brandt',
        staff_name: 'Taylor Brandt',
        free_timeslots: 1,
        coming_visits: 0,
        project_types: [{ name: 'Heating and cooling' }, { name: 'Home assessment' }, { name: INSULATION }],
      },
    },
  ])
  expect(await names('?q=oka')).toEqual(['Maya Okafor'])
  expect(await names('?active=no')).toEqual([])
})

it('enters an advisor, who is offered to homes of their area and kind of work while they are active', async () => {
  const project_type_ids = [await typeNamed(INSULATION)]
  const made = await call('POST', PATH, person('Petra Lind', { project_type_ids }))
  expect(made.statusCode, made.body).toBe(201)
  const { id, attributes } = made.json().data
  expect(attributes).toMatchObject({
    name: 'Petra Lind',
    phone: '920-555-0110',
    languages: ['en', 'es'],
    zips: ['530'],
    staff_name: null,
    revision: 1,
    project_types: [{ name: INSULATION }],
  })
  const application = await addApplication(test)
  expect(await plansOf(application)).toEqual(['Maya Okafor', 'Petra Lind', 'Taylor Brandt'])
  const save = (more: object, revision: number) =>
    call('PUT', `${PATH}/${id}`, { ...person('Petra Lind', { project_type_ids, ...more }), revision })
  expect((await save({ zips: ['54'] }, 1)).json().data.attributes).toMatchObject({
    zips: ['54'],
    revision: 2,
  })
  expect(await plansOf(application)).toEqual(['Maya Okafor', 'Taylor Brandt'])
  expect((await save({ zips: [], is_active: false }, 2)).statusCode).toBe(200)
  expect(await plansOf(application)).toEqual(['Maya Okafor', 'Taylor Brandt'])
  const { action, before, after } = await test.db
    .selectFrom('audit_log')
    .select(['action', 'before', 'after'])
    .where('record_id', '=', id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect([action, before, after]).toEqual([
    'advisor.change',
    { is_active: true, zips: ['54'] },
    { is_active: false, zips: [] },
  ])
})

it('refuses the second of two changes, a taken address, and work that the partner does not have', async () => {
  const id = await advisorOf(test, 'maya@lakeshore.test')
  const maya = (more: object = {}) => ({ ...person('Maya Okafor', more), revision: 1 })
  expect((await call('PUT', `${PATH}/${id}`, maya({ phone: '1' }))).statusCode).toBe(200)
  const late = await call('PUT', `${PATH}/${id}`, maya({ phone: '2' }))
  expect([late.statusCode, problemOf(late)?.code]).toEqual([409, 'scheduling.stale'])
  const { attributes } = (await call('GET', `${PATH}/${id}`)).json().data
  expect(attributes).toMatchObject({ phone: '1', revision: 2 })
  const taken = await call('POST', PATH, person('Luis Second', { email: 'LUIS@lakeshore.test' }))
  expect(taken.statusCode).toBe(422)
  expect(ErrorResponse.parse(taken.json()).errors).toContainEqual(
    expect.objectContaining({ title: 'Another advisor has this address.', source: { pointer: '/email' } }),
  )
  const foreign = await test.db
    .selectFrom('project_types')
    .select('id')
    .where('partner_id', '=', test.partners.tejo.id)
    .executeTakeFirstOrThrow()
  const strange = person('Ida Other', { project_type_ids: [foreign.id] })
  expect((await call('POST', PATH, strange)).statusCode).toBe(404)
  expect((await call('POST', PATH, person(''))).statusCode).toBe(422)
})

it('makes a member of staff of the same address the same person', async () => {
  const reviewer = person('Robin Reviewer', { email: 'reviewer@lakeshore.test' })
  const { staff_name } = (await call('POST', PATH, reviewer)).json().data.attributes
  const { name } = await test.db
    .selectFrom('admins')
    .select('name')
    .where('email', '=', 'reviewer@lakeshore.test')
    .executeTakeFirstOrThrow()
  expect(staff_name).toBe(name)
})
