import { expect, it } from 'vitest'
import { ValidProgram } from './lint/valid-program.ts'
import { statusesAhead } from './statuses-ahead.ts'
import { insulation } from './templates/insulation.ts'
import { sampleProgram } from './testing/sample-program.ts'

const standard = ValidProgram.parse(insulation)
const codes = (from: string) => statusesAhead(standard, from).map(({ code }) => code)

it('goes the shortest way to the payment, from wherever the application stands', () => {
  expect(codes('project_initiation')).toEqual([
    'submitted',
    'eligibility_review',
    'approved',
    'payment_issued',
  ])
  expect(codes('information_requested')).toEqual(['eligibility_review', 'approved', 'payment_issued'])
  expect(codes('approved')).toEqual(['payment_issued'])
})

it.each(['payment_issued', 'declined', 'withdrawn'])('has nothing ahead of %s', (end) => {
  expect(codes(end)).toEqual([])
})

it('says whose turn it is, and the most days that are promised for it', () => {
  expect(statusesAhead(standard, 'information_requested')).toEqual([
    { code: 'eligibility_review', by: 'applicant', workingDays: null },
    { code: 'approved', by: 'partner', workingDays: 15 },
    { code: 'payment_issued', by: 'partner', workingDays: 20 },
  ])
})

it('goes past an early refusal to the farthest end where nothing is paid, and never to a withdrawal', () => {
  const en = (words: string) => ({ en: words })
  const kit = sampleProgram({
    statuses: {
      begun: {
        name: en('Begun'),
        applicant_may_edit: true,
        transitions: [
          { to: 'submitted', by: ['applicant'] },
          { to: 'given_up', by: ['applicant'] },
        ],
      },
      submitted: {
        name: en('Submitted'),
        transitions: [
          { to: 'refused', by: ['reviewer'] },
          { to: 'packed', by: ['reviewer'] },
        ],
      },
      packed: {
        name: en('Packed'),
        transitions: [
          { to: 'sent', by: ['system'] },
          { to: 'given_up', by: ['applicant'] },
        ],
      },
      sent: { name: en('Sent'), is_end: true },
      refused: { name: en('Refused'), is_end: true },
      given_up: { name: en('Given up'), is_end: true },
    },
  })
  expect(statusesAhead(kit, 'begun').map(({ code }) => code)).toEqual(['submitted', 'packed', 'sent'])
})
