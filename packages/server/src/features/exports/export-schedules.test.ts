import { MOST_SCHEDULES } from '@hearthlight/domain/exports/export-schedule'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { newId } from '../../platform/ids.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import type { SignedIn } from '../../testing/test-sign-in.ts'

let test: TestApp
let admin: SignedIn
let reviewer: SignedIn
let tejo: SignedIn
const START = new Date('2026-11-18T12:00:00Z')
let now = START

beforeAll(async () => {
  test = await testApp({ now: () => now })
})
afterAll(() => test.close())
beforeEach(async () => {
  now = START
  await permissions('reviewer@lakeshore.test', ['applications', 'exports'])
  await test.db.deleteFrom('export_schedules').execute()
  await test.db.deleteFrom('exports').execute()
  await signInAll()
})

async function signInAll(): Promise<void> {
  admin = await test.signIn('admin@lakeshore.test')
  reviewer = await test.signIn('reviewer@lakeshore.test')
  tejo = await test.signIn('admin@tejo.test')
}
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
const call = (as: SignedIn, method: Method, path = '', payload?: object) =>
  test.app.inject({
    method,
    url: `/api/admin/v1/export_schedules${path}`,
    headers: as,
    ...(payload && { payload }),
  })
const people = (more: object = {}) => ({
  what: 'people',
  columns: ['email'],
  kind: 'csv',
  bom: false,
  purpose: 'For the warehouse',
  rhythm: 'month',
  ...more,
})
async function add(as: SignedIn, more: object = {}): Promise<string> {
  const answer = await call(as, 'POST', '', people(more))
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json().data.id
}
type Row = { id: string; attributes: Record<string, unknown> }
const listOf = async (as: SignedIn, url: string): Promise<Row[]> =>
  (await test.app.inject({ url, headers: as })).json().data
const schedules = (as: SignedIn) => listOf(as, '/api/admin/v1/export_schedules')
const files = (as: SignedIn) => listOf(as, '/api/admin/v1/exports')
const titleOf = (answer: { json: () => { errors: { title: string }[] } }) => answer.json().errors[0]?.title

/** The clock moves on, and the workers look for what is due. */
async function goTo(instant: string): Promise<void> {
  now = new Date(instant)
  await lookForDue()
  await test.jobs.drain()
  await signInAll()
}
const lookForDue = () => test.jobs.enqueue(test.db, { name: 'exports.begin-due', payload: z.object({}) }, {})
const mailsTo = async (email: string, subject: RegExp) =>
  (await test.mailbox()).filter((mail) => mail.to === email && subject.test(mail.subject))
const READY = /^Your export is ready|^A sua exportação está pronta/
const permissions = (email: string, list: string[]) =>
  test.db.updateTable('admins').set({ default_permissions: list }).where('email', '=', email).execute()

