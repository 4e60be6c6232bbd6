import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { heldReads } from '../../../testing/database/held-reads.ts'
import { readsOfTable } from '../../../testing/database/reads-of-table.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'

const bothOf = (first: KyselyPlugin, second: KyselyPlugin): KyselyPlugin => ({
  transformQuery: (query) => second.transformQuery({ ...query, node: first.transformQuery(query) }),
  transformResult: async (given) =>
    second.transformResult({ ...given, result: await first.transformResult(given) }),
})

/** The embedded database has one connection, which the reads that are held here would keep from everybody. */
describe.runIf(process.env['TEST_DATABASE_URL'] !== undefined)(
  'people of one partner who call all at once',
  () => {
    const contacts = heldReads('contacts')
    const sessions = readsOfTable('sessions')
    let site: TestApp
    beforeAll(async () => {
      site = await testApp({ plugin: bothOf(contacts.plugin, sessions.plugin) })
    })
    afterAll(async () => {
      contacts.letGo()
      await site.close()
    })

    it('wait for their own turns: another partner is answered meanwhile, and who asks too much is told so', async () => {
      const [many, other] = await Promise.all([
        site.signIn('homeowner@lakeshore.test'),
        site.signIn('homeowner@tejo.test'),
      ])
      const ask = (headers: typeof many, url: string) => site.app.inject({ url, headers })
      expect((await ask(other, '/api/v1/users')).statusCode).toBe(200)

      contacts.hold()
      sessions.forget()
      const inSpanish = { ...many, 'accept-language': 'es' }
      const flood = Array.from({ length: 130 }, () => ask(inSpanish, '/api/v1/contacts'))
      expect((await ask(other, '/api/v1/users')).statusCode).toBe(200)
      expect(sessions.count(), 'nothing is done for who has no turn').toBeLessThan(20)
      const refused = await Promise.race(flood)
      expect(refused.json().errors[0]).toMatchObject({ status: '429', code: 'shared.still-working' })
      expect(refused.json().errors[0].title).toMatch(/^Todavía estamos preparando/)
      expect(refused.headers['retry-after']).toBe('2')

      contacts.letGo()
      const statuses = (await Promise.all(flood)).map(({ statusCode }) => statusCode)
      expect(statuses).toContain(200)
      expect(statuses.filter((status) => ![200, 429, 503].includes(status))).toEqual([])
    })
  },
)
