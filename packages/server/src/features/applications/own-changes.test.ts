import { ErrorResponse } from '@hearthlight/domain/shared/envelope'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Applicant, applicant } from '../../testing/applicant.ts'
import { openIncentives } from '../../testing/open-incentives.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import type { SignedIn } from '../../testing/test-sign-in.ts'

const NOW = new Date('2026-06-15T18:00:00Z')
let test: TestApp
let me: Applicant
let admin: SignedIn
let home: string

beforeAll(async () => {
  test = await testApp({ now: () => NOW })
  await openIncentives(test, NOW)
  me = await applicant(test, 'homeowner@lakeshore.test')
  admin = await test.signIn('admin@lakeshore.test')
  home = me.home('Cedar Grove cottage')
})
afterAll(() => test.close())
beforeEach(async () => {
  await test.db.deleteFrom('applications').where('incentive_id', 'is not', null).execute()
  await test.db.deleteFrom('comments').execute()
  await test.db.deleteFrom('documents').execute()
})

const staff = (method: 'GET' | 'POST', url: string, payload?: object) =>
  test.app.inject({
    ...{ method, url: `/api/admin/v1/applications/${url}`, headers: admin },
    ...(payload && { payload }),
  })
const reviewed = async (id: string) => (await staff('GET', id)).json().data.attributes
const errorsOf = (answer: { json: () => unknown }) =>
  ErrorResponse.parse(answer.json()).errors.map(({ source, title, detail }) => [
    source?.pointer,
    detail ?? title,
  ])
const withdraw = (id: string, who = me) => who.call('POST', `/api/v1/projects/${id}/withdrawal`)
const linesOf = async (action: string) =>
  await test.db.selectFrom('audit_log').selectAll().where('action', '=', action).execute()

async function applied(quantity = '2'): Promise<string> {
  await me.answer(home, 'account-number', '4410028817')
  await me.answer(home, 'quantity', quantity)
  await me.upload(home, 'invoice')
  const made = await me.submit(home, 'smart-thermostat')
  expect(made.statusCode, made.body).toBe(201)
  return made.json().data.id
}
const answerOf = async (id: string, item: string) => {
  const url = `/api/v1/comments?project_id=${id}&commentable_id=${item}`
  return (await me.call('GET', url)).json().data[0]
}
const correct = async (id: string, item: string, content: string) =>
  me.call('PUT', `/api/v1/comments/${(await answerOf(id, item)).id}`, { comment: { content } })

describe('a person withdraws an application', () => {
  it('which ends it, frees its quantity, is told by mail and stands in the log', async () => {
    const id = await applied()
    expect((await me.incentive(home, 'smart-thermostat')).classification).toMatchObject({ is_applied: true })
    const [mails, lines] = [(await test.mailbox()).length, (await linesOf('application.withdraw')).length]
    const withdrawn = await withdraw(id)
    expect(withdrawn.statusCode, withdrawn.body).toBe(200)
    expect(withdrawn.json().data.attributes).toMatchObject({ status: 'withdrawn', requested_edit: null })
    expect((await test.mailbox()).length).toBe(mails + 1)
    expect((await test.mailbox())[0]).toMatchObject({
      to: 'homeowner@lakeshore.test',
      subject: expect.stringMatching(/^Your application \d+ is withdrawn$/),
    })
    expect(await linesOf('application.withdraw')).toHaveLength(lines + 1)
    expect((await me.incentive(home, 'smart-thermostat')).classification).toMatchObject({
      ...{ is_applied: false, is_available: true },
    })
    expect((await reviewed(id)).moves).toEqual([])
    expect(errorsOf(await withdraw(id))[0]?.[1]).toMatch(/^This application is decided/)
    await applied()
  })
  it('also while something is asked of them, which is then asked no more', async () => {
    const id = await applied()
    const requests = [{ kind: 'upload', item_id: 'invoice', content: 'Once more, please.' }]
    expect((await staff('POST', `${id}/requests`, { requests })).statusCode).toBe(201)
    expect((await withdraw(id)).json().data.attributes).toMatchObject({
      ...{ status: 'withdrawn', requested_edit: null, document_upload_notify_list: [] },
    })
  })
  it('of their own and no other', async () => {
    const id = await applied()
    expect((await withdraw(id, await applicant(test, 'new@lakeshore.test'))).statusCode).toBe(404)
    expect((await reviewed(id)).status).toBe('submitted')
  })
})

describe('a person corrects an application that nobody has decided about', () => {
  it('answer by answer, which the reviewer sees, and is told by mail when it is sent', async () => {
    const id = await applied('1')
    const { revision } = await reviewed(id)
    expect((await correct(id, 'account-number', '4410028818')).statusCode).toBe(200)
    const seen = await reviewed(id)
    expect(seen.answers[0]).toMatchObject({ content: '4410028818', history: [{ before: '4410028817' }] })
    // Who decided on what stood there before is told so.
    const stale = await staff('POST', `${id}/moves`, { to: 'eligibility_review', revision })
    expect(stale.statusCode).toBe(409)
    const mails = (await test.mailbox()).length
    const sent = await me.call('PUT', `/api/v1/projects/${id}`, {})
    expect(sent.statusCode, sent.body).toBe(200)
    expect(sent.json().data.attributes).toMatchObject({ status: 'submitted' })
    expect((await reviewed(id)).timeline.at(-1)).toMatchObject({
      ...{ side: 'applicant', message: 'Corrected by the applicant.' },
    })
    expect((await test.mailbox()).length).toBe(mails + 1)
    expect((await test.mailbox())[0]?.subject).toMatch(/^You corrected your application \d+$/)
  })
  it('by the same rules: within the limit, with its own sentence, and nothing required goes', async () => {
    const id = await applied('1')
    expect(errorsOf(await correct(id, 'quantity', '5'))).toContainEqual([
      '/comment/content',
      'You can apply for at most 2 here.',
    ])
    expect(errorsOf(await correct(id, 'account-number', '44'))).toContainEqual([
      '/comment/content',
      'The account number has ten digits, without spaces. It stands at the top of your bill.',
    ])
    const blank = { comment: { content: '', content_not_required: true } }
    const { id: answer } = await answerOf(id, 'account-number')
    expect((await me.call('PUT', `/api/v1/comments/${answer}`, blank)).statusCode).toBe(422)
    expect((await correct(id, 'quantity', '2')).statusCode).toBe(200)
    const { applied_obj_quantity } = (await me.call('GET', `/api/v1/projects/${id}`)).json().data.attributes
    expect(applied_obj_quantity).toBe(2)
  })
})
