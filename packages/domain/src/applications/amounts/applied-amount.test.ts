import { describe, expect, it } from 'vitest'
import type { AmountFormula } from '../../incentives/amounts/amount-formula.ts'
import { decideTiers } from '../../incentives/amounts/decide-tiers.ts'
import type { ListItem } from '../../incentives/incentive.ts'
import { appliedAmount, asTold, paidQuantity } from './applied-amount.ts'

const windows: AmountFormula = {
  parts: [{ kind: 'per_unit', rate: '75', unit: 'each', max_units: 20 }],
  never_above_cost: true,
}
const thermostats: AmountFormula = {
  parts: [
    {
      kind: 'tiers',
      tiers: [
        {
          when: { fact: 'heating_system', is: 'one_of', values: ['baseboard'] },
          pays: { kind: 'per_unit', rate: '25', unit: 'each', max_units: 10 },
        },
        { pays: { kind: 'flat', amount: '75' } },
      ],
    },
  ],
  never_above_cost: true,
}
const estimated = { amount: '900.00', amount_basis: 'exact' } as const

describe('what is applied for', () => {
  it('is what the answered quantity is paid, up to its limit', () => {
    const rebate = { ...estimated, asked_formula: windows }
    expect(appliedAmount(rebate, 3)).toEqual({ amount: '225.00', basis: 'exact' })
    expect(appliedAmount(rebate, 40)).toEqual({ amount: '1500.00', basis: 'exact' })
  })

  it('is what the home may get as long as nothing is answered, or where nothing asks', () => {
    expect(appliedAmount({ ...estimated, asked_formula: windows }, undefined).amount).toBe('900.00')
    expect(appliedAmount({ amount: '450.00', amount_basis: 'maximum', asked_formula: null }, 3)).toEqual({
      amount: '450.00',
      basis: 'maximum',
    })
  })

  it('follows the tier of the home, and waits where no answer decides it', () => {
    const facts = (system: string) => ({
      heating_system: { values: [system], source: 'answered' as const },
    })
    const of = (formula: AmountFormula | null) => appliedAmount({ ...estimated, asked_formula: formula }, 4)
    expect(of(decideTiers(thermostats, facts('baseboard'))).amount).toBe('100.00')
    expect(of(decideTiers(thermostats, facts('furnace'))).amount).toBe('75.00')
    expect(decideTiers(thermostats, {})).toBeNull()
  })
})

it('counts the answer that sets the amount, and no other', () => {
  const item = (id: string, sets_amount: boolean) => ({ id, sets_amount }) as ListItem
  const questions = [item('account-number', false), item('tons', true)]
  const given: Record<string, string> = { 'account-number': '4711', tons: '2.5' }
  expect(paidQuantity(questions, (id) => given[id])).toBe(2.5)
  expect(paidQuantity(questions, () => '')).toBeUndefined()
  expect(paidQuantity(questions.slice(0, 1), (id) => given[id])).toBeUndefined()
})

const isOneOf = (fact: string, value: string) => ({ fact, is: 'one_of', values: [value] }) as const

describe('a tier that the answers of an application decide', () => {
  const told = (system: string) => ({
    heating_system: { values: [system], source: 'application' as const },
  })
  const rebate = {
    amount: '75.00',
    amount_basis: 'exact' as const,
    work_quantity: null,
    tier_facts: {},
    amount_formula: thermostats,
    asked_formula: decideTiers(thermostats, {
      heating_system: { values: ['furnace'], source: 'answered' },
    }),
  }

  it('is decided by them before what the home tells', () => {
    expect(appliedAmount(asTold(rebate, told('baseboard')), 4).amount).toBe('100.00')
    expect(asTold(rebate, told('baseboard'))).toMatchObject({ amount: '250.00', amount_basis: 'maximum' })
    expect(appliedAmount(asTold(rebate, told('furnace')), 4).amount).toBe('75.00')
  })

  it('stays that of the home where they tell nothing of it, and is decided by both together where it needs both', () => {
    const fuel = { heating_fuel: { values: ['oil'], source: 'application' as const } }
    expect(asTold(rebate, fuel)).toBe(rebate)
    const both = { all: [isOneOf('heating_fuel', 'oil'), isOneOf('heating_system', 'boiler')] }
    const oil: AmountFormula = {
      parts: [{ kind: 'tiers', tiers: [{ when: both, pays: { kind: 'flat', amount: '900' } }] }],
      never_above_cost: false,
    }
    const mixed = { ...rebate, amount_formula: oil }
    expect(asTold(mixed, fuel)).toBe(mixed)
    const boiler = { heating_system: { values: ['boiler'], source: 'answered' as const } }
    expect(asTold({ ...mixed, tier_facts: boiler }, fuel)).toMatchObject({
      amount: '900.00',
      amount_basis: 'exact',
    })
    // What the application says of the same counts before it.
    expect(asTold({ ...mixed, tier_facts: boiler }, { ...fuel, ...told('furnace') })).toMatchObject({
      amount: '0.00',
    })
  })
})
