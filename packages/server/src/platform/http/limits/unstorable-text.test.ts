import { expect, it } from 'vitest'
import { unstorableIn, unstorableTexts } from './unstorable-text.ts'

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

/** A list that counts how often its places are read, and anything else that is done with it. */
function counted(size: number) {
  const seen = { reads: 0, others: 0 }
  const list = new Proxy(
    Array.from({ length: size }, () => 1),
    {
      get(target, key, receiver) {
        if (key !== 'length') seen.reads += 1
        return Reflect.get(target, key, receiver)
      },
      ownKeys(target) {
        seen.others += 1
        return Reflect.ownKeys(target)
      },
      getOwnPropertyDescriptor(target, key) {
        seen.others += 1
        return Reflect.getOwnPropertyDescriptor(target, key)
      },
    },
  )
  return { list, seen }
}

it('does not walk a body whose JSON can hold no half of a pair', () => {
  const { list, seen } = counted(1000)
  expect(unstorableIn('{"x":[1,1],"house":"🏠","path":"\\u00e9"}', { x: list })).toEqual([])
  expect(seen).toEqual({ reads: 0, others: 0 })
})
it('walks one that can, reads each place once and lists no names of places', () => {
  const { list, seen } = counted(1000)
  expect(unstorableIn('{"x":[1,1],"y":"\\uD800"}', { x: list, y: '\ud800' })).toHaveLength(1)
  expect(seen).toEqual({ reads: 1000, others: 0 })
})
it.each(['"\\ud800"', '"\\uDFFF"', '"\ud800"'])('finds the half in %j', (json) => {
  expect(unstorableIn(json, JSON.parse(json))).toHaveLength(1)
})
it('does not walk one whose escapes are whole pairs, and is not deceived by a backslash before one', () => {
  const { list, seen } = counted(1000)
  expect(unstorableIn('{"x":[1,1],"house":"\\ud83C\\uDFE0"}', { x: list, house: '🏠' })).toEqual([])
  expect(seen).toEqual({ reads: 0, others: 0 })
  const json = '"\\\\ud83d\\ude00"'
  expect(unstorableIn(json, JSON.parse(json))).toHaveLength(1)
})
