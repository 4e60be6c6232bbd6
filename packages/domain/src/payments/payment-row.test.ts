import { describe, expect, it } from 'vitest'
import { paymentNumberOf, rowOutcome, type Settled } from './payment-row.ts'

const SENT = { status: 'sent', amount: '1650.00' } as const
const HERE = ['en-US']
const errorOf = (row: Record<string, string>, payment: Settled | undefined = SENT) => {
  const outcome = rowOutcome(row, payment, HERE)
  return outcome.is === 'error' ? outcome.error : outcome.is
}

describe('a row of a returned file', () => {
  it('says that a payment was made or could not be', () => {
    expect(
      rowOutcome({ status: ' paid ', reference: 'CHK 118204', paid_on: '2026-11-20' }, SENT, HERE),
    ).toEqual({
      is: 'paid',
      reference: 'CHK 118204',
      paidOn: '2026-11-20',
    })
    expect(rowOutcome({ status: 'failed', reason: 'Account closed' }, SENT, HERE)).toEqual({
      is: 'failed',
      problem: 'Account closed',
    })
  })
  it('is refused when it does not fit its payment', () => {
    expect(rowOutcome({ status: 'paid' }, undefined, HERE)).toEqual({ is: 'error', error: 'unknown' })
    expect(rowOutcome({ status: 'paid' }, { ...SENT, status: 'paid' }, HERE)).toEqual({
      is: 'error',
      error: 'already-paid',
    })
    expect(errorOf({ status: 'paid' }, { ...SENT, status: 'due' })).toBe('not-sent')
    expect(errorOf({ status: 'paid', amount: '1650' })).toBe('paid')
    expect(errorOf({ status: 'paid', amount: '1650.01' })).toBe('amount-differs')
    expect(errorOf({ status: 'paid', amount: '1,650' })).toBe('paid')
    expect(errorOf({ status: 'paid', amount: '1650,00' })).toBe('amount-differs')
    expect(errorOf({ status: 'sent' })).toBe('bad-status')
    expect(errorOf({})).toBe('bad-status')
    expect(errorOf({ status: 'failed' })).toBe('no-reason')
    expect(errorOf({ status: 'paid', paid_on: '2026-02-30' })).toBe('bad-date')
  })
  it('may take back what was paid, where the bank returned it', () => {
    const paid = { ...SENT, status: 'paid' } as const
    const returned = { status: 'returned', reason: 'No such account' }
    for (const payment of [SENT, paid])
      expect(rowOutcome(returned, payment, HERE)).toEqual({ is: 'failed', problem: 'No such account' })
    expect(errorOf({ status: 'failed', reason: 'No such account' }, paid)).toBe('already-paid')
    expect(errorOf(returned, { ...SENT, status: 'filed' })).toBe('not-sent')
  })
  it('says an amount as it is written where the partner is', () => {
    const inPortugal = (amount: string) => rowOutcome({ status: 'paid', amount }, SENT, ['pt-PT', 'en-GB']).is
    expect(['1650,00', '1.650,00', '1650.00', '1,650.00'].map(inPortugal)).toEqual(Array(4).fill('paid'))
    expect(inPortugal('1650,01')).toBe('error')
  })
  it('names its payment by the number', () => {
    expect(paymentNumberOf({ payment: '5001' })).toBe(5001)
    expect(paymentNumberOf({ payment: 'LP-1' })).toBeUndefined()
    expect(paymentNumberOf({})).toBeUndefined()
  })
})
