import { expect, it } from 'vitest'
import { homesAt } from './use-trial.ts'

const region = (value: string) => ({ fact: 'region', is: 'one_of', values: [value] })
const document = {
  conditions: {
    gas: { test: region('WI') },
    old: { test: { all: [region('WI'), { any: [{ not: region('MN') }, region('IL')] }] } },
  },
}
const line = { says: 'Words', left: 2 }
const passes = [
  { ...line, code: 'gas', homes: 9, tests: [9] },
  { ...line, code: 'old', homes: 3, tests: [9, 5, 4] },
]

it('finds the homes of a condition and of each comparison in it, in the order they are written', () => {
  const at = (...path: (string | number)[]) => homesAt(passes, document, ['conditions', ...path])?.homes
  expect(at('gas')).toBe(9)
  // It is the condition itself, whose number stands there already.
  expect(at('gas', 'test')).toBeUndefined()
  expect(at('old')).toBe(3)
  expect(at('old', 'test', 'all', 0)).toBe(9)
  expect(at('old', 'test', 'all', 1, 'any', 0, 'not')).toBe(5)
  expect(at('old', 'test', 'all', 1, 'any', 1)).toBe(4)
  expect(at('new', 'test')).toBeUndefined()
})

it('says nothing of a condition that has other comparisons than were counted', () => {
  const test = { any: [region('WI'), region('IL')] }
  const changed = { conditions: { ...document.conditions, old: { test } } }
  expect(homesAt(passes, changed, ['conditions', 'old', 'test', 'any', 0])).toBeUndefined()
  expect(homesAt(undefined, document, ['conditions', 'gas'])).toBeUndefined()
})
