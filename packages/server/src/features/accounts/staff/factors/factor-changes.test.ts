import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type ConsoleBrowser, consoleBrowser } from '../../../../testing/browsers/console-browser.ts'
import {
  codeAt,
  codeOf,
  demandFactor,
  forgetFactors,
  setUpApp,
  setUpPasskey,
} from '../../../../testing/browsers/console-factors.ts'
import { changePartner } from '../../../../testing/change-partner.ts'
import { type TestApp, testApp } from '../../../../testing/test-app.ts'

const SECURITY = '/api/admin/v1/security'
const ADMIN = 'admin@lakeshore.test'

let test: TestApp
let now = new Date()
let admin: ConsoleBrowser
beforeAll(async () => {
  test = await testApp({ now: () => now })
})
afterAll(() => test.close())
beforeEach(async () => {
  await changePartner(test, 'lakeshore')
  await forgetFactors(test)
  admin = consoleBrowser(test.app)
  await admin.signIn(ADMIN)
})

const minutesLater = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000)
}
const security = async (browser = admin) => (await browser.get(SECURITY)).json().data.attributes

/** An admin with a passkey and an app, five minutes after they last proved who they are. */
async function fiveMinutesLater() {
  await setUpApp(admin, now)
  await setUpPasskey(admin)
  const { passkeys } = await security()
  minutesLater(5)
  return String(passkeys[0].id)
}

describe('a change to the ways in, five minutes after the sign-in', () => {
  it.each([
    ['a new app', () => admin.post(`${SECURITY}/authenticator`), 201],
    ['a new passkey', () => admin.post(`${SECURITY}/passkeys/options`), 200],
    ['new recovery codes', () => admin.post(`${SECURITY}/recovery_codes`), 201],
    ['an app less', () => admin.delete(`${SECURITY}/authenticator`), 200],
    ['a passkey less', (id: string) => admin.delete(`${SECURITY}/passkeys/${id}`), 200],
  ] as const)('%s asks for the password again', async (_what, change, done) => {
    const id = await fiveMinutesLater()
    const before = await security()
    const refused = await change(id)
    expect([refused.statusCode, codeOf(refused)]).toEqual([409, 'accounts.proof-needed'])
    expect(await security()).toEqual(before)
    expect((await admin.prove()).statusCode).toBe(200)
    expect((await change(id)).statusCode).toBe(done)
  })
  it('what was begun in time is finished only with a fresh proof, and nothing of it is lost', async () => {
    const { secret } = (await admin.post(`${SECURITY}/authenticator`)).json().data.attributes
    minutesLater(5)
    const confirm = () => admin.post(`${SECURITY}/authenticator/confirm`, { code: codeAt(secret, now) })
    expect(codeOf(await confirm())).toBe('accounts.proof-needed')
    await admin.prove()
    expect((await confirm()).statusCode).toBe(201)
  })
  it('a factor just shown at sign-in is proof enough', async () => {
    const { codes } = await setUpApp(admin, now)
    minutesLater(30)
    const other = consoleBrowser(test.app)
    await other.signIn(ADMIN)
    await other.post('/api/admin/v1/second_step/recovery_code', { code: codes[0] ?? '' })
    expect((await other.post(`${SECURITY}/recovery_codes`)).statusCode).toBe(201)
  })
  it('a wrong password proves nothing, and counts as a try to sign in', async () => {
    await fiveMinutesLater()
    for (let tries = 0; tries < 10; tries += 1) {
      const wrong = await admin.prove('not the password')
      expect([wrong.statusCode, codeOf(wrong)]).toEqual([422, 'accounts.wrong-current-password'])
      expect(wrong.json().errors[1].source.pointer).toBe('/current_password')
    }
    expect(codeOf(await admin.prove())).toBe('accounts.slow-down')
    expect((await consoleBrowser(test.app).signIn(ADMIN)).statusCode).toBe(429)
    expect(codeOf(await admin.post(`${SECURITY}/recovery_codes`))).toBe('accounts.proof-needed')
  })
  it('one browser proves nothing for another', async () => {
    const other = consoleBrowser(test.app)
    await other.signIn(ADMIN)
    minutesLater(5)
    await admin.prove()
    expect(codeOf(await other.post(`${SECURITY}/authenticator`))).toBe('accounts.proof-needed')
  })
  it('who is held to set up a first factor does so right after the password, or gives it again', async () => {
    await demandFactor(test)
    const held = consoleBrowser(test.app)
    await held.signIn(ADMIN)
    minutesLater(5)
    expect(codeOf(await held.post(`${SECURITY}/authenticator`))).toBe('accounts.proof-needed')
    expect(codeOf(await held.post(`${SECURITY}/passkeys/options`))).toBe('accounts.proof-needed')
    await held.prove()
    await setUpApp(held, now)
    expect((await security(held)).authenticator_since).toBe(now.toISOString())
  })
})

it('each factor that comes or goes is told to its owner by mail', async () => {
  const told = async () => {
    const [mail] = await test.mailbox()
    return [mail?.to, mail?.text.split('\n')[2]]
  }
  await setUpApp(admin, now)
  expect(await told()).toEqual([ADMIN, 'An authenticator app was set up for your account.'])
  await setUpPasskey(admin)
  expect(await told()).toEqual([ADMIN, 'A passkey was added to your account.'])
  await admin.delete(`${SECURITY}/authenticator`)
  expect(await told()).toEqual([ADMIN, 'The authenticator app was removed from your account.'])
  await admin.delete(`${SECURITY}/passkeys/${(await security()).passkeys[0].id}`)
  expect(await told()).toEqual([ADMIN, 'A passkey was removed from your account.'])
})

it('of two factors removed at once one stays, where one is demanded', async () => {
  await demandFactor(test)
  for (let round = 0; round < 5; round += 1) {
    await setUpApp(admin, now)
    await setUpPasskey(admin)
    const { passkeys } = await security()
    const answers = await Promise.all([
      admin.delete(`${SECURITY}/authenticator`),
      admin.delete(`${SECURITY}/passkeys/${passkeys[0].id}`),
    ])
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409])
    const left = await security()
    expect(left.passkeys.length + (left.authenticator_since === null ? 0 : 1)).toBe(1)
    for (const table of ['staff_passkeys', 'staff_totp'] as const) await test.db.deleteFrom(table).execute()
  }
})
