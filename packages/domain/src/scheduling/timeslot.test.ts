import { expect, it } from 'vitest'
import { isFree, slotTone } from './timeslot.ts'

it('gives each known status a tone of its own, and every other one tone', () => {
  expect(['available', 'booked', 'scheduled'].map(slotTone)).toEqual(['free', 'taken', 'own'])
  for (const status of ['phone only', '', null, undefined, 'toString']) expect(slotTone(status)).toBe('other')
})
it('offers what nobody has, in whatever words the advisor has for it', () => {
  expect(['available', 'phone only', ''].map((status) => isFree({ status }))).toEqual([true, true, true])
  expect(['booked', 'scheduled'].map((status) => isFree({ status }))).toEqual([false, false])
})
