import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

const dashboard = async () => {
  const headers = await test.signIn('advisor@lakeshore.test')
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
