import type { Building } from '@hearthlight/domain/buildings/building'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { heldReads } from '../../testing/database/held-reads.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

let site: TestApp
/** A report that waits for the audit is under way, however fast the machine. */
const audits = heldReads('virtual_audits')
beforeAll(async () => {
  site = await testApp({ plugin: audits.plugin })
})
afterAll(() => site.close())

type List = { records: { data: { id: string; attributes: Building }[] } }

/** With the audit at hand in these languages, so that only the drawing is left to do. */
async function reporterOf(email: string, ...languages: readonly string[]) {
  const headers = await site.signIn(email)
  const list = await site.app.inject({ url: '/api/v1/buildings/', headers })
  const home = list
    .json<List>()
    .records.data.find((each) => each.attributes.extra_info.virtual_audit !== null)
  if (home === undefined) throw new Error(`${email} has no assessed home in the demo`)
  const audit = `/api/v1/virtual_audit/virtual_audits/${home.attributes.extra_info.virtual_audit}`
  for (const language of languages)
    await site.app.inject({ url: audit, headers: { ...headers, 'accept-language': language } })
  return (language: string) =>
    site.app.inject({
      url: `/api/v2/reports/${home.id}`,
      headers: { ...headers, 'accept-language': language },
    })
}

it('four reports at once leave the server free to answer between them', async () => {
  const report = await reporterOf('homeowner@lakeshore.test', 'en', 'es')
  const otherReport = await reporterOf('homeowner@boreale.test', 'fr', 'en')
  // The thread and its fonts are at hand as well.
  const firstReport = await reporterOf('homeowner@tejo.test', 'pt')
  expect((await firstReport('pt')).statusCode).toBe(200)
  const log: string[] = []
  const reports = [report('en'), report('es'), otherReport('fr'), otherReport('en')].map(async (asked) => {
    const { statusCode, rawPayload } = await asked
    log.push('report')
    return [statusCode, rawPayload.subarray(0, 5).toString()]
  })
  const all = Promise.all(reports)
  const address = await site.app.listen({ port: 0, host: '127.0.0.1' })
  while (log.filter((each) => each === 'report').length < reports.length) {
    expect((await fetch(`${address}/healthz`)).status).toBe(200)
    log.push('healthz')
  }
  expect(await all).toEqual(Array(4).fill([200, '%PDF-']))
  // Drawn where the server answers, they would come out together, and nobody would be answered meanwhile.
  expect(log.join(' ')).toMatch(/report (healthz )+report (healthz )+report (healthz )+report/)
}, 300_000)

it('a third report at once of one person is refused with a sentence, not another person’s', async () => {
  const report = await reporterOf('homeowner@tejo.test', 'en', 'es', 'fr')
  const otherReport = await reporterOf('homeowner@lakeshore.test', 'en')
  audits.hold()
  const own = [report('en'), report('es')]
  await audits.waiting(2)
  const third = await report('fr')
  expect(third.json().errors[0]).toMatchObject({ status: '429', code: 'shared.still-working' })
  const other = otherReport('en')
  await audits.waiting(3)
  audits.letGo()
  expect((await Promise.all([...own, other])).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
}, 300_000)
