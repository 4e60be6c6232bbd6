import { SchedulePlansResponse, TimeslotsResponse } from '@hearthlight/domain/scheduling/timeslot'
import { VisitResponse } from '@hearthlight/domain/scheduling/visit'
import { ErrorResponse } from '@hearthlight/domain/shared/envelope'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { changePartner } from '../../testing/change-partner.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import {
  addApplication,
  addApplications,
  addTimeslot,
  advisorOf,
  assignAdvisor,
  clearVisits,
} from '../../testing/visits.ts'

const BOOK = '/api/v1/assignment_scheduleplan_timeslot'
const NOW = new Date('2026-06-15T18:00:00Z')
/** Wednesday, 2 in the afternoon in Wisconsin. */
const WEDNESDAY = '2026-06-17T19:00:00.000Z'
const THURSDAY = '2026-06-18T15:00:00.000Z'

let test: TestApp
let now = NOW
beforeAll(async () => {
  test = await testApp({ now: () => now })
})
afterAll(() => test.close())
beforeEach(async () => {
  now = NOW
  await clearVisits(test)
})

const headers = (email = 'homeowner@lakeshore.test') => test.signIn(email)
const get = async (url: string, email?: string) => test.app.inject({ url, headers: await headers(email) })
const book = async (project_id: string, slot: string, more: object = {}, email?: string) =>
  test.app.inject({
    method: 'POST',
    url: BOOK,
    payload: { project_id, schedule_plan_timeslot_id: slot, ...more },
    headers: await headers(email),
  })
const cancel = async (project: string, email?: string) =>
  test.app.inject({ method: 'DELETE', url: `/api/v1/visits/${project}`, headers: await headers(email) })
const titleOf = (answer: { json: () => unknown }) => ErrorResponse.parse(answer.json()).errors[0]?.title
const visitOf = async (project: string) =>
  VisitResponse.parse((await get(`/api/v1/visits/${project}`)).json()).data.attributes
const plansOf = async (project: string) =>
  SchedulePlansResponse.parse(
    (await get(`/api/v1/users_schedule_plans?project_id=${project}`)).json(),
  ).data.map(({ attributes }) => attributes)
/** The visit as the home of an application tells of it. */
const standingAt = async (project: string) => {
  const { records } = (await get('/api/v1/buildings/')).json()
  const homes: { attributes: { rebate_project: { id: string; schedule_plan_assigment: unknown }[] } }[] =
    records.data
  return homes.flatMap(({ attributes }) => attributes.rebate_project).find(({ id }) => id === project)
    ?.schedule_plan_assigment
}
const slotsOf = async (project: string, advisor: string) => {
  const query = `project_id=${project}&energy_advisor_id=${advisor}`
  const answer = await get(`/api/v1/users_schedule_plan_timeslots?${query}`)
  return TimeslotsResponse.parse(answer.json()).data.map(({ attributes }) => attributes)
}

