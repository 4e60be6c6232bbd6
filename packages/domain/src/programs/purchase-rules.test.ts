import { expect, it } from 'vitest'
import { documentsAsked, isAboutPurchase, mustWaitToBuy } from './purchase-rules.ts'
import { sampleInput, sampleProgram } from './testing/sample-program.ts'

const en = (words: string) => ({ en: words })
const { statuses } = sampleInput()
const paid = { ...statuses, paid: { name: en('Paid'), is_end: true, money: 'paid' as const } }

it('waits for the approval from the first status until there is a decision', () => {
  const begun = { ...statuses['begun'], name: en('Begun'), do_not_buy_yet: true }
  const waiting = sampleProgram({ statuses: { ...paid, begun } })
  expect(['begun', 'submitted', 'paid'].map((code) => mustWaitToBuy(waiting, code))).toEqual([
    true,
    true,
    false,
  ])
  expect(mustWaitToBuy(sampleProgram(), 'begun')).toBe(false)
})

it('asks everybody for what is required without a condition, of the step or of its own', () => {
  const visible_when = { fact: 'owner', is: 'one_of' as const, values: ['other'] }
  const program = sampleProgram({
    attachment_groups: [
      {
        code: 'papers',
        name: en('Papers'),
        attachments: [
          { code: 'bill', question: en('Bill'), required: true },
          { code: 'consent', question: en('Consent'), required: true, visible_when },
          { code: 'photo', question: en('Photo') },
        ],
      },
    ],
  })
  expect(documentsAsked(program).map(({ question, required }) => [question['en'], required])).toEqual([
    ['Bill', true],
    ['Consent', false],
    ['Photo', false],
  ])
})

it('is about a purchase when it pays and asks what for', () => {
  expect(isAboutPurchase(sampleProgram({ statuses: paid }))).toBe(true)
  expect(isAboutPurchase(sampleProgram())).toBe(false)
  const steps = sampleInput().steps.filter(({ id }) => id === 'home' || id === 'terms')
  const bare = { steps, measure_groups: [], attachment_groups: [], measure_types: {} }
  const budget = { amount: '500', when_used_up: 'close' as const }
  expect(isAboutPurchase(sampleProgram({ ...bare, budget, statuses: paid }))).toBe(false)
})
