import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '../testing/test-app.ts'
import type { SignedIn } from '../testing/test-sign-in.ts'
import { NEIGHBOURS } from './neighbours.ts'
import { seedNeighbours } from './seed-neighbours.ts'

let test: TestApp
let admin: SignedIn
beforeAll(async () => {
  test = await testApp()
  await seedNeighbours(test.db, [test.partners.lakeshore], new Date())
  admin = await test.signIn('admin@lakeshore.test')
})
afterAll(() => test.close())

const get = async (url: string) => {
  const answer = await test.app.inject({ url, headers: admin })
  expect(answer.statusCode, `${url} ${answer.body}`).toBe(200)
  return answer.json()
}

it('gives a demo partner applications in every stage, each of which a reviewer can open', async () => {
  const handedIn = NEIGHBOURS.flatMap(({ applications }) => applications).filter(({ moves }) => moves)
  expect(handedIn.length).toBeGreaterThanOrEqual(15)
  const { data } = await get('/api/admin/v1/applications?tab=all&limit=100')
  const names = NEIGHBOURS.map(({ first_name, last_name }) => `${first_name} ${last_name}`)
  const rows = data.filter(({ attributes }: { attributes: { applicant: string } }) =>
    names.includes(attributes.applicant),
  )
  expect(rows).toHaveLength(handedIn.length)
  const statuses = new Set(
    rows.map(({ attributes }: { attributes: { status: string } }) => attributes.status),
  )
  expect([...statuses].sort()).toEqual([
    ...['approved', 'declined', 'eligibility_review', 'information_requested'],
    ...['payment_issued', 'submitted', 'withdrawn'],
  ])
  for (const { id, attributes } of rows) {
    const { approved_amount, amount } = (await get(`/api/admin/v1/applications/${id}`)).data.attributes
    const asked = amount.lines.length === 0 ? null : amount.total
    expect([id, attributes.amount]).toEqual([id, approved_amount ?? asked])
  }
})

it('gives it payments that are due and paid, and a pace for the forecast', async () => {
  const { data } = await get('/api/admin/v1/payments')
  const paid = data.map(({ attributes }: { attributes: { status: string } }) => attributes.status)
  expect(new Set(paid)).toEqual(new Set(['due', 'paid']))
  const { money } = (await get('/api/admin/v1/dashboard')).data.attributes
  expect(money.some(({ paid }: { paid: number }) => paid > 0)).toBe(true)
  expect(money.every(({ forecast }: { forecast: { kind: string } }) => forecast.kind === 'lasts')).toBe(true)
})
