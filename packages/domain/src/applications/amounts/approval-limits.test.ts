import { describe, expect, it } from 'vitest'
import { isAboveBudget, isAboveGiven, needsSecond } from './approval-limits.ts'

const LIMITS = { cap: '2400.00', budget: '250000.00', left: '1800.00' }

describe('an approved amount', () => {
  it('takes a reason once it is above what the rules give, or they give nothing that is known', () => {
    expect(isAboveGiven('100.00', '100.00')).toBe(false)
    expect(isAboveGiven('99', '100.00')).toBe(false)
    expect(isAboveGiven('100.01', '100.00')).toBe(true)
    expect(isAboveGiven('0.01', null)).toBe(true)
  })
  it('takes a second person once it is above the cap, or what is left of the budget', () => {
    expect(needsSecond('1800.00', LIMITS)).toBeNull()
    expect(needsSecond('1800.01', LIMITS)).toBe('left')
    expect(needsSecond('2400.01', LIMITS)).toBe('cap')
    expect(needsSecond('2400.01', { ...LIMITS, cap: null, left: null })).toBeNull()
  })
  it('is never more than the program has in all', () => {
    expect(isAboveBudget('250000.00', LIMITS)).toBe(false)
    expect(isAboveBudget('999999', LIMITS)).toBe(true)
    expect(isAboveBudget('999999', { ...LIMITS, budget: null })).toBe(false)
  })
})
