import { expect, it } from 'vitest'
import { requireTrustedWay } from './provider-url.ts'

it.each([
  ['https://id.example.test/', false, true],
  ['http://id.example.test/', true, false],
  ['http://localhost:3900/', true, true],
  ['http://localhost:3900/', false, false],
  ['http://localhost.evil.test/', true, false],
  ['http://127.0.0.1:1/', true, true],
])('%s with plain loopback %s is trusted: %s', (url, allowPlainLoopback, trusted) => {
  const attempt = () => requireTrustedWay(new URL(url), allowPlainLoopback)
  if (trusted) expect(attempt).not.toThrow()
  else expect(attempt).toThrow('accounts.single-sign-on-failed')
})
