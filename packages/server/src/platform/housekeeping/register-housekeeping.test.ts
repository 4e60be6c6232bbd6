import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { newId } from '../ids.ts'

let site: TestApp
let now = new Date()
beforeAll(async () => {
  site = await testApp({ now: () => now })
})
afterAll(() => site.close())

const DAY_MS = 24 * 60 * 60 * 1000
const addVisit = (at: Date) =>
  site.db
    .insertInto('visits')
    .values({ partner_id: site.partners.tejo.id, id: newId(), at, landing_page: '/' })
    .execute()

const failToSignIn = () =>
  site.app.inject({
    method: 'POST',
    url: '/api/v1/auth/user_sessions',
    payload: { email: 'homeowner@tejo.test', password: 'not the password' },
    headers: { host: 'tejo.localhost' },
  })
const failures = () => site.db.selectFrom('sign_in_failures').selectAll().execute()

it('forgets failed tries that no longer count, whether or not anybody signs in', async () => {
  await failToSignIn()
  now = new Date(now.getTime() + 15 * 60_000 + 1)
  await failToSignIn()
  expect(await failures()).toHaveLength(2)
  await site.jobs.enqueue(site.db, { name: 'platform.keep-house', payload: z.object({}) }, {})
  await site.jobs.drain()
  expect((await failures()).map(({ failed_at }) => failed_at)).toEqual([now])
})

it('removes ended sessions and old visits, and nothing else', async () => {
  await site.signIn('homeowner@tejo.test')
  now = new Date(now.getTime() + 2 * DAY_MS)
  const live = await site.signIn('homeowner@tejo.test')
  await addVisit(new Date(now.getTime() - 500 * DAY_MS))
  await addVisit(new Date(now.getTime() - 5 * DAY_MS))

  await site.jobs.enqueue(site.db, { name: 'platform.keep-house', payload: z.object({}) }, {})
  await site.jobs.drain()

  expect(await site.db.selectFrom('visits').select('id').execute()).toHaveLength(1)
  expect(await site.db.selectFrom('sessions').select('id').execute()).toHaveLength(1)
  expect((await site.app.inject({ url: '/api/v1/users', headers: live })).statusCode).toBe(200)
})
