import { expect, it } from 'vitest'
import { formatZip } from './zip.ts'

it('strips a Canadian zip and puts a space after three characters [S1-5.024]', () => {
  expect(formatZip('k1a-0b1', 'CA')).toBe('K1A 0B1')
  expect(formatZip('(k1a) 0.b_1', 'CA')).toBe('K1A 0B1')
  expect(formatZip('K1A', 'CA')).toBe('K1A')
  expect(formatZip('K1A 0B1', 'ca')).toBe('K1A 0B1')
})
it('keeps five characters of a US zip [S1-5.025]', () => {
  expect(formatZip('53703-1234', 'US')).toBe('53703')
  expect(formatZip('537031234', 'US')).toBe('53703')
})
it('puts a hyphen after four digits of a Portuguese zip [S1-5.026]', () => {
  expect(formatZip('1000205', 'PT')).toBe('1000-205')
  expect(formatZip('1000-205', 'PT')).toBe('1000-205')
})
it('cuts the zip of any other country to ten characters [S1-5.027]', () => {
  expect(formatZip('123456789012', 'FR')).toBe('1234567890')
})
