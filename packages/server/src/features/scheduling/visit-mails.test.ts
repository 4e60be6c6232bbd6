import { VisitResponse } from '@hearthlight/domain/scheduling/visit'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { addApplication, addApplications, addTimeslot, clearVisits } from '../../testing/visits.ts'

const NOW = new Date('2026-06-15T18:00:00Z')
const WEDNESDAY = '2026-06-17T19:00:00.000Z'
const THURSDAY = '2026-06-18T15:00:00.000Z'
const LINKS = '/api/v1/visit_links'
const HOMEOWNER = 'homeowner@lakeshore.test'

let test: TestApp
let now = NOW
beforeAll(async () => {
  test = await testApp({ now: () => now })
})
afterAll(() => test.close())
beforeEach(async () => {
  now = NOW
  await clearVisits(test)
  await test.mailbox()
  await test.db.deleteFrom('mails').execute()
})

const call = async (method: 'POST' | 'DELETE', url: string, payload?: object) =>
  test.app.inject({ method, url, ...(payload && { payload }), headers: await test.signIn(HOMEOWNER) })
const book = (project_id: string, schedule_plan_timeslot_id: string) =>
  call('POST', '/api/v1/assignment_scheduleplan_timeslot', { project_id, schedule_plan_timeslot_id })
/** Formats put a narrow space before PM; a calendar file folds long lines. */
const plain = (text: string | null) => (text ?? '').replaceAll('\r\n ', '').replaceAll(/[^\S\r\n]/g, ' ')
const mailsTo = async (email: string) =>
  (await test.mailbox())
    .filter(({ to }) => to === email)
    .map(({ subject, text, calendar }) => ({
      subject: plain(subject),
      text: plain(text),
      calendar: plain(calendar),
    }))
const setLanguage = (language: string) =>
  test.db.updateTable('users').set({ language }).where('email', '=', HOMEOWNER).execute()
const remind = async () => {
  await test.jobs.enqueue(test.db, { name: 'scheduling.remind', payload: z.object({}) }, {})
  await test.jobs.drain()
}

