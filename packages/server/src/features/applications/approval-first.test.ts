import type { Project } from '@hearthlight/domain/applications/project'
import { ErrorResponse } from '@hearthlight/domain/shared/envelope'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type Applicant, applicant } from '../../testing/applicant.ts'
import { openIncentivesWith } from '../../testing/open-incentives.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import type { SignedIn } from '../../testing/test-sign-in.ts'

const NOW = new Date('2026-06-15T18:00:00Z')
/** In the demo this is applied for in a program. */
const APPLIED_FOR_HERE = {
  program: null,
  questions: ['account-number', 'installed-on', 'area', 'started'],
  payment_questions: ['installed-on', 'area'],
  documents: ['invoice', 'photos'],
  payment_documents: ['invoice', 'photos'],
  optional_documents: ['owner-consent', 'quote'],
}
let test: TestApp
let me: Applicant
let admin: SignedIn
let home: string

beforeAll(async () => {
  test = await testApp({ now: () => NOW })
  await openIncentivesWith(test, NOW, 'attic-insulation', APPLIED_FOR_HERE)
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
  test.app.inject({ method, url: `/api/admin/v1/${url}`, headers: admin, ...(payload && { payload }) })
const errorsOf = (answer: { json: () => unknown }) =>
  ErrorResponse.parse(answer.json()).errors.map(({ source, title, detail }) => [
    source?.pointer,
    detail ?? title,
  ])
const project = async (id: string): Promise<Project> =>
  (await me.call('GET', `/api/v1/projects/${id}`)).json().data.attributes
const reviewed = async (id: string) => (await staff('GET', `applications/${id}`)).json().data.attributes
const paymentsOf = async (id: string) =>
  (await staff('GET', 'payments?limit=100'))
    .json()
    .data.map(({ attributes }: { attributes: { application_id: string; status: string } }) => attributes)
    .filter(({ application_id }: { application_id: string }) => application_id === id)
    .map(({ status }: { status: string }) => status)
async function move(id: string, to: string, more: object = {}) {
  const { revision } = await reviewed(id)
  const moved = await staff('POST', `applications/${id}/moves`, { to, revision, reason: 'Seen.', ...more })
  expect(moved.statusCode, moved.body).toBe(201)
}
const ids = (items: readonly { readonly item_id: string }[]) => items.map(({ item_id }) => item_id)

async function applied(): Promise<string> {
  await me.answer(home, 'account-number', '4410028817')
  await me.answer(home, 'started', 'false')
  const made = await me.submit(home, 'attic-insulation')
  expect(made.statusCode, made.body).toBe(201)
  return made.json().data.id
}

it('asks before the approval for nothing that exists only after the work', async () => {
  const { question_list, document_list } = await me.incentive(home, 'attic-insulation')
  const stages = [...question_list, ...document_list].map(({ id, stage }) => [id, stage])
  expect(Object.fromEntries(stages)).toEqual({
    ...{ 'account-number': 'application', started: 'application' },
    ...{ 'owner-consent': 'application', quote: 'application' },
    ...{ 'installed-on': 'payment', area: 'payment', invoice: 'payment', photos: 'payment' },
  })
  const id = await applied()
  const early = await me.answer(home, 'area', '900', { project_id: id })
  expect(early.statusCode).toBe(404)
  const { answers, concerns } = await reviewed(id)
  expect(ids(answers)).toEqual(['account-number', 'started'])
  expect(concerns).toEqual([])
})

it('asks once it is approved for what the payment needs, and pays when that is accepted', async () => {
  const id = await applied()
  await move(id, 'eligibility_review')
  const preview = await staff('POST', `applications/${id}/mail_previews`, { to: 'approved' })
  const before = (await test.mailbox()).length
  await move(id, 'approved', { amount: '1050.00' })
  const mail = (await test.mailbox())[0]
  expect((await test.mailbox()).length).toBe(before + 1)
  expect(mail?.subject).toMatch(/^Your application \d+: Approved$/)
  expect(mail?.text).toContain('the work may start now')
  expect(mail?.text).toContain('- Paid invoice')
  expect(preview.json().data.attributes.text).toContain('- Paid invoice')
  const waiting = await project(id)
  expect(waiting).toMatchObject({ stage: 'payment', status: 'information_requested' })
  expect(waiting.statuses.map(({ status }) => status)).toEqual([
    ...['submitted', 'eligibility_review', 'approved', 'information_requested'],
  ])
  expect(ids(waiting.requested_comments)).toEqual(['installed-on', 'area'])
  expect(ids(waiting.document_upload_notify_list)).toEqual(['invoice', 'photos'])
  expect(await paymentsOf(id)).toEqual([])

  const send = () => me.call('PUT', `/api/v1/projects/${id}`, {})
  for (const [item, content] of [
    ['installed-on', '2026-06-10'],
    ['area', '12000'],
  ] as const)
    expect((await me.answer(home, item, content, { project_id: id })).statusCode).toBe(201)
  await me.upload(home, 'invoice', { project_id: id })
  await me.upload(home, 'photos', { project_id: id })
  expect(errorsOf(await send())).toContainEqual(['/documents/photos', 'Add at least 2 files here.'])
  await me.upload(home, 'photos', { project_id: id }, 'photo after')
  const sent = await send()
  expect(sent.statusCode, sent.body).toBe(200)
  expect(await project(id)).toMatchObject({ status: 'eligibility_review', requested_edit: null })

  const { answers, concerns, documents } = await reviewed(id)
  expect(
    answers.map(({ section, item_id }: { section: string; item_id: string }) => [section, item_id]),
  ).toEqual([
    ['For the approval', 'account-number'],
    ['For the payment', 'installed-on'],
    ['For the payment', 'area'],
    ['For the approval', 'started'],
  ])
  expect(ids(documents).toSorted()).toEqual(['invoice', 'photos', 'photos'])
  expect(concerns).toEqual([
    {
      ...{ item_id: 'area', name: 'How many square feet were insulated?' },
      says: 'More than 10,000 square feet is unusual for a home: compare it with the invoice.',
    },
  ])
  await move(id, 'approved', { amount: '1050.00' })
  expect(await project(id)).toMatchObject({ status: 'approved', requested_edit: null })
  expect(await paymentsOf(id)).toEqual(['due'])
})

it('takes no application of who says that the work has begun', async () => {
  await me.answer(home, 'account-number', '4410028817')
  await me.answer(home, 'started', 'false')
  await test.db
    .updateTable('comments')
    .set({ content: 'true' })
    .where('commentable_id', '=', 'started')
    .execute()
  expect(errorsOf(await me.submit(home, 'attic-insulation'))).toContainEqual([
    '/answers/started',
    'We can pay only for work that starts after our approval. Work that has begun cannot be approved any more.',
  ])
})

it('tells the reviewer of what older applications have against the rules', async () => {
  const id = await applied()
  await test.db
    .updateTable('comments')
    .set({ content: '12' })
    .where('project_id', '=', id)
    .where('commentable_id', '=', 'account-number')
    .execute()
  expect((await reviewed(id)).concerns).toEqual([
    {
      ...{ item_id: 'account-number', name: 'What is your account number?' },
      says: 'The account number has ten digits, without spaces. It stands at the top of your bill.',
    },
  ])
})
