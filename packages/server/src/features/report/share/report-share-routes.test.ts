import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type TestApp, testApp } from '../../../testing/test-app.ts'

const OWNER = 'homeowner@lakeshore.test'
const DAY_MS = 86_400_000

let test: TestApp
let now = new Date()
let homes: readonly { id: string; address: string; isAssessed: boolean }[]
beforeAll(async () => {
  test = await testApp({ now: () => now })
  const list = await test.app.inject({ url: '/api/v1/buildings/', headers: await test.signIn(OWNER) })
  homes = list
    .json()
    .records.data.map(
      ({
        id,
        attributes,
      }: {
        id: string
        attributes: { address1: string; extra_info: { virtual_audit: unknown } }
      }) => ({
        id,
        address: attributes.address1,
        isAssessed: attributes.extra_info.virtual_audit !== null,
      }),
    )
})
afterAll(() => test.close())

const assessed = () => homes.find(({ isAssessed }) => isAssessed) ?? { id: '', address: '' }
const create = async (days = 7, building_id = assessed().id, email = OWNER) =>
  test.app.inject({
    method: 'POST',
    url: '/api/v1/report_shares',
    payload: { building_id, days },
    headers: await test.signIn(email),
  })
const list = async (email = OWNER) =>
  test.app.inject({
    url: `/api/v1/report_shares?building_id=${assessed().id}`,
    headers: await test.signIn(email),
  })
const withdraw = async (id: string, email = OWNER) =>
  test.app.inject({
    method: 'DELETE',
    url: `/api/v1/report_shares/${id}`,
    headers: await test.signIn(email),
  })
const open = (token: string, host = 'lakeshore.localhost') =>
  test.app.inject({ method: 'POST', url: '/api/v1/shared_reports', payload: { token }, headers: { host } })
const tokenOf = (answer: Awaited<ReturnType<typeof create>>) => answer.json().data.attributes.token as string

/** The result as its owner reads it. */
async function ownAudit() {
  const headers = await test.signIn(OWNER)
  const { id } = await test.db
    .selectFrom('virtual_audits')
    .select('id')
    .where('building_id', '=', assessed().id)
    .executeTakeFirstOrThrow()
  const audit = await test.app.inject({ url: `/api/v1/virtual_audit/virtual_audits/${id}`, headers })
  return audit.json().data.attributes
}

