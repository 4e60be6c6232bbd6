import { expect, test } from 'vitest'
import { paysBackInTime } from './worthwhile.ts'

test('equipment has to bring back its price with interest before it wears out', () => {
  expect(paysBackInTime('generation', 17, 25)).toBe(true)
  expect(paysBackInTime('generation', 24, 25)).toBe(false)
  expect(paysBackInTime('hvac', 14, 18)).toBe(false)
})

test('the shell need only pay back within the years that are counted for it', () => {
  expect(paysBackInTime('envelope', 30, 30)).toBe(true)
  expect(paysBackInTime('envelope', 30.1, 30)).toBe(false)
})
