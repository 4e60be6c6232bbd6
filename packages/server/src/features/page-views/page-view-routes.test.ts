import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../testing/test-app.ts'

let site: TestApp
beforeAll(async () => {
  site = await testApp()
})
afterAll(() => site.close())

const visit = {
  landing_page: '/update-password?reset_password_token=secret',
  screen_width: 1280,
  screen_height: 900,
  referrer: 'https://search.example/find?q=my+name',
  user_id: null,
}
const post = (payload: object, headers: Record<string, string> = {}) =>
  site.app.inject({
    method: 'POST',
    url: '/ahoy/visits',
    payload,
    headers: { host: 'lakeshore.localhost', ...headers },
  })
const kept = () => site.db.selectFrom('visits').selectAll().orderBy('id', 'desc').execute()

it('records a visit with landing page, screen, referrer and person, without queries [S1-9.023] [S2-7.030]', async () => {
  const headers = await site.signIn('homeowner@lakeshore.test')
  const answer = await post({ ...visit, user_id: 'somebody else' }, headers)
  expect(answer.statusCode).toBe(201)
  const [row] = await kept()
  const person = await site.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'homeowner@lakeshore.test')
    .executeTakeFirstOrThrow()
  expect(row).toMatchObject({
    partner_id: site.partners.lakeshore.id,
    landing_page: '/update-password',
    screen_width: 1280,
    screen_height: 900,
    referrer: 'https://search.example',
    user_id: person.id,
  })
})
it.each([{ dnt: '1' }, { 'sec-gpc': '1' }])('keeps nothing of a person who says %j', async (header) => {
  const before = (await kept()).length
  const answer = await post(visit, header)
  expect(answer.statusCode).toBe(204)
  expect(await kept()).toHaveLength(before)
})
it('refuses what is not a visit and names the field', async () => {
  const answer = await post({ ...visit, screen_width: 'wide' })
  expect(answer.statusCode).toBe(422)
  expect(answer.json().errors[1].source.pointer).toBe('/screen_width')
})
