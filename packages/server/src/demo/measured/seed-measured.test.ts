import { afterAll, beforeAll, expect, it } from 'vitest'
import { MEASURE_ALL } from '../../features/savings/measure-all.ts'
import { newId } from '../../platform/ids.ts'
import { FOLDERS, type TestApp, testApp } from '../../testing/test-app.ts'
import type { SignedIn } from '../../testing/test-sign-in.ts'
import { calculateResults } from '../calculate-results.ts'
import { LIKE_HOMES, PROGRAM_HOMES } from './demo-homes.ts'
import { MEASURED_PERSON, seedMeasured } from './seed-measured.ts'

// What is made is of the days before a day: of another, noise falls otherwise.
const NOW = new Date('2026-11-19T12:00:00Z')
let test: TestApp
beforeAll(async () => {
  test = await testApp({ now: () => NOW })
  await seedMeasured(test.db, [test.partners.lakeshore], { now: NOW, climate: FOLDERS.climate })
  await calculateResults({ db: test.db, jobs: test.jobs, now: () => NOW }, [test.partners.lakeshore])
  await test.jobs.drain()
})
afterAll(() => test.close())

const get = async (url: string, headers: SignedIn) => {
  const answer = await test.app.inject({ url, headers })
  expect(answer.statusCode, `${url} ${answer.body}`).toBe(200)
  return answer.json()
}

it('shows a person what a heat pump saved by its hours, and insulation by bills alone, and says that both are made up', async () => {
  const person = await test.signIn(MEASURED_PERSON)
  const { data } = (await get('/api/v1/buildings/', person)).records
  const names = data.map(
    ({ attributes }: { attributes: { building_name: string } }) => attributes.building_name,
  )
  expect(names).toHaveLength(2)
  for (const name of names) expect(name).toContain('made by our model')
  const found = async (name: string) => {
    const { id } = data.find(({ attributes }: { attributes: { building_name: string } }) =>
      attributes.building_name.startsWith(name),
    )
    return (await get(`/api/v1/home_savings/of_building/${id}`, person)).data[0].attributes
  }
  const pump = await found('Heat pump')
  expect(pump).toMatchObject({ state: 'saved', total: { is_year: true }, fuels: [{ metering: 'daily' }] })
  expect(pump.total.saved / pump.promised.kwh).toBeCloseTo(0.88, 0)
  expect(pump.total.expected).toBeGreaterThan(2 * pump.total.band)
  expect(await found('Insulated')).toMatchObject({ state: 'saved', fuels: [{ metering: 'bills' }] })
})

it('shows staff a program of forty homes: measured, too early, without a change, and one far off', async () => {
  const admin = await test.signIn('admin@lakeshore.test')
  const program = (await get('/api/admin/v1/program_savings', admin)).data.attributes
  expect(program.works).toBe(PROGRAM_HOMES.length + 2)
  expect(program.all.homes).toBe(36)
  expect(program.not_measured.reduce((sum: number, { homes }: { homes: number }) => sum + homes, 0)).toBe(6)
  expect(program.all.rate).toBeGreaterThan(0.5)
  expect(program.all.rate).toBeLessThan(1.1)
  expect(program.outliers.some(({ saved }: { saved: number }) => saved < 0)).toBe(true)
  const [head = '', ...lines] = (
    await test.app.inject({ url: '/api/admin/v1/program_savings/file', headers: admin })
  ).body
    .trim()
    .split('\r\n')
  const state = head.split(',').indexOf('state')
  const states = lines.map((line) => line.split(',')[state])
  expect(states.filter((each) => each === 'chance').length).toBeGreaterThanOrEqual(3)
})

it('holds the homes of the program against twenty without work, and writes into a file what the page says', async () => {
  const admin = await test.signIn('admin@lakeshore.test')
  const { id } = (await get('/api/admin/v1/program_savings', admin)).data.attributes.programs[0]
  const found = (await get(`/api/admin/v1/program_savings?program=${id}`, admin)).data.attributes
  const { homes, like_homes: like, like_share: share, net, saved, like_saved } = found.comparison
  expect(homes).toBeGreaterThanOrEqual(30)
  expect(like).toBeLessThanOrEqual(LIKE_HOMES.length)
  expect(like).toBeGreaterThanOrEqual(10)
  // They took a little less, and so the program saved a little less than its homes did.
  expect(share).toBeGreaterThan(0)
  expect(share).toBeLessThan(0.06)
  expect(net).toBeCloseTo(saved - like_saved, 6)
  const url = `/api/admin/v1/program_savings/figures?program=${id}`
  const csv = (await test.app.inject({ url, headers: admin })).body.trim().split('\r\n')
  const [head = [], ...rows] = csv.map((line) => line.split(','))
  const figure = (part: string, column: string, name = '') => {
    const row = rows.find((each) => each[0] === part && each[1] === name)
    return Number(row?.[head.indexOf(column)])
  }
  expect(figure('comparison', 'saved_kwh', 'difference')).toBe(net)
  expect(figure('all', 'rate')).toBe(found.all.rate)
  for (const each of found.by_measure) expect(figure('measure', 'saved_kwh', each.id)).toBe(each.saved)
  for (const each of found.not_measured) expect(figure('not_measured', 'homes', each.why)).toBe(each.homes)
  for (const each of found.outliers) expect(figure('outlier', 'saved_kwh', each.building_id)).toBe(each.saved)
  const bins = rows
    .filter(([part]) => part === 'distribution')
    .map((row) => Number(row[head.indexOf('homes')]))
  expect(bins).toEqual(found.distribution.map((bin: { homes: number }) => bin.homes))
})

