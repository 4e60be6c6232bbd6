import { expect, it } from 'vitest'
import { unstorableTexts } from './unstorable-text.ts'

const places = (call: unknown) => unstorableTexts(call).map(({ path }) => path.join('.'))

it('finds half a surrogate pair in a text, in a list, and in a key', () => {
  expect(places({ user: { name: 'A\ud800' } })).toEqual(['user.name'])
  expect(places({ list: ['fine', '\udc00'] })).toEqual(['list.1'])
  expect(places({ extra: { 'k\ud83d': 1 } })).toEqual(['extra'])
})
it('leaves whole pairs, numbers, nothing and empty texts alone', () => {
  expect(places({ a: '🏠', b: 7, c: null, d: '', e: undefined, f: [] })).toEqual([])
})
it('reads a body that is nested as deep as its size allows', () => {
  const deep = JSON.parse(`${'['.repeat(500_000)}"\\ud800"${']'.repeat(500_000)}`)
  expect(unstorableTexts(deep)).toHaveLength(1)
})
