import { describe, expect, it } from 'vitest'
import { INCENTIVE_STATUSES } from './incentive-statuses.ts'
import { NO_LIMITS, needOfMove, refusalToMove } from './staff-moves.ts'
import { moveToPaid, reviewerMoves } from './statuses.ts'

const movesFrom = (status: string) => reviewerMoves(INCENTIVE_STATUSES, status)

const MOVES = movesFrom('eligibility_review')
const SETTLED = { openRules: 0, amount: '100.00', limits: NO_LIMITS }
const pointers = (refusal: ReturnType<typeof refusalToMove>) => refusal?.fields.map(({ pointer }) => pointer)

describe('moving an application', () => {
  it('follows the statuses of the contract', () => {
    expect(MOVES.map(({ code }) => code)).toEqual([
      'information_requested',
      'approved',
      'declined',
      'withdrawn',
    ])
    expect(movesFrom('declined')).toEqual([])
    expect(refusalToMove(MOVES, { to: 'approved' }, SETTLED)).toBeNull()
    expect(refusalToMove(MOVES, { to: 'payment_issued' }, SETTLED)?.code).toBe('applications.cannot-move')
    expect(
      refusalToMove(
        [moveToPaid(INCENTIVE_STATUSES, 'approved') ?? []].flat(),
        { to: 'payment_issued' },
        SETTLED,
      ),
    ).toBeNull()
  })
  it('to what is paid is none of a reviewer', () => {
    const moves = movesFrom('approved')
    expect(moves.map(({ code }) => code)).toEqual(['withdrawn'])
    expect(refusalToMove(moves, { to: 'payment_issued' }, SETTLED)?.code).toBe('applications.cannot-move')
  })
  it('to approval with more than the rules give takes a reason, and never more than the program has', () => {
    const limits = { cap: null, budget: '5000.00', left: '10.00' }
    const approve = (amount: string, reason?: string) =>
      refusalToMove(MOVES, { to: 'approved', amount, reason }, { ...SETTLED, limits })
    expect(approve('100.00')).toBeNull()
    expect(pointers(approve('100.01'))).toEqual(['/reason'])
    expect(approve('100.01', 'Two units, as the invoice says.')).toBeNull()
    expect(approve('999999', 'A slip of the hand.')?.code).toBe('applications.above-budget')
    const decline = { to: 'declined', message: 'No.', amount: '999999' }
    expect(refusalToMove(MOVES, decline, { ...SETTLED, limits })).toBeNull()
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
    const open = { openRules: 1, amount: null, limits: NO_LIMITS }
    expect(pointers(refusalToMove(MOVES, { to: 'approved' }, open))).toEqual(['/reason', '/amount'])
    expect(
      refusalToMove(MOVES, { to: 'approved', reason: 'Seen on the invoice.', amount: '80.00' }, open),
    ).toBeNull()
    expect(refusalToMove(MOVES, { to: 'declined', message: 'Too old.' }, open)).toBeNull()
  })
  it('tells beforehand what each move waits for, as it is then asked', () => {
    const needs = [
      ...[...MOVES, ...movesFrom('approved'), ...movesFrom('submitted')],
      ...[moveToPaid(INCENTIVE_STATUSES, 'approved') ?? []].flat(),
    ].map((move) => [move.code, needOfMove(move)])
    expect(Object.fromEntries(needs)).toEqual({
      information_requested: 'item',
      approved: 'amount',
      declined: 'message',
      withdrawn: 'message',
      payment_issued: 'payment',
      eligibility_review: null,
    })
  })
})
