import { expect, it } from 'vitest'
import { isLoopback, isProxyList } from './network-names.ts'

it.each([
  ['loopback', true],
  ['loopback, 10.1.2.3', true],
  ['10.0.0.0/8,2001:db8::/32', true],
  ['10.0.0.0/33', false],
  ['10.0.0.0/8/8', false],
  ['10.0.0.0/', false],
  ['true', false],
  ['proxy.example', false],
  ['loopback,', false],
])('takes %j for a list of proxies: %s', (text, isList) => {
  expect(isProxyList(text)).toBe(isList)
})
it.each([
  ['127.0.0.1', true],
  ['127.8.9.1', true],
  ['::1', true],
  ['localhost', true],
  ['0.0.0.0', false],
  ['::', false],
  ['127.example', false],
])('takes %j for this machine alone: %s', (host, isAlone) => {
  expect(isLoopback(host)).toBe(isAlone)
})
