import { afterAll, beforeAll, expect, it } from 'vitest'
import { consoleBrowser } from '../../packages/server/src/testing/browsers/console-browser.ts'
import { type TestApp, testApp } from '../../packages/server/src/testing/test-app.ts'
import { staffCommand } from './staff-commands.ts'

let test: TestApp
beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

const run = (...given: string[]) => staffCommand(test.db, 3000, given)
const PASSWORD = 'kettle on the hob'

it('invites a colleague by a printed link, gives another role, switches off and on again', async () => {
  const invited = await run('invite', 'lakeshore', 'Cli@lakeshore.test', 'reviewer', 'Cleo', 'Ibsen')
  expect(invited.lines[0]).toBe('cli@lakeshore.test is invited. The link works once, for a week:')
  const [, site, token] =
    /^(http:\/\/lakeshore\.localhost:3000)\/admin\/invitation\?t=([\w-]+)$/.exec(invited.lines[1] ?? '') ?? []
  expect(site).toBeDefined()
  const browser = consoleBrowser(test.app)
  const chosen = { password: PASSWORD, password_confirmation: PASSWORD }
  await browser.post('/api/v1/auth/admin_sessions/invitation', { token, name: 'Cleo Ibsen', ...chosen })
  expect((await browser.signIn('cli@lakeshore.test', PASSWORD)).statusCode).toBe(200)
  expect((await run('staff', 'lakeshore')).lines).toContain(
    'cli@lakeshore.test\tCleo Ibsen\treviewer\tactive',
  )

  expect(await run('role', 'lakeshore', 'cli@lakeshore.test', 'payments')).toMatchObject({ isDone: true })
  expect((await browser.get('/api/admin/v1/payments')).statusCode).toBe(200)
  expect(await run('switch-off', 'lakeshore', 'cli@lakeshore.test')).toMatchObject({ isDone: true })
  expect((await browser.get('/api/admin/v1/payments')).statusCode).toBe(401)
  expect(await run('switch-on', 'lakeshore', 'cli@lakeshore.test')).toMatchObject({ isDone: true })
  expect((await browser.signIn('cli@lakeshore.test', PASSWORD)).statusCode).toBe(200)
})

it.each([
  [['staff', 'atlantis'], "there is no partner 'atlantis'"],
  [
    ['invite', 'lakeshore', 'reviewer@lakeshore.test', 'it', 'Again'],
    'Somebody on your staff already has this address.',
  ],
  [['invite', 'lakeshore', 'no-email', 'it', 'Nobody'], "'no-email' is not an email, or there is no name"],
  [
    ['role', 'lakeshore', 'nobody@lakeshore.test', 'it'],
    "nobody of the staff has the email 'nobody@lakeshore.test'",
  ],
  [
    ['switch-off', 'lakeshore', 'admin@lakeshore.test'],
    'This takes the permission from the last person who may manage staff. Give it to somebody else first.',
  ],
])('refuses %j in a line', async (given, line) => {
  expect(await run(...given)).toEqual({ lines: [line], isDone: false })
})

it('names the roles there are when one is not', async () => {
  const { lines } = await run('role', 'lakeshore', 'reviewer@lakeshore.test', 'king')
  expect(lines[0]).toMatch(/^there is no role 'king'; there are administrator, program_manager,/)
})
