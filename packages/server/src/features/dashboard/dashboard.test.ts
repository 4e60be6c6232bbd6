import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

const dashboard = async (email = 'advisor@lakeshore.test', query = '') => {
  const headers = await test.signIn(email)
  const answer = await test.app.inject({ url: `/api/admin/v1/dashboard${query}`, headers })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().data.attributes
}
const STEPS = ['homes', 'assessed', 'begun', 'submitted', 'approved', 'paid'] as const
const homesOf = (partnerId: string) =>
  test.db.selectFrom('buildings').select(['id', 'fields']).where('partner_id', '=', partnerId).execute()
const begin = (id: string, created_at: Date) =>
  test.db.updateTable('buildings').set({ created_at }).where('id', '=', id).execute()

it('counts the homes of a period and how far they came, in steps that can only fall', async () => {
  const { id } = test.partners.lakeshore
  const homes = await homesOf(id)
  const audits = test.db.selectFrom('virtual_audits').where('partner_id', '=', id)
  const assessed = (await audits.select('building_id').distinct().execute()).map((row) => row.building_id)
  const applied = await test.db
    .selectFrom('applications')
    .select('building_id')
    .distinct()
    .where('partner_id', '=', id)
    .execute()
  const old = homes.find((home) => !assessed.includes(home.id))
  for (const home of homes) await begin(home.id, new Date())
  await begin(old?.id ?? '', new Date(Date.now() - 31 * 86_400_000))
  const begun = applied.map((row) => row.building_id).filter((home) => home !== old?.id)
  const { total, cities, weeks: lately } = await dashboard()
  expect(total.homes).toBe(homes.length - 1)
  expect(total.begun).toBe(begun.length)
  // A home that applied without an assessment came further than one.
  expect(total.assessed).toBe(new Set([...assessed, ...begun]).size)
  expect(lately.at(-1)).toMatchObject({ started: total.homes, finished: total.assessed })
  const numbers = STEPS.map((step) => total[step])
  expect(numbers).toEqual([...numbers].sort((a, b) => b - a))
  expect(cities.reduce((all: number, city: { homes: number }) => all + city.homes, 0)).toBe(total.homes)
  expect((await dashboard(undefined, '?period=90_days')).total.homes).toBe(homes.length)
  const { from, to, weeks } = await dashboard(undefined, '?period=last_year')
  expect([from, to]).toEqual([`${from.slice(0, 4)}-01-01`, `${from.slice(0, 4)}-12-31`])
  expect(weeks.length).toBeGreaterThanOrEqual(52)
})

it('names the ten cities with the most homes, and says how many there are', async () => {
  const { id } = test.partners.boreale
  const [home] = await homesOf(id)
  const { cities_in_all: before } = await dashboard('admin@boreale.test', '?period=90_days')
  await begin(home?.id ?? '', new Date())
  const stored = await test.db
    .selectFrom('buildings')
    .select(['partner_id', 'user_id', 'virtual_audit_mode', 'fields'])
    .where('id', '=', home?.id ?? '')
    .executeTakeFirstOrThrow()
  await test.db
    .insertInto('buildings')
    .values(
      Array.from({ length: 12 }, (_, index) => ({
        ...stored,
        id: crypto.randomUUID(),
        prefilled_fields: [],
        extra_info: '{}',
        revision: 1,
        field_revisions: '{}',
        fields: JSON.stringify({ ...stored.fields, city: `Ville ${index}` }),
      })),
    )
    .execute()
  const { cities, cities_in_all } = await dashboard('admin@boreale.test', '?period=90_days')
  expect(cities).toHaveLength(10)
  expect(cities_in_all).toBeGreaterThanOrEqual(12)
  expect(cities_in_all).toBeGreaterThan(before)
})

const DAY_MS = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS)

