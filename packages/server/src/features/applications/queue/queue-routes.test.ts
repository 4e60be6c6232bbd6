import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../../platform/ids.ts'
import { haveWord } from '../../../testing/have-word.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import type { SignedIn } from '../../../testing/test-sign-in.ts'

const NOW = new Date('2026-11-16T18:00:00Z')
const DAY_MS = 86_400_000
let test: TestApp
let reviewer: SignedIn
let admin: SignedIn
let staff: Map<string, string>
let programId: string

beforeAll(async () => {
  test = await testApp({ now: () => NOW })
  reviewer = await test.signIn('reviewer@lakeshore.test')
  admin = await test.signIn('admin@lakeshore.test')
  const admins = await test.db.selectFrom('admins').select(['id', 'email']).execute()
  staff = new Map(admins.map(({ id, email }) => [email, id]))
  await test.db.deleteFrom('applications').execute()
  const heatPump = await test.db
    .selectFrom('programs')
    .innerJoin('partners', 'partners.id', 'programs.partner_id')
    .select(['programs.id', 'programs.code', 'partners.code as partner'])
    .execute()
  programId =
    heatPump.find(({ code, partner }) => partner === 'lakeshore' && code.includes('heat-pump'))?.id ?? ''
  for (const [index, row] of ROWS.entries()) await insert(index, ...row)
})
afterAll(() => test.close())

/** Status, days in it, and whose it is. The heat pump program promises 2 working days for the first, 10 for the second. */
const ROWS: readonly (readonly [string, number, string | null])[] = [
  ['submitted', 1, null],
  ['submitted', 7, null],
  ['eligibility_review', 3, 'reviewer@lakeshore.test'],
  ['eligibility_review', 20, 'reviewer@lakeshore.test'],
  ['information_requested', 30, 'reviewer@lakeshore.test'],
  ['approved', 2, 'admin@lakeshore.test'],
  ['declined', 40, null],
]

async function insert(index: number, status: string, days: number, email: string | null) {
  const building = await test.db
    .selectFrom('buildings')
    .innerJoin('users', 'users.id', 'buildings.user_id')
    .select(['buildings.id', 'buildings.partner_id', 'buildings.user_id'])
    .where('users.email', '=', 'homeowner@lakeshore.test')
    .orderBy('buildings.id')
    .executeTakeFirstOrThrow()
  const at = new Date(NOW.getTime() - days * DAY_MS)
  await test.db
    .insertInto('applications')
    .values({
      partner_id: building.partner_id,
      id: newId(),
      number: 5000 + index,
      user_id: building.user_id,
      building_id: building.id,
      kind: 'Program',
      program_id: programId,
      program_version: 1,
      status,
      status_at: at,
      created_at: at,
      updated_at: at,
      submitted_at: at,
      assigned_to: email === null ? null : (staff.get(email) ?? null),
    })
    .execute()
}

const get = (url: string, headers = reviewer) =>
  test.app.inject({ url: `/api/admin/v1/${url}`, headers: { ...headers } })
const post = (url: string, payload: object, headers = reviewer) =>
  test.app.inject({ method: 'POST', url: `/api/admin/v1/${url}`, headers: { ...headers }, payload })

