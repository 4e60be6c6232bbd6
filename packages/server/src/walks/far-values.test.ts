import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '../testing/test-app.ts'

let test: TestApp
let staff: Record<string, string>
beforeAll(async () => {
  test = await testApp()
  staff = await test.signIn('admin@lakeshore.test')
})
afterAll(() => test.close())

const NONE = '01a1f18a-4812-7000-b68c-9b880dbc1779'
const STUDIO = '/api/admin/v1/studio'
const [FAR, NEXT] = [1_000_000_000_000_000, 2_147_483_648]
const back = { version: NEXT, live_version: NEXT, why: 'Far' }

it.each<[string, string, object?]>([
  ['a version before all that can be counted', `${STUDIO}/versions?before=${FAR}`],
  ['a version behind them', `${STUDIO}/versions/${FAR}`],
  ['a return to one', `${STUDIO}/versions/${FAR}/roll_back`, { reason: 'Far' }],
  ['a return of an incentive', `${STUDIO}/incentives/${NONE}/roll_back`, back],
  ['a return of a program', `${STUDIO}/programs/${NONE}/roll_back`, back],
  ['a week at the end of the calendar', '/api/admin/v1/advisor_weeks/9999-12-31'],
  ['a day before it', '/api/admin/v1/advisor_weeks/0000-01-01'],
])('%s is refused, and nothing is unexpected', async (_what, url, payload) => {
  const method = payload === undefined ? 'GET' : 'POST'
  const answer = await test.app.inject({ method, url, headers: staff, ...(payload && { payload }) })
  expect([400, 404, 422], `${answer.statusCode} ${answer.body}`).toContain(answer.statusCode)
})
