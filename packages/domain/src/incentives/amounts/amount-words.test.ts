import { expect, it } from 'vitest'
import { formats } from '../../partner/formats.ts'
import { PartnerConfig } from '../../partner/partner-config.ts'
import type { Translate } from '../../shared/translate.ts'
import { texts } from '../../texts/en/incentives.ts'
import type { AmountFormula } from './amount-formula.ts'
import { amountWords } from './amount-words.ts'

const partner = PartnerConfig.parse({
  code: 'acme',
  name: 'Acme',
  logo_url: '/l.svg',
  logo_icon_url: '/i.svg',
  contact_email: 'home@acme.test',
  country: 'US',
})
const text = (key: string): unknown =>
  key
    .replace('incentives:', '')
    .split('.')
    .reduce<unknown>((at, part) => (at as Record<string, unknown>)[part], texts)
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
