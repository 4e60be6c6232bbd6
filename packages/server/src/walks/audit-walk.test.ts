import { existsSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FEATURES } from '../features.ts'
import { routeTable } from '../platform/http/policy.ts'
import { newId } from '../platform/ids.ts'
import { type AuditStep, again, beginWalk, test } from '../testing/audit-walk.ts'

/** What a feature brings to the walk. */
type Walked = {
  readonly auditSteps?: readonly AuditStep[]
  /** Routes that write what does not last, or what a line of another route tells, with the reason. */
  readonly unlogged?: Readonly<Record<string, string>>
}
const fileOf = (feature: string) =>
  path.resolve(import.meta.dirname, `../features/${feature}/testing/audit-steps.ts`)
const features = FEATURES.map(({ name }) => name).filter((name) => existsSync(fileOf(name)))
const walked = new Map<string, Walked>()

beforeAll(async () => {
  for (const feature of features) walked.set(feature, await import(fileOf(feature)))
  await beginWalk()
})
afterAll(() => test.close())

const newest = async () =>
  (await test.db.selectFrom('audit_log').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst())
    ?.id ?? newId(0)
const actionsSince = async (id: string) =>
  (await test.db.selectFrom('audit_log').select('action').where('id', '>', id).execute()).map(
    ({ action }) => action,
  )

describe.each(features)('%s', (feature) => {
  it('leaves a line for each of its routes that write', async () => {
    await again('homeowner@lakeshore.test')
    for (const [route, action, step] of walked.get(feature)?.auditSteps ?? []) {
      const before = await newest()
      const answer = await step()
      expect([route, answer.statusCode < 300, answer.body]).toEqual([route, true, answer.body])
      expect([route, await actionsSince(before)]).toEqual([route, expect.arrayContaining([action])])
    }
  }, 300_000)
})

it('no route that writes is left out', () => {
  const writing = routeTable(test.app)
    .filter(({ url }) => !/^\/(api\/docs|dev|partner-assets)/.test(url))
    .flatMap(({ method, url }) => [method].flat().map((each) => `${each} ${url}`))
    .filter((route) => /^(POST|PUT|PATCH|DELETE) /.test(route))
  const all = [...walked.values()]
  const unlogged = all.flatMap((each) => Object.keys(each.unlogged ?? {}))
  const logged = all.flatMap(({ auditSteps = [] }) => auditSteps.map(([route]) => route))
  expect(writing.filter((route) => ![...logged, ...unlogged].includes(route))).toEqual([])
  expect(unlogged.filter((route) => !writing.includes(route))).toEqual([])
})
