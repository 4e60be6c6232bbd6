import { columnsOf, EXPORT_NAMES, usualColumns } from '@hearthlight/domain/exports/export-columns'
import { MOST_BEING_MADE, MOST_WAITING } from '@hearthlight/domain/exports/export-file'
import { DOMParser } from '@xmldom/xmldom'
import Papa from 'papaparse'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { newId } from '../../platform/ids.ts'
import { entriesOf } from '../../testing/files/zip-entries.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import type { SignedIn } from '../../testing/test-sign-in.ts'
import { addApplication, addApplications, addTimeslot, bookTimeslot, makeFlat } from '../../testing/visits.ts'

const DAY_MS = 86_400_000
let test: TestApp
let admin: SignedIn
let reviewer: SignedIn
let now = new Date('2026-11-18T12:00:00Z')

beforeAll(async () => {
  test = await testApp({ now: () => now })
  admin = await test.signIn('admin@lakeshore.test')
  reviewer = await test.signIn('reviewer@lakeshore.test')
})
afterAll(() => test.close())

const call = (method: 'GET' | 'POST', path: string, payload?: object, headers: SignedIn = admin) =>
  test.app.inject({ method, url: `/api/admin/v1/${path}`, headers, ...(payload && { payload }) })
const choice = (what: string, more: object = {}) => ({
  what,
  columns: ['id'],
  kind: 'csv',
  bom: false,
  ...more,
})
const ask = (what: string, more: object = {}, as: SignedIn = admin) =>
  call('POST', 'exports', { ...choice(what, more), purpose: 'Yearly check' }, as)
type Listed = { id: string; attributes: Record<string, unknown> & { url: string | null } }
const listed = async (id: string, as: SignedIn = admin): Promise<Listed['attributes']> =>
  (await call('GET', 'exports', undefined, as)).json().data.find((made: Listed) => made.id === id)?.attributes
const fileOf = (id: string, as: object = admin) =>
  test.app.inject({ url: `/api/admin/v1/exports/${id}/file`, headers: { ...as } })
/** Asked for, made, and downloaded. */
async function take(what: string, more: object = {}) {
  const asked = await ask(what, more)
  expect(asked.statusCode, asked.body).toBe(201)
  const { id } = asked.json().data
  await test.jobs.drain()
  const file = await fileOf(id)
  expect(file.statusCode, file.body).toBe(200)
  return { id, file }
}
const rowsOf = (body: string) =>
  Papa.parse<Record<string, string>>(body, { header: true, skipEmptyLines: true }).data
const preview = async (what: string, more: object = {}) =>
  (await call('POST', 'export_previews', choice(what, more))).json().data.attributes
const titleOf = (answer: { json: () => { errors: { title: string }[] } }) => answer.json().errors[0]?.title
const incentive = async (code: string) =>
  (
    await test.db
      .selectFrom('incentives')
      .select('id')
      .where('code', '=', code)
      .where('partner_id', '=', test.partners.lakeshore.id)
      .executeTakeFirstOrThrow()
  ).id

describe('readings', () => {
  const START = Date.UTC(2026, 0, 1, 6) / 1000
  const DAY = 86_400
  const COLUMNS = ['fuel', 'meter', 'from_at', 'to_at', 'amount', 'unit', 'readings', 'estimated']

  it('are months and years of what came under a consent that holds, and of nothing else', async () => {
    const owner = await test.signIn('homeowner@lakeshore.test')
    const own = (method: 'GET' | 'POST', url: string, payload?: object) =>
      test.app.inject({ method, url: `/api/v1/${url}`, headers: owner, ...(payload && { payload }) })
    const home = (await own('GET', 'buildings/')).json().records.data[0].id
    const save = async (point: string, seconds: number, values: readonly (number | null)[]) => {
      const series = { fuel: 'electricity', unit: 'kWh', direction: 'export', step: seconds, point }
      const readings = [{ start: START, seconds, values, estimated: [[0, 1]] }]
      return own('POST', `meter_series/of_building/${home}`, { series, readings })
    }
    const brought = await save('brought', DAY, [1, 2])
    expect(brought.statusCode, brought.body).toBe(200)
    await save('hours', 3600, [...Array(30 * 24).fill(0.5), null, ...Array(24).fill(1)])
    await save('days', DAY, Array(40).fill(7))
    const [{ purpose, version }] = (await own('GET', `consents/of_building/${home}`)).json().meta.offered
    const { id } = (await own('POST', `consents/of_building/${home}`, { purpose, version })).json().data
    await test.db
      .updateTable('meter_series')
      .set({ consents: [id] })
      .where('point', 'in', ['hours', 'days'])
      .execute()

    const { file } = await take('readings', { columns: COLUMNS })
    const shown = rowsOf(file.body)
      .map(({ meter, from_at, amount, readings, estimated }) => [meter, from_at, amount, readings, estimated])
      .toSorted()
    expect(shown).toEqual([
      ['days', '2026-01-01T06:00:00.000Z', '280', '40', '1'],
      ['hours', '2026-01-01T06:00:00.000Z', '377', '737', '1'],
      ['hours', '2026-02-01T00:00:00.000Z', '7', '7', '0'],
    ])
    expect(rowsOf(file.body)[0]).toMatchObject({ fuel: 'Electricity sent back to the grid', unit: 'kWh' })
    expect(file.body).not.toContain('brought')

    await own('POST', `consents/${id}/withdraw`, { erase: false })
    expect(titleOf(await ask('readings', { columns: COLUMNS }))).toMatch(/Nothing/)
  })
})