describe('the mails of a visit', () => {
  it('confirm it in the time of the home, with an entry for the calendar', async () => {
    const project = await addApplication(test)
    await book(project, await addTimeslot(test, WEDNESDAY))
    const [mail, ...more] = await mailsTo(HOMEOWNER)
    expect(more).toEqual([])
    expect(mail?.subject).toBe('Your visit on Wed 06-17-2026, 2:00 PM')
    expect(mail?.text).toContain('Taylor Brandt will visit you for Basement walls.')
    expect(mail?.text).toContain('Finish: Wed 06-17-2026, 4:00 PM\n\nTime zone: Central Time')
    expect(mail?.text).toContain('Home: 418 Birchwood Lane, Sheboygan, WI, 53081')
    expect(mail?.calendar).toContain('DTSTART;TZID=America/Chicago:20260617T140000')
    expect(mail?.calendar).toContain('DTEND;TZID=America/Chicago:20260617T160000')
    expect(mail?.calendar).toContain('BEGIN:VTIMEZONE\r\nTZID:America/Chicago')
    expect(mail?.calendar).toContain('METHOD:REQUEST')
    expect(mail?.calendar).toContain('LOCATION:418 Birchwood Lane\\, Sheboygan\\, WI\\, 53081')
  })
  it('tell the advisor whom and where, with an entry too', async () => {
    const project = await addApplication(test)
    await book(project, await addTimeslot(test, WEDNESDAY))
    const [mail] = await mailsTo('advisor@lakeshore.test')
    expect(mail?.subject).toBe('Visit on Wed 06-17-2026, 2:00 PM: Nora Lindqvist')
    expect(mail?.text).toContain(`Email: ${HOMEOWNER}`)
    expect(mail?.calendar).toContain('MAILTO:advisor@lakeshore.test')
  })
  it('write the time of the home on both sides of a change of the clock', async () => {
    now = new Date('2027-03-01T12:00:00Z')
    const [before = '', after = ''] = await addApplications(test, { count: 2 })
    await book(before, await addTimeslot(test, '2027-03-12T15:00:00Z'))
    await book(after, await addTimeslot(test, '2027-03-15T14:00:00Z'))
    const mails = await mailsTo(HOMEOWNER)
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
      'Your visit on Fri 03-12-2027, 9:00 AM',
      'Your visit on Mon 03-15-2027, 9:00 AM',
    ])
    expect(mails.map(({ calendar }) => /DTSTART;[^\r]*/.exec(calendar)?.[0]).toSorted()).toEqual([
      'DTSTART;TZID=America/Chicago:20270312T090000',
      'DTSTART;TZID=America/Chicago:20270315T090000',
    ])
  })
  it('replace the entry when the visit is moved, and remove it when it is cancelled', async () => {
    const project = await addApplication(test)
    await book(project, await addTimeslot(test, WEDNESDAY))
    await book(project, await addTimeslot(test, THURSDAY))
    await call('DELETE', `/api/v1/visits/${project}`)
    const mails = await mailsTo(HOMEOWNER)
    const of = (pattern: RegExp) => mails.map(({ calendar }) => pattern.exec(calendar)?.[1])
    expect(of(/METHOD:(\w+)/)).toEqual(['CANCEL', 'REQUEST', 'REQUEST'])
    expect(of(/SEQUENCE:(\d+)/)).toEqual(['2', '1', '0'])
    expect(new Set(of(/UID:(\S+)/)).size).toBe(1)
    expect(mails[1]?.subject).toBe('Your visit was moved to Thu 06-18-2026, 10:00 AM')
    expect(mails[0]?.subject).toBe('Your visit on Thu 06-18-2026, 10:00 AM is called off')
  })
  it('tell the advisor who comes no more, and the one who comes instead', async () => {
    const project = await addApplication(test)
    await book(project, await addTimeslot(test, WEDNESDAY))
    await book(project, await addTimeslot(test, THURSDAY, { email: 'maya@lakeshore.test' }))
    expect((await mailsTo('advisor@lakeshore.test'))[0]?.subject).toBe(
      'Visit on Wed 06-17-2026, 2:00 PM is called off: Nora Lindqvist',
    )
    expect((await mailsTo('maya@lakeshore.test'))[0]?.subject).toBe(
      'Visit on Thu 06-18-2026, 10:00 AM: Nora Lindqvist',
    )
  })
  it('tell both that nobody comes for an application that is withdrawn, and the time is free again', async () => {
    const [mine = '', theirs = ''] = await addApplications(test, { count: 2 })
    const slot = await addTimeslot(test, WEDNESDAY)
    const kept = await addTimeslot(test, THURSDAY)
    await book(mine, slot)
    await book(theirs, kept)
    expect((await call('POST', `/api/v1/projects/${mine}/withdrawal`)).statusCode).toBe(200)
    const calledOff = ({ subject }: { subject: string }) => subject.includes('is called off')
    expect((await mailsTo(HOMEOWNER)).filter(calledOff).map(({ subject }) => subject)).toEqual([
      'Your visit on Wed 06-17-2026, 2:00 PM is called off',
    ])
    const told = (await mailsTo('advisor@lakeshore.test')).filter(calledOff)
    expect(told.map(({ subject }) => subject)).toEqual([
      'Visit on Wed 06-17-2026, 2:00 PM is called off: Nora Lindqvist',
    ])
    expect(told[0]?.calendar).toContain('METHOD:CANCEL')
    const booked = await test.db.selectFrom('bookings').select('timeslot_id').execute()
    expect(booked).toEqual([{ timeslot_id: kept }])
  })
  it('tell of a withdrawal nothing about a visit that has begun, which stays', async () => {
    const project = await addApplication(test)
    await book(project, await addTimeslot(test, WEDNESDAY))
    now = new Date('2026-06-17T19:30:00Z')
    expect((await call('POST', `/api/v1/projects/${project}/withdrawal`)).statusCode).toBe(200)
    expect((await mailsTo('advisor@lakeshore.test')).map(({ subject }) => subject)).toEqual([
      'Visit on Wed 06-17-2026, 2:00 PM: Nora Lindqvist',
    ])
    expect(await test.db.selectFrom('bookings').selectAll().execute()).toHaveLength(1)
  })
  it.each([
    ['es', 'Su visita del ', 'Zona horaria: ', 'Cambiar o cancelar la visita: http'],
    ['fr', 'Votre visite du ', 'Fuseau horaire : ', 'Déplacer ou annuler la visite : http'],
    ['pt', 'A sua visita de ', 'Fuso horário: ', 'Mudar ou cancelar a visita: http'],
  ])('speak the language of the person: %s', async (language, subject, ...lines) => {
    await setLanguage(language)
    const project = await addApplication(test)
    await book(project, await addTimeslot(test, WEDNESDAY))
    const [mail] = await mailsTo(HOMEOWNER)
    await setLanguage('en')
    expect(mail?.subject).toContain(subject)
    for (const line of lines) expect(mail?.text).toContain(line)
  })
})

