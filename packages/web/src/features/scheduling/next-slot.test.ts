import { expect, it } from 'vitest'
import { nextSlot } from './next-slot.ts'

const at = (id: string, startMinutes: number) => ({ slot: { id }, startMinutes })
const DAYS = [
  [at('mon-9', 540), at('mon-13', 780)],
  [],
  [at('wed-8', 480), at('wed-10', 600), at('wed-14', 840)],
]

it.each([
  ['mon-9', 'ArrowDown', 'mon-13'],
  ['mon-13', 'ArrowUp', 'mon-9'],
  ['mon-13', 'ArrowDown', undefined],
  ['mon-9', 'ArrowLeft', undefined],
  ['mon-9', 'ArrowRight', 'wed-8'],
  ['mon-13', 'ArrowRight', 'wed-14'],
  ['wed-10', 'ArrowLeft', 'mon-9'],
  ['wed-14', 'ArrowRight', undefined],
  ['wed-10', 'Home', 'mon-9'],
  ['mon-9', 'End', 'wed-14'],
  ['mon-9', 'Enter', undefined],
  ['gone', 'ArrowDown', undefined],
])('from %s %s leads to %s', (from, key, to) => {
  expect(nextSlot(DAYS, from, key)).toBe(to)
})
