import { expect, it } from 'vitest'
import { covers, readArea } from './advisor-area.ts'

it('reads the area of an advisor as it is typed', () => {
  expect(readArea(' 530, 531;k1a\n530 ')).toEqual(['530', '531', 'K1A'])
  expect(readArea(' , ')).toEqual([])
})

it('knows an area by the beginnings of its postal codes', () => {
  expect(covers(['530', '531'], '53081-1234')).toBe(true)
  expect(covers(['K1A'], 'k1a 0b1')).toBe(true)
  expect(covers(['530'], '54020')).toBe(false)
  expect(covers(['530'], null)).toBe(false)
  expect(covers([], null)).toBe(true)
})