describe('what an application can be scheduled with', () => {
  it('lists the advisors of its kind of work, each with the first free time [S2-7.022]', async () => {
    const project = await addApplication(test)
    await addTimeslot(test, '2026-06-15T17:00:00Z')
    await addTimeslot(test, '2026-06-16T15:00:00Z', { withdrawn: true })
    await addTimeslot(test, THURSDAY)
    await addTimeslot(test, WEDNESDAY)
    const plans = await plansOf(project)
    expect(plans.map(({ name, next_start_at }) => [name, next_start_at])).toEqual([
      ['Maya Okafor', null],
      ['Taylor Brandt', WEDNESDAY],
    ])
    // Not the ids of their accounts, with which accounts are made in their name.
    const [maya, taylor] = [await advisorOf(test, 'maya@lakeshore.test'), await advisorOf(test)]
    expect(plans.map(({ id, admin_id }) => [id, admin_id])).toEqual([
      [maya, null],
      [taylor, taylor],
    ])
  })
  it('knows which of them looks after this kind of work at the home', async () => {
    const project = await addApplication(test)
    const maya = await advisorOf(test, 'maya@lakeshore.test')
    await assignAdvisor(test, project, maya)
    expect((await plansOf(project)).map(({ name, is_assigned }) => [name, is_assigned])).toEqual([
      ['Maya Okafor', true],
      ['Taylor Brandt', false],
    ])
    await test.db.deleteFrom('energy_advisor_assignments').execute()
    expect((await plansOf(project)).some(({ is_assigned }) => is_assigned)).toBe(false)
  })
  it('lists the times of the chosen advisor from now on, without those withdrawn [S2-7.023] [S2-3.032] [S2-4.066] [S2-4.067]', async () => {
    const project = await addApplication(test)
    const [taylor, maya] = [await advisorOf(test), await advisorOf(test, 'maya@lakeshore.test')]
    await addTimeslot(test, '2026-06-15T17:59:59Z')
    await addTimeslot(test, '2026-06-16T15:00:00Z', { withdrawn: true })
    const first = await addTimeslot(test, NOW.toISOString())
    const second = await addTimeslot(test, WEDNESDAY, { status: 'phone only' })
    const other = await addTimeslot(test, WEDNESDAY, { email: 'maya@lakeshore.test' })
    const slots = await slotsOf(project, taylor)
    expect(slots.map(({ id, status }) => [id, status])).toEqual([
      [first, 'available'],
      [second, 'phone only'],
    ])
    expect(slots[1]).toMatchObject({
      // Not that of their account, with which accounts are made in their name.
      admin_id: taylor,
      start_at: WEDNESDAY,
      finish_at: '2026-06-17T21:00:00.000Z',
      title: 'Home visit',
    })
    expect((await slotsOf(project, maya)).map(({ id, admin_id }) => [id, admin_id])).toEqual([[other, null]])
  })
  it('offers no time that is shorter than the visit is said to take', async () => {
    const project = await addApplication(test)
    const short = await addTimeslot(test, '2026-06-16T15:00:00Z', { minutes: 119 })
    const long = await addTimeslot(test, THURSDAY, { minutes: 120 })
    expect((await slotsOf(project, await advisorOf(test))).map(({ id }) => id)).toEqual([long])
    expect((await plansOf(project)).map(({ next_start_at }) => next_start_at)).toEqual([null, THURSDAY])
    expect((await book(project, short)).statusCode).toBe(404)
  })
  it('shows which times are taken, and not by whom', async () => {
    const [mine = '', theirs = ''] = await addApplications(test, { count: 2 })
    const [first, second] = [await addTimeslot(test, WEDNESDAY), await addTimeslot(test, THURSDAY)]
    await book(mine, first)
    await book(theirs, second)
    const slots = await slotsOf(mine, await advisorOf(test))
    expect(slots.map(({ status }) => status)).toEqual(['scheduled', 'booked'])
    expect(Object.keys(slots[1] ?? {}).toSorted()).toEqual(
      ['admin_id', 'energy_advisor_id', 'finish_at', 'id', 'start_at', 'status', 'title'].toSorted(),
    )
  })
  it('shows no times of an advisor of another kind of work', async () => {
    const project = await addApplication(test)
    await addTimeslot(test, WEDNESDAY, { email: 'luis@lakeshore.test' })
    expect(await slotsOf(project, await advisorOf(test, 'luis@lakeshore.test'))).toEqual([])
  })
  it('tells what the visit is for, in the time zone of the home', async () => {
    const project = await addApplication(test)
    expect(await visitOf(project)).toMatchObject({
      project: { id: project, name: 'Basement walls', number: expect.any(Number) },
      user_name: 'Nora Lindqvist',
      building: { address: '418 Birchwood Lane, Sheboygan, WI, 53081', time_zone: 'America/Chicago' },
      user_scheduling_enabled: true,
      booking: null,
    })
  })
})

