import { describe, expect, it } from 'vitest'
import { AmountFormula } from '../../incentives/amounts/amount-formula.ts'
import { amountSteps } from '../../incentives/amounts/amount-steps.ts'
import type { Work } from '../../incentives/amounts/quote-amount.ts'
import { formats } from '../../partner/formats.ts'
import { PartnerConfig } from '../../partner/partner-config.ts'
import { english } from '../../report/testing/english.ts'
import { appliedSteps } from './applied-steps.ts'

const partner = PartnerConfig.parse({
  code: 'acme',
  name: 'Acme',
  logo_url: '/l.svg',
  logo_icon_url: '/i.svg',
  contact_email: 'home@acme.test',
  country: 'US',
})
const words = { formats: formats(partner, 'en'), t: english }
const formula = (input: object) => AmountFormula.parse(input)
const steps = (input: object, work: Work) => amountSteps(formula(input), work, words).lines

describe('the steps of an amount', () => {
  it('are the sum, what caps it, and what the work costs', () => {
    const parts = [{ kind: 'per_unit', rate: '1.25', unit: 'ft2' }]
    expect(steps({ parts, cap: '1000' }, { quantities: { ft2: 925 }, costCents: 90_000 })).toEqual([
      '925 sq ft × $1.25 = $1,156.25',
      'Capped at $1,000.00',
      'Never more than the work costs: $900.00',
    ])
    expect(steps({ parts, cap: '1000' }, { quantities: { ft2: 400 }, costCents: 90_000 })).toEqual([
      '400 sq ft × $1.25 = $500.00',
    ])
  })
  it('tell each part, with its own cap and the pieces that are paid for', () => {
    const parts = [
      { kind: 'flat', amount: '50' },
      { kind: 'per_unit', rate: '75', unit: 'each', max_units: 2 },
      { kind: 'percent', percent: '12.5', cap: '100' },
    ]
    expect(steps({ parts }, { quantities: { each: 3 }, costCents: 200_000 })).toEqual([
      'A fixed sum of $50.00',
      '3, of which 2 are paid for: 2 × $75.00 = $150.00',
      '12.50% of $2,000.00 = $250.00',
      'Capped at $100.00',
    ])
  })
  it('are the rule alone where something is missing', () => {
    const parts = [{ kind: 'percent', percent: '30', cap: '600' }]
    expect(steps({ parts }, {})).toEqual([
      '30% of the price, at most $600: something is missing to work it out',
    ])
  })
})

describe('the steps of a rebate', () => {
  const amount_formula = formula({ parts: [{ kind: 'per_unit', rate: '1.25', unit: 'ft2' }], cap: '5000' })
  const rebate = { amount_formula, asked_formula: null, work_quantity: 925 }
  const told = (over: object, quantity: number | undefined, amount: string | null) =>
    appliedSteps({ ...rebate, ...over }, quantity, amount, words.formats, words.t)

  it('go by what was answered before what was estimated', () => {
    expect(told({ asked_formula: amount_formula }, 400, '500.00')).toEqual(['400 sq ft × $1.25 = $500.00'])
  })
  it('say that an estimate is rounded', () => {
    expect(told({}, undefined, '1156.00')).toEqual([
      '925 sq ft × $1.25 = $1,156.25',
      'Rounded to $1,156.00, since the quantity is an estimate',
    ])
  })
  it('are the rule where another amount stands, and a formula without a cap has none', () => {
    expect(told({}, undefined, '2000.00')).toEqual(['$1.25 a square foot, at most $5,000'])
    const uncapped = { ...amount_formula, cap: undefined }
    expect(told({ amount_formula: uncapped }, undefined, '2000.00')).toEqual(['$1.25 a square foot'])
  })
})