describe('the link in a mail', () => {
  const linkOf = async () => {
    const [mail] = await mailsTo(HOMEOWNER)
    const token = /\/visit#(\S+)/.exec(mail?.text ?? '')?.[1]
    if (token === undefined) throw new Error('the mail has no link')
    return token
  }
  const follow = (what: string, payload: object, host = 'lakeshore.localhost') =>
    test.app.inject({ method: 'POST', url: `${LINKS}/${what}`, payload, headers: { host } })

  it('opens the visit for who is not signed in, and the times of its advisor', async () => {
    const project = await addApplication(test)
    const slot = await addTimeslot(test, WEDNESDAY)
    const other = await addTimeslot(test, THURSDAY)
    await addTimeslot(test, THURSDAY, { email: 'maya@lakeshore.test' })
    await book(project, slot)
    const token = await linkOf()
    const opened = VisitResponse.parse((await follow('open', { token })).json()).data.attributes
    expect([opened.project.id, opened.booking?.timeslot.start_at]).toEqual([project, WEDNESDAY])
    const times = (await follow('timeslots', { token })).json<{ data: { id: string }[] }>()
    expect(times.data.map(({ id }) => id)).toEqual([slot, other])
  })
  it('moves it, stays the same link, then cancels it and opens nothing more', async () => {
    const project = await addApplication(test)
    const slot = await addTimeslot(test, THURSDAY)
    await book(project, await addTimeslot(test, WEDNESDAY))
    const token = await linkOf()
    const moved = await follow('move', { token, schedule_plan_timeslot_id: slot })
    expect(moved.statusCode, moved.body).toBe(200)
    expect(VisitResponse.parse(moved.json()).data.attributes.booking?.timeslot.id).toBe(slot)
    expect(await linkOf()).toBe(token)
    expect((await follow('cancel', { token })).statusCode).toBe(204)
    const ended = await follow('open', { token })
    expect([ended.statusCode, ended.json().errors[0].title]).toEqual([
      404,
      'This link no longer opens a visit.',
    ])
    expect(await test.db.selectFrom('bookings').selectAll().execute()).toEqual([])
  })
  it('does not move it to another advisor', async () => {
    const project = await addApplication(test)
    const slot = await addTimeslot(test, WEDNESDAY)
    const foreign = await addTimeslot(test, THURSDAY, { email: 'maya@lakeshore.test' })
    await book(project, slot)
    const moved = await follow('move', { token: await linkOf(), schedule_plan_timeslot_id: foreign })
    expect(moved.statusCode).toBe(404)
    const booked = await test.db.selectFrom('bookings').select('timeslot_id').execute()
    expect(booked).toEqual([{ timeslot_id: slot }])
  })
  it('stands in no job that mailed it', async () => {
    await book(await addApplication(test), await addTimeslot(test, WEDNESDAY))
    const token = await linkOf()
    const { rows } = await test.database.execute(
      `select to_jsonb(job)::text as job from pgboss.job
       union all select to_jsonb(archive)::text from pgboss.archive`,
      [],
    )
    expect(JSON.stringify(rows)).toContain(token.split('.')[0])
    expect(JSON.stringify(rows)).not.toContain(token.split('.')[1])
  })
  it('is believed only as it was signed, at the partner of the visit', async () => {
    const [mine = '', theirs = ''] = await addApplications(test, { count: 2 })
    await book(mine, await addTimeslot(test, WEDNESDAY))
    const token = await linkOf()
    await book(theirs, await addTimeslot(test, THURSDAY))
    const [id = '', signature = ''] = token.split('.')
    const [, otherSignature = ''] = (await linkOf()).split('.')
    for (const forged of [id, `${id}.`, `${id}.${otherSignature}`, `.${signature}`, `${token}x`])
      expect((await follow('cancel', { token: forged })).statusCode).toBe(404)
    expect((await follow('cancel', { token }, 'boreale.localhost')).statusCode).toBe(404)
    expect(await test.db.selectFrom('bookings').selectAll().execute()).toHaveLength(2)
  })
})

