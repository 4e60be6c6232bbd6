import { ErrorResponse } from '@hearthlight/domain/shared/envelope'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import type { SignedIn } from '../../../testing/test-sign-in.ts'
import { addApplication, addTimeslot, clearVisits } from '../../../testing/visits.ts'

const DAY_MS = 86_400_000
/** Counted from today, because the demo was answered today and a later answer wins. */
const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)
const [DAY, NEXT] = [dayIn(10), dayIn(11)]
let test: TestApp
let advisor: SignedIn
let homeowner: SignedIn

beforeAll(async () => {
  test = await testApp()
  advisor = await test.signIn('advisor@lakeshore.test')
  homeowner = await test.signIn('homeowner@lakeshore.test')
})
afterAll(() => test.close())
beforeEach(() => clearVisits(test))

const call = (method: 'GET' | 'POST', path: string, payload?: object, headers = advisor) =>
  test.app.inject({ method, url: `/api/admin/v1/${path}`, headers, ...(payload && { payload }) })
const codeOf = (answer: { json: () => unknown }) => ErrorResponse.parse(answer.json()).errors[0]?.code

async function book(start: string): Promise<string> {
  const payload = {
    project_id: await addApplication(test),
    schedule_plan_timeslot_id: await addTimeslot(test, start),
  }
  const url = '/api/v1/assignment_scheduleplan_timeslot'
  const answer = await test.app.inject({ method: 'POST', url, headers: homeowner, payload })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json().data.attributes.booking.id
}
const briefOf = async (id: string) => (await call('GET', `bookings/${id}/brief`)).json().data.attributes

it('shows an advisor the visits of their day by their own calendar, and to others none', async () => {
  await book(`${NEXT}T15:00:00Z`)
  await book(`${NEXT}T04:30:00Z`)
  await book(`${DAY}T23:00:00Z`)
  const day = (await call('GET', `advisor_days/${DAY}`)).json().data.attributes
  expect(day.advisor).toBe('Taylor Brandt')
  expect(day.visits.map(({ start_at }: { start_at: string }) => start_at)).toEqual([
    ...[`${DAY}T23:00:00.000Z`, `${NEXT}T04:30:00.000Z`],
  ])
  const admin = await test.signIn('admin@lakeshore.test')
  const other = await call('GET', `advisor_days/${DAY}`, undefined, admin)
  expect(other.json().data.attributes).toMatchObject({ advisor: null, visits: [] })
})

it('briefs on the home: label, answers and plan', async () => {
  const id = await book(`${DAY}T15:00:00Z`)
  const brief = await briefOf(id)
  expect(brief.booking.address).toContain('418 Birchwood Lane')
  expect(brief).toMatchObject({ construction_year: 1974, floor_area: 1850, notes: [] })
  expect(brief.result.label_now).toMatch(/^[A-G]$/)
  expect(brief.result.steps[0].cost_cents.low).toBeGreaterThan(0)
  expect(brief.known).toContainEqual({
    name: expect.any(String),
    answers: expect.arrayContaining([
      { question: expect.stringMatching(/fuel|heat/i), answer: 'Natural gas' },
    ]),
  })
})

it('briefs on where the heat leaves, and on what was assumed, what loses most first', async () => {
  const id = await book(`${DAY}T15:00:00Z`)
  expect((await briefOf(id)).result.checks).toEqual([])
  await test.db.deleteFrom('generic_items').where('item_type', '=', 'insulation_type').execute()
  const { result } = await briefOf(id)
  const percents = result.losses.map(({ percent }: { percent: number }) => percent)
  expect(percents.reduce((sum: number, one: number) => sum + one, 0)).toBe(100)
  expect(result.losses).toContainEqual({
    part: 'walls',
    name: 'Walls',
    percent: expect.any(Number),
    money: expect.any(Number),
  })
  const checked = result.checks.map(({ id }: { id: string }) => id)
  expect(checked.toSorted()).toEqual(['attic', 'foundation', 'walls'])
  const shares = result.checks.map(({ percent }: { percent: number | null }) => percent ?? 0)
  expect(shares).toEqual(shares.toSorted((a: number, b: number) => b - a))
})

it('gives the report of the home as a PDF', async () => {
  const id = await book(`${DAY}T15:00:00Z`)
  const report = await call('GET', `bookings/${id}/report`)
  expect([report.statusCode, report.headers['content-type']]).toEqual([200, 'application/pdf'])
  expect(report.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
})

describe('after a visit', () => {
  const cookedWith = (fuel: string) => [{ item_type: 'fuel_type', data: { cooking_fuel: [fuel] } }]
  let id: string
  let before: Awaited<ReturnType<typeof briefOf>>
  beforeEach(async () => {
    id = await book(`${DAY}T15:00:00Z`)
    before = await briefOf(id)
  })
  const other = () =>
    before.answers.fuel_type.cooking_fuel[0] === 'electricity' ? 'natural_gas' : 'electricity'
  const write = (note: object) =>
    call('POST', `bookings/${id}/notes`, {
      content: '',
      corrections: [],
      answers_at: before.answers_at,
      ...note,
    })

  it('keeps what the advisor found, corrects the answer under their name, and has the result computed anew', async () => {
    const corrections = [{ item_type: 'heating_system', data: { heating_efficiency: ['92'] } }]
    const saved = await write({ content: 'The plate says 92 %.', corrections })
    expect(saved.statusCode, saved.body).toBe(201)
    const after = saved.json().data.attributes
    expect(after.answers.heating_system.heating_efficiency).toEqual(['92'])
    expect(after.notes).toMatchObject([
      { content: 'The plate says 92 %.', by: 'Taylor Brandt', corrected: ['heating_efficiency'] },
    ])
    expect(after.result).not.toEqual(before.result)
    const lines = await test.db
      .selectFrom('audit_log')
      .select(['action', 'actor_kind'])
      .where('action', 'in', ['assessment.answer', 'visit.note'])
      .where('actor_kind', '=', 'admin')
      .execute()
    expect(lines.map(({ action }) => action).toSorted()).toEqual(['assessment.answer', 'visit.note'])
  })

  it('lets one of two corrections of what both have read through', async () => {
    const corrections = cookedWith(other())
    const answers = await Promise.all([write({ corrections }), write({ corrections: cookedWith('propane') })])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409])
    expect(answers.filter(({ statusCode }) => statusCode === 409).map(codeOf)).toEqual(['scheduling.stale'])
    expect((await briefOf(id)).notes).toHaveLength(1)
  })

  it('refuses a note that says nothing, and an answer that the question does not have', async () => {
    const { fuel_type } = before.answers
    for (const corrections of [
      [],
      [{ item_type: 'fuel_type', data: {} }],
      [{ item_type: 'fuel_type', data: fuel_type }],
    ]) {
      const empty = await write({ content: ' ', corrections })
      expect([empty.statusCode, codeOf(empty)]).toEqual([422, 'scheduling.empty-note'])
    }
    const wrong = await write({ content: 'Tea.', corrections: cookedWith('tea') })
    expect(ErrorResponse.parse(wrong.json()).errors).toContainEqual(
      expect.objectContaining({ source: { pointer: '/corrections/0/data/cooking_fuel' } }),
    )
    expect((await briefOf(id)).notes).toEqual(before.notes)
  })
})