it('opens with what is past its promise, the oldest first, with the way to each', async () => {
  const { id: partner_id } = test.partners.lakeshore
  const before = await dashboard('admin@lakeshore.test')
  const program = before.programs.find(({ label }: { label: string }) => label.includes('Appliance'))
  const stored = await test.db
    .selectFrom('applications')
    .select(['id', 'number', 'user_id', 'building_id', 'program_id', 'program_version'])
    .where('partner_id', '=', partner_id)
    .where('program_id', 'is not', null)
    .where('submitted_at', 'is not', null)
    .executeTakeFirstOrThrow()
  const { id, number } = stored
  await test.db
    .updateTable('applications')
    .set({ status: 'submitted', status_at: daysAgo(60) })
    .where('id', '=', id)
    .execute()
  const message = { partner_id, application_id: id, by_id: stored.user_id, by_name: 'Ana' }
  await test.db
    .insertInto('application_messages')
    .values([
      { ...message, id: crypto.randomUUID(), side: 'applicant', content: 'When?', created_at: daysAgo(20) },
      { ...message, id: crypto.randomUUID(), side: 'applicant', content: 'So?', created_at: daysAgo(1) },
    ])
    .execute()
  const { late } = await dashboard('admin@lakeshore.test')
  expect(late.applications.oldest[0]).toMatchObject({ application_id: id, number })
  expect(late.applications.oldest[0].days).toBeGreaterThan(late.applications.oldest[0].promised_days)
  expect(late.messages.count).toBe(before.late.messages.count + 1)
  expect(late.messages.oldest.map((item: { number: number }) => item.number)).toContain(number)
  // An answer ends the wait; a new message has its own days.
  await test.db
    .insertInto('application_messages')
    .values({ ...message, id: crypto.randomUUID(), side: 'staff', content: 'Soon.', created_at: daysAgo(2) })
    .execute()
  expect((await dashboard('admin@lakeshore.test')).late.messages.count).toBe(before.late.messages.count)
  const other = before.programs.find(({ value }: { value: string }) => value !== stored.program_id)
  const elsewhere = await dashboard('admin@lakeshore.test', `?program=${other.value}`)
  expect(elsewhere.late.applications.oldest.map((item: { number: number }) => item.number)).not.toContain(
    number,
  )
  expect(elsewhere.total.homes).toBe(elsewhere.total.begun)
  expect(program).toBeDefined()
  const unknown = await test.app.inject({
    url: `/api/admin/v1/dashboard?program=${id}`,
    headers: await test.signIn('admin@lakeshore.test'),
  })
  expect(unknown.statusCode).toBe(404)
})

