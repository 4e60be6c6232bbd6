import { expect, it } from 'vitest'
import { withoutRestricted } from './hide-restricted.ts'

const line = (code: string, source: 'answered' | 'application', fact: string) => ({
  code,
  says: code,
  outcome: 'met' as const,
  settled_by: null,
  asks: [fact],
  source_url: null,
  used: { fact, values: ['oil'], source },
})

it('hides what a restricted answer told, and nothing that the home tells or another answer does', () => {
  const trace = [
    line('told', 'application', 'heating_fuel'),
    line('home', 'answered', 'heating_fuel'),
    line('other', 'application', 'cooking_fuel'),
  ]
  const shown = withoutRestricted(trace, new Set(['heating_fuel']))
  expect(shown.map(({ outcome, used }) => [outcome, used === null])).toEqual([
    ['met', true],
    ['met', false],
    ['met', false],
  ])
})
