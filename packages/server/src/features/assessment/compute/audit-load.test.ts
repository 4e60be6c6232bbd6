import type { Building } from '@hearthlight/domain/buildings/building'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { RATE_LIMITS } from '../../../platform/http/limits/rate-limits.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'

let site: TestApp
beforeAll(async () => {
  site = await testApp({ environment: { rateLimits: true } })
})
afterAll(() => site.close())

type List = { records: { data: { id: string; attributes: Building }[] } }

async function personOf(email: string, language = 'en') {
  const headers = { ...(await site.signIn(email)), 'accept-language': language }
  const list = await site.app.inject({ url: '/api/v1/buildings/', headers })
  const [home] = list.json<List>().records.data
  if (home === undefined) throw new Error(`${email} has no home in the demo`)
  const payload = { building_id: home.id }
  return () =>
    site.app.inject({ method: 'POST', url: '/api/v1/virtual_audit/virtual_audits', headers, payload })
}
const statuses = (answers: readonly { statusCode: number }[]) => answers.map(({ statusCode }) => statusCode)

describe('audits under load', () => {
  it('eighty at once of one person leave another partner’s person theirs', async () => {
    const audit = await personOf('homeowner@lakeshore.test', 'es')
    const otherAudit = await personOf('homeowner@tejo.test')
    const many = Promise.all(Array.from({ length: 80 }, audit))
    const other = await otherAudit()
    expect(other.statusCode, other.body).toBe(201)
    const answers = await many
    const allowed = RATE_LIMITS.work.max
    // Two are worked out at once; another gets in where one of them was done before all had come.
    const made = statuses(answers).filter((status) => status === 201).length
    expect(made).toBeGreaterThanOrEqual(2)
    expect(statuses(answers).filter((status) => status === 429)).toHaveLength(80 - made)
    const titles = answers.flatMap((answer) => (answer.statusCode === 429 ? [answer.json().errors[0]] : []))
    expect(titles.filter(({ code }) => code === 'shared.still-working')).toHaveLength(allowed - made)
    expect(titles.filter(({ code }) => code === 'shared.too-many')).toHaveLength(80 - allowed)
    expect(titles[0].title).toBe(
      'Todavía estamos preparando lo que pidió antes. Espere a que termine y vuelva a intentarlo.',
    )
  })

  it('one after another is not refused', async () => {
    const audit = await personOf('homeowner@boreale.test')
    expect(statuses([await audit(), await audit(), await audit()])).toEqual([201, 201, 201])
  })
})
