import { describe, expect, it } from 'vitest'
import { paymentNumberOf, rowOutcome, type Settled } from './payment-row.ts'

const SENT = { status: 'sent', amount: '1650.00' } as const
const errorOf = (row: Record<string, string>, payment: Settled | undefined = SENT) => {
  const outcome = rowOutcome(row, payment)
  return outcome.is === 'error' ? outcome.error : outcome.is
}

describe('a row of a returned file', () => {
  it('says that a payment was made or could not be', () => {
    expect(rowOutcome({ status: ' Paid ', reference: 'CHK 118204', paid_on: '2026-11-20' }, SENT)).toEqual({
      is: 'paid',
      reference: 'CHK 118204',
      paidOn: '2026-11-20',
    })
    expect(rowOutcome({ status: 'failed', reason: 'Account closed' }, SENT)).toEqual({
      is: 'failed',
      problem: 'Account closed',
    })
  })
  it('is refused when it does not fit its payment', () => {
    expect(rowOutcome({ status: 'paid' }, undefined)).toEqual({ is: 'error', error: 'unknown' })
    expect(rowOutcome({ status: 'paid' }, { ...SENT, status: 'paid' })).toEqual({
      is: 'error',
      error: 'already-paid',
    })
    expect(errorOf({ status: 'paid' }, { ...SENT, status: 'due' })).toBe('not-sent')
    expect(errorOf({ status: 'paid', amount: '1650' })).toBe('paid')
    expect(errorOf({ status: 'paid', amount: '1650.01' })).toBe('amount-differs')
    expect(errorOf({ status: 'paid', amount: '1,650' })).toBe('amount-differs')
    expect(errorOf({ status: 'sent' })).toBe('bad-status')
    expect(errorOf({})).toBe('bad-status')
    expect(errorOf({ status: 'failed' })).toBe('no-reason')
    expect(errorOf({ status: 'paid', paid_on: '2026-02-30' })).toBe('bad-date')
  })
  it('names its payment by the number', () => {
    expect(paymentNumberOf({ payment: '5001' })).toBe(5001)
    expect(paymentNumberOf({ payment: 'LP-1' })).toBeUndefined()
    expect(paymentNumberOf({})).toBeUndefined()
  })
})
