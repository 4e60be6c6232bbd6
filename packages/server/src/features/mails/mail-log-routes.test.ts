import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import type { SignedIn } from '../../testing/test-sign-in.ts'
import { addApplication, addTimeslot } from '../../testing/visits.ts'

let test: TestApp
let admin: SignedIn

beforeAll(async () => {
  test = await testApp()
  admin = await test.signIn('admin@lakeshore.test')
  // One by a job that is kept, one whose link is written down nowhere.
  const headers = await test.signIn('homeowner@lakeshore.test')
  await test.app.inject({
    method: 'POST',
    url: '/api/v1/assignment_scheduleplan_timeslot',
    headers,
    payload: {
      project_id: await addApplication(test),
      schedule_plan_timeslot_id: await addTimeslot(test, '2030-06-25T15:00:00Z'),
    },
  })
  const id = await addApplication(test, { code: 'smart-thermostat' })
  const asked = await test.app.inject({
    method: 'POST',
    url: `/api/admin/v1/applications/${id}/requests`,
    headers: admin,
    payload: { requests: [{ kind: 'answer', item_id: 'quantity', content: 'How many are there?' }] },
  })
  expect(asked.statusCode, asked.body).toBe(201)
  await test.jobs.drain()
})
afterAll(() => test.close())

const call = (method: 'GET' | 'POST', url = '', headers = admin) =>
  test.app.inject({ method, url: `/api/admin/v1/mails${url}`, headers })
type Row = { id: string; attributes: { to: string; is_kept: boolean; subject: string } }
const rows = async (query = ''): Promise<Row[]> => (await call('GET', query)).json().data
const kept = async () => {
  const row = (await rows('?q=homeowner@')).find(({ attributes }) => attributes.is_kept)
  if (row === undefined) throw new Error('no mail is kept')
  return row
}

it('tells which mails left, to whom and in which words', async () => {
  const all = await rows()
  expect(all.map(({ attributes }) => attributes.to)).toEqual(
    expect.arrayContaining(['homeowner@lakeshore.test', 'advisor@lakeshore.test']),
  )
  const { id, attributes } = await kept()
  expect(attributes).toMatchObject({ state: 'sent', attempts: 1, language: 'en', error: null })
  expect((await call('GET', `/${id}`)).json().data.attributes.text).toContain('How many are there?')
  expect(await rows('?q=nobody@')).toEqual([])
  expect(await rows('?q=%25')).toEqual([])
})

it('sends a mail once more, and says so in the log', async () => {
  const before = (await test.mailbox()).length
  const { id, attributes } = await kept()
  expect((await call('POST', `/${id}/resend`)).statusCode).toBe(200)
  const mails = await test.mailbox()
  expect(mails).toHaveLength(before + 1)
  expect(mails[0]).toMatchObject({ to: attributes.to, subject: attributes.subject })
  const lines = await test.db
    .selectFrom('audit_log')
    .select('record_id')
    .where('action', '=', 'mail.resend')
    .execute()
  expect(lines).toEqual([{ record_id: id }])
})

it('keeps nothing of a mail with a secret link, and cannot send it again', async () => {
  const row = (await rows()).find(({ attributes }) => !attributes.is_kept)
  if (row === undefined) throw new Error('every mail is kept')
  expect((await call('GET', `/${row.id}`)).json().data.attributes.text).toBeNull()
  expect((await call('POST', `/${row.id}/resend`)).statusCode).toBe(409)
})

it('is another partner’s business at another partner', async () => {
  const tejo = await test.signIn('admin@tejo.test')
  const { id } = await kept()
  expect((await call('GET', '', tejo)).json().data).toEqual([])
  expect((await call('GET', `/${id}`, tejo)).statusCode).toBe(404)
  expect((await call('POST', `/${id}/resend`, tejo)).statusCode).toBe(404)
})
