import type { VirtualAudit } from '@hearthlight/domain/assessment/result/virtual-audit'
import type { Building } from '@hearthlight/domain/buildings/building'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { countQueries } from '../testing/database/count-queries.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'
import type { SignedIn } from '../testing/test-sign-in.ts'

/** The first audit and the first drawing each start a thread, which takes long on a busy machine. */
const COLD_START_MS = 90_000

const queries = countQueries()
/** Time stands still: neither is the list of partners looked at again nor the session touched. */
const moment = new Date()
let test: TestApp
let me: SignedIn
let home: string
let audit: string

beforeAll(async () => {
  test = await testApp({ plugin: queries.plugin, now: () => moment })
  me = await test.signIn('homeowner@lakeshore.test')
  type List = { records: { data: { id: string; attributes: Building }[] } }
  const { records } = (await call({ url: '/api/v1/buildings/' })).json<List>()
  const assessed = records.data.find(({ attributes }) => attributes.extra_info.virtual_audit !== null)
  home = assessed?.id ?? ''
  audit = assessed?.attributes.extra_info.virtual_audit ?? ''
  await saveAnotherPlan()
}, COLD_START_MS)
afterAll(() => test.close())

async function call(request: InjectOptions) {
  const answer = await test.app.inject({ ...request, headers: me })
  expect(answer.statusCode, answer.body.slice(0, 500)).toBe(200)
  return answer
}
const readAudit = () => call({ url: `/api/v1/virtual_audit/virtual_audits/${audit}` })

/** Other than the recommended one, so that its result is one more thing to read. */
async function saveAnotherPlan(): Promise<void> {
  const { plan } = (await readAudit()).json<{ data: { attributes: VirtualAudit } }>().data.attributes
  const steps = plan.measure_ids.slice(0, 1).map((measure_id) => ({ measure_id, choice: 'not_for_me' }))
  expect(steps).toHaveLength(1)
  const payload = { order: 'build_order', budget_cents: null, steps }
  await call({ method: 'PUT', url: `/api/v1/virtual_audit/plans/${home}`, payload })
}

let cost = 100
function change(): InjectOptions {
  cost += 1
  return {
    method: 'PUT',
    url: `/api/v1/buildings/${home}`,
    payload: { building: { water_cost: cost } },
  }
}

it.each<[string, number, () => InjectOptions]>([
  ['the list of homes', 1, () => ({ url: '/api/v1/buildings/' })],
  ['a home', 1, () => ({ url: `/api/v1/buildings/current?building_id=${home}` })],
  ['an audit', 1, () => ({ url: `/api/v1/virtual_audit/virtual_audits/${audit}` })],
  [
    'an audit through the kept plan',
    1,
    () => ({ url: `/api/v1/virtual_audit/virtual_audits/${audit}?plan=kept` }),
  ],
  ['the offers for a home', 1, () => ({ url: `/api/v2/offers?building_id=${home}` })],
  ['a report that is stored', 4, () => ({ url: `/api/v2/reports/${home}` })],
  ['a change of a home', 5, change],
])(
  '%s takes %i queries',
  async (_what, count, request) => {
    // Whatever is computed, noted on the home or drawn by the first who asks is there for the second; what the second is
    // told is given again to the third.
    await readAudit()
    await call(request())
    await call(request())
    expect(await queries.during(() => call(request()))).toBe(count)
  },
  COLD_START_MS,
)