it('tells which of what is past its promise nobody of the staff has opened or moved', async () => {
  const { id: partner_id } = test.partners.lakeshore
  const headers = await test.signIn('admin@lakeshore.test')
  const { id } = await test.db
    .selectFrom('applications')
    .select('id')
    .where('partner_id', '=', partner_id)
    .where('program_id', 'is not', null)
    .where('submitted_at', 'is not', null)
    .executeTakeFirstOrThrow()
  await test.db
    .updateTable('applications')
    .set({ status: 'submitted', status_at: daysAgo(90) })
    .where('id', '=', id)
    .execute()
  const forget = async () => {
    await test.db.deleteFrom('application_leases').where('application_id', '=', id).execute()
    await test.db
      .deleteFrom('application_statuses')
      .where('application_id', '=', id)
      .where('by_kind', '<>', 'user')
      .execute()
  }
  const seen = async () => {
    const { never_opened, oldest } = (await dashboard('admin@lakeshore.test')).late.applications
    const item = oldest.find((each: { application_id: string }) => each.application_id === id)
    return { never_opened, isNew: item.is_never_opened }
  }
  await forget()
  const before = await seen()
  expect(before.isNew).toBe(true)
  // Who has closed it again has seen it.
  for (const method of ['POST', 'DELETE'] as const) {
    const url = `/api/admin/v1/applications/${id}/review`
    expect((await test.app.inject({ method, url, headers })).statusCode).toBeLessThan(300)
  }
  expect(await seen()).toEqual({ never_opened: before.never_opened - 1, isNew: false })
  await forget()
  expect(await seen()).toEqual(before)
  const { submitted_at } = await test.db
    .selectFrom('applications')
    .select('submitted_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const moveAfter = (ms: number) =>
    test.db
      .insertInto('application_statuses')
      .values({
        partner_id,
        id: crypto.randomUUID(),
        application_id: id,
        status: 'submitted',
        at: new Date(Number(submitted_at) + ms),
        by_kind: 'system',
        by_id: null,
        message: null,
      })
      .execute()
  await moveAfter(0)
  expect(await seen(), 'what came of handing it in is no move').toEqual(before)
  await moveAfter(1)
  expect(await seen()).toEqual({ never_opened: before.never_opened - 1, isNew: false })
})

it('says how many accounts there are in a city, and nothing where none is known', async () => {
  const { id: partner_id } = test.partners.lakeshore
  const [home, other] = await homesOf(partner_id)
  const account = await test.db
    .selectFrom('utility_sites')
    .select(['account_id', 'region', 'country', 'zip'])
    .where('partner_id', '=', partner_id)
    .executeTakeFirstOrThrow()
  const move = (id: string | undefined, fields: object, city: string) =>
    test.db
      .updateTable('buildings')
      .set({ fields: JSON.stringify({ ...fields, city }), created_at: new Date() })
      .where('id', '=', id ?? '')
      .execute()
  await move(home?.id, home?.fields ?? {}, 'Elkhart Lake')
  await move(other?.id, other?.fields ?? {}, 'Nowhere')
  const site = (index: number, city: string) => ({
    ...account,
    partner_id,
    id: crypto.randomUUID(),
    site_number: `E-${index}`,
    address1: `${index} Pier Rd`,
    address_key: `${index}pier`,
    city,
  })
  await test.db
    .insertInto('utility_sites')
    .values([site(1, 'ELKHART LAKE'), site(2, 'Elkhart Lake'), site(3, 'Elsewhere')])
    .execute()
  const { cities } = await dashboard()
  const accounts = (name: string) => cities.find((city: { name: string }) => city.name === name)?.accounts
  expect([accounts('Elkhart Lake'), accounts('Nowhere')]).toEqual([2, null])
})

it('counts a visit without a note as late once its promise has passed, for who may see advisors', async () => {
  const { id: partner_id } = test.partners.lakeshore
  const before = (await dashboard('admin@lakeshore.test')).late_visits.count
  const { id: energy_advisor_id } = await test.db
    .selectFrom('energy_advisors')
    .select('id')
    .where('partner_id', '=', partner_id)
    .executeTakeFirstOrThrow()
  const free = await test.db
    .selectFrom('applications')
    .select(['id', 'user_id', 'building_id', 'number'])
    .where('partner_id', '=', partner_id)
    .where('id', 'not in', test.db.selectFrom('bookings').select('application_id'))
    .executeTakeFirstOrThrow()
  const slot = crypto.randomUUID()
  const at = (days: number) => ({ start_at: daysAgo(days), finish_at: daysAgo(days - 0.05) })
  await test.db
    .insertInto('timeslots')
    .values({ partner_id, id: slot, energy_advisor_id, title: 'Visit', ...at(2) })
    .execute()
  await test.db
    .insertInto('bookings')
    .values({
      partner_id,
      id: crypto.randomUUID(),
      timeslot_id: slot,
      application_id: free.id,
      user_id: free.user_id,
      building_id: free.building_id,
      site: '',
      booked_at: daysAgo(20),
    })
    .execute()
  expect((await dashboard('admin@lakeshore.test')).late_visits.count).toBe(before)
  await test.db.updateTable('timeslots').set(at(15)).where('id', '=', slot).execute()
  const { late_visits } = await dashboard('admin@lakeshore.test')
  expect(late_visits.count).toBe(before + 1)
  expect(late_visits.oldest.map((item: { number: number }) => item.number)).toContain(free.number)
  await test.db
    .insertInto('visit_notes')
    .values({
      partner_id,
      id: crypto.randomUUID(),
      building_id: free.building_id,
      application_id: free.id,
      content: 'Cold attic.',
      corrected: '[]',
      by_name: 'Ida',
      created_at: daysAgo(1),
    })
    .execute()
  expect((await dashboard('admin@lakeshore.test')).late_visits.count).toBe(before)
})

it('gives the figures that are shown as a file, of the same program and period, naming nobody', async () => {
  const shown = await dashboard('admin@lakeshore.test', '?period=90_days')
  const headers = await test.signIn('admin@lakeshore.test')
  const answer = await test.app.inject({ url: '/api/admin/v1/dashboard/file?period=90_days', headers })
  expect(answer.headers['content-type']).toContain('text/csv')
  expect(answer.headers['content-disposition']).toContain(`${shown.from}-${shown.to}.csv`)
  const lines = answer.body.split('\r\n')
  expect(lines[0]).toBe('Part,Name,Measure,Value')
  expect(lines).toContain(`Steps,,Homes begun,${shown.total.homes}`)
  expect(lines).toContain(`Past the promise,Applications,Number,${shown.late.applications.count}`)
  for (const { name } of shown.late.applications.oldest) expect(answer.body).not.toContain(name)
})

it('counts open applications by status and by the days they have had it, for who may see them', async () => {
  const { id } = test.partners.lakeshore
  const open = test.db
    .selectFrom('applications')
    .where('partner_id', '=', id)
    .where('status', '=', 'information_requested')
  const { id: one } = await open.select('id').executeTakeFirstOrThrow()
  const age = async (days: number) => {
    await test.db
      .updateTable('applications')
      .set({ status_at: daysAgo(days) })
      .where('id', '=', one)
      .execute()
    const { ages } = await dashboard()
    return ages.find(({ name }: { name: string }) => name === 'Information Requested').counts
  }
  const recent = await age(5.5)
  const older = await age(6.5)
  expect([older[0], older[1]]).toEqual([recent[0] - 1, recent[1] + 1])
  const oldest = await age(40)
  expect(oldest[3]).toBe(older[3] + 1)
  expect((await age(15.5))[2]).toBe(oldest[2] + 1)
})

it('says how far the money of a program reaches, for who may see payments', async () => {
  expect((await dashboard()).money).toBeNull()
  const before = (await dashboard('admin@lakeshore.test')).money
  const { id: partner_id } = test.partners.lakeshore
  const { id, program_id } = await test.db
    .selectFrom('applications')
    .select(['id', 'program_id'])
    .where('partner_id', '=', partner_id)
    .where('program_id', 'is not', null)
    .executeTakeFirstOrThrow()
  const programs = await test.db
    .selectFrom('program_versions')
    .select(['program_id', 'version', 'definition'])
    .where('program_id', '=', program_id)
    .execute()
  for (const { version, definition } of programs)
    await test.db
      .updateTable('program_versions')
      .set({
        definition: JSON.stringify({ ...definition, budget: { amount: '900.00', when_used_up: 'close' } }),
      })
      .where('program_id', '=', program_id)
      .where('version', '=', version)
      .execute()
  const paid = { partner_id, id, application_id: id, amount: '800.00', status: 'due' } as const
  await test.db
    .insertInto('payments')
    .values({ ...paid, created_at: daysAgo(10), updated_at: daysAgo(10) })
    .onConflict((conflict) => conflict.columns(['partner_id', 'application_id']).doUpdateSet(paid))
    .execute()
  const { money } = await dashboard('admin@lakeshore.test')
  const english = programs[0]?.definition.name.en
  const row = money.find(({ name }: { name: string }) => name === english)
  expect(row).toMatchObject({ budget: 900, paid: 0, committed: 800 })
  // All of it was approved in the later half: the faster pace is twice the mean one, the slower none.
  const { likely, low, high } = row.forecast
  expect(low).toBe(800)
  expect(high - low).toBeCloseTo(2 * (likely - low), 1)
  expect(money.length).toBeGreaterThanOrEqual(before.length)
})

it('says in how many days was decided, half of them and nine of ten', async () => {
  const { id: partner_id } = test.partners.lakeshore
  const rows = await test.db
    .selectFrom('applications')
    .select('id')
    .where('partner_id', '=', partner_id)
    .execute()
  await test.db.deleteFrom('application_statuses').where('partner_id', '=', partner_id).execute()
  const took = [2, 4, 10]
  expect(rows.length).toBeGreaterThanOrEqual(took.length)
  for (const [index, days] of took.entries()) {
    const application_id = rows[index]?.id ?? ''
    await test.db
      .updateTable('applications')
      .set({ submitted_at: daysAgo(days + 1) })
      .where('id', '=', application_id)
      .execute()
    const line = { partner_id, application_id, by_kind: 'admin', by_id: null, message: null } as const
    await test.db
      .insertInto('application_statuses')
      .values([
        { ...line, id: crypto.randomUUID(), status: 'approved', at: daysAgo(1) },
        { ...line, id: crypto.randomUUID(), status: 'payment_issued', at: daysAgo(0.5) },
      ])
      .execute()
  }
  const { decisions, cities } = await dashboard('admin@lakeshore.test')
  expect(decisions).toMatchObject({
    approved: 3,
    declined: 0,
    withdrawn: 0,
    median_days: 4,
    ninetieth_days: 8.8,
  })
  expect(cities.some((city: { median_days: number | null }) => city.median_days !== null)).toBe(true)
  expect((await dashboard('admin@lakeshore.test', '?period=last_year')).decisions.median_days).toBeNull()
})

it('shows what waits against its promise, and what of it is the reader’s or nobody’s', async () => {
  const { yours: before } = await dashboard('admin@lakeshore.test')
  const { id, number } = await test.db
    .selectFrom('applications')
    .select(['id', 'number'])
    .where('partner_id', '=', test.partners.lakeshore.id)
    .where('program_id', 'is not', null)
    .where('submitted_at', 'is not', null)
    .executeTakeFirstOrThrow()
  const give = (assigned_to: string | null) =>
    test.db
      .updateTable('applications')
      .set({ status: 'submitted', status_at: daysAgo(80), assigned_to })
      .where('id', '=', id)
      .execute()
  await give(before.own_id)
  const { waiting, yours } = await dashboard('admin@lakeshore.test')
  expect(yours.late.oldest.map((item: { number: number }) => item.number)).toEqual([number])
  expect(yours.review.count).toBeGreaterThanOrEqual(1)
  type Mark = { days: number; count: number; is_late: boolean }
  const marks = waiting.flatMap(({ promised_days, marks }: { promised_days: number | null; marks: Mark[] }) =>
    marks.map((mark) => ({ ...mark, promised_days: promised_days ?? Number.POSITIVE_INFINITY })),
  )
  const late = marks.filter(({ is_late }: Mark) => is_late)
  expect(Math.max(...late.map(({ days }: Mark) => days))).toBeGreaterThan(50)
  for (const { days, promised_days, is_late } of marks) expect(days > promised_days).toBe(is_late)
  const others = (await dashboard('reviewer@lakeshore.test')).yours.late.oldest
  expect(others.map((item: { number: number }) => item.number)).not.toContain(number)
  await give(null)
  const free = await dashboard('admin@lakeshore.test')
  expect(free.yours.free.count).toBe(yours.free.count + 1)
  expect(free.yours.free.oldest_days).toBeGreaterThan(50)
  expect(free.yours.late.count).toBe(yours.late.count - 1)
})

it('names the program of what waits where something else has a status of the same name', async () => {
  const { id } = test.partners.lakeshore
  const sent = test.db
    .selectFrom('applications')
    .select('id')
    .where('partner_id', '=', id)
    .where('submitted_at', 'is not', null)
  const inProgram = await sent.where('program_id', 'is not', null).executeTakeFirstOrThrow()
  const forRebate = await sent.where('program_id', 'is', null).executeTakeFirstOrThrow()
  const { id: program_id, version: program_version } = await test.db
    .selectFrom('programs')
    .select(['id', 'version'])
    .where('partner_id', '=', id)
    .where('code', '=', 'insulation-2026')
    .executeTakeFirstOrThrow()
  const review = { status: 'eligibility_review', status_at: daysAgo(3) }
  const change = (one: string, to: object) =>
    test.db
      .updateTable('applications')
      .set({ ...review, ...to })
      .where('id', '=', one)
      .execute()
  await change(inProgram.id, { program_id, program_version })
  await change(forRebate.id, {})
  const { waiting } = await dashboard('admin@lakeshore.test')
  type Row = { name: string; programs: string[]; promised_days: number | null }
  const named = (status: string) => waiting.filter(({ name }: Row) => name === status)
  const programsIn = (days: number | null) =>
    named('Eligibility Review').find(({ promised_days }: Row) => promised_days === days)?.programs
  expect(programsIn(15)).toEqual(['Insulation and Air Sealing 2026'])
  expect(programsIn(null)).toEqual(['Incentives'])
  for (const { name, programs } of waiting as Row[]) expect(programs.length > 0).toBe(named(name).length > 1)
})

it('says what was paid and of how many more was asked in the period', async () => {
  const { id: partner_id } = test.partners.lakeshore
  const long = daysAgo(800)
  await test.db.updateTable('payments').set({ paid_at: long }).where('paid_at', 'is not', null).execute()
  await test.db.updateTable('application_requests').set({ created_at: long, done_at: long }).execute()
  const [one, two] = await test.db
    .selectFrom('applications')
    .select('id')
    .where('partner_id', '=', partner_id)
    .where('submitted_at', 'is not', null)
    .limit(2)
    .execute()
  const request = { partner_id, kind: 'answer', content: 'Which?', by_id: null } as const
  const asked = (application_id: string | undefined, done: number | null) => ({
    ...request,
    id: crypto.randomUUID(),
    application_id: application_id ?? '',
    created_at: daysAgo(6),
    item_id: crypto.randomUUID(),
    done_at: done === null ? null : daysAgo(done),
  })
  await test.db
    .insertInto('application_requests')
    .values([asked(one?.id, 4), asked(one?.id, 2), asked(two?.id, 1), asked(two?.id, null)])
    .execute()
  const paid = { amount: '250.00', status: 'paid', paid_at: daysAgo(3) } as const
  await test.db
    .insertInto('payments')
    .values({
      ...paid,
      partner_id,
      id: crypto.randomUUID(),
      application_id: one?.id ?? '',
      created_at: daysAgo(10),
      updated_at: daysAgo(3),
    })
    .onConflict((conflict) => conflict.columns(['partner_id', 'application_id']).doUpdateSet(paid))
    .execute()
  const shown = await dashboard('admin@lakeshore.test')
  expect(shown.paid).toEqual({ amount: 250, homes: 1 })
  // What is not answered in full counts as asked, and has no days yet.
  expect(shown.decisions).toMatchObject({ asked: 2, answered_days: 4 })
  expect((await dashboard('admin@lakeshore.test', '?period=last_year')).paid).toEqual({ amount: 0, homes: 0 })
  expect((await dashboard()).paid).toBeNull()
})
