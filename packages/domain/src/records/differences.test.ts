import { expect, it } from 'vitest'
import { differencesOf } from './differences.ts'

it('tells what was and what is, field by field, however deep', () => {
  const before = { status: 'submitted', answer: { rooms: 4, heated: true }, tags: ['a'] }
  const after = { status: 'approved', answer: { rooms: 4, heated: false }, tags: ['a', 'b'], note: 'yes' }
  expect(differencesOf(before, after)).toEqual([
    { path: 'status', before: 'submitted', after: 'approved' },
    { path: 'answer.heated', before: 'true', after: 'false' },
    { path: 'tags', before: 'a', after: 'a, b' },
    { path: 'note', before: null, after: 'yes' },
  ])
})
it('tells what was made and what was removed', () => {
  expect(differencesOf(null, { name: 'Elm Street', floor: null })).toEqual([
    { path: 'name', before: null, after: 'Elm Street' },
  ])
  expect(differencesOf({ lines: [{ id: 1 }, { id: 2 }] }, null)).toEqual([
    { path: 'lines.0.id', before: '1', after: null },
    { path: 'lines.1.id', before: '2', after: null },
  ])
})
