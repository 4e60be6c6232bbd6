import { afterAll, beforeAll, expect, it } from 'vitest'
import { mailedLink } from '../../../testing/mailed-link.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'

const PASSWORD = 'Demo-pass-2026'
const NORA = 'homeowner@lakeshore.test'
let test: TestApp
let now = new Date('2026-06-15T18:00:00Z')
beforeAll(async () => {
  test = await testApp({ now: () => now })
})
afterAll(() => test.close())

const post = (url: string, payload: object, headers: object) =>
  test.app.inject({ method: 'POST', url: `/api/v1/users/${url}`, payload, headers: { ...headers } })
const site = { host: 'lakeshore.localhost' }
const confirm = (token: string) => post('confirm_email_change', { token }, site)
const mailTo = async (address: string) => (await test.mailbox()).find(({ to }) => to === address)
const tokenIn = (text = '') => /[?&]change=([\w-]+)/.exec(text)?.[1] ?? ''
const refusal = (answer: { json(): { errors: { title: string; source?: { pointer: string } }[] } }) => {
  const { title, source } = answer.json().errors.at(-1) ?? { title: '' }
  return [title, source?.pointer]
}

it('gives a person another address once the link mailed to it is opened, and tells the old one', async () => {
  const nora = await test.signIn(NORA)
  const asked = await post('change_email', { email: 'Nora@New.test', email_password: PASSWORD }, nora)
  expect([asked.statusCode, asked.json().data.attributes]).toEqual([200, { sent: true }])
  const me = async () => (await test.app.inject({ url: '/api/v1/users', headers: nora })).json()
  expect((await me()).data.attributes.email).toBe(NORA)
  const token = tokenIn((await mailTo('nora@new.test'))?.text)
  const done = await confirm(token)
  expect([done.statusCode, done.json().data.attributes]).toEqual([200, { email: 'nora@new.test' }])
  expect((await me()).data.attributes).toMatchObject({ email: 'nora@new.test', email_confirmed: true })
  expect(await mailTo(NORA)).toMatchObject({ subject: 'Your email address was changed' })
  expect((await mailTo(NORA))?.text).toContain('nora@new.test')
  // The old address opens nothing any more, so it leads to who can help.
  expect(mailedLink(await mailTo(NORA))).toBe('mailto:home@lakeshore.test')
  expect((await confirm(token)).statusCode).toBe(422)
  const log = await test.db
    .selectFrom('audit_log')
    .select('action')
    .where('action', 'like', 'user.%email%')
    .execute()
  expect(log.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['user.ask-email-change', 'user.change-email']),
  )
  const signIn = (email: string) =>
    test.app.inject({
      method: 'POST',
      url: '/api/v1/auth/user_sessions',
      headers: site,
      payload: { email, password: PASSWORD },
    })
  expect([(await signIn(NORA)).statusCode, (await signIn('nora@new.test')).statusCode]).toEqual([401, 200])
})

it('answers the same where somebody has the address, whose mailbox alone is told', async () => {
  const tester = await test.signIn('tester@lakeshore.test')
  const ask = (email: string) => post('change_email', { email, email_password: PASSWORD }, tester)
  const [free, taken] = [await ask('free@new.test'), await ask('new@lakeshore.test')]
  const said = (answer: typeof free) => [answer.statusCode, answer.json().data]
  expect(said(taken)).toEqual(said(free))
  const told = await mailTo('new@lakeshore.test')
  expect(told?.subject).toBe('You have an account with this address already')
  expect(tokenIn(told?.text)).toBe('')
})

it.each([
  [
    'the password is wrong',
    'a@new.test',
    'not this one',
    'The current password is not correct.',
    '/email_password',
  ],
  [
    'it is theirs already',
    'tester@lakeshore.test',
    PASSWORD,
    'This is the address you sign in with already.',
    '/email',
  ],
])('is refused when %s', async (_why, email, email_password, title, pointer) => {
  const answer = await post(
    'change_email',
    { email, email_password },
    await test.signIn('tester@lakeshore.test'),
  )
  expect(answer.statusCode).toBe(422)
  expect(refusal(answer)).toEqual([title, pointer])
})

it('takes no link that is too old, or for an address that somebody has taken meanwhile', async () => {
  const tester = await test.signIn('tester@lakeshore.test')
  await post('change_email', { email: 'late@new.test', email_password: PASSWORD }, tester)
  const token = tokenIn((await mailTo('late@new.test'))?.text)
  now = new Date('2026-06-15T20:00:01Z')
  const late = await confirm(token)
  now = new Date('2026-06-15T18:00:00Z')
  await test.db
    .updateTable('users')
    .set({ email: 'late@new.test' })
    .where('email', '=', 'new@lakeshore.test')
    .execute()
  const taken = await confirm(token)
  for (const answer of [late, taken])
    expect([answer.statusCode, answer.json().errors[0].code]).toEqual([422, 'accounts.token-invalid'])
})

it('is not for somebody who signs in elsewhere', async () => {
  const headers = await test.signIn('homeowner@boreale.test')
  await test.db
    .updateTable('users')
    .set({ password_hash: null })
    .where('email', '=', 'homeowner@boreale.test')
    .execute()
  const answer = await post(
    'change_email',
    { email: 'a@new.test', email_password: PASSWORD },
    { ...headers, 'accept-language': 'en' },
  )
  expect([answer.statusCode, answer.json().errors[0].title]).toEqual([
    409,
    'You sign in with your Énergie Boréale account. Your email address and the account itself are changed there.',
  ])
})
