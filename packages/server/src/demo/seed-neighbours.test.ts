import { dayIn } from '@hearthlight/domain/shared/day-in'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '../testing/test-app.ts'
import type { SignedIn } from '../testing/test-sign-in.ts'
import { calculateResults } from './calculate-results.ts'
import { NEIGHBOURS } from './neighbours.ts'
import { seedNeighbours } from './seed-neighbours.ts'

const SITE = 'http://lakeshore.localhost'
const NOW = new Date()
let test: TestApp
let admin: SignedIn
beforeAll(async () => {
  test = await testApp()
  // Times of an earlier day, when the database of the tests was filled, are offered at hours of today's visits.
  await sql`delete from timeslots`.execute(test.db)
  await seedNeighbours(test.db, [test.partners.lakeshore], { now: NOW, site: SITE })
  admin = await test.signIn('admin@lakeshore.test')
})
afterAll(() => test.close())

const get = async (url: string, headers = admin) => {
  const answer = await test.app.inject({ url, headers })
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
  const visited = NEIGHBOURS.filter(({ visit }) => visit)
  expect(rows).toHaveLength(handedIn.length + visited.length)
  const statuses = new Set(
    rows.map(({ attributes }: { attributes: { status: string } }) => attributes.status),
  )
  expect([...statuses].sort()).toEqual([
    ...['approved', 'declined', 'eligibility_review', 'information_requested'],
    ...['payment_issued', 'submitted', 'withdrawn'],
  ])
  const isVisit = ({ attributes }: { attributes: { program: string } }) =>
    attributes.program === 'Home visit by an energy advisor'
  const visits = rows.filter(isVisit)
  expect(visits).toHaveLength(visited.length)
  // Of the visits, which are alike but for the hour, one is opened: each would have the home calculated.
  for (const { id, attributes } of rows.filter(
    (row: (typeof rows)[0]) => !isVisit(row) || row === visits[0],
  )) {
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

it('gives the advisor of the demo visits today, some that are over and some to come', async () => {
  const today = dayIn('America/Chicago', NOW)
  const advisor = await test.signIn('advisor@lakeshore.test')
  const { visits } = (await get(`/api/admin/v1/advisor_days/${today}`, advisor)).data.attributes
  expect(visits.map(({ name }: { name: string }) => name)).toEqual([
    ...['Halima Abubakar', 'Gail Petersen', 'Rosa Delgado'],
  ])
  const { data } = await get('/api/admin/v1/bookings?limit=100')
  const days = data.map(({ attributes }: { attributes: { start_at: string } }) =>
    Math.sign(dayIn('America/Chicago', new Date(attributes.start_at)).localeCompare(today)),
  )
  expect(days.toSorted()).toEqual([-1, -1, 0, 0, 0, 1, 1])
})

it('has the results of the demo homes calculated by the job of the console', async () => {
  const staff = await test.signIn('admin@tejo.test')
  const older = async () => (await get('/api/admin/v1/recalculations', staff)).data.attributes.older
  expect(await older()).toBeGreaterThan(0)
  await calculateResults({ db: test.db, jobs: test.jobs, now: () => NOW }, [test.partners.tejo])
  await test.jobs.drain()
  expect(await older()).toBe(0)
})
