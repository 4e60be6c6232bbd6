import { expect, it } from 'vitest'
import { EMPTY_STATE } from '../testing/empty-state.ts'
import { sampleInput, sampleProgram } from '../testing/sample-program.ts'
import { handedInStatus } from './handed-in-status.ts'

const { statuses } = sampleInput()
const en = (words: string) => ({ en: words })
const to = (...codes: string[]) => codes.map((code) => ({ to: code, by: ['reviewer' as const] }))
const program = sampleProgram({
  statuses: {
    ...statuses,
    submitted: {
      name: en('Approved at once'),
      money: 'committed',
      transitions: to('waiting', 'review', 'paid'),
    },
    waiting: { name: en('Waiting list'), transitions: to('submitted') },
    review: { name: en('In review'), transitions: to('paid', 'approved') },
    approved: { name: en('Approved'), money: 'committed', transitions: to('paid') },
  },
  budget: { amount: '100', when_used_up: 'waiting_list', waiting_status: 'waiting' },
})
const fan = (measure: string) => ({ id: measure, measure, quantity: 2, fields: {} })

it('what is approved by itself has an amount, else it waits where a reviewer decides, and never for money', () => {
  const given = (...measures: ReturnType<typeof fan>[]) =>
    handedInStatus(program, { ...EMPTY_STATE, measures }, 'submitted')
  expect(given(fan('fan'))).toBe('submitted')
  expect(given()).toBe('review')
  // One measure of two without its amount is not known either.
  expect(given(fan('fan'), fan('gone'))).toBe('review')
})

it('what approves nothing is given whatever is known, and a program may have nobody who decides', () => {
  expect(handedInStatus(sampleProgram(), EMPTY_STATE, 'submitted')).toBe('submitted')
  const alone = sampleProgram({
    statuses: {
      ...statuses,
      submitted: { ...program.statuses['submitted'], name: en('At once'), transitions: to('paid') },
    },
  })
  expect(handedInStatus(alone, EMPTY_STATE, 'submitted')).toBeUndefined()
})