it('paid each home of the program before it is counted, as applications, payments and budget say', async () => {
  const admin = await test.signIn('admin@lakeshore.test')
  const found = (await get('/api/admin/v1/program_savings', admin)).data.attributes
  const { id, name } = found.programs[0]
  expect(found.by_program).toMatchObject([
    { id, homes: 34 },
    { id: null, homes: 2 },
  ])
  const { data } = await get(`/api/admin/v1/payments?limit=100&program=${id}`, admin)
  const lines: { status: string; amount: string; program: string }[] = data.map(
    ({ attributes }: { attributes: object }) => attributes,
  )
  expect(lines).toHaveLength(PROGRAM_HOMES.length)
  expect(new Set(lines.map(({ status, program }) => `${status} ${program}`))).toEqual(
    new Set([`paid ${name}`]),
  )
  const paid = lines.reduce((sum, { amount }) => sum + Number(amount), 0)
  const budgets = (await get('/api/admin/v1/budgets', admin)).data
  const budget = budgets.find((each: { id: string }) => each.id === id).attributes
  expect([Number(budget.paid), Number(budget.committed)]).toEqual([paid, 0])
  expect(Number(budget.left)).toBeGreaterThan(0)
  const works = await test.db
    .selectFrom('home_works')
    .innerJoin('applications', 'applications.id', 'home_works.application_id')
    .select(['home_works.building_id', 'applications.building_id as of', 'applications.submitted_at'])
    .select(['home_works.begins', 'home_works.program_id'])
    .where('home_works.partner_id', '=', test.partners.lakeshore.id)
    .execute()
  expect(works).toHaveLength(PROGRAM_HOMES.length)
  for (const work of works) {
    expect([work.of, work.program_id]).toEqual([work.building_id, id])
    expect(work.submitted_at?.getTime()).toBeLessThan(Date.parse(work.begins))
  }
})

it('says nothing of the pilot that goes against what is offered today, and counts none of its homes as new', async () => {
  const admin = await test.signIn('admin@lakeshore.test')
  const { findings } = (await get('/api/admin/v1/studio/content_findings', admin)).data.attributes
  expect(findings).toEqual([])
  const person = await test.signIn(MEASURED_PERSON)
  const { data } = await get('/api/v1/fulfill-integrate/programs', person)
  expect(data.map(({ attributes }: { attributes: { name: string } }) => attributes.name)).not.toContain(
    'Insulation and Air Sealing Pilot',
  )
  const { total } = (await get('/api/admin/v1/dashboard', admin)).data.attributes
  expect(total.homes).toBeLessThan(PROGRAM_HOMES.length)
})

it('reports of a measured home as it is since the work: near its meter, and without the work in the plan', async () => {
  const person = await test.signIn(MEASURED_PERSON)
  const { data } = (await get('/api/v1/buildings/', person)).records
  for (const [name, measure] of [
    ['Heat pump', 'ashp_ductless'],
    ['Insulated', 'attic_insulation'],
  ] as const) {
    const { id, attributes } = data.find((each: { attributes: { building_name: string } }) =>
      each.attributes.building_name.startsWith(name),
    )
    const url = `/api/v1/virtual_audit/virtual_audits/${attributes.extra_info.virtual_audit}`
    const audit = (await get(url, person)).data.attributes
    const [saved] = (await get(`/api/v1/home_savings/of_building/${id}`, person)).data
    const fuel = saved.attributes.fuels[0].fuel
    const used = saved.attributes.total.observed
    expect(audit.calibration.metered).toMatchObject([{ fuel }])
    const off = audit.consumptions_by_fuel[fuel].current.value / used - 1
    expect(Math.abs(off)).toBeLessThan(0.1)
    expect(audit.measures.map((each: { id: string }) => each.id)).not.toContain(measure)
  }
})

it('may be asked of one program or measure alone, whose name staff read', async () => {
  const admin = await test.signIn('admin@lakeshore.test')
  const of = async (query: string) =>
    (await get(`/api/admin/v1/program_savings?${query}`, admin)).data.attributes
  const { programs, measures } = await of('')
  expect(programs).toMatchObject([{ name: expect.stringMatching(/insulation/i) }])
  expect(await of(`program=${programs[0].id}`)).toMatchObject({ works: PROGRAM_HOMES.length, measures })
  const walls = PROGRAM_HOMES.filter(({ measure }) => measure === 'wall_cavity_insulation').length
  expect(await of(`program=${programs[0].id}&measure=wall_cavity_insulation`)).toMatchObject({ works: walls })
})

it('measures homes without work once for the same data, and no longer once there was work on one', async () => {
  const old = new Date('2020-01-01T00:00:00Z')
  const rows = () => test.db.selectFrom('like_homes').select(['building_id', 'computed_at']).execute()
  const night = async () => {
    await test.jobs.enqueue(test.db, MEASURE_ALL, {})
    await test.jobs.drain()
  }
  await test.db.updateTable('like_homes').set({ computed_at: old }).execute()
  await night()
  const before = await rows()
  expect(before.every(({ computed_at }) => computed_at.getTime() === old.getTime())).toBe(true)
  const worked = before[0]?.building_id ?? ''
  const work = {
    begins: '2025-03-01',
    ends: '2025-03-02',
    place: 'nowhere',
    created_at: NOW,
    updated_at: NOW,
  }
  const said = { measure_ids: '["air_sealing"]', promised: 'null', prices: '{}' }
  const { id: partner_id } = test.partners.lakeshore
  await test.db
    .insertInto('home_works')
    .values({ partner_id, id: newId(), building_id: worked, ...work, ...said })
    .execute()
  await night()
  const after = await rows()
  expect(after.length).toBeGreaterThan(0)
  expect(after.some(({ building_id }) => building_id === worked)).toBe(false)
})