describe('a file', () => {
  it('holds every row once, over many batches, and no other partner’s', async () => {
    await addApplications(test, { count: 1100 })
    const { file } = await take('applications', { columns: ['number', 'id'] })
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(file.headers['content-disposition']).toBe(
      'attachment; filename="lakeshore-applications-2026-11-18.csv"',
    )
    const rows = rowsOf(file.body)
    const { length: count } = await test.db
      .selectFrom('applications')
      .select('id')
      .where('partner_id', '=', test.partners.lakeshore.id)
      .execute()
    expect(count).toBeGreaterThan(1100)
    expect(new Set(rows.map(({ id }) => id)).size).toBe(count)
    expect(rows).toHaveLength(count)
    const { file: people } = await take('people', { columns: ['email'] })
    expect(people.body).toContain('homeowner@lakeshore.test')
    expect(people.body).not.toContain('homeowner@tejo.test')
  })

  it.each(EXPORT_NAMES)('of %s has all its columns where all are chosen', async (what) => {
    const all = columnsOf(what)
    const counted = await call('POST', 'export_previews', choice(what, { columns: all }))
    expect(counted.statusCode, counted.body).toBe(200)
    expect(counted.json().data.attributes.columns).toEqual(all)
  })

  it('makes no formula of what a person typed, and is marked as UTF-8 for who asks', async () => {
    await test.db
      .updateTable('users')
      .set({ name: '=HYPERLINK("http://evil.test")\n1', city: 'Zoë, "Town"', region: ' @SUM(1)' })
      .where('email', '=', 'homeowner@lakeshore.test')
      .execute()
    const { file } = await take('people', { columns: ['name', 'email', 'city', 'region'], bom: true })
    expect([...file.rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const [row] = rowsOf(file.body.slice(1)).filter(({ email }) => email === 'homeowner@lakeshore.test')
    expect(row).toMatchObject({
      name: `'=HYPERLINK("http://evil.test")\n1`,
      city: 'Zoë, "Town"',
      region: `' @SUM(1)`,
    })
    const { file: json } = await take('people', { columns: ['city', 'name', 'email'], kind: 'json' })
    expect(json.headers['content-type']).toBe('application/json; charset=utf-8')
    const people = JSON.parse(json.body)
    expect(people.length).toBeGreaterThan(1)
    expect(people).toContainEqual({
      name: '=HYPERLINK("http://evil.test")\n1',
      email: 'homeowner@lakeshore.test',
      city: 'Zoë, "Town"',
    })
  })

  it('is an Excel file with moments, amounts and texts as such, whatever a person typed', async () => {
    const [application_id = ''] = await addApplications(test, { code: 'led-pack', status: 'approved' })
    const submitted_at = new Date('2026-07-01T17:30:00Z')
    await test.db
      .updateTable('applications')
      .set({ submitted_at, total_incentive: '75.50' })
      .where('id', '=', application_id)
      .execute()
    await test.db
      .updateTable('users')
      .set({ name: '=1+1 <b> & \u0007"' })
      .where('email', '=', 'homeowner@lakeshore.test')
      .execute()
    const more = {
      source: await incentive('led-pack'),
      kind: 'xlsx',
      columns: ['number', 'submitted_at', 'total_incentive', 'person_name', 'paid_at'],
    }
    const counted = await preview('applications', more)
    const { file } = await take('applications', more)
    expect(file.headers['content-type']).toBe(
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    )
    expect(file.headers['content-disposition']).toContain('lakeshore-applications-2026-11-18.xlsx')
    expect(counted.rows).toBe(1)
    const parts = entriesOf(file.rawPayload)
    expect([...parts.keys()]).toEqual(
      expect.arrayContaining(['[Content_Types].xml', '_rels/.rels', 'xl/workbook.xml', 'xl/styles.xml']),
    )
    const sheet = String(parts.get('xl/worksheets/sheet1.xml'))
    // 12:30 in Chicago, where the partner is.
    expect(sheet).toContain('<v>46204.520833</v></c><c s="2"><v>75.50</v></c><c/>')
    expect(sheet).toContain('>=1+1 &lt;b&gt; &amp; &quot;</t></is></c></row></sheetData></worksheet>')
    expect(sheet).not.toContain('<f>')
    expect(sheet.match(/<row>/g)).toHaveLength(2)
    const onError = (_level: string, message: string) => expect.unreachable(message)
    for (const part of parts.values())
      new DOMParser({ errorHandler: onError }).parseFromString(String(part), 'text/xml')
  })

  it('names the unit of a flat with its street, wherever a home stands', async () => {
    await makeFlat(test, 'Unit 2')
    const application = await addApplication(test)
    await bookTimeslot(test, await addTimeslot(test, '2026-12-01T15:00:00Z'), application)
    for (const what of ['applications', 'homes', 'bookings']) {
      const rows = rowsOf((await take(what, { columns: ['address', 'city'] })).file.body)
      expect(rows, what).toContainEqual({ address: '418 Birchwood Lane, Unit 2', city: 'Sheboygan' })
      expect(rows.map(({ address }) => address)).not.toContain('418 Birchwood Lane')
    }
  })
})

describe('a choice', () => {
  it('takes one program or incentive, one status and the days that it says, and is counted before it is made', async () => {
    const source = await incentive('basement-insulation')
    const [approved] = await addApplications(test, { status: 'approved' })
    await addApplications(test, { code: 'windows', status: 'approved' })
    const columns = ['number', 'name', 'status_name', 'zip', 'id']
    const more = { source, status: 'approved', columns }
    const counted = await preview('applications', more)
    expect(counted).toMatchObject({ rows: 1, people: 0, columns })
    expect(counted.first).toEqual([[expect.any(String), expect.any(String), 'Approved', '53081', approved]])
    const { id, file } = await take('applications', more)
    expect(rowsOf(file.body)).toEqual([expect.objectContaining({ id: approved, status_name: 'Approved' })])
    expect(await listed(id)).toMatchObject({ state: 'ready', rows: 1, bytes: file.rawPayload.length })
    expect(Math.abs(counted.bytes - file.rawPayload.length)).toBeLessThan(5)
    // What nobody has submitted was submitted on no day.
    const onSomeDay = await preview('applications', { ...more, from: '2020-01-01' })
    expect(onSomeDay).toMatchObject({ rows: 0, first: [] })
    const people = { columns: ['email'] }
    expect((await preview('people', { ...people, to: '2020-01-31' })).rows).toBe(0)
    expect(await preview('people', people)).toMatchObject({ people: expect.any(Number) })
    expect((await preview('people', people)).people).toBeGreaterThan(1)
  })

  it('takes one more condition, whatever the size of the letters, and none about what may be restricted', async () => {
    const emails = async (and: object) => {
      const counted = await preview('people', { columns: ['email'], and })
      const { file } = await take('people', { columns: ['email'], and })
      const rows = rowsOf(file.body).map(({ email }) => email)
      expect([counted.rows, counted.people]).toEqual([rows.length, rows.length])
      return rows.sort()
    }
    const about = (test: string, value: string) => ({ column: 'email', test, value })
    expect(await emails(about('is', 'HomeOwner@lakeshore.test'))).toEqual(['homeowner@lakeshore.test'])
    const others = await emails(about('is_not', 'homeowner@lakeshore.test'))
    expect(others).toContain('new@lakeshore.test')
    expect(others).not.toContain('homeowner@lakeshore.test')
    expect(await emails(about('contains', 'HOMEO'))).toEqual(['homeowner@lakeshore.test'])
    expect((await preview('people', { columns: ['email'], and: about('contains', '%') })).rows).toBe(0)
    const refused = [
      await ask('people', { and: { ...about('is', 'x'), column: 'password_hash' } }),
      await ask('log', { and: { ...about('contains', '5000'), column: 'after' } }),
      await ask('people', { and: about('is', ' ') }),
    ]
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([422, 422, 422])
  })

  it('tells who reviews an application, when it was decided, and how it was paid', async () => {
    const { id: assigned_to } = await test.db
      .selectFrom('admins')
      .select('id')
      .where('email', '=', 'reviewer@lakeshore.test')
      .executeTakeFirstOrThrow()
    const source = await incentive('windows')
    const like = { code: 'windows', status: 'payment_issued' }
    const application_id = await addApplication(test, like)
    const of = { partner_id: test.partners.lakeshore.id, application_id }
    await test.db.updateTable('applications').set({ assigned_to }).where('id', '=', application_id).execute()
    const days = { payment_issued: '2026-03-20', submitted: '2026-03-01', approved: '2026-03-09' }
    const by = { by_kind: 'system', by_id: null, message: null } as const
    for (const [status, day] of Object.entries(days))
      await test.db
        .insertInto('application_statuses')
        .values({ ...of, ...by, id: newId(), status, at: new Date(day) })
        .execute()
    await test.db
      .insertInto('payments')
      .values({
        ...of,
        id: newId(),
        amount: '75.00',
        status: 'paid',
        paid_at: new Date('2026-03-20'),
        created_at: new Date('2026-03-09'),
        updated_at: new Date('2026-03-20'),
      })
      .execute()
    const columns = ['decided_at', 'reviewer', 'payment_status', 'paid_at']
    const { first } = await preview('applications', { source, status: 'payment_issued', columns })
    expect(first).toContainEqual([
      ...['2026-03-09T00:00:00.000Z', 'Casey Moreau', 'Paid', '2026-03-20T00:00:00.000Z'],
    ])
    const inMarch = { source, from: '2026-03-08', to: '2026-03-10' }
    const paid = { ...inMarch, status: 'paid', columns: ['amount', 'status', 'name'] }
    expect(await preview('payments', paid)).toMatchObject({
      rows: 1,
      first: [['75.00', 'Paid', expect.stringMatching(/indow/)]],
    })
    expect((await preview('payments', { ...paid, status: 'due' })).rows).toBe(0)
  })

  it('is refused with a column, program or status that the export does not know, and where nothing matches', async () => {
    const refused = [
      await ask('people', { columns: ['name', 'password_hash'] }),
      await ask('people', { status: 'approved' }),
      await ask('applications', { columns: ['answer.income'] }),
      await ask('applications', { columns: [] }),
      await ask('passwords'),
      await call('POST', 'exports', { ...choice('people'), purpose: ' ' }),
      await ask('people', { to: '2020-01-31' }),
    ]
    expect(refused.map(({ statusCode }) => statusCode)).toEqual(refused.map(() => 422))
    expect((await ask('applications', { source: test.partners.lakeshore.id })).statusCode).toBe(404)
    expect(refused.slice(-2).map((answer) => answer.json().errors.at(-1).title)).toEqual([
      'Say what the file is for.',
      'Nothing matches this choice, so there is nothing to export.',
    ])
  })

  it('can be narrowed to what there is, in words', async () => {
    const { sources, statuses } = (await call('GET', 'export_options')).json().data.attributes
    const value = await incentive('basement-insulation')
    expect(sources).toContainEqual({ value, label: expect.stringMatching(/asement/) })
    expect(statuses).toContainEqual({ value: 'approved', label: 'Approved' })
  })
})

describe('an export', () => {
  it('is asked for, made and downloaded with a line in the log each: what for, which columns', async () => {
    const { id } = await take('homes', { columns: ['address', 'label'] })
    const lines = await test.db
      .selectFrom('audit_log')
      .select(['action', 'actor_kind', 'after'])
      .where('record_type', '=', 'export')
      .where('record_id', '=', id)
      .orderBy('at')
      .orderBy('id')
      .execute()
    expect(lines).toMatchObject([
      {
        action: 'export.make',
        actor_kind: 'admin',
        after: { what: 'homes', columns: ['address', 'label'], purpose: 'Yearly check' },
      },
      { action: 'export.finish', actor_kind: 'system', after: { state: 'ready', rows: expect.any(Number) } },
      {
        action: 'export.download',
        actor_kind: 'admin',
        after: { columns: ['address', 'label'], purpose: 'Yearly check' },
      },
    ])
  })

  it('is seen by colleagues, and its file is for its maker alone, for seven days', async () => {
    const { id } = await take('people', { columns: ['email'] })
    expect(await listed(id)).toMatchObject({ is_own: true, state: 'ready', days_left: 7 })
    expect(await listed(id, reviewer)).toMatchObject({ by: 'Jordan Hale', is_own: false, url: null })
    expect((await fileOf(id, reviewer)).statusCode).toBe(404)
    expect((await fileOf(id, await test.signIn('admin@tejo.test'))).statusCode).toBe(404)
    expect((await fileOf(id, { ...admin, 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
    const today = now
    const after = async (days: number) => {
      now = new Date(today.getTime() + days * DAY_MS)
      admin = await test.signIn('admin@lakeshore.test')
    }
    await after(6)
    expect((await listed(id))['days_left']).toBe(1)
    expect((await fileOf(id)).statusCode).toBe(200)
    await after(7)
    expect(await listed(id)).toMatchObject({ state: 'over', url: null })
    const gone = await fileOf(id)
    expect([gone.statusCode, titleOf(gone)]).toEqual([
      404,
      'This file is not there any more. Have it made again.',
    ])
    await after(0)
  })

  it('is refused when its maker may not have it any more by the time it is made', async () => {
    const { id } = (await ask('people', { columns: ['email'] }, reviewer)).json().data
    const permissions = (list: string[]) =>
      test.db
        .updateTable('admins')
        .set({ default_permissions: list })
        .where('email', '=', 'reviewer@lakeshore.test')
        .execute()
    await permissions(['applications'])
    await test.jobs.drain()
    await permissions(['applications', 'exports'])
    const refused = { state: 'refused', reason: 'no_permission', rows: null, url: null }
    expect(await listed(id)).toMatchObject(refused)
    expect((await fileOf(id, reviewer)).statusCode).toBe(404)
  })

  it('loses its file at night once its days are over, and has failed where no server went on with it', async () => {
    const { id } = await take('people', { columns: ['email'] })
    const { id: abandoned } = await take('homes')
    const making = { state: 'making', finished_at: null, rows: null, bytes: null } as const
    await test.db.updateTable('exports').set(making).where('id', '=', abandoned).execute()
    const today = now
    now = new Date(today.getTime() + 8 * DAY_MS)
    await test.jobs.enqueue(test.db, { name: 'platform.keep-house', payload: z.object({}) }, {})
    await test.jobs.drain()
    now = today
    admin = await test.signIn('admin@lakeshore.test')
    expect(await listed(id)).toMatchObject({ state: 'over', url: null })
    expect((await fileOf(id)).statusCode).toBe(404)
    expect(await listed(abandoned)).toMatchObject({ state: 'failed', reason: 'broken' })
  })

  it('waits until one of three is ready, or some of all, and is for staff with the permission', async () => {
    for (let count = 0; count < MOST_BEING_MADE; count += 1)
      expect((await ask('homes', { columns: usualColumns('homes') })).statusCode).toBe(201)
    const fourth = await ask('homes')
    expect([fourth.statusCode, titleOf(fourth)]).toEqual([
      409,
      'Three of your exports are being made. Wait until one of them is ready.',
    ])
    await test.jobs.drain()
    const others = Array.from({ length: MOST_WAITING }, () => ({
      partner_id: test.partners.lakeshore.id,
      id: newId(),
      choice: JSON.stringify(choice('homes')),
      by_kind: 'admin' as const,
      by_id: newId(),
      by_name: 'A colleague',
      language: 'en' as const,
      purpose: 'Busy',
      state: 'making' as const,
      created_at: now,
    }))
    await test.db.insertInto('exports').values(others).execute()
    const busy = await ask('homes')
    expect([busy.statusCode, titleOf(busy)]).toEqual([
      409,
      'Many exports of your colleagues are being made. Try again in a few minutes.',
    ])
    await test.db.deleteFrom('exports').where('purpose', '=', 'Busy').execute()
    expect((await ask('homes')).statusCode).toBe(201)
    const advisor = await test.signIn('advisor@lakeshore.test')
    expect((await ask('people', {}, advisor)).statusCode).toBe(403)
    expect((await call('GET', 'exports', undefined, advisor)).statusCode).toBe(403)
  })
})
