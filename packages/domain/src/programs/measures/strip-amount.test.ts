import { expect, it } from 'vitest'
import { stripAmount } from './strip-amount.ts'

it('leaves digits and one decimal mark of an amount that is typed [S2-5.024]', () => {
  expect(['$1,480.50', '12.3.4', 'abc', '', '.5'].map((typed) => stripAmount(typed, '.'))).toEqual([
    '1480.50',
    '12.34',
    '',
    '',
    '.5',
  ])
  expect(stripAmount('1 480,50 $', ',')).toBe('1480,50')
})
