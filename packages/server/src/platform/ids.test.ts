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
it('does not repeat within one millisecond', () => {
  expect(new Set(Array.from({ length: 1000 }, () => newId(1))).size).toBe(1000)
})
