import type { AdminPermission } from '@hearthlight/domain/accounts/staff/admin'
import { pageAt } from '@hearthlight/domain/navigation/page-at'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mailedLink } from '../../testing/mailed-link.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { addApplication, addApplications, addTimeslot, advisorOf, clearVisits } from '../../testing/visits.ts'

const NOW = new Date('2026-06-15T18:00:00Z')
const WEDNESDAY = '2026-06-17T19:00:00.000Z'
const THURSDAY = '2026-06-18T15:00:00.000Z'
const HOMEOWNER = 'homeowner@lakeshore.test'
const ADVISOR = 'advisor@lakeshore.test'
/** An advisor without a sign-in. */
const OUTSIDE = 'maya@lakeshore.test'
const SITE = 'http://lakeshore.localhost'

let test: TestApp
beforeAll(async () => {
  test = await testApp({ now: () => NOW })
})
afterAll(() => test.close())
beforeEach(async () => {
  await clearVisits(test)
  await test.mailbox()
  await test.db.deleteFrom('mails').execute()
})

type Method = 'GET' | 'POST' | 'DELETE'
const call = async (email: string, method: Method, url: string, payload?: object) =>
  test.app.inject({ method, url, ...(payload && { payload }), headers: await test.signIn(email) })
async function book(project_id: string, schedule_plan_timeslot_id: string): Promise<string> {
  const payload = { project_id, schedule_plan_timeslot_id }
  const booked = await call(HOMEOWNER, 'POST', '/api/v1/assignment_scheduleplan_timeslot', payload)
  expect(booked.statusCode, booked.body).toBe(201)
  return booked.json().data.attributes.booking.id
}
const lastTo = async (email: string) => {
  const mail = (await test.mailbox()).find(({ to }) => to === email)
  if (mail === undefined) throw new Error(`no mail to ${email}`)
  return mail
}
const cancel = (project: string) => call(HOMEOWNER, 'DELETE', `/api/v1/visits/${project}`)
/** As long as the work lasts. */
async function withAdvisor(
  staff: { switched_off_at: Date } | { default_permissions: AdminPermission[] },
  work: () => Promise<void>,
): Promise<void> {
  const set = (columns: object) =>
    test.db.updateTable('admins').set(columns).where('email', '=', ADVISOR).execute()
  const before = await test.db
    .selectFrom('admins')
    .select(['switched_off_at', 'default_permissions'])
    .where('email', '=', ADVISOR)
    .executeTakeFirstOrThrow()
  await set(staff)
  await work().finally(() => set(before))
}

