import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from './testing/test-app.ts'

let site: TestApp
beforeAll(async () => {
  site = await testApp()
})
afterAll(() => site.close())

it('is up and ready, whatever the host', async () => {
  for (const url of ['/healthz', '/readyz'])
    expect((await site.app.inject({ url, headers: { host: 'elsewhere.example' } })).statusCode).toBe(200)
})
it('answers an unknown host with a plain page', async () => {
  const answer = await site.app.inject({ url: '/', headers: { host: 'elsewhere.example' } })
  expect(answer.statusCode).toBe(404)
  expect(answer.body).toContain('There is no site at this address.')
})
it('answers an unknown address with an error a program can read', async () => {
  const answer = await site.app.inject({ url: '/api/v1/nothing' })
  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toEqual({
    errors: [{ status: '404', code: 'shared.not-found', title: 'We could not find this.' }],
  })
})