async function numbers(query: string): Promise<number[]> {
  const answer = await get(`applications?${query}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().data.map((row: { attributes: { number: number } }) => row.attributes.number)
}
const idOf = async (number: number) =>
  (
    await test.db
      .selectFrom('applications')
      .select('id')
      .where('number', '=', number)
      .executeTakeFirstOrThrow()
  ).id

describe('the queue of applications', () => {
  it('shows what waits for a review first, the longest first', async () => {
    expect(await numbers('')).toEqual([5003, 5001, 5002, 5000])
    expect(await numbers('sort=-status_at')).toEqual([5000, 5002, 5001, 5003])
  })

  it.each([
    ['mine', [5004, 5003, 5002]],
    ['late', [5003, 5001]],
    ['applicant', [5004]],
    ['payment', [5005]],
    ['all', [5006, 5004, 5003, 5001, 5002, 5005, 5000]],
  ])('has a view of %s, and counts it', async (tab, expected) => {
    expect(await numbers(`tab=${tab}`)).toEqual(expected)
    expect((await get('application_queue')).json().data.attributes.counts[tab]).toBe(expected.length)
  })

  it.each(['person', 'home'] as const)('finds by a word that very many have, of a %s', async (kind) => {
    const { user_id, building_id } = await test.db
      .selectFrom('applications')
      .select(['user_id', 'building_id'])
      .where('number', '=', 5000)
      .executeTakeFirstOrThrow()
    await haveWord(test.db, kind, `many${kind}`, kind === 'person' ? user_id : building_id)
    expect(await numbers(`q=many${kind}`)).toEqual([5003, 5001, 5002, 5000])
  })

  it('tells the age in working days against the promise of the program', async () => {
    const { data } = (await get('applications')).json()
    const ages = data.map(({ attributes: a }: { attributes: Record<string, unknown> }) => [
      ...[a['number'], a['days'], a['promised_days'], a['is_late']],
    ])
    expect(ages).toEqual([
      [5003, 14, 10, true],
      [5001, 5, 2, true],
      [5002, 1, 10, false],
      [5000, 1, 2, false],
    ])
  })

  it.each([
    ['status=declined&tab=all', [5006]],
    ['reviewer=none&tab=all', [5006, 5001, 5000]],
    ['q=5002&tab=all', [5002]],
    ['q=birchw', [5003, 5001, 5002, 5000]],
    ['q=no-such-person', []],
    ['submitted_from=2026-11-14&tab=all', [5005, 5000]],
    ['submitted_to=2026-10-07&tab=all', [5006]],
  ])('is narrowed by %s', async (query, expected) => {
    expect(await numbers(query)).toEqual(expected)
  })

  it('takes several values of a filter, or all but those, and says how many match', async () => {
    expect(await numbers('tab=all&status=submitted,declined')).toEqual([5006, 5001, 5000])
    expect(await numbers('tab=all&status=!submitted,declined')).toEqual([5004, 5003, 5002, 5005])
    const own = staff.get('reviewer@lakeshore.test')
    expect(await numbers(`tab=all&reviewer=none,${own}&status=!declined`)).toEqual([
      ...[5004, 5003, 5001, 5002, 5000],
    ])
    expect(await numbers(`tab=all&reviewer=!none,${own}`)).toEqual([5005])
    expect(await numbers(`tab=all&program=!${programId}`)).toEqual([])
    expect((await get('applications?tab=all&limit=2')).json().meta.total).toBe(ROWS.length)
    expect((await get('applications?tab=all&reviewer=!somebody')).statusCode).toBe(422)
  })
  it('goes on where a page ended', async () => {
    const first = (await get('applications?tab=all&limit=3')).json()
    const second = (await get(`applications?tab=all&limit=3&after=${first.meta.next}`)).json()
    const back = (await get(`applications?tab=all&limit=3&before=${second.meta.previous}`)).json()
    const all = await numbers('tab=all')
    const shown = (page: typeof first) =>
      page.data.map((row: { attributes: { number: number } }) => row.attributes.number)
    expect([...shown(first), ...shown(second)]).toEqual(all.slice(0, 6))
    expect(shown(back)).toEqual(shown(first))
  })

  it('refuses an order it does not have and a cursor nobody wrote', async () => {
    expect((await get('applications?sort=password')).statusCode).toBe(422)
    expect((await get('applications?after=nonsense')).statusCode).toBe(400)
  })

  it('names what is next for this reviewer: their own or nobody’s', async () => {
    const next = async (headers: SignedIn, after = '') =>
      (await get(`application_queue/next${after}`, headers)).json().data.attributes.next_id
    expect(await next(reviewer)).toBe(await idOf(5003))
    expect(await next(reviewer, `?after=${await idOf(5003)}`)).toBe(await idOf(5001))
    expect(await next(admin)).toBe(await idOf(5001))
  })

  it.each([
    ['', 5001, [5003, 5002]],
    ['', 5003, [null, 5001]],
    ['sort=-status_at', 5001, [5002, 5003]],
    ['tab=all&sort=number', 5006, [5005, null]],
    // Not in the view itself: the one that was just moved on has neighbours all the same.
    ['tab=review', 5004, [null, 5003]],
    ['reviewer=none', 5003, [null, 5001]],
  ])('names the neighbours of an application in the view "%s"', async (query, of, expected) => {
    const answer = await get(`application_queue/neighbours?of=${await idOf(of)}&${query}`)
    expect(answer.statusCode, answer.body).toBe(200)
    const { previous, next } = answer.json().data.attributes
    expect([previous?.number ?? null, next?.number ?? null]).toEqual(expected)
  })

  it('names all that match a filter, to be selected at once', async () => {
    const matching = async (query: string) => (await get(`application_queue/matching?${query}`)).json()
    const { data, meta } = await matching('reviewer=none')
    expect(data.map(({ id }: { id: string }) => id)).toEqual([await idOf(5001), await idOf(5000)])
    expect(meta.has_more).toBe(false)
    expect((await matching('tab=all')).data).toHaveLength(ROWS.length)
  })

  it('has no neighbours for what is not there', async () => {
    expect((await get(`application_queue/neighbours?of=${newId()}`)).statusCode).toBe(404)
  })
})

describe('assigning applications', () => {
  it('is planned without doing anything, done, told in the log, and undone', async () => {
    const ids = [await idOf(5000), await idOf(5001)]
    const to = staff.get('admin@lakeshore.test')
    const plan = await post('application_queue/assignment_plans', { ids, to })
    const assignments = plan.json().data.map((row: { attributes: object }) => row.attributes)
    expect(assignments).toHaveLength(2)
    expect(await numbers('reviewer=none')).toEqual([5001, 5000])

    const done = await post('application_queue/assignments', { assignments })
    expect(done.json().data.attributes).toMatchObject({ refused: [] })
    expect(await numbers('reviewer=none')).toEqual([])
    const undo = assignments.map(({ id, from, to }: Record<string, string>) => ({ id, from: to, to: from }))
    await post('application_queue/assignments', { assignments: undo })
    expect(await numbers('reviewer=none')).toEqual([5001, 5000])
    const lines = await test.db
      .selectFrom('audit_log')
      .select('record_id')
      .where('action', '=', 'application.assign')
      .execute()
    expect(lines).toHaveLength(4)
  })

  it('overwrites nobody who was quicker', async () => {
    const id = await idOf(5003)
    const to = staff.get('admin@lakeshore.test')
    const answer = await post('application_queue/assignments', { assignments: [{ id, from: null, to }] })
    expect(answer.json().data.attributes).toEqual({ done: [], refused: [id] })
    expect(await numbers('tab=mine')).toContain(5003)
  })

  it('in turn gives to who has the fewest open ones', async () => {
    const ids = [await idOf(5000)]
    const plan = await post('application_queue/assignment_plans', { ids, to: 'in_turn' })
    const to = plan.json().data.map((row: { attributes: { to: string } }) => row.attributes.to)
    expect(to).toEqual([staff.get('advisor@lakeshore.test')])
  })

  it('refuses who does not review at this partner', async () => {
    const id = await idOf(5000)
    const to = staff.get('admin@boreale.test')
    expect((await post('application_queue/assignment_plans', { ids: [id], to })).statusCode).toBe(404)
    const answer = await post('application_queue/assignments', { assignments: [{ id, from: null, to }] })
    expect(answer.statusCode).toBe(404)
  })
})
