import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { routeTable } from '../platform/http/policy.ts'
import { addAuthenticator } from '../testing/browsers/add-authenticator.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'

/** Half of a surrogate pair, which JSON can spell and PostgreSQL cannot store, sent to every route that reads a body. */
type Route = {
  readonly method: NonNullable<InjectOptions['method']>
  readonly url: string
  readonly body: z.ZodType
}

let site: TestApp
let routes: readonly Route[]
const sessions: Record<string, string>[] = []

beforeAll(async () => {
  site = await testApp()
  routes = routeTable(site.app).flatMap(({ method, url, schema }) =>
    schema?.body instanceof z.ZodType
      ? [{ method: [method].flat()[0] as Route['method'], url, body: schema.body }]
      : [],
  )
  await addAuthenticator(site.db, 'advisor@lakeshore.test')
  for (const email of ['homeowner@lakeshore.test', 'operator@platform.test', 'advisor@lakeshore.test']) {
    const { cookie } = await site.signIn(email, 'lakeshore')
    // As a bearer, since the two desks have cookies of their own.
    sessions.push({ authorization: `Bearer ${cookie.split('=')[1]}` })
  }
  const made = await site.app.inject({
    method: 'POST',
    url: '/api/admin/v1/api_keys',
    headers: await site.signIn('admin@lakeshore.test'),
    payload: { name: 'Meters', scopes: ['readings_write'] },
  })
  sessions.push({ authorization: `Bearer ${made.json().data.attributes.key}` })
})
afterAll(() => site.close())

it('is refused at its field, with a sentence, by every route', async () => {
  expect(routes.length).toBeGreaterThan(15)
  for (const { method, url } of routes) {
    const answers = await Promise.all(
      [{}, ...sessions].map((headers) =>
        site.app.inject({
          method,
          url: url.replace(':number', '1').replaceAll(/:\w+/g, '0190a000-0000-7000-8000-000000000000'),
          headers: {
            host: 'lakeshore.localhost',
            'accept-language': 'en',
            ...headers,
            'content-type': 'application/json',
          },
          payload: '{"some":{"name":"A\\ud800"}}',
        }),
      ),
    )
    expect(
      answers.map((answer) => answer.json().errors.at(-1)),
      `${method} ${url}`,
    ).toContainEqual(
      expect.objectContaining({
        status: '422',
        title: 'This holds a character that we cannot keep. Please type it again.',
        source: { pointer: '/some/name' },
      }),
    )
  }
})
it('is not stored where a route takes any text', async () => {
  const headers = await site.signIn('homeowner@lakeshore.test')
  const { data } = (await site.app.inject({ url: '/api/v1/users', headers })).json()
  const change = (payload: string) =>
    site.app.inject({
      method: 'PUT',
      url: `/api/v1/users/${data.id}`,
      headers: { ...headers, 'content-type': 'application/json' },
      payload,
    })
  expect((await change('{"user":{"first_name":"Ada \\ud83d"}}')).statusCode).toBe(422)
  expect((await change('{"user":{"first_name":"Ada \\ud83c\\udfe0"}}')).statusCode).toBe(200)
})
