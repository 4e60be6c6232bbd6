import { expect, it } from 'vitest'
import { one, serveCalls } from './serve-calls.ts'

it.fails('a call that nobody answers fails its test, even one that the caller takes no notice of', async () => {
  serveCalls({ 'GET /a': () => one('a', '1', {}) })
  await fetch('/b', {})
})

it('tells what each call brought', async () => {
  const served = serveCalls({ 'POST /a': () => one('a', '1', {}) })
  await fetch('/a?of=1', { method: 'POST', body: '{"b":2}' })
  await fetch('/a', { method: 'POST', body: '{}' })
  expect(served.sent('POST /a')).toEqual([
    { query: { of: '1' }, body: { b: 2 } },
    { query: {}, body: {} },
  ])
})
