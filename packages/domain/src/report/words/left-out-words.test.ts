import { expect, it } from 'vitest'
import type { LeftOutReason } from '../audit-result/left-out.ts'
import { english } from '../testing/english.ts'
import { leftOutWords } from './left-out-words.ts'

const formats = { money: (amount: number) => `$${amount}`, number: String }
const says = (reason: LeftOutReason, money: number, kg: number) =>
  leftOutWords({ reason, saved: { money, kg, kWh: 0 } }, formats, english)

it.each([
  [
    'bill_may_rise',
    -60,
    400,
    'By itself it may raise your bill by about $60 a year at today’s prices. CO₂ falls by about 400 kg.',
  ],
  ['bill_may_rise', -60, 0, 'By itself it may raise your bill by about $60 a year at today’s prices.'],
  ['bill_may_rise', 0, 15, 'By itself it hardly changes your bill. CO₂ falls by about 15 kg.'],
  [
    'bill_may_rise',
    -60,
    -30,
    'By itself it may raise your bill by about $60 a year at today’s prices. CO₂ rises by about 30 kg with today’s electricity.',
  ],
  ['not_sure', 120, 300, 'You were not sure. By itself it saves about $120 a year.'],
  [
    'not_sure',
    -60,
    0,
    'You were not sure. By itself it may raise your bill by about $60 a year at today’s prices.',
  ],
  [
    'other_chosen',
    0,
    0,
    'With the other steps of the plan too little is left for it to save. By itself it hardly changes your bill.',
  ],
  ['beyond_budget', 40, 0, 'By itself it saves about $40 a year.'],
  ['not_for_me', 40, 20, 'You said it is not for you.'],
] as const)(
  'says of %s with %d a year and %d kg what it would do, and of nothing no figure',
  (reason, money, kg, words) => {
    expect(says(reason, money, kg)).toBe(words)
  },
)
