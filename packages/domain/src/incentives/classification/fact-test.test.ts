import { expect, it } from 'vitest'
import { evaluateHomeCondition, HomeCondition } from './home-condition.ts'

const facts = {
  heating_fuel: { values: ['natural_gas'], source: 'answered' },
  construction_year: { values: ['1974'], source: 'record' },
  renovations: { values: ['attic', 'windows'], source: 'answered' },
} as const

it.each([
  [{ fact: 'heating_fuel', is: 'one_of', values: ['natural_gas', 'propane'] }, 'met'],
  [{ fact: 'heating_fuel', is: 'one_of', values: ['electricity'] }, 'not_met'],
  [{ fact: 'heating_fuel', is: 'none_of', values: ['natural_gas'] }, 'not_met'],
  [{ fact: 'renovations', is: 'one_of', values: ['windows'] }, 'met'],
  [{ fact: 'construction_year', is: 'at_most', value: 1998 }, 'met'],
  [{ fact: 'construction_year', is: 'at_least', value: 1998 }, 'not_met'],
  [{ fact: 'ownership', is: 'one_of', values: ['own'] }, 'unknown'],
  [{ fact: 'ownership', is: 'none_of', values: ['rent'] }, 'unknown'],
  [{ fact: 'heating_fuel', is: 'known' }, 'met'],
  [{ fact: 'ownership', is: 'known' }, 'unknown'],
] as const)('judges %j as %s', (test, outcome) => {
  expect(evaluateHomeCondition(HomeCondition.parse(test), facts).outcome).toBe(outcome)
})

it('takes a number that cannot be read as unknown', () => {
  const test = HomeCondition.parse({ fact: 'construction_year', is: 'at_most', value: 1998 })
  const told = { construction_year: { values: ['about 1950'], source: 'record' } } as const
  expect(evaluateHomeCondition(test, told).outcome).toBe('unknown')
})

it('refuses a fact that nobody knows', () => {
  const result = HomeCondition.safeParse({ fact: 'shoe_size', is: 'at_least', value: 40 })
  expect(result.error?.issues[0]?.message).toBe('no such fact: shoe_size')
})
