import { VirtualAudit } from '@hearthlight/domain/assessment/result/virtual-audit'
import type { Incentive } from '@hearthlight/domain/incentives/incentive'
import { shownFigures } from '@hearthlight/domain/report/shown-figures/shown-figures'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../../testing/test-app.ts'

let test: TestApp
let url: string
const OWNER = 'homeowner@lakeshore.test'
const PLAN = {
  order: 'own',
  budget_cents: null,
  steps: [
    { measure_id: 'attic_insulation', choice: 'add' },
    { measure_id: 'windows', choice: 'not_for_me' },
  ],
}
beforeAll(async () => {
  test = await testApp()
  const list = await test.app.inject({ url: '/api/v1/buildings/', headers: await test.signIn(OWNER) })
  url = `/api/v1/virtual_audit/plans/${list.json().records.data[0].id}`
})
afterAll(() => test.close())

const get = async (email = OWNER) => test.app.inject({ url, headers: await test.signIn(email) })
const put = async (payload: object, email = OWNER) =>
  test.app.inject({ method: 'PUT', url, payload, headers: await test.signIn(email) })

describe('the plan of a building', () => {
  it('is empty until the person keeps one', async () => {
    expect((await get()).json().data.attributes).toEqual({ plan: null, updated_at: null })
  })
  it('is kept on the server and seen from another session', async () => {
    expect((await put(PLAN)).statusCode).toBe(200)
    expect((await get()).json().data.attributes.plan).toEqual(PLAN)
  })
  it('is written over by the last one, and each change stands in the audit log, unless nothing changed', async () => {
    await put({ ...PLAN, steps: [] })
    expect((await get()).json().data.attributes.plan.steps).toEqual([])
    const lines = () =>
      test.db
        .selectFrom('audit_log')
        .select(['before', 'after'])
        .where('action', '=', 'report_plan.keep')
        .orderBy('id')
        .execute()
    const log = await lines()
    expect(log.at(-1)).toEqual({ before: { steps: PLAN.steps }, after: { steps: [] } })
    const kept = (await get()).json()
    expect((await put({ ...PLAN, steps: [] })).json().data.attributes).toEqual(kept.data.attributes)
    expect(await lines()).toEqual(log)
  })
  it('refuses a measure that stands twice and an order nobody knows', async () => {
    const twice = { ...PLAN, steps: [PLAN.steps[0], PLAN.steps[0]] }
    expect((await put(twice)).statusCode).toBe(422)
    expect((await put({ ...PLAN, order: 'by_mood' })).statusCode).toBe(422)
  })
  it('is what the audit is seen through where the kept plan is asked for, worked out once', async () => {
    const headers = await test.signIn(OWNER)
    const list = await test.app.inject({ url: '/api/v1/buildings/', headers })
    const { extra_info } = list.json().records.data[0].attributes
    const auditUrl = `/api/v1/virtual_audit/virtual_audits/${extra_info.virtual_audit}`
    const audit = async (query: string) =>
      (await test.app.inject({ url: `${auditUrl}${query}`, headers })).json().data.attributes
    const recommended = await audit('')
    const [first, ...others] = recommended.plan.measure_ids
    await put({ ...PLAN, order: 'build_order', steps: [{ measure_id: first, choice: 'not_for_me' }] })
    const kept = await audit('?plan=kept')
    expect(kept.plan.measure_ids).toEqual(others)
    expect(kept.totals.new.money).toBeGreaterThan(recommended.totals.new.money)
    expect((await audit('?plan=recommended')).plan.measure_ids).toEqual(recommended.plan.measure_ids)
    const rows = await test.db.selectFrom('planned_results').select('measure_ids').execute()
    expect(rows).toEqual([{ measure_ids: others.join(' ') }])
    await test.db
      .updateTable('planned_results')
      .set({ result: JSON.stringify({ ...kept, answered_count: 77 }) })
      .execute()
    expect((await audit('?plan=kept')).answered_count).toBe(77)
  })
  it('follows a kept budget by what steps cost after incentives, and is whole again in another order', async () => {
    const headers = await test.signIn(OWNER)
    const list = await test.app.inject({ url: '/api/v1/buildings/', headers })
    const { extra_info } = list.json().records.data[0].attributes
    type Measure = { id: string; is_recommended: boolean }
    const read = async (plan: string) => {
      const audit = `/api/v1/virtual_audit/virtual_audits/${extra_info.virtual_audit}?plan=${plan}`
      return (await test.app.inject({ url: audit, headers })).json().data.attributes
    }
    const planned = async (plan: string): Promise<string[]> => (await read(plan)).plan.measure_ids
    const all = await planned('recommended')
    // A thermostat of $230 has a rebate of $100.
    await put({ order: 'budget', budget_cents: 13_000, steps: [] })
    const within = await planned('kept')
    expect(within).toContain('smart_thermostat')
    expect(within.length).toBeLessThan(all.length)
    const recommended = (await read('kept')).measures.filter((one: Measure) => one.is_recommended)
    expect(recommended.map(({ id }: Measure) => id).toSorted()).toEqual(all.toSorted())
    expect((await get()).json().data.attributes.plan.steps).toEqual([])
    await put({ order: 'build_order', budget_cents: 13_000, steps: [] })
    expect(await planned('kept')).toEqual(all)
  })
  it('gives the texts of rebates the figure it has for a measure, whatever stands before it', async () => {
    const headers = await test.signIn(OWNER)
    const building = url.split('/').at(-1) ?? ''
    const list = await test.app.inject({ url: '/api/v1/buildings/', headers })
    const { extra_info } = list.json().records.data[0].attributes
    const told = async () => {
      const audit = `/api/v1/virtual_audit/virtual_audits/${extra_info.virtual_audit}?plan=kept`
      const result = VirtualAudit.parse(
        (await test.app.inject({ url: audit, headers })).json().data.attributes,
      )
      const saved = shownFigures(result).measures
      const offers = await test.app.inject({ url: `/api/v2/offers?building_id=${building}`, headers })
      return offers.json().data.flatMap(({ attributes }: { attributes: Incentive }) => {
        const [, amount] = /saves about \$([\d,]+) a year/.exec(attributes.short_description) ?? []
        const ofPlan = attributes.measure_ids.map((id) => saved.get(id)?.money.value)
        return amount === undefined ? [] : [{ amount: Number(amount.replace(',', '')), ofPlan }]
      })
    }
    await put({ order: 'build_order', budget_cents: null, steps: [] })
    const built = await told()
    await put({ order: 'biggest_bill_cut', budget_cents: null, steps: [] })
    const other = await told()
    expect(built.length).toBeGreaterThan(2)
    for (const { amount, ofPlan } of [...built, ...other]) expect(ofPlan).toContain(amount)
    expect(other).not.toEqual(built)
  })
  it('is nobody else’s', async () => {
    expect((await get('new@lakeshore.test')).statusCode).toBe(404)
    expect((await put(PLAN, 'new@lakeshore.test')).statusCode).toBe(404)
  })
  it('goes with its building', async () => {
    await put(PLAN)
    const id = url.split('/').at(-1) ?? ''
    await test.db.deleteFrom('applications').where('building_id', '=', id).execute()
    await test.db.deleteFrom('buildings').where('id', '=', id).execute()
    expect(await test.db.selectFrom('report_plans').selectAll().execute()).toEqual([])
  })
})
