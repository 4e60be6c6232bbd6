import { afterAll, beforeAll, expect, it } from 'vitest'
import { bySystem, change } from '../../platform/audit-log/change.ts'
import { newId } from '../../platform/ids.ts'
import { insulationApplication } from '../../testing/programs/insulation-application.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

type Values = Readonly<Record<string, unknown>>

let test: TestApp
beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

it('an exported log says what its page says: what was done, to what, and which answers and statuses', async () => {
  const partnerId = test.partners.lakeshore.id
  const id = await insulationApplication(test)
  const by = bySystem(partnerId, 'of-the-test')
  const write = (action: string, type: string, record: string, before: Values, after: Values) =>
    change(test.db, by, { action, record: { type, id: record } }, async () => ({
      result: undefined,
      before,
      after,
    }))
  await write(
    'application.move',
    'application',
    id,
    { attic_today: 'none', status: 'gone', work_begun: false },
    { attic_today: 'r_11_to_r_19', status: 'submitted', work_begun: false },
  )
  await write('nothing.known-of', 'strange_thing', newId(), {}, { first_field: 1 })
  const admin = await test.signIn('admin@lakeshore.test')
  const columns = ['actor_kind', 'action', 'record_type', 'before', 'after']
  const payload = {
    what: 'log',
    columns,
    kind: 'json',
    bom: false,
    purpose: 'Check',
    and: { column: 'actor_kind', test: 'is', value: 'system' },
  }
  const asked = await test.app.inject({
    method: 'POST',
    url: '/api/admin/v1/exports',
    headers: admin,
    payload,
  })
  expect(asked.statusCode, asked.body).toBe(201)
  await test.jobs.drain()
  const url = `/api/admin/v1/exports/${asked.json().data.id}/file`
  const rows = JSON.parse((await test.app.inject({ url, headers: admin })).body)
  expect(rows).toContainEqual({
    actor_kind: 'The system',
    action: 'moved an application',
    record_type: 'application',
    before: 'status: gone\nattic today: None',
    after: 'status: Submitted\nattic today: R-11 to R-19',
  })
  expect(rows).toContainEqual({
    actor_kind: 'The system',
    action: 'nothing known of',
    record_type: 'strange thing',
    before: null,
    after: 'first field: 1',
  })
})
