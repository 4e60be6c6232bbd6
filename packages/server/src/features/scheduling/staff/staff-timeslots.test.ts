import type { AdvisorWeek, AffectedBooking, WeekSlot } from '@hearthlight/domain/scheduling/staff-timeslots'
import { ErrorResponse } from '@hearthlight/domain/shared/envelope'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import type { SignedIn } from '../../../testing/test-sign-in.ts'
import { addApplication, addTimeslot, advisorOf, clearVisits } from '../../../testing/visits.ts'

const now = new Date('2026-06-15T18:00:00Z')
const HOMEOWNER = 'homeowner@lakeshore.test'
let test: TestApp
let admin: SignedIn
let me: SignedIn
let taylor: string

beforeAll(async () => {
  test = await testApp({ now: () => now })
  admin = await test.signIn('admin@lakeshore.test')
  me = await test.signIn(HOMEOWNER)
  taylor = await advisorOf(test)
})
afterAll(() => test.close())
beforeEach(async () => {
  await clearVisits(test)
  await test.db.deleteFrom('advisor_days_off').execute()
})

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
const call = (method: Method, path: string, payload?: object, headers = admin) =>
  test.app.inject({ method, url: `/api/admin/v1/${path}`, headers, ...(payload && { payload }) })
const errorsOf = (answer: { json: () => unknown }) => ErrorResponse.parse(answer.json()).errors
const codeOf = (answer: { json: () => unknown }) => errorsOf(answer)[0]?.code
const weekOf = async (day: string): Promise<AdvisorWeek> => {
  const { advisors } = (await call('GET', `advisor_weeks/${day}`)).json().data.attributes
  const week = advisors.find(({ id }: AdvisorWeek) => id === taylor)
  if (week === undefined) throw new Error('the week lacks the advisor')
  return week
}
const startsOf = async (day: string) => (await weekOf(day)).slots.map(({ start_at }) => start_at)
const book = async (start: string) => {
  const application = await addApplication(test)
  const slot = await addTimeslot(test, start)
  const payload = { project_id: application, schedule_plan_timeslot_id: slot }
  const url = '/api/v1/assignment_scheduleplan_timeslot'
  const answer = await test.app.inject({ method: 'POST', url, headers: me, payload })
  expect(answer.statusCode, answer.body).toBe(201)
  return { application, slot, booking: answer.json().data.attributes.booking.id as string }
}
const bookingOf = (application: string) =>
  test.db
    .selectFrom('bookings')
    .select(['timeslot_id', 'sequence'])
    .where('application_id', '=', application)
    .executeTakeFirst()
const subjectsTo = async (email: string) =>
  (await test.mailbox()).filter(({ to }) => to === email).map(({ subject }) => subject)

const recurrence = () => ({
  energy_advisor_ids: [taylor],
  weekdays: [1, 3],
  times: ['09:00', '13:30'],
  minutes: 120,
  every: 1,
  from: '2026-06-16',
  to: '2026-06-25',
  title: 'Home visit',
  is_dry_run: false,
})

describe('timeslots that repeat', () => {
  it('are told before they are made, made once, and seen in the week of the advisor and by people', async () => {
    const dry = (await call('POST', 'timeslots', { ...recurrence(), is_dry_run: true })).json().data
      .attributes
    expect(dry).toMatchObject({ created: 8, left_out: [] })
    expect(dry.days).toEqual(['16', '18', '23', '25'].map((day) => ({ day: `2026-06-${day}`, count: 2 })))
    expect(await startsOf('2026-06-16')).toEqual([])
    expect((await call('POST', 'timeslots', recurrence())).json().data.attributes.created).toBe(8)
    expect(await startsOf('2026-06-18')).toEqual([
      ...['2026-06-16T14:00:00.000Z', '2026-06-16T18:30:00.000Z'],
      ...['2026-06-18T14:00:00.000Z', '2026-06-18T18:30:00.000Z'],
    ])
    const again = (await call('POST', 'timeslots', recurrence())).json().data.attributes
    expect([again.created, again.left_out.length, again.left_out[0].why]).toEqual([0, 8, 'taken'])
    const application = await addApplication(test)
    const url = `/api/v1/users_schedule_plan_timeslots?project_id=${application}&energy_advisor_id=${taylor}`
    const seen = (await test.app.inject({ url, headers: me })).json().data
    expect(seen).toHaveLength(8)
  })

  it('leave out days off, and come back where one was withdrawn', async () => {
    const days_off = { energy_advisor_id: taylor, from: '2026-06-18', to: '2026-06-18', reason: 'training' }
    const off = await call('POST', 'timeslot_removals', { timeslot_ids: [], days_off, bookings: [] })
    expect(off.statusCode, off.body).toBe(204)
    const made = (await call('POST', 'timeslots', recurrence())).json().data.attributes
    expect([made.created, made.left_out.map(({ why }: { why: string }) => why)]).toEqual([
      6,
      ['day-off', 'day-off'],
    ])
    const week = await weekOf('2026-06-16')
    expect(week.days_off).toMatchObject([{ day: '2026-06-18', reason: 'training' }])
    const timeslot_ids = week.slots.map(({ id }) => id)
    await call('POST', 'timeslot_removals', { timeslot_ids, days_off: null, bookings: [] })
    expect(await startsOf('2026-06-16')).toEqual([])
    expect((await call('DELETE', `advisor_days_off/${week.days_off[0]?.id}`)).statusCode).toBe(204)
    expect((await call('POST', 'timeslots', recurrence())).json().data.attributes.created).toBe(4)
    expect(await startsOf('2026-06-16')).toHaveLength(4)
  })

  it('are refused with the field that is wrong, and for advisors of others', async () => {
    const backwards = await call('POST', 'timeslots', { ...recurrence(), to: '2026-06-15' })
    expect(errorsOf(backwards)).toContainEqual(
      expect.objectContaining({ title: 'The last day is before the first one.', source: { pointer: '/to' } }),
    )
    const stranger = await advisorOf(test, 'ines@tejo.test')
    const foreign = await call('POST', 'timeslots', {
      ...recurrence(),
      energy_advisor_ids: [taylor, stranger],
    })
    expect(foreign.statusCode).toBe(404)
    expect(await startsOf('2026-06-16')).toEqual([])
  })
})

