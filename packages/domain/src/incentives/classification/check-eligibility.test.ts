import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkEligibility, type EligibilityCondition } from './check-eligibility.ts'
import { homeFacts } from './home-facts.ts'

const GAS: EligibilityCondition = {
  code: 'heats-with-gas',
  says: 'Your home is heated with natural gas.',
  test: { fact: 'heating_fuel', is: 'one_of', values: ['natural_gas'] },
  source_url: 'https://rules.example/gas',
}
const INVOICE: EligibilityCondition = { ...GAS, code: 'invoice', settled_by: 'document' }
const VISIT: EligibilityCondition = { code: 'safe', says: 'An advisor finds it safe.', settled_by: 'person' }
const gas = homeFacts(null, { fuel_type: { heating_fuel: ['natural_gas'] } })
const oil = homeFacts(null, { fuel_type: { heating_fuel: ['oil'] } })

describe('eligibility', () => {
  it('is eligible when every condition is met', () => {
    expect(checkEligibility([GAS], gas).verdict).toBe('eligible')
  })
  it('is likely when a document must prove it', () => {
    expect(checkEligibility([GAS, INVOICE], gas).verdict).toBe('likely')
  })
  it('is likely, never refused, while an answer is missing', () => {
    expect(checkEligibility([GAS], {}).verdict).toBe('likely')
  })
  it('needs a person where only a person can judge', () => {
    expect(checkEligibility([GAS, VISIT], gas).verdict).toBe('needs_person')
  })
  it('is not eligible when one condition is not met, whatever else is open', () => {
    expect(checkEligibility([GAS, VISIT], oil).verdict).toBe('not_eligible')
  })
  it('takes a condition of several comparisons, and names the fact that decided', () => {
    const test = { any: [GAS.test ?? { all: [] }, { fact: 'region', is: 'one_of', values: ['WI'] }] } as const
    const { verdict, trace } = checkEligibility([{ ...GAS, test }], homeFacts({ region: 'WI' }, {}))
    expect([verdict, trace[0]?.used?.fact]).toEqual(['eligible', 'region'])
    const both = { ...GAS, test: { all: test.any } }
    const checked = checkEligibility(
      [both],
      homeFacts({ region: 'MN' }, { fuel_type: { heating_fuel: ['natural_gas'] } }),
    )
    expect([checked.verdict, checked.trace[0]?.used?.fact]).toEqual(['not_eligible', 'region'])
  })
  it('says for each condition the outcome, the answer used and the source of the rule', () => {
    expect(checkEligibility([GAS, VISIT], oil).trace).toEqual([
      {
        code: 'heats-with-gas',
        says: 'Your home is heated with natural gas.',
        outcome: 'not_met',
        used: { fact: 'heating_fuel', values: ['oil'], source: 'answered' },
        settled_by: null,
        asks: ['heating_fuel'],
        source_url: 'https://rules.example/gas',
      },
      {
        code: 'safe',
        says: 'An advisor finds it safe.',
        outcome: 'unknown',
        used: null,
        settled_by: 'person',
        asks: [],
        source_url: null,
      },
    ])
  })
})

describe('facts of a home', () => {
  it('leave out "I do not know" and values the product filled in itself', () => {
    const building = { construction_year: 1974, ownership: 'own', prefilled_fields: ['ownership'] }
    const facts = homeFacts(building, { insulation_type: { attic_insulation: ['unknown'] } })
    expect(Object.keys(facts)).toEqual(['construction_year'])
  })

  const company: EligibilityCondition = {
    code: 'gas-account',
    says: 'Lakeshore delivers your natural gas.',
    test: { fact: 'gas_utility', is: 'one_of', values: ['Lakeshore'] },
  }
  const fuels = (...[heating, water, cooking]: string[]) => ({
    fuel_type: {
      heating_fuel: [heating ?? ''],
      water_heating_fuel: [water ?? ''],
      cooking_fuel: [cooking ?? ''],
    },
  })
  it('tell that no company delivers natural gas to a home that burns none, and by which answer', () => {
    const facts = homeFacts({ gas_utility: '' }, fuels('electricity', 'oil', 'wood'))
    const { verdict, trace } = checkEligibility([company], facts)
    expect(verdict).toBe('not_eligible')
    expect(trace[0]?.used).toEqual({ fact: 'heating_fuel', values: ['electricity'], source: 'answered' })
  })
  it.each([
    ['a fuel is not told', null, fuels('electricity', 'electricity', 'unknown')],
    ['it cooks with natural gas', null, fuels('electricity', 'electricity', 'natural_gas')],
  ])('leave the company open while %s', (_, building, answers) => {
    expect(checkEligibility([company], homeFacts(building, answers)).verdict).toBe('likely')
  })
  it('take what the fuels tell before the company that the form of a home opens with', () => {
    const verdict = (...burnt: string[]) =>
      checkEligibility([company], homeFacts({ gas_utility: 'Lakeshore' }, fuels(...burnt))).verdict
    expect(verdict('oil', 'oil', 'wood')).toBe('not_eligible')
    expect(verdict('oil', 'oil', 'natural_gas')).toBe('eligible')
    expect(verdict('oil', 'oil', 'unknown')).toBe('eligible')
  })
  it.each([
    ['LAKESHORE', 'eligible'],
    ['lakeshore.', 'eligible'],
    ['Northwind', 'not_eligible'],
    ['another', 'not_eligible'],
    ['  ', 'likely'],
    [null, 'likely'],
  ])(
    'know the company however it is written, and never take a blank for a no: %j',
    (gas_utility, verdict) => {
      expect(checkEligibility([company], homeFacts({ gas_utility }, {})).verdict).toBe(verdict)
    },
  )
})

it('never turns unknown into not eligible: taking answers away only opens questions', () => {
  const fuels = fc.constantFrom('natural_gas', 'oil', 'electricity', 'propane')
  fc.assert(
    fc.property(fuels, fc.boolean(), (fuel, isAnswered) => {
      const facts = homeFacts(null, isAnswered ? { fuel_type: { heating_fuel: [fuel] } } : {})
      const { verdict } = checkEligibility([GAS, INVOICE], facts)
      expect(verdict === 'not_eligible').toBe(isAnswered && fuel !== 'natural_gas')
    }),
  )
})