describe('a schedule', () => {
  it('has the file made on its day at six of the partner’s clock, once, and mails who set it up the way to it', async () => {
    const own = await add(admin)
    await add(tejo, { purpose: 'Para o arquivo' })
    expect(await schedules(admin)).toMatchObject([
      { id: own, attributes: { next_at: '2026-12-01T12:00:00.000Z', is_paused: false, is_own: true } },
    ])
    const before = { lakeshore: await mailsTo('admin@lakeshore.test', READY) }
    await goTo('2026-12-01T07:00:00Z')
    expect([await files(admin), await files(tejo)]).toMatchObject([
      [],
      [{ attributes: { purpose: 'Para o arquivo', state: 'ready' } }],
    ])
    await goTo('2026-12-01T12:05:00Z')
    // Two servers look at the same time, and one looks again.
    await Promise.all([lookForDue(), lookForDue()])
    await test.jobs.drain()
    await goTo('2026-12-01T12:20:00Z')
    const [made, ...others] = await files(admin)
    expect(others).toEqual([])
    expect(made?.attributes).toMatchObject({ state: 'ready', purpose: 'For the warehouse', is_own: true })
    const [mail, ...more] = (await mailsTo('admin@lakeshore.test', READY)).slice(before.lakeshore.length)
    expect(more).toEqual([])
    expect(mail?.text).toMatch(/with \d+ rows[\s\S]*\/admin\/exports/)
    const file = await test.app.inject({ url: `/api/admin/v1/exports/${made?.id}/file`, headers: admin })
    expect(file.body).toContain('homeowner@lakeshore.test')
    expect(file.body).not.toContain('@tejo.test')
    // The link opens nothing for a colleague, another partner or a stranger.
    for (const headers of [reviewer, tejo, { host: 'lakeshore.localhost' }])
      expect(
        (await test.app.inject({ url: `/api/admin/v1/exports/${made?.id}/file`, headers })).statusCode,
      ).toBeGreaterThan(400)
    expect((await schedules(admin))[0]?.attributes).toMatchObject({ next_at: '2027-01-01T12:00:00.000Z' })
  })

  it('that no server looked at for months makes one file, and goes on from today', async () => {
    await add(admin, { rhythm: 'day' })
    await goTo('2027-02-03T09:00:00Z')
    expect(await files(admin)).toHaveLength(1)
    expect((await schedules(admin))[0]?.attributes).toMatchObject({ next_at: '2027-02-03T12:00:00.000Z' })
  })

  it('that is paused makes nothing, by whoever paused it; only who set it up has it go on', async () => {
    const paused = await add(admin, { purpose: 'Paused' })
    await add(admin, { purpose: 'Going' })
    expect(
      (await call(reviewer, 'PUT', `/${paused}`, { is_paused: true })).json().data.attributes,
    ).toMatchObject({
      is_paused: true,
      reason: null,
    })
    await goTo('2026-12-01T12:05:00Z')
    expect((await files(admin)).map(({ attributes }) => attributes['purpose'])).toEqual(['Going'])
    const refused = await call(reviewer, 'PUT', `/${paused}`, { is_paused: false })
    expect([refused.statusCode, titleOf(refused)]).toEqual([
      403,
      'Only who set a schedule up can have it go on: the files are theirs.',
    ])
    const resumed = await call(admin, 'PUT', `/${paused}`, { is_paused: false })
    // Not made up for: it goes on with the next day that is due.
    expect(resumed.json().data.attributes).toMatchObject({
      is_paused: false,
      next_at: '2027-01-01T12:00:00.000Z',
    })
  })

  it('of a person who lost the permission makes no file, is paused with the reason, and they are told', async () => {
    const lost = await add(reviewer, { purpose: 'Of a reviewer' })
    await add(admin)
    await permissions('reviewer@lakeshore.test', ['applications'])
    await goTo('2026-12-01T12:05:00Z')
    const byPurpose = Object.fromEntries(
      (await files(admin)).map(({ attributes }) => [attributes['purpose'], attributes]),
    )
    expect(byPurpose).toMatchObject({
      'Of a reviewer': { state: 'refused', reason: 'no_permission', rows: null, url: null },
      'For the warehouse': { state: 'ready' },
    })
    expect((await schedules(admin)).find(({ id }) => id === lost)?.attributes).toMatchObject({
      is_paused: true,
      reason: 'no_permission',
      is_own: false,
    })
    expect(await mailsTo('reviewer@lakeshore.test', /^Your export is paused/)).toHaveLength(1)
    expect((await call(reviewer, 'GET')).statusCode).toBe(403)
    await goTo('2027-01-01T12:05:00Z')
    // The list goes back 30 days: this is what was made today.
    expect((await files(admin)).map(({ attributes }) => attributes['purpose'])).toEqual(['For the warehouse'])
    expect((await call(admin, 'DELETE', `/${lost}`)).statusCode).toBe(204)
  })

  it('of who was switched off is paused, and nobody is mailed', async () => {
    await add(reviewer)
    const off = (at: Date | null) =>
      test.db
        .updateTable('admins')
        .set({ switched_off_at: at })
        .where('email', '=', 'reviewer@lakeshore.test')
        .execute()
    const before = (await test.mailbox()).length
    await off(now)
    now = new Date('2026-12-01T12:05:00Z')
    await lookForDue()
    await test.jobs.drain()
    await off(null)
    await signInAll()
    expect((await schedules(admin))[0]?.attributes).toMatchObject({
      is_paused: true,
      reason: 'no_permission',
    })
    expect((await test.mailbox()).length).toBe(before)
  })

  it('is another partner’s business only there, and for staff who may export', async () => {
    const id = await add(admin)
    expect(await schedules(tejo)).toEqual([])
    for (const answer of [
      await call(tejo, 'PUT', `/${id}`, { is_paused: true }),
      await call(tejo, 'DELETE', `/${id}`),
    ])
      expect(answer.statusCode).toBe(404)
    const advisor = await test.signIn('advisor@lakeshore.test')
    expect((await call(advisor, 'POST', '', people())).statusCode).toBe(403)
    expect((await schedules(admin))[0]?.attributes).toMatchObject({ is_paused: false })
  })

  it('is refused with what an export is refused with, and beyond the number that a partner may have', async () => {
    const refused = [
      await call(admin, 'POST', '', people({ columns: ['password_hash'] })),
      await call(admin, 'POST', '', people({ rhythm: 'minute' })),
      await call(admin, 'POST', '', people({ purpose: ' ' })),
    ]
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([422, 422, 422])
    const first = await add(admin)
    const like = await test.db.selectFrom('export_schedules').selectAll().executeTakeFirstOrThrow()
    await test.db
      .insertInto('export_schedules')
      .values(
        Array.from({ length: MOST_SCHEDULES - 2 }, () => ({
          ...like,
          id: newId(),
          choice: JSON.stringify(like.choice),
        })),
      )
      .execute()
    const two = await Promise.all([call(admin, 'POST', '', people()), call(reviewer, 'POST', '', people())])
    expect(two.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409])
    expect(titleOf(await call(admin, 'POST', '', people()))).toBe(
      `Your colleagues and you have ${MOST_SCHEDULES} schedules already. Remove one first.`,
    )
    await call(admin, 'DELETE', `/${first}`)
    expect((await call(admin, 'POST', '', people())).statusCode).toBe(201)
  })
})