describe('the mail of a visit leads', () => {
  it('the advisor to the visit, and to their day when it is off', async () => {
    const project = await addApplication(test)
    const id = await book(project, await addTimeslot(test, WEDNESDAY))
    const booked = await lastTo(ADVISOR)
    await book(project, await addTimeslot(test, THURSDAY))
    const moved = await lastTo(ADVISOR)
    expect(moved.subject).toContain('moved')
    for (const mail of [booked, moved]) {
      expect(mailedLink(mail)).toBe(`${SITE}/admin/advisors/day/${id}`)
      expect((await call(ADVISOR, 'GET', `/api/admin/v1/bookings/${id}/brief`)).statusCode).toBe(200)
    }
    await cancel(project)
    expect(mailedLink(await lastTo(ADVISOR))).toBe(`${SITE}/admin/advisors/day`)
    expect((await call(ADVISOR, 'GET', '/api/admin/v1/advisor_days/2026-06-18')).statusCode).toBe(200)
  })
  it('the person to other times as long as there are any to choose, else to the application', async () => {
    const [open = '', withdrawn = ''] = await addApplications(test, { count: 2 })
    await book(open, await addTimeslot(test, WEDNESDAY))
    await book(withdrawn, await addTimeslot(test, THURSDAY))
    await cancel(open)
    const again = await lastTo(HOMEOWNER)
    expect(again.text).toContain('You can book another time')
    const link = new URL(mailedLink(again) ?? '')
    expect([pageAt(link.pathname), link.pathname]).toEqual([
      'user-schedule-plans',
      `/user-schedule-plans/${open}`,
    ])
    const visit = (await call(HOMEOWNER, 'GET', `/api/v1/visits/${open}`)).json().data.attributes
    expect(visit).toMatchObject({ user_scheduling_enabled: true, booking: null })
    expect((await call(HOMEOWNER, 'POST', `/api/v1/projects/${withdrawn}/withdrawal`)).statusCode).toBe(200)
    const off = (await test.mailbox()).find(({ to, subject }) => to === HOMEOWNER && subject.includes('Thu'))
    expect(off?.text).not.toContain('another time')
    const place = new URL(mailedLink(off) ?? '')
    expect([pageAt(place.pathname), place.searchParams.get('application')]).toEqual(['incentives', withdrawn])
    const home = `/api/v1/subsidies?building_id=${place.searchParams.get('buildingId')}`
    expect((await call(HOMEOWNER, 'GET', home)).statusCode).toBe(200)
  })
  it('nowhere who has no sign-in, or may not look at visits', async () => {
    const [outside = '', other = ''] = await addApplications(test, { count: 2 })
    await book(outside, await addTimeslot(test, WEDNESDAY, { email: OUTSIDE }))
    const theirs = await lastTo(OUTSIDE)
    expect([mailedLink(theirs), theirs.text.includes('Open the visit')]).toEqual([undefined, false])
    expect(theirs.text).toContain(`Email: ${HOMEOWNER}`)
    await withAdvisor({ default_permissions: ['applications'] }, async () => {
      await book(other, await addTimeslot(test, THURSDAY))
      expect(mailedLink(await lastTo(ADVISOR))).toBeUndefined()
    })
  })
  it('nowhere who was forgotten meanwhile', async () => {
    const project = await addApplication(test)
    await book(project, await addTimeslot(test, WEDNESDAY))
    await cancel(project)
    const erase = (erased_at: Date | null) =>
      test.db.updateTable('users').set({ erased_at }).where('email', '=', HOMEOWNER).execute()
    await erase(NOW)
    const off = await lastTo(HOMEOWNER)
    await erase(null)
    expect([off.subject.includes('called off'), mailedLink(off)]).toEqual([true, undefined])
  })
})

describe('an advisor whose sign-in is switched off', () => {
  it('is told of no visit any more', async () => {
    const project = await addApplication(test)
    await book(project, await addTimeslot(test, WEDNESDAY))
    const toAdvisor = async () => (await test.mailbox()).filter(({ to }) => to === ADVISOR)
    expect(await toAdvisor()).toHaveLength(1)
    await withAdvisor({ switched_off_at: NOW }, async () => {
      await cancel(project)
      expect((await lastTo(HOMEOWNER)).subject).toContain('called off')
      expect(await toAdvisor()).toHaveLength(1)
    })
  })
  it('is offered to nobody until it is switched on again', async () => {
    const project = await addApplication(test)
    const slot = await addTimeslot(test, WEDNESDAY)
    const id = await advisorOf(test)
    const offered = async () =>
      (await call(HOMEOWNER, 'GET', `/api/v1/users_schedule_plans?project_id=${project}`))
        .json<{ data: { id: string }[] }>()
        .data.some((plan) => plan.id === id)
    expect(await offered()).toBe(true)
    await withAdvisor({ switched_off_at: NOW }, async () => {
      expect(await offered()).toBe(false)
      const payload = { project_id: project, schedule_plan_timeslot_id: slot }
      const refused = await call(HOMEOWNER, 'POST', '/api/v1/assignment_scheduleplan_timeslot', payload)
      expect(refused.statusCode).toBe(404)
    })
    expect(await offered()).toBe(true)
  })
})
