import { RulesMetResponse } from '@hearthlight/domain/applications/queue/queue'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { newId } from '../../../platform/ids.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { addApplications } from '../../../testing/visits.ts'

let test: TestApp
const added: string[] = []
beforeAll(async () => {
  test = await testApp()
  for (const code of ['basement-insulation', 'windows', 'gas-furnace', 'home-visit'])
    added.push(...(await addApplications(test, { code, count: 2 })))
})
afterAll(() => test.close())

const get = async (url: string, email = 'reviewer@lakeshore.test') =>
  test.app.inject({ url: `/api/admin/v1/${url}`, headers: await test.signIn(email) })
const counted = async (ids: readonly string[], email?: string) => {
  const answer = await get(`application_queue/rules_met?of=${ids.join(',')}`, email)
  return RulesMetResponse.parse(answer.json()).data.map(({ id, attributes }) => ({ id, ...attributes }))
}
const Listed = z.object({ data: z.array(z.object({ id: z.string() })) })
/** Ten: programs of the demo, and rebates. */
async function idsOf(): Promise<string[]> {
  const { data } = Listed.parse((await get('applications?tab=all&limit=2')).json())
  return [...data.map(({ id }) => id), ...added]
}
const Trace = z.array(z.object({ outcome: z.string(), code: z.string(), settled_by: z.string().nullable() }))
const traceOf = async (id: string) =>
  Trace.parse((await get(`applications/${id}`)).json().data.attributes.eligibility.trace)

it('counts the rules that are met of each application, as its own page tells them', async () => {
  const ids = await idsOf()
  const expected = []
  for (const id of ids) {
    const trace = await traceOf(id)
    expected.push({ id, met: trace.filter(({ outcome }) => outcome === 'met').length, of: trace.length })
  }
  expect(await counted(ids)).toEqual(expected)
  expect(new Set(expected.map(({ met, of }) => `${met} of ${of}`)).size).toBeGreaterThan(1)
})

it('counts nothing that is not there or of another partner, and no more than ten at once', async () => {
  const ids = await idsOf()
  expect(await counted([newId(), ids[1] ?? ''])).toMatchObject([{ id: ids[1] }])
  expect(await counted(ids, 'admin@tejo.test')).toEqual([])
  const tooMany = await get(`application_queue/rules_met?of=${[...ids, newId()].join(',')}`)
  expect([ids.length, tooMany.statusCode]).toEqual([10, 422])
})