describe('timeslots that go', () => {
  const removal = (slot: string) => ({ timeslot_ids: [slot], days_off: null })
  const preview = async (slot: string): Promise<AffectedBooking> => {
    const answer = await call('POST', 'timeslot_removals/preview', removal(slot))
    return answer.json().data.attributes.bookings[0]
  }
  const remove = (slot: string, fate: object) =>
    call('POST', 'timeslot_removals', { ...removal(slot), bookings: [fate] })

  it('show who has booked them with free times near, and move the visit with mails to both', async () => {
    const { application, slot, booking } = await book('2026-06-17T15:00:00Z')
    const near = await addTimeslot(test, '2026-06-17T20:00:00Z')
    await addTimeslot(test, '2026-06-24T15:00:00Z')
    const shown = await preview(slot)
    expect(shown).toMatchObject({ id: booking, sequence: 0, advisor: 'Taylor Brandt' })
    expect(shown.address).toContain('418 Birchwood Lane')
    expect(shown.offers[0]).toMatchObject({ id: near, start_at: '2026-06-17T20:00:00.000Z' })
    const moved = await remove(slot, { id: booking, sequence: 0, fate: 'move', timeslot_id: near })
    expect(moved.statusCode, moved.body).toBe(204)
    expect(await bookingOf(application)).toEqual({ timeslot_id: near, sequence: 1 })
    expect(await startsOf('2026-06-17')).toEqual(['2026-06-17T20:00:00.000Z'])
    expect(await subjectsTo(HOMEOWNER)).toContain('Your visit was moved to Wed 06-17-2026, 3:00 PM')
    expect(await subjectsTo('advisor@lakeshore.test')).toContainEqual(
      expect.stringContaining('Visit moved to Wed 06-17-2026, 3:00 PM'),
    )
  })

  it('cancel the visit with mails, or leave the timeslot where the booking is kept', async () => {
    const first = await book('2026-06-18T15:00:00Z')
    const gone = await remove(first.slot, {
      id: first.booking,
      sequence: 0,
      fate: 'cancel',
      timeslot_id: null,
    })
    expect(gone.statusCode, gone.body).toBe(204)
    expect(await bookingOf(first.application)).toBeUndefined()
    expect(await subjectsTo(HOMEOWNER)).toContain('Your visit on Thu 06-18-2026, 10:00 AM is called off')
    const second = await book('2026-06-19T15:00:00Z')
    await remove(second.slot, { id: second.booking, sequence: 0, fate: 'keep', timeslot_id: null })
    expect(await bookingOf(second.application)).toEqual({ timeslot_id: second.slot, sequence: 0 })
    expect(await startsOf('2026-06-19')).toEqual(['2026-06-19T15:00:00.000Z'])
  })

  it('are refused when a booking came or was moved since they were shown', async () => {
    const { application, slot, booking } = await book('2026-06-18T15:00:00Z')
    const unseen = await call('POST', 'timeslot_removals', { ...removal(slot), bookings: [] })
    expect([unseen.statusCode, codeOf(unseen)]).toEqual([409, 'scheduling.stale'])
    const late = await remove(slot, { id: booking, sequence: 7, fate: 'cancel', timeslot_id: null })
    expect([late.statusCode, codeOf(late)]).toEqual([409, 'scheduling.stale'])
    expect(await bookingOf(application)).toEqual({ timeslot_id: slot, sequence: 0 })
    expect(await startsOf('2026-06-18')).toHaveLength(1)
  })
})