describe('booking', () => {
  it('books a time for an application, which then tells it [S2-7.024] [S2-3.005]', async () => {
    const project = await addApplication(test)
    const slot = await addTimeslot(test, WEDNESDAY)
    const seen = { energy_advisor_id: await advisorOf(test), start_at: WEDNESDAY }
    const answer = await book(project, slot, { schedule_plan_timeslot: seen })
    expect(answer.statusCode, answer.body).toBe(201)
    const { booking } = VisitResponse.parse(answer.json()).data.attributes
    expect(booking).toMatchObject({
      timeslot: { id: slot, admin_id: seen.energy_advisor_id, start_at: WEDNESDAY, status: 'scheduled' },
      energy_advisor: { name: 'Taylor Brandt' },
    })
    expect((await visitOf(project)).booking).toEqual(booking)
    const { data } = (await get(`/api/v1/projects/${project}`)).json()
    const timeslot = { start_at: WEDNESDAY, finish_at: '2026-06-17T21:00:00.000Z' }
    expect(data.attributes.schedule_plan_assigment).toEqual({ timeslot })
    expect(await standingAt(project)).toEqual({ timeslot })
    await cancel(project)
    expect(await standingAt(project)).toBeNull()
  })
  it('is not done with an advisor who does not come to that home', async () => {
    const project = await addApplication(test)
    const [near, far] = [
      await addTimeslot(test, WEDNESDAY, { email: 'maya@lakeshore.test' }),
      await addTimeslot(test, WEDNESDAY),
    ]
    const area = (zips: string[]) =>
      test.db
        .updateTable('energy_advisors')
        .set({ zips })
        .where('email', '=', 'advisor@lakeshore.test')
        .execute()
    await area(['5308', '531'])
    expect((await book(project, far)).statusCode).toBe(201)
    await cancel(project)
    await area(['531'])
    expect((await book(project, far)).statusCode).toBe(404)
    expect((await book(project, near)).statusCode).toBe(201)
    await area([])
  })
  it('asked twice, or by two tabs at once, books once and tells once', async () => {
    const project = await addApplication(test)
    const slot = await addTimeslot(test, WEDNESDAY)
    const mails = (await test.mailbox()).length
    const answers = await Promise.all([book(project, slot), book(project, slot), book(project, slot)])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201])
    expect(await test.db.selectFrom('bookings').selectAll().execute()).toHaveLength(1)
    // One to the person, one to the advisor.
    expect((await test.mailbox()).length).toBe(mails + 2)
  })
  it('of two times booked at once for one application keeps one', async () => {
    const project = await addApplication(test)
    const slots = [await addTimeslot(test, WEDNESDAY), await addTimeslot(test, THURSDAY)]
    const answers = await Promise.all(slots.map((slot) => book(project, slot)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201])
    const [booking, ...more] = await test.db.selectFrom('bookings').select('timeslot_id').execute()
    expect(more).toEqual([])
    expect((await visitOf(project)).booking?.timeslot.id).toBe(booking?.timeslot_id)
  })
  it('gives one time to one of a hundred who ask for it at once, and a plain sentence to the others [S2-8.023]', async () => {
    const projects = await addApplications(test, { count: 100 })
    const slot = await addTimeslot(test, WEDNESDAY)
    const person = await headers()
    const answers = await Promise.all(
      projects.map((project_id) =>
        test.app.inject({
          method: 'POST',
          url: BOOK,
          payload: { project_id, schedule_plan_timeslot_id: slot },
          headers: person,
        }),
      ),
    )
    const refused = answers.filter(({ statusCode }) => statusCode !== 201)
    expect(refused).toHaveLength(99)
    expect(new Set(refused.map((answer) => `${answer.statusCode} ${titleOf(answer)}`))).toEqual(
      new Set(['409 This time was taken a moment ago. Nothing is booked. Please choose another one.']),
    )
    expect(await test.db.selectFrom('bookings').selectAll().execute()).toHaveLength(1)
  })
  it('is held to one booking a time by the database itself', async () => {
    const [one = '', other = ''] = await addApplications(test, { count: 2 })
    const slot = await addTimeslot(test, WEDNESDAY)
    await book(one, slot)
    const [row] = await test.db.selectFrom('bookings').selectAll().execute()
    if (row === undefined) throw new Error('nothing is booked')
    const second = { ...row, id: other, application_id: other }
    await expect(test.db.insertInto('bookings').values(second).execute()).rejects.toThrow(
      /one_booking_a_timeslot/,
    )
  })
  it.each([
    ['has passed', '2026-06-15T17:59:59Z', {}, 'This time has passed. Please choose another one.'],
    [
      'was withdrawn',
      WEDNESDAY,
      { withdrawn: true },
      'The energy advisor no longer has this time. Please choose another one.',
    ],
  ])('refuses a time that %s', async (_why, start, slot, title) => {
    const project = await addApplication(test)
    const answer = await book(project, await addTimeslot(test, start, slot))
    expect([answer.statusCode, titleOf(answer)]).toEqual([409, title])
    expect((await visitOf(project)).booking).toBeNull()
  })
  it('refuses a time of an advisor of another kind of work as if there were none', async () => {
    const project = await addApplication(test)
    const slot = await addTimeslot(test, WEDNESDAY, { email: 'luis@lakeshore.test' })
    expect((await book(project, slot)).statusCode).toBe(404)
  })
  it.each([
    [
      'is of another advisor',
      async () => ({ energy_advisor_id: await advisorOf(test, 'maya@lakeshore.test') }),
    ],
    ['begins at another time', async () => ({ start_at: THURSDAY })],
    ['ends at another time', async () => ({ finish_at: THURSDAY })],
  ])('refuses a time that %s than the person saw [S2-7.024]', async (_why, seen) => {
    const project = await addApplication(test)
    const slot = await addTimeslot(test, WEDNESDAY)
    const answer = await book(project, slot, { schedule_plan_timeslot: await seen() })
    expect([answer.statusCode, titleOf(answer)]).toEqual([
      409,
      'This time has changed in the meantime. Please look at it again.',
    ])
  })
  it.each([
    ['whose rebate has no visit', { code: 'smart-thermostat' }],
    ['that is withdrawn', { status: 'withdrawn' }],
    ['whose visit the partner was asked to book', { scheduledBy: 'manager' as const }],
  ])('refuses an application %s', async (_why, like) => {
    const project = await addApplication(test, like)
    const answer = await book(project, await addTimeslot(test, WEDNESDAY))
    expect([answer.statusCode, titleOf(answer)]).toEqual([
      422,
      'This application cannot be scheduled right now.',
    ])
    expect((await visitOf(project)).user_scheduling_enabled).toBe(false)
    await test.db.deleteFrom('applications').where('id', '=', project).execute()
  })
  it('knows no application of another person [S2-6.001]', async () => {
    const project = await addApplication(test)
    const slot = await addTimeslot(test, WEDNESDAY)
    const other = 'new@lakeshore.test'
    const advisor = await advisorOf(test)
    for (const answer of [
      await get(`/api/v1/visits/${project}`, other),
      await get(`/api/v1/users_schedule_plans?project_id=${project}`, other),
      await get(
        `/api/v1/users_schedule_plan_timeslots?project_id=${project}&energy_advisor_id=${advisor}`,
        other,
      ),
      await book(project, slot, {}, other),
      await cancel(project, other),
    ])
      expect(answer.statusCode).toBe(404)
  })
  it('is not there where the partner has switched it off', async () => {
    const project = await addApplication(test)
    await changePartner(test, 'lakeshore', { settings: { schedule_plan_timeslots_user: false } })
    expect((await get(`/api/v1/visits/${project}`)).statusCode).toBe(404)
    await changePartner(test, 'lakeshore')
    expect((await get(`/api/v1/visits/${project}`)).statusCode).toBe(200)
  })
})

