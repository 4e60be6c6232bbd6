import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { readsOfTable } from '../../../testing/database/reads-of-table.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import type { SignedIn } from '../../../testing/test-sign-in.ts'

const people = readsOfTable('users')
const sessions = readsOfTable('sessions')
let test: TestApp
let me: SignedIn
let home: string
beforeAll(async () => {
  test = await testApp({
    plugin: {
      transformQuery: (query) => {
        people.plugin.transformQuery(query)
        return sessions.plugin.transformQuery(query)
      },
      transformResult: async (answer) => {
        await people.plugin.transformResult(answer)
        return sessions.plugin.transformResult(answer)
      },
    },
  })
  me = await test.signIn('homeowner@lakeshore.test')
  home = (await call({ url: '/api/v1/buildings/' })).json().records.data[0].id
})
afterAll(() => test.close())
beforeEach(() => {
  people.forget()
  sessions.forget()
})

const call = (request: InjectOptions) => test.app.inject({ ...request, headers: me })

it.each<[string, () => InjectOptions]>([
  ['the partner with its testers', () => ({ url: '/api/v1/partners' })],
  ['the person', () => ({ url: '/api/v1/users' })],
  ['the list of homes', () => ({ url: '/api/v1/buildings/' })],
  [
    'a change of a home',
    () => ({ method: 'PUT', url: `/api/v1/buildings/${home}`, payload: { building: { city: 'Racine' } } }),
  ],
  ['the sites of the person', () => ({ url: '/api/v1/users/fetch_sites_fields' })],
])('%s reads session and person once, in one query', async (_what, request) => {
  const { statusCode, body } = await call(request())
  expect(statusCode, body).toBe(200)
  expect([people.count(), sessions.count()]).toEqual([1, 1])
})

it('signs nobody in by the session of a person who is gone', async () => {
  const { db, partners } = test
  const { id: partner_id } = partners.lakeshore
  const them = await test.signIn('new@lakeshore.test')
  await db
    .deleteFrom('users')
    .where('partner_id', '=', partner_id)
    .where('email', '=', 'new@lakeshore.test')
    .execute()
  const { statusCode } = await test.app.inject({ url: '/api/v1/users', headers: them })
  expect(statusCode).toBe(401)
})