describe('the reminder', () => {
  const reminders = async () =>
    (await mailsTo(HOMEOWNER)).map(({ subject }) => subject).filter((each) => each.startsWith('Tomorrow'))

  it('comes a day before the visit, once', async () => {
    await book(await addApplication(test), await addTimeslot(test, WEDNESDAY))
    now = new Date('2026-06-16T18:59:00Z')
    await remind()
    expect(await reminders()).toEqual([])
    now = new Date('2026-06-16T19:00:00Z')
    await remind()
    await remind()
    expect(await reminders()).toEqual(['Tomorrow: your visit on Wed 06-17-2026, 2:00 PM'])
  })
  it('has the time that holds when it is sent', async () => {
    const project = await addApplication(test)
    await book(project, await addTimeslot(test, WEDNESDAY))
    await book(project, await addTimeslot(test, THURSDAY))
    now = new Date('2026-06-16T20:00:00Z')
    await remind()
    expect(await reminders()).toEqual([])
    now = new Date('2026-06-17T15:00:00Z')
    await remind()
    expect(await reminders()).toEqual(['Tomorrow: your visit on Thu 06-18-2026, 10:00 AM'])
  })
  it('comes again when the visit was moved after it', async () => {
    const project = await addApplication(test)
    await book(project, await addTimeslot(test, WEDNESDAY))
    now = new Date('2026-06-16T19:00:00Z')
    await remind()
    await book(project, await addTimeslot(test, '2026-06-24T19:00:00Z'))
    now = new Date('2026-06-23T19:00:00Z')
    await remind()
    expect(await reminders()).toEqual([
      'Tomorrow: your visit on Wed 06-24-2026, 2:00 PM',
      'Tomorrow: your visit on Wed 06-17-2026, 2:00 PM',
    ])
  })
  it('does not come for a cancelled visit, nor for one booked within a day of it', async () => {
    const [cancelled = '', soon = ''] = await addApplications(test, { count: 2 })
    await book(cancelled, await addTimeslot(test, WEDNESDAY))
    await call('DELETE', `/api/v1/visits/${cancelled}`)
    await book(soon, await addTimeslot(test, '2026-06-16T17:00:00Z'))
    now = new Date('2026-06-16T15:00:00Z')
    await remind()
    now = new Date('2026-06-17T12:00:00Z')
    await remind()
    expect(await reminders()).toEqual([])
  })
})
