import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type ApplicantAndStaff, applicantAndStaff } from '../../../testing/applicant-and-staff.ts'

/** What is paid by the piece or by the size is what was answered, wherever it is shown. */
let both: ApplicantAndStaff

beforeAll(async () => {
  both = await applicantAndStaff()
})
afterAll(() => both.test.close())
beforeEach(() => both.begin())

const listed = async (id: string) => {
  const rows: { id: string; attributes: { amount: string } }[] = (
    await both.staff('GET', 'applications')
  ).json().data
  return rows.find((row) => row.id === id)?.attributes.amount
}
const newestMail = async () => (await both.test.mailbox())[0]?.text ?? ''
const appliedForTwo = () => both.applied('smart-thermostat', { quantity: '2' }, ['invoice'])

it('follows the pieces answered: in the application, its copy, the list and for the reviewer', async () => {
  const id = await appliedForTwo()
  expect(await both.project(id)).toMatchObject({ total_incentive: '200.00', total_basis: 'exact' })
  expect(await newestMail()).toContain('Rebate: $200.00')
  expect(await listed(id)).toBe('200.00')
  const { amount } = await both.reviewed(id)
  expect(amount).toEqual({
    lines: [
      {
        name: 'Smart thermostat',
        steps: ['2 × $100.00 = $200.00'],
        amount: '200.00',
        answers: [{ name: 'How many did you buy?', content: '2' }],
      },
    ],
    above_cap: null,
    total: '200.00',
  })
  expect((await both.correct(id, 'quantity', '1')).statusCode).toBe(200)
  expect(await both.project(id)).toMatchObject({ total_incentive: '100.00', applied_obj_quantity: 1 })
  expect(await listed(id)).toBe('100.00')
  expect((await both.reviewed(id)).amount.total).toBe('100.00')
})

it('says of an application that was approved what was approved, in the mail too, with what comes next and the link', async () => {
  const id = await appliedForTwo()
  await both.move(id, 'eligibility_review')
  const ask = { to: 'approved', amount: '150.00' }
  const preview = (await both.staff('POST', `applications/${id}/mail_previews`, ask)).json().data.attributes
    .text
  await both.move(id, 'approved', { amount: '150.00' })
  const mail = await newestMail()
  expect(mail).toContain('Approved: $150.00.')
  expect(mail).toMatch(/What comes next: \w/)
  expect(mail).toContain(`http://lakeshore.localhost/incentives?buildingId=${both.home}&application=${id}`)
  expect(preview).toContain('$150.00')
  expect(await both.project(id)).toMatchObject({ total_incentive: '150.00', total_basis: 'exact' })
  expect((await both.reviewed(id)).approved_amount).toBe('150.00')
})
