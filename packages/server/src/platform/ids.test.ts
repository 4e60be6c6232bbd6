import { expect, it } from 'vitest'
import { z } from 'zod'
import { newId } from './ids.ts'

it('makes version 7 UUIDs', () => {
  expect(z.uuidv7().safeParse(newId()).success).toBe(true)
})
it('orders by the moment of making', () => {
  const [first, second] = [newId(1_700_000_000_000), newId(1_700_000_000_001)]
  expect(first < second).toBe(true)
})
it('orders those of one millisecond too, however many, and those of a clock that was put back', () => {
  const made = [...Array.from({ length: 10_000 }, () => newId(1)), newId(0)]
  expect(made.toSorted()).toEqual(made)
  expect(new Set(made).size).toBe(made.length)
})
