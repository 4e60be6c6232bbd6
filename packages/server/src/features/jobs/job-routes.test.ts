import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import type { SignedIn } from '../../testing/test-sign-in.ts'

let test: TestApp
let admin: SignedIn
let failed: string

const REQUESTED = {
  template: 'applications:mail.requested',
  to: 'x@example.test',
  language: 'en',
  values: { name: 'Ada', number: 7, message: 'How many?', incentive: 'Thermostat' },
}
const Mail = z.looseObject({ partnerId: z.string() })

beforeAll(async () => {
  test = await testApp()
  admin = await test.signIn('admin@lakeshore.test')
  const enqueue = (partnerId: string) =>
    test.jobs.enqueue(test.db, { name: 'mail.send', payload: Mail }, { partnerId, ...REQUESTED })
  await enqueue(test.partners.lakeshore.id)
  await enqueue('0190a8a0-0000-7000-8000-000000000009')
  await test.jobs.enqueue(test.db, { name: 'platform.keep-house', payload: z.object({}) }, {})
  await test.database.execute(
    `update pgboss.job set state = 'failed', completed_on = now(), started_on = now(), retry_count = retry_limit,
    output = '{"message": "The mail server did not answer."}' where name = 'mail.send'`,
    [],
  )
  failed = (await list()).data[0].id
})
afterAll(() => test.close())

async function list(query = '', headers = admin) {
  const answer = await test.app.inject({ url: `/api/admin/v1/jobs${query}`, headers })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
const retry = (id: string, headers = admin) =>
  test.app.inject({ method: 'POST', url: `/api/admin/v1/jobs/${id}/retry`, headers })

it('shows the partner’s jobs with their state and why they failed, and not what they were given', async () => {
  const { data } = await list()
  expect(data).toHaveLength(1)
  expect(data[0].attributes).toMatchObject({
    name: 'mail.send',
    state: 'failed',
    attempts: 4,
    most_attempts: 4,
    reason: 'The mail server did not answer.',
  })
  expect(JSON.stringify(data)).not.toContain('x@example.test')
  expect((await list('?state=done')).data).toEqual([])
})

it('shows who looks after the platform what belongs to no partner as well, and nobody else’s', async () => {
  const operator = await test.signIn('operator@platform.test', 'lakeshore')
  const names = (await list('', operator)).data.map(
    ({ attributes }: { attributes: { name: string } }) => attributes.name,
  )
  expect(names.sort()).toEqual(['mail.send', 'platform.keep-house'])
})

it('has a job that failed done once more, and one that did not left alone', async () => {
  const tejo = await test.signIn('admin@tejo.test')
  expect((await retry(failed, tejo)).statusCode).toBe(404)
  const retried = await retry(failed)
  expect(retried.json().data.attributes.state).toBe('waiting')
  const again = await retry(failed)
  expect([again.statusCode, again.json().errors[0].title]).toEqual([
    409,
    'This job has not failed, so there is nothing to try again.',
  ])
  await test.jobs.drain()
  expect((await list('?state=done')).data.map(({ id }: { id: string }) => id)).toEqual([failed])
})
