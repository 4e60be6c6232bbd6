import { expect, it } from 'vitest'
import { difference } from './difference.ts'

it('tells only what differs, as it was and as it is', () => {
  expect(difference({ before: { city: 'Madison', zip: '1' }, after: { city: 'Kohler', zip: '1' } })).toEqual({
    before: { city: 'Madison' },
    after: { city: 'Kohler' },
  })
})
it('tells a key that came and a key that went on the side that has it', () => {
  expect(difference({ before: { a: 1, same: 0 }, after: { b: 2, same: 0 } })).toEqual({
    before: { a: 1 },
    after: { b: 2 },
  })
})
it.each([
  ['the order of keys', { tree: { a: 1, b: 2 } }, { tree: { b: 2, a: 1 } }],
  ['an instant written as text', { at: new Date(0) }, { at: '1970-01-01T00:00:00.000Z' }],
  ['a key without a value', { a: undefined }, {}],
])('takes %s for no difference', (_what, before, after) => {
  expect(difference({ before, after })).toBeUndefined()
})
it('leaves a record that was made or removed whole', () => {
  expect(difference({ before: undefined, after: { a: 1 } })).toEqual({ before: undefined, after: { a: 1 } })
  expect(difference({ before: { a: 1 }, after: undefined })).toEqual({ before: { a: 1 }, after: undefined })
})
