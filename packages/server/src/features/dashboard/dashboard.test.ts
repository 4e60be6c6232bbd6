import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

const dashboard = async (email = 'advisor@lakeshore.test') => {
  const headers = await test.signIn(email)
  const answer = await test.app.inject({ url: '/api/admin/v1/dashboard', headers })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().data.attributes
}

it('counts the homes of the last 30 days, how far they came, and where they stand', async () => {
  const { id } = test.partners.lakeshore
  const homes = await test.db.selectFrom('buildings').select(['id']).where('partner_id', '=', id).execute()
  const audits = test.db.selectFrom('virtual_audits').where('partner_id', '=', id)
  const assessed = (await audits.select('building_id').distinct().execute()).map((row) => row.building_id)
  expect(assessed).not.toEqual([])
  const old = homes.find((home) => !assessed.includes(home.id))
  await test.db
    .updateTable('buildings')
    .set({ created_at: new Date() })
    .where('partner_id', '=', id)
    .execute()
  await test.db
    .updateTable('buildings')
    .set({ created_at: new Date(Date.now() - 31 * 86_400_000) })
    .where('id', '=', old?.id ?? '')
    .execute()
  const { total, cities } = await dashboard()
  expect(total.homes).toBe(homes.length - 1)
  expect(total.assessed).toBe(assessed.length)
  const applied = await test.db
    .selectFrom('applications')
    .select('building_id')
    .distinct()
    .where('partner_id', '=', id)
    .where('submitted_at', 'is not', null)
    .where('building_id', '!=', old?.id ?? '')
    .execute()
  expect(total.applied).toBe(applied.length)
  const sum = cities.reduce((all: number, city: { homes: number }) => all + city.homes, 0)
  expect(sum).toBe(total.homes)
})

const DAY_MS = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS)

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