describe('a link to a report', () => {
  it('opens the report for somebody without an account, through the plan its owner keeps', async () => {
    const headers = await test.signIn(OWNER)
    const before = (await open(tokenOf(await create()))).json().data.attributes
    const [first] = before.audit.plan.measure_ids
    await test.app.inject({
      method: 'PUT',
      url: `/api/v1/virtual_audit/plans/${assessed().id}`,
      payload: {
        order: 'own',
        budget_cents: null,
        steps: [{ measure_id: first, choice: 'not_for_me' }],
      },
      headers,
    })
    const answer = await open(tokenOf(await create()))
    expect(answer.statusCode).toBe(200)
    const { building, audit, plan_order } = answer.json().data.attributes
    expect(building.address1).toBe(assessed().address)
    expect(plan_order).toBe('own')
    expect(audit.plan.measure_ids).not.toContain(first)
    expect(audit.totals.new.money).toBeGreaterThan(before.audit.totals.new.money)
  })
  it('tells how well the model follows the bills, and not what they say', async () => {
    const building = { electric_summer_usage: 2400, electric_winter_usage: 99_000 }
    const url = `/api/v1/buildings/${assessed().id}`
    const headers = await test.signIn(OWNER)
    const saved = await test.app.inject({ method: 'PUT', url, headers, payload: { building } })
    expect(saved.statusCode).toBe(200)
    const { audit } = (await open(tokenOf(await create()))).json().data.attributes
    expect(audit.calibration).toMatchObject({ bill_months: [], modelled_months: {}, furthest: null })
  })
  it('tells neither bills nor account numbers nor the name the owner gave the home', async () => {
    await test.db
      .updateTable('buildings')
      .set(({ fn, val, ref }) => ({
        fields: fn('jsonb_set', [
          fn('jsonb_set', [ref('fields'), val('{building_name}'), val('"Grandma’s place"')]),
          val('{heating_cost}'),
          val('98765'),
        ]),
      }))
      .where('id', '=', assessed().id)
      .execute()
    const { body } = await open(tokenOf(await create()))
    expect(body).toContain(assessed().address)
    expect(body).not.toContain('Grandma')
    expect(body).not.toContain('98765')
  })
  it('carries the answers the picture and the incentives are drawn from, and none about the people', async () => {
    const { audit, incentives } = (await open(tokenOf(await create()))).json().data.attributes
    const full = await ownAudit()
    const told = Object.entries<object>(full.answers).flatMap(([section, fields]) =>
      Object.keys(fields).map((field) => `${section}.${field}`),
    )
    expect(told).toContain('area_basics.occupants')
    expect(told).toContain('heating_system.heating_setpoint')
    const sent = Object.entries<object>(audit.answers).flatMap(([section, fields]) =>
      Object.keys(fields).map((field) => `${section}.${field}`),
    )
    expect(sent.toSorted()).toEqual([
      'heating_system.cooling_system',
      'heating_system.heating_system',
      'house_type.foundation',
      'house_type.house_type',
      'house_type.storeys',
      'insulation_type.attic_insulation',
      'insulation_type.attic_r',
      'insulation_type.foundation_insulation',
      'insulation_type.wall_insulation',
      'ventilation_system.solar_pv',
      'ventilation_system.ventilation',
      'water_heating_system.water_heater',
      'windows_and_doors.window_type',
    ])
    const ofPeople = (fields: { field: string }[]) =>
      fields.map(({ field }) => field).filter((field) => /occupants|setpoint/.test(field))
    expect(ofPeople(full.assumptions).toSorted()).toEqual([
      'air_conditioning_setpoint',
      'heating_setpoint',
      'occupants',
    ])
    expect(ofPeople(audit.assumptions)).toEqual([])
    const used = incentives.flatMap((each: { eligibility: { trace: { used: unknown }[] } }) =>
      each.eligibility.trace.map((line) => line.used),
    )
    expect(used.length).toBeGreaterThan(0)
    expect(new Set(used)).toEqual(new Set([null]))
  })
  it('ends on the chosen day', async () => {
    const token = tokenOf(await create(7))
    const made = now
    now = new Date(made.getTime() + 7 * DAY_MS - 1000)
    expect((await open(token)).statusCode).toBe(200)
    now = new Date(made.getTime() + 7 * DAY_MS)
    const ended = await open(token)
    expect(ended.statusCode).toBe(404)
    expect(ended.json().errors[0]).toMatchObject({
      code: 'report.share-ended',
      title: 'This link has ended or was withdrawn. Ask the person who sent it for a new one.',
    })
  })
  it('is withdrawn at once, and both acts stand in the audit log without the token', async () => {
    const made = await create()
    const { id } = made.json().data
    expect((await withdraw(id)).statusCode).toBe(204)
    expect((await open(tokenOf(made))).statusCode).toBe(404)
    const log = await test.db
      .selectFrom('audit_log')
      .select(['action', 'after'])
      .where('record_id', '=', id)
      .orderBy('id')
      .execute()
    expect(log.map(({ action }) => action)).toEqual(['report_share.create', 'report_share.withdraw'])
    expect(JSON.stringify(log)).not.toContain(tokenOf(made))
  })
  it('is nobody else’s to list, make or withdraw', async () => {
    const other = 'new@lakeshore.test'
    const { id } = (await create()).json().data
    expect((await list(other)).statusCode).toBe(404)
    expect((await create(7, assessed().id, other)).statusCode).toBe(404)
    expect((await withdraw(id, other)).statusCode).toBe(404)
    expect((await list()).json().data.map((share: { id: string }) => share.id)).toContain(id)
  })
  it('opens nothing at another partner', async () => {
    expect((await open(tokenOf(await create()), 'tejo.localhost')).statusCode).toBe(404)
  })
  it('needs a finished assessment and one of the offered spans', async () => {
    const blank = homes.find(({ isAssessed }) => !isAssessed)?.id ?? ''
    expect((await create(7, blank)).json().errors[0].code).toBe('report.not-assessed')
    expect((await create(8)).statusCode).toBe(422)
  })
  it('is refused beyond ten open ones, with a sentence', async () => {
    const missing = 10 - (await list()).json().data.length
    for (let made = 0; made < missing; made += 1) expect((await create()).statusCode).toBe(201)
    const refused = await create()
    expect(refused.statusCode).toBe(409)
    expect(refused.json().errors[0].title).toBe('A home can have 10 open links. Withdraw one first.')
  })
  it('made many at once, they are ten together', async () => {
    await test.db.deleteFrom('report_shares').execute()
    for (let made = 0; made < 7; made += 1) expect((await create()).statusCode).toBe(201)
    const answers = await Promise.all(Array.from({ length: 8 }, () => create()))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([
      201, 201, 201, 409, 409, 409, 409, 409,
    ])
    expect((await list()).json().data).toHaveLength(10)
  })
  it('leaves the database a night after its end', async () => {
    now = new Date(now.getTime() + 91 * DAY_MS)
    await test.jobs.enqueue(test.db, { name: 'report.sweep', payload: z.object({}) }, {})
    await test.jobs.drain()
    expect(await test.db.selectFrom('report_shares').select('id').execute()).toEqual([])
  })
})
