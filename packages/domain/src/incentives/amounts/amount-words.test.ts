import { expect, it } from 'vitest'
import { formats } from '../../partner/formats.ts'
import { samplePartner } from '../../partner/testing/sample-partner.ts'
import type { Translate } from '../../shared/translate.ts'
import ofStaff from '../../texts/console/en/admin-programs.json' with { type: 'json' }
import ofIncentives from '../../texts/en/incentives.json' with { type: 'json' }
import type { AmountFormula } from './amount-formula.ts'
import { amountSentence, amountWords } from './amount-words.ts'

const partner = samplePartner()
const TEXTS: Readonly<Record<string, unknown>> = { 'admin-programs': ofStaff, incentives: ofIncentives }
const text = (key: string): unknown =>
  key.split(/[:.]/).reduce<unknown>((at, part) => (at as Record<string, unknown>)[part], TEXTS)
const english: Translate = (key, params = {}) =>
  String(text(key)).replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(params[name]))
const words = (formula: Omit<AmountFormula, 'never_above_cost'>) =>
  amountWords({ ...formula, never_above_cost: true }, formats(partner, 'en'), english)

it.each<[string, Omit<AmountFormula, 'never_above_cost'>]>([
  ['$500', { parts: [{ kind: 'flat', amount: '500' }] }],
  ['40% of the price, at most $600', { parts: [{ kind: 'percent', percent: '40', cap: '600' }] }],
  [
    '$0.50 a square foot, at most $1,000',
    { parts: [{ kind: 'per_unit', rate: '0.50', unit: 'ft2', cap: '1000' }] },
  ],
  ['$400 a ton, up to 3', { parts: [{ kind: 'per_unit', rate: '400', unit: 'ton', max_units: 3 }] }],
  [
    '$100 + $50 each, at most $250',
    {
      parts: [
        { kind: 'flat', amount: '100' },
        { kind: 'per_unit', rate: '50', unit: 'each' },
      ],
      cap: '250',
    },
  ],
  [
    '$1,050, if your answers fit',
    { parts: [{ kind: 'tiers', tiers: [{ pays: { kind: 'flat', amount: '1050' } }] }] },
  ],
  [
    'by your answers: $300, $200',
    {
      parts: [
        {
          kind: 'tiers',
          tiers: [{ pays: { kind: 'flat', amount: '300' } }, { pays: { kind: 'flat', amount: '200' } }],
        },
      ],
    },
  ],
])('says %s', (expected, formula) => {
  expect(words(formula)).toBe(expected)
})

it('tells who writes it what decides each rate, what is paid otherwise and both limits', () => {
  const rate = (amount: string) => ({ kind: 'per_unit', rate: amount, unit: 'ft2' }) as const
  const attic = (value: string) => ({ fact: 'attic_insulation', is: 'one_of', values: [value] }) as const
  const sentence = (formula: AmountFormula) =>
    amountSentence(formula, {
      formats: formats(partner, 'en'),
      t: english,
      conditionWords: (condition) => ('values' in condition ? `the attic has ${condition.values}` : ''),
    })
  const tiers = [
    { when: attic('none'), pays: rate('1.25') },
    { when: attic('some'), pays: rate('0.60') },
  ]
  const byAttic = { kind: 'tiers', tiers } as const
  expect(sentence({ parts: [byAttic], cap: '1050', never_above_cost: true } as AmountFormula)).toBe(
    '$1.25 a square foot when the attic has none; $0.60 a square foot when the attic has some; otherwise nothing; at most $1,050 in all. Never more than the work costs.',
  )
  const withRest = { ...byAttic, tiers: [...tiers, { pays: { kind: 'percent', percent: '80' } }] }
  const bonus = { kind: 'tiers', tiers: [{ when: attic('none'), pays: { kind: 'flat', amount: '200' } }] }
  expect(sentence({ parts: [withRest, bonus], never_above_cost: false } as AmountFormula)).toBe(
    '($1.25 a square foot when the attic has none; $0.60 a square foot when the attic has some; otherwise 80% of the price) + $200 when the attic has none',
  )
})
