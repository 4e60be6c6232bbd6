import { afterAll, beforeAll, expect, it } from 'vitest'
import { applicant } from '../../../testing/applicant.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await testApp({ now: () => new Date('2026-06-15T18:00:00Z') })
})
afterAll(() => test.close())

it('is refused to all but one of many who apply at once for the last', async () => {
  const me = await applicant(test, 'homeowner@lakeshore.test')
  const homes = [me.home('Cedar Grove cottage'), me.home('Birchwood Lane')]
  for (const home of homes) await me.answer(home, 'account-number', 'LP-4100-2201')
  const applied = async () =>
    (await me.call('GET', '/api/v1/projects')).json<{ data: unknown[] }>().data.length
  const before = await applied()
  const tries = await Promise.all(
    Array.from({ length: 20 }, (_, index) => me.submit(homes[index % 2] ?? '', 'led-pack')),
  )
  const statuses = tries.map(({ statusCode }) => statusCode).toSorted()
  expect(statuses).toEqual([201, ...Array(19).fill(409)])
  expect(await applied()).toBe(before + 1)
})