describe('a timeslot that is changed', () => {
  const to = (slot: WeekSlot, time: string) => ({
    day: '2026-06-18',
    time,
    minutes: 60,
    title: 'Home visit',
    seen: { start_at: slot.start_at, finish_at: slot.finish_at, booking_id: slot.booking?.id ?? null },
  })
  const first = async () => {
    const [slot] = (await weekOf('2026-06-18')).slots
    if (slot === undefined) throw new Error('no timeslot')
    return slot
  }
  it('takes its booking along and tells the person; the second of two changes is refused', async () => {
    const { application, slot } = await book('2026-06-18T15:00:00Z')
    const seen = await first()
    const changed = await call('PUT', `timeslots/${slot}`, to(seen, '14:00'))
    expect(changed.statusCode, changed.body).toBe(204)
    expect(await startsOf('2026-06-18')).toEqual(['2026-06-18T19:00:00.000Z'])
    expect(await bookingOf(application)).toEqual({ timeslot_id: slot, sequence: 1 })
    expect(await subjectsTo(HOMEOWNER)).toContain('Your visit was moved to Thu 06-18-2026, 2:00 PM')
    const late = await call('PUT', `timeslots/${slot}`, to(seen, '15:00'))
    expect([late.statusCode, codeOf(late)]).toEqual([409, 'scheduling.stale'])
    expect(await startsOf('2026-06-18')).toEqual(['2026-06-18T19:00:00.000Z'])
  })
  it('neither overlaps another nor lies in the past', async () => {
    const slot = await addTimeslot(test, '2026-06-18T15:00:00Z')
    await addTimeslot(test, '2026-06-18T18:00:00Z')
    const overlapping = await call('PUT', `timeslots/${slot}`, to(await first(), '12:30'))
    expect(errorsOf(overlapping)).toContainEqual(
      expect.objectContaining({
        title: 'The advisor has another time slot then.',
        source: { pointer: '/time' },
      }),
    )
    const passed = await call('PUT', `timeslots/${slot}`, {
      ...to(await first(), '09:00'),
      day: '2026-06-12',
    })
    expect(errorsOf(passed)).toContainEqual(
      expect.objectContaining({ title: 'This time has passed.', source: { pointer: '/day' } }),
    )
  })
})

describe('bookings', () => {
  it('are listed page by page, found by name and number, and cancelled as they were seen', async () => {
    const first = await book('2026-06-18T15:00:00Z')
    const second = await book('2026-06-19T15:00:00Z')
    const page = (await call('GET', 'bookings?limit=1&when=coming')).json()
    expect(page.data.map(({ id }: { id: string }) => id)).toEqual([first.booking])
    expect(page.data[0].attributes).toMatchObject({ advisor: 'Taylor Brandt', email: HOMEOWNER, sequence: 0 })
    const rest = (await call('GET', `bookings?limit=1&when=coming&after=${page.meta.next}`)).json()
    expect(rest.data.map(({ id }: { id: string }) => id)).toEqual([second.booking])
    const number = rest.data[0].attributes.project_number
    expect((await call('GET', `bookings?q=${number}`)).json().data).toHaveLength(1)
    expect((await call('GET', 'bookings?when=past')).json().data).toEqual([])
    const late = await call('POST', `bookings/${first.booking}/cancel`, { sequence: 3 })
    expect([late.statusCode, codeOf(late)]).toEqual([409, 'scheduling.stale'])
    expect((await call('POST', `bookings/${first.booking}/cancel`, { sequence: 0 })).statusCode).toBe(204)
    expect(await bookingOf(first.application)).toBeUndefined()
    expect(await subjectsTo('advisor@lakeshore.test')).toContainEqual(
      expect.stringContaining('Visit on Thu 06-18-2026, 10:00 AM is called off'),
    )
  })
})

it('keeps advisors out of the portal: they are people to choose, with timeslots, and have no sign-in there [S1-6.005] [S2-6.010]', async () => {
  const { slot } = await book('2026-06-18T15:00:00Z')
  const application = await addApplication(test)
  const plans = await test.app.inject({
    url: `/api/v1/users_schedule_plans?project_id=${application}`,
    headers: me,
  })
  expect(plans.json().data[1].attributes).toEqual({
    id: taylor,
    name: 'Taylor Brandt',
    admin_id: expect.any(String),
    next_start_at: null,
    is_assigned: false,
  })
  const url = `/api/v1/users_schedule_plan_timeslots?project_id=${application}&energy_advisor_id=${taylor}`
  const seen = (await test.app.inject({ url, headers: me })).json().data
  expect(seen).toMatchObject([{ id: slot, attributes: { status: 'booked' } }])
  const credentials = { email: 'advisor@lakeshore.test', password: 'Demo-pass-2026' }
  const signIn = await test.app.inject({
    method: 'POST',
    url: '/api/v1/auth/user_sessions',
    payload: credentials,
    headers: { host: 'lakeshore.localhost' },
  })
  expect(signIn.statusCode).toBe(401)
  const person = await test.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'advisor@lakeshore.test')
    .execute()
  expect(person).toEqual([])
})