describe('the visit of an application to a program', () => {
  const FAMILY = '/api/v1/fulfill-integrate/projects'
  const begin = async () => {
    const { records } = (await get('/api/v1/buildings/')).json()
    const programs: { id: string; attributes: { name: string } }[] = (
      await get('/api/v1/fulfill-integrate/programs')
    ).json().data
    const program_id = programs.find(({ attributes }) => /Insulation/.test(attributes.name))?.id
    const made = await test.app.inject({
      method: 'POST',
      url: FAMILY,
      headers: await headers(),
      payload: { building_id: records.data[0].id, program_id },
    })
    expect(made.statusCode, made.body).toBe(201)
    const id: string = made.json().data.attributes.project_id
    return id
  }
  const give = (id: string, status: string) =>
    test.db.updateTable('applications').set({ status }).where('id', '=', id).execute()
  const bookedOf = async (id: string) =>
    (await get(`${FAMILY}/${id}`)).json().data.attributes.schedule_plan_assigment

  it('is booked while its status says so, stands at the application, and goes with it', async () => {
    const project = await begin()
    const slot = await addTimeslot(test, WEDNESDAY, { email: 'luis@lakeshore.test', minutes: 30 })
    expect((await book(project, slot)).statusCode).toBe(422)
    await give(project, 'approved')
    expect((await visitOf(project)).project.name).toMatch(/Insulation/)
    expect((await plansOf(project)).map(({ name }) => name)).toContain('Maya Okafor')
    expect((await book(project, slot)).statusCode).toBe(201)
    expect(await bookedOf(project)).toEqual({
      timeslot: { start_at: WEDNESDAY, finish_at: '2026-06-17T19:30:00.000Z' },
    })
    const withdrawn = await test.app.inject({
      method: 'PUT',
      url: `${FAMILY}/0`,
      headers: await headers(),
      payload: { project_id: project, project_status: 'withdrawn' },
    })
    expect(withdrawn.statusCode, withdrawn.body).toBe(200)
    expect(await bookedOf(project)).toBeNull()
    await test.db.deleteFrom('applications').where('id', '=', project).execute()
  })
})

