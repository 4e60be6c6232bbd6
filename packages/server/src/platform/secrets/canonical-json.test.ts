import { expect, it } from 'vitest'
import { canonicalJson } from './canonical-json.ts'

it('writes a value the same whatever the order of its keys, at every depth', () => {
  const one = { b: [{ y: 1, x: null }], a: { d: 'D', c: new Date(0) } }
  const other = { a: { c: new Date(0), d: 'D' }, b: [{ x: null, y: 1 }] }
  expect(canonicalJson(one)).toBe(canonicalJson(other))
  expect(canonicalJson(one)).toBe('{"a":{"c":"1970-01-01T00:00:00.000Z","d":"D"},"b":[{"x":null,"y":1}]}')
})

it('keeps the order of a list, which means something', () => {
  expect(canonicalJson(['b', 'a'])).toBe('["b","a"]')
})
