import { expect, it } from 'vitest'
import { applyMask } from './mask.ts'

it('groups a telephone number while it is typed', () => {
  const steps = ['4', '414', '4145', '414555', '4145550', '(414) 555-0123', '41455501239']
  expect(steps.map((typed) => applyMask(typed, '999-999-9999', 'US'))).toEqual([
    '4',
    '414',
    '414-5',
    '414-555',
    '414-555-0',
    '414-555-0123',
    '414-555-0123',
  ])
})
it('never leaves a literal behind that the person cannot delete', () => {
  expect(applyMask('414-', '999-999-9999', 'US')).toBe('414')
})
it('tells letters from digits', () => {
  expect(applyMask('7ab12', 'AA-99', 'US')).toBe('ab-12')
})
it('follows the country of the form for a zip', () => {
  expect(applyMask('H2X1Y4', 'zip', 'CA')).toBe('H2X 1Y4')
})
