import type { Project } from '@hearthlight/domain/applications/project'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type Applicant, applicant } from '../../testing/applicant.ts'
import { openIncentives } from '../../testing/open-incentives.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import type { SignedIn } from '../../testing/test-sign-in.ts'

/** What is paid by the piece or by the size is what was answered, wherever it is shown. */
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
    ...{ method, url: `/api/admin/v1/applications${url}`, headers: admin },
    ...(payload && { payload }),
  })
const reviewed = async (id: string) => (await staff('GET', `/${id}`)).json().data.attributes
const listed = async (id: string) => {
  const rows: { id: string; attributes: { amount: string } }[] = (await staff('GET', '')).json().data
  return rows.find((row) => row.id === id)?.attributes.amount
}
const project = async (id: string): Promise<Project> =>
  (await me.call('GET', `/api/v1/projects/${id}`)).json().data.attributes
const newestMail = async () => (await test.mailbox())[0]?.text ?? ''

async function applied(code: string, answers: Readonly<Record<string, string>>): Promise<string> {
  await me.answer(home, 'account-number', '4410028817')
  for (const [item, content] of Object.entries(answers)) await me.answer(home, item, content)
  for (const { id } of (await me.incentive(home, code)).document_list) await me.upload(home, id)
  const made = await me.submit(home, code)
  expect(made.statusCode, made.body).toBe(201)
  return made.json().data.id
}
async function correct(id: string, item: string, content: string): Promise<void> {
  const url = `/api/v1/comments?project_id=${id}&commentable_id=${item}`
  const { id: comment } = (await me.call('GET', url)).json().data[0]
  const saved = await me.call('PUT', `/api/v1/comments/${comment}`, { comment: { content } })
  expect(saved.statusCode, saved.body).toBe(200)
}
async function move(id: string, to: string, more: object = {}): Promise<void> {
  const { revision } = await reviewed(id)
  const moved = await staff('POST', `/${id}/moves`, { to, revision, reason: 'Seen.', ...more })
  expect(moved.statusCode, moved.body).toBe(201)
}

it('follows the pieces answered: in the application, its copy, the list and for the reviewer', async () => {
  const id = await applied('smart-thermostat', { quantity: '2' })
  expect(await project(id)).toMatchObject({ total_incentive: '200.00', total_basis: 'exact' })
  expect(await newestMail()).toContain('Rebate: $200.00')
  expect(await listed(id)).toBe('200.00')
  const { amount } = await reviewed(id)
  expect(amount).toEqual({
    lines: [
      {
        ...{ name: 'Smart thermostat', says: '$100 each, up to 2', amount: '200.00' },
        answers: [{ name: 'How many did you buy?', content: '2', is_money: false }],
      },
    ],
    ...{ above_cap: null, total: '200.00' },
  })
  await correct(id, 'quantity', '1')
  expect(await project(id)).toMatchObject({ total_incentive: '100.00', applied_obj_quantity: 1 })
  expect(await listed(id)).toBe('100.00')
  expect((await reviewed(id)).amount.total).toBe('100.00')
})

it('says of an application that was approved what was approved, in the mail too', async () => {
  const id = await applied('smart-thermostat', { quantity: '2' })
  await move(id, 'eligibility_review')
  const ask = { to: 'approved', amount: '150.00' }
  const preview = (await staff('POST', `/${id}/mail_previews`, ask)).json().data.attributes.text
  await move(id, 'approved', { amount: '150.00' })
  const mail = await newestMail()
  expect(mail).toContain('Approved: $150.00.')
  expect(preview).toContain('$150.00')
  expect(await project(id)).toMatchObject({ total_incentive: '150.00', total_basis: 'exact' })
  expect((await reviewed(id)).approved_amount).toBe('150.00')
})
