import { describe, expect, it } from 'vitest'
import { incentiveMoves, refusalToMove } from './staff-moves.ts'

const MOVES = incentiveMoves('eligibility_review')
const SETTLED = { openRules: 0, amount: '100.00' }
const pointers = (refusal: ReturnType<typeof refusalToMove>) => refusal?.fields.map(({ pointer }) => pointer)

describe('moving an application', () => {
  it('follows the statuses of the contract', () => {
    expect(MOVES.map(({ code }) => code)).toEqual([
      'information_requested',
      'approved',
      'declined',
      'withdrawn',
    ])
    expect(incentiveMoves('declined')).toEqual([])
    expect(refusalToMove(MOVES, { to: 'approved' }, SETTLED)).toBeNull()
    expect(refusalToMove(MOVES, { to: 'payment_issued' }, SETTLED)?.code).toBe('applications.cannot-move')
    expect(refusalToMove(incentiveMoves('approved'), { to: 'payment_issued' }, SETTLED)).toBeNull()
  })
  it('to the applicant takes something that is asked', () => {
    expect(refusalToMove(MOVES, { to: 'information_requested' }, SETTLED)?.code).toBe(
      'applications.nothing-asked',
    )
  })
  it('to an end without money takes a message to the applicant', () => {
    expect(pointers(refusalToMove(MOVES, { to: 'declined', message: ' ' }, SETTLED))).toEqual(['/message'])
    expect(refusalToMove(MOVES, { to: 'declined', message: 'The work had begun.' }, SETTLED)).toBeNull()
  })
  it('to approval past an open rule takes a reason, and an amount where none is known', () => {
    const open = { openRules: 1, amount: null }
    expect(pointers(refusalToMove(MOVES, { to: 'approved' }, open))).toEqual(['/reason', '/amount'])
    expect(
      refusalToMove(MOVES, { to: 'approved', reason: 'Seen on the invoice.', amount: '80.00' }, open),
    ).toBeNull()
    expect(refusalToMove(MOVES, { to: 'declined', message: 'Too old.' }, open)).toBeNull()
  })
})