describe('moving and cancelling', () => {
  it('moves the visit to another time and frees the one it had', async () => {
    const [mine = '', theirs = ''] = await addApplications(test, { count: 2 })
    const [first, second] = [await addTimeslot(test, WEDNESDAY), await addTimeslot(test, THURSDAY)]
    await book(mine, first)
    expect((await book(mine, second)).statusCode).toBe(201)
    expect((await visitOf(mine)).booking?.timeslot.start_at).toBe(THURSDAY)
    expect((await book(theirs, first)).statusCode).toBe(201)
  })
  it('keeps the time it had when the new one is taken', async () => {
    const [mine = '', theirs = ''] = await addApplications(test, { count: 2 })
    const [first, second] = [await addTimeslot(test, WEDNESDAY), await addTimeslot(test, THURSDAY)]
    await book(mine, first)
    await book(theirs, second)
    expect((await book(mine, second)).statusCode).toBe(409)
    expect((await visitOf(mine)).booking?.timeslot.id).toBe(first)
  })
  it('cancels, and the time is free again', async () => {
    const [mine = '', theirs = ''] = await addApplications(test, { count: 2 })
    const slot = await addTimeslot(test, WEDNESDAY)
    await book(mine, slot)
    expect((await cancel(mine)).statusCode).toBe(204)
    expect((await visitOf(mine)).booking).toBeNull()
    expect((await cancel(mine)).statusCode).toBe(404)
    expect((await book(theirs, slot)).statusCode).toBe(201)
  })
  it('leaves a visit that has begun as it is', async () => {
    const project = await addApplication(test)
    const [first, second] = [await addTimeslot(test, WEDNESDAY), await addTimeslot(test, THURSDAY)]
    await book(project, first)
    now = new Date('2026-06-17T19:00:01Z')
    expect([(await book(project, second)).statusCode, (await cancel(project)).statusCode]).toEqual([409, 409])
  })
})
