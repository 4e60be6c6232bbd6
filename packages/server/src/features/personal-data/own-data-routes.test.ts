import { afterAll, beforeAll, expect, it } from 'vitest'
import { entriesOf } from '../../testing/files/zip-entries.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { addApplication, addTimeslot } from '../../testing/visits.ts'

const PASSWORD = 'Demo-pass-2026'
const WEEK_MS = 7 * 86_400_000
const NORA = 'homeowner@lakeshore.test'
let test: TestApp
beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

const get = (url: string, headers: object) =>
  test.app.inject({ url: `/api/v1/users/${url}`, headers: { ...headers } })
const erase = (erasure_password: string, headers: object) =>
  test.app.inject({
    method: 'POST',
    url: '/api/v1/users/erasure',
    payload: { erasure_password },
    headers: { ...headers },
  })
const idOf = async (email: string) =>
  (await test.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id

it('gives a person a file of all that is held of them, and of nobody else', async () => {
  const answer = await get('export', await test.signIn(NORA))
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('application/zip')
  expect(answer.headers['content-disposition']).toBe(`attachment; filename="${await idOf(NORA)}.zip"`)
  expect(answer.rawPayload.subarray(0, 2).toString()).toBe('PK')
  const logged = await test.db
    .selectFrom('audit_log')
    .select('actor_id')
    .where('action', '=', 'user.export')
    .execute()
  expect(logged).toEqual([{ actor_id: await idOf(NORA) }])
})

it('says in the words of who reads it what the codes in it mean, and leaves the codes beside them', async () => {
  const headers = { ...(await test.signIn(NORA)), 'accept-language': 'es' }
  const answer = await get('export', headers)
  const data = JSON.parse(String(entriesOf(answer.rawPayload).get('data.json')))
  type Answer = {
    question: string
    value: { answer: unknown }
    question_in_words: string
    answer_in_words: string
  }
  const given: Answer[] = data.program_answers
  const said = given.map(({ value, answer_in_words }) => [value.answer, answer_in_words] as const)
  // An option and a yes or no are codes as they are kept.
  expect(said.filter(([answer, words]) => String(answer) !== words).length).toBeGreaterThan(1)
  expect(said.filter(([, words]) => /[a-z]_[a-z]|^(true|false)$/.test(words))).toEqual([])
  for (const { question, question_in_words } of given) expect(question_in_words, question).toMatch(/ /)
  for (const { status, status_in_words, name } of data.applications) {
    expect(status_in_words).toMatch(/^[A-ZÁÉÍÓÚ]/)
    expect([status, name]).not.toContain(status_in_words)
  }
  expect(data.statuses.length).toBeGreaterThan(0)
  for (const { status_in_words } of data.statuses) expect(status_in_words).toMatch(/^[A-ZÁÉÍÓÚ]/)
})

it('deletes nobody without their password', async () => {
  const answer = await erase('not this one', await test.signIn(NORA))
  expect([answer.statusCode, answer.json().errors.at(-1).title]).toEqual([
    422,
    'The current password is not correct.',
  ])
  expect((await get('erasure', await test.signIn(NORA))).json().data.attributes.erased_at).toBeNull()
})

it('withdraws what is open, calls off the visits, forgets the person, ends their sessions and confirms it by mail', async () => {
  const nora = await test.signIn(NORA)
  const id = await idOf(NORA)
  const { open } = (await get('erasure', nora)).json().data.attributes
  expect(open.length).toBeGreaterThan(0)
  const coming = new Date(Date.now() + WEEK_MS).toISOString()
  const booked = await test.app.inject({
    method: 'POST',
    url: '/api/v1/assignment_scheduleplan_timeslot',
    payload: {
      project_id: await addApplication(test),
      schedule_plan_timeslot_id: await addTimeslot(test, coming),
    },
    headers: nora,
  })
  expect(booked.statusCode, booked.body).toBe(201)
  const answer = await erase(PASSWORD, nora)
  expect(answer.statusCode, answer.body).toBe(200)
  expect(answer.json().data.attributes).toMatchObject({
    erased_at: expect.any(String),
    open: [],
    holds: [{ name: 'profile', count: 1 }],
  })
  expect((await get('', nora)).statusCode).toBe(401)
  const withdrawn = await test.db
    .selectFrom('outbox')
    .select('type')
    .where('type', '=', 'application.status_changed')
    .execute()
  expect(withdrawn.length).toBeGreaterThanOrEqual(open.length)
  const [mail] = (await test.mailbox()).filter(
    ({ to, subject }) => to === NORA && subject.includes('deleted'),
  )
  expect(mail?.text).toContain('You deleted your account with Lakeshore Power & Gas')
  expect(
    (await test.mailbox()).some(
      ({ to, subject }) => to === 'advisor@lakeshore.test' && /is called off: Nora Lindqvist$/.test(subject),
    ),
  ).toBe(true)
  const user = await test.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  expect([user.name, user.email, user.password_hash]).toEqual(['', `erased-${id}@erased.invalid`, null])
  const log = await test.db
    .selectFrom('audit_log')
    .select('actor_id')
    .where('action', '=', 'user.erase')
    .execute()
  expect(log).toEqual([{ actor_id: id }])
})

it('is not for staff who act for a person, nor without a session', async () => {
  expect((await get('export', { host: 'lakeshore.localhost' })).statusCode).toBe(401)
  expect((await erase(PASSWORD, { host: 'lakeshore.localhost' })).statusCode).toBe(401)
})
