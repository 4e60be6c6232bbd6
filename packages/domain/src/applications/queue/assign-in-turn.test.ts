import { expect, it } from 'vitest'
import { assignInTurn } from './assign-in-turn.ts'

const given = (ids: readonly string[], loads: Record<string, number>) =>
  Object.fromEntries(assignInTurn(ids, new Map(Object.entries(loads))))

it('gives each application to who has the fewest', () => {
  expect(given(['1', '2', '3', '4'], { casey: 2, jordan: 0 })).toEqual({
    1: 'jordan',
    2: 'jordan',
    3: 'casey',
    4: 'jordan',
  })
})

it('decides the same whatever the order of the reviewers', () => {
  expect(given(['1', '2'], { b: 1, a: 1 })).toEqual({ 1: 'a', 2: 'b' })
})

it('gives nothing where nobody reviews', () => {
  expect(given(['1'], {})).toEqual({})
})
