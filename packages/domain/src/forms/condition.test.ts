import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Condition, evaluateCondition, factsOf, isMet } from './condition.ts'

const told: Record<string, string[]> = { fuel: ['gas'], year: ['1974'] }
const evaluate = (condition: Condition) => evaluateCondition(condition, (fact) => told[fact] ?? [])

const gas: Condition = { fact: 'fuel', is: 'one_of', values: ['gas'] }
const oil: Condition = { fact: 'fuel', is: 'one_of', values: ['oil'] }
const owned: Condition = { fact: 'owner', is: 'one_of', values: ['yes'] }

it.each([
  [{ all: [gas, oil] }, 'not_met'],
  [{ all: [gas, owned] }, 'unknown'],
  [{ all: [oil, owned] }, 'not_met'],
  [{ any: [gas, owned] }, 'met'],
  [{ any: [oil, owned] }, 'unknown'],
  [{ any: [oil, { not: gas }] }, 'not_met'],
  [{ not: owned }, 'unknown'],
  [{ not: oil }, 'met'],
  [{ fact: 'year', is: 'at_most', value: 1980 }, 'met'],
  [{ fact: 'year', is: 'at_least', value: 1980 }, 'not_met'],
  [{ fact: 'fuel', is: 'known' }, 'met'],
  [{ fact: 'owner', is: 'known' }, 'unknown'],
] satisfies [Condition, string][])('judges %j as %s', (condition, outcome) => {
  expect(evaluate(condition).outcome).toBe(outcome)
})

it('tells each comparison it made, the undecided ones too', () => {
  expect(evaluate({ any: [gas, { not: owned }] }).trace).toEqual([
    { test: gas, values: ['gas'], outcome: 'met' },
    { test: owned, values: [], outcome: 'unknown' },
  ])
})

it('is met for certain only, and always where nothing is asked', () => {
  expect(isMet(owned, () => [])).toBe(false)
  expect(isMet({ not: owned }, () => [])).toBe(false)
  expect(isMet(undefined, () => [])).toBe(true)
})

it('names the facts it hangs on', () => {
  expect(factsOf({ all: [gas, { not: { any: [owned, oil] } }] })).toEqual(['fuel', 'owner', 'fuel'])
})

it('what is told later never turns a decision round', () => {
  const leaf = fc.constantFrom<Condition>(gas, oil, owned, { fact: 'year', is: 'at_least', value: 1990 })
  const { condition } = fc.letrec<{ condition: Condition }>((tie) => ({
    condition: fc.oneof(
      { maxDepth: 3 },
      leaf,
      fc.record({ not: tie('condition') }),
      fc.record({ all: fc.array(tie('condition'), { maxLength: 3 }) }),
      fc.record({ any: fc.array(tie('condition'), { maxLength: 3 }) }),
    ),
  }))
  fc.assert(
    fc.property(condition, fc.constantFrom('fuel', 'year'), (asked, hidden) => {
      const before = evaluateCondition(asked, (fact) => (fact === hidden ? [] : (told[fact] ?? [])))
      if (before.outcome !== 'unknown') expect(evaluate(asked).outcome).toBe(before.outcome)
    }),
  )
})
