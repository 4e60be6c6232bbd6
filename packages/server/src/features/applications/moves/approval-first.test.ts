import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import {
  type ApplicantAndStaff,
  applicantAndStaff,
  refusalsOf,
} from '../../../testing/applicant-and-staff.ts'
import { openIncentivesWith } from '../../../testing/programs/open-incentives.ts'

/** In the demo this is applied for in a program. */
const APPLIED_FOR_HERE = {
  program: null,
  questions: ['account-number', 'installed-on', 'area', 'started'],
  payment_questions: ['installed-on', 'area'],
  documents: ['invoice', 'photos'],
  payment_documents: ['invoice', 'photos'],
  optional_documents: ['owner-consent', 'quote'],
}
let both: ApplicantAndStaff

beforeAll(async () => {
  both = await applicantAndStaff((test, at) =>
    openIncentivesWith(test, at, 'attic-insulation', APPLIED_FOR_HERE),
  )
})
afterAll(() => both.test.close())
beforeEach(() => both.begin())

const paymentsOf = async (id: string) =>
  (await both.staff('GET', 'payments?limit=100'))
    .json()
    .data.map(({ attributes }: { attributes: { application_id: string; status: string } }) => attributes)
    .filter(({ application_id }: { application_id: string }) => application_id === id)
    .map(({ status }: { status: string }) => status)
const ids = (items: readonly { readonly item_id: string }[]) => items.map(({ item_id }) => item_id)
const applied = () => both.applied('attic-insulation', { started: 'false' })

it('asks before the approval for nothing that exists only after the work', async () => {
  const { question_list, document_list } = await both.me.incentive(both.home, 'attic-insulation')
  const stages = [...question_list, ...document_list].map(({ id, stage }) => [id, stage])
  expect(Object.fromEntries(stages)).toEqual({
    'account-number': 'application',
    started: 'application',
    'owner-consent': 'application',
    quote: 'application',
    'installed-on': 'payment',
    area: 'payment',
    invoice: 'payment',
    photos: 'payment',
  })
  const id = await applied()
  const early = await both.me.answer(both.home, 'area', '900', { project_id: id })
  expect(early.statusCode).toBe(404)
  const { answers, concerns } = await both.reviewed(id)
  expect(ids(answers)).toEqual(['account-number', 'started'])
  expect(concerns).toEqual([])
})

it('asks once it is approved for what the payment needs, and pays when that is accepted', async () => {
  const id = await applied()
  await both.move(id, 'eligibility_review')
  const preview = await both.staff('POST', `applications/${id}/mail_previews`, { to: 'approved' })
  const before = (await both.test.mailbox()).length
  await both.move(id, 'approved', { amount: '1050.00' })
  const mail = (await both.test.mailbox())[0]
  expect((await both.test.mailbox()).length).toBe(before + 1)
  expect(mail?.subject).toMatch(/^Your application \d+: Approved$/)
  expect(mail?.text).toContain('the work may start now')
  expect(mail?.text).toContain('- Paid invoice')
  expect(preview.json().data.attributes.text).toContain('- Paid invoice')
  const waiting = await both.project(id)
  expect(waiting).toMatchObject({ stage: 'payment', status: 'information_requested' })
  expect(waiting.statuses.map(({ status }) => status)).toEqual([
    ...['submitted', 'eligibility_review', 'approved', 'information_requested'],
  ])
  expect(ids(waiting.requested_comments)).toEqual(['installed-on', 'area'])
  expect(ids(waiting.document_upload_notify_list)).toEqual(['invoice', 'photos'])
  expect(await paymentsOf(id)).toEqual([])

  const send = () => both.me.call('PUT', `/api/v1/projects/${id}`, {})
  for (const [item, content] of [
    ['installed-on', '2026-06-10'],
    ['area', '12000'],
  ] as const)
    expect((await both.me.answer(both.home, item, content, { project_id: id })).statusCode).toBe(201)
  await both.me.upload(both.home, 'invoice', { project_id: id })
  await both.me.upload(both.home, 'photos', { project_id: id })
  expect(refusalsOf(await send())).toContainEqual(['/documents/photos', 'Add at least 2 files here.'])
  await both.me.upload(both.home, 'photos', { project_id: id }, 'photo after')
  const sent = await send()
  expect(sent.statusCode, sent.body).toBe(200)
  expect(await both.project(id)).toMatchObject({ status: 'eligibility_review', requested_edit: null })

  const { answers, concerns, documents } = await both.reviewed(id)
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
      item_id: 'area',
      name: 'How many square feet were insulated?',
      says: 'More than 10,000 square feet is unusual for a home: compare it with the invoice.',
    },
  ])
  await both.move(id, 'approved', { amount: '1050.00' })
  expect(await both.project(id)).toMatchObject({ status: 'approved', requested_edit: null })
  expect(await paymentsOf(id)).toEqual(['due'])
})

it('takes no application of who says that the work has begun', async () => {
  await both.me.answer(both.home, 'account-number', 'LP-4100-2201')
  await both.me.answer(both.home, 'started', 'false')
  await both.test.db
    .updateTable('comments')
    .set({ content: 'true' })
    .where('commentable_id', '=', 'started')
    .execute()
  expect(refusalsOf(await both.me.submit(both.home, 'attic-insulation'))).toContainEqual([
    '/answers/started',
    'We can pay only for work that starts after our approval. Work that has already begun cannot be approved.',
  ])
})

it('tells the reviewer of what older applications have against the rules', async () => {
  const id = await applied()
  await both.test.db
    .updateTable('comments')
    .set({ content: '12' })
    .where('project_id', '=', id)
    .where('commentable_id', '=', 'account-number')
    .execute()
  expect((await both.reviewed(id)).concerns).toEqual([
    {
      item_id: 'account-number',
      name: 'What is your account number?',
      says: 'Write the account number as on your bill, such as LP-4100-2201. It is at the top.',
    },
  ])
})
