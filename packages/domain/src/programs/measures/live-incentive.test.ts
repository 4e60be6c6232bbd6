import { describe, expect, it } from 'vitest'
import type { ApplicationState } from '../facts/application-state.ts'
import { EMPTY_STATE } from '../testing/empty-state.ts'
import { type ProgramInput, sampleInput, sampleProgram } from '../testing/sample-program.ts'
import { beforeLimits, type TypedWork, withMeasures, withTyped } from './live-incentive.ts'
import { presentCart } from './present-measures.ts'

const en = (words: string) => ({ en: words })
type Measure = NonNullable<ProgramInput['measure_groups']>[number]['measures'][number]
const measure = (code: string, over: Partial<Measure>): Measure => ({
  code,
  name: en(code),
  type: 'plain',
  category: en('All'),
  details: en('.'),
  unit_label: en('pieces'),
  formula: { parts: [{ kind: 'flat', amount: '600' }] },
  formula_says: en('$600'),
  ...over,
})
const program = sampleProgram({
  measure_groups: [
    {
      code: 'things',
      name: en('Things'),
      measures: [
        measure('attic', {
          unit: 'ft2',
          formula: { parts: [{ kind: 'per_unit', rate: '1.25', unit: 'ft2', cap: '1050' }] },
        }),
        measure('drain', { formula: { parts: [{ kind: 'percent', percent: '25', cap: '300' }] } }),
        measure('fan', {
          formula: {
            parts: [
              {
                kind: 'tiers',
                tiers: [
                  {
                    when: { fact: 'ownership', is: 'one_of', values: ['own'] },
                    pays: { kind: 'per_unit', rate: '50', unit: 'each' },
                  },
                  { pays: { kind: 'per_unit', rate: '20', unit: 'each' } },
                ],
              },
            ],
          },
        }),
      ],
    },
  ],
  cart: { title: en('Cart'), total_label: en('Total'), footnote: en('.'), cap: '1200' },
})
const facts = { ownership: { values: ['rent'], source: 'record' as const } }
type Chosen = readonly { measure: string; quantity: number; cost?: number }[]
const stateOf = (chosen: Chosen): ApplicationState => ({
  ...EMPTY_STATE,
  facts,
  measures: chosen.map(({ measure, quantity, cost }) => ({
    id: measure,
    measure,
    quantity,
    fields: cost === undefined ? {} : { cost },
  })),
})
const NONE: TypedWork = { quantity: null, cost: null }
const cartOf = (chosen: Chosen) => presentCart(program, stateOf(chosen), 'en')

describe('what is typed', () => {
  it('comes to what the server works out once it is saved, line by line and in all', () => {
    const saved = cartOf([
      { measure: 'attic', quantity: 100 },
      { measure: 'drain', quantity: 1 },
      { measure: 'fan', quantity: 1 },
    ])
    const typed: Readonly<Record<string, TypedWork>> = {
      attic: { quantity: 925, cost: '2310' },
      drain: { quantity: 1, cost: '412.6' },
      fan: { quantity: 3, cost: null },
    }
    const live = saved.retrofits.map((one) => withTyped(one, typed[one.id] ?? NONE))
    const after = cartOf([
      { measure: 'attic', quantity: 925, cost: 2310 },
      { measure: 'drain', quantity: 1, cost: 412.6 },
      { measure: 'fan', quantity: 3 },
    ])
    expect(live.map(({ incentive, incentive_basis }) => [incentive, incentive_basis])).toEqual([
      ['1050.00', 'exact'],
      ['103.15', 'exact'],
      ['60.00', 'exact'],
    ])
    expect(withMeasures(saved, live)).toMatchObject({
      sum: after.sum,
      above_cap: after.above_cap,
      total_incentive: after.total_incentive,
    })
    expect(after).toMatchObject({ above_cap: '13.15', total_incentive: '1200.00' })
  })
  it('is the same measure while nothing differs from what is saved', () => {
    const [attic] = cartOf([{ measure: 'attic', quantity: 100, cost: 80 }]).retrofits
    if (attic === undefined) throw new Error('no measure')
    expect(withTyped(attic, { quantity: 100, cost: '80' })).toBe(attic)
  })
  it('is open where there is no number, or nobody told how it is paid', () => {
    const [attic] = cartOf([{ measure: 'attic', quantity: 100 }]).retrofits
    if (attic === undefined) throw new Error('no measure')
    const { paid_by: _, ...unpriced } = attic
    expect(withTyped(attic, { quantity: null, cost: null }).incentive).toBeNull()
    expect(withTyped(unpriced, { quantity: 200, cost: null }).incentive).toBeNull()
  })
})

it.each([
  [800, null, null],
  [925, null, '1156.25'],
  [800, '700', '1000.00'],
])('%i square feet at a price of %s would be %s without a limit', (quantity, cost, amount) => {
  const [attic] = cartOf([{ measure: 'attic', quantity: 100 }]).retrofits
  if (attic === undefined) throw new Error('no measure')
  expect(beforeLimits(withTyped(attic, { quantity, cost }))).toBe(amount)
})

describe('a measure that needs something of the home', () => {
  const needing = sampleProgram({
    measure_groups: [
      {
        code: 'things',
        name: en('Things'),
        measures: [
          measure('joist', {
            needs: [
              {
                code: 'basement',
                says: en('It needs a basement.'),
                test: { fact: 'foundation', is: 'one_of', values: ['basement_heated'] },
              },
            ],
          }),
        ],
      },
    ],
  })
  const lackOf = (foundation: string[]) => {
    const told = { foundation: { values: foundation, source: 'answered' as const } }
    const state = { ...stateOf([{ measure: 'joist', quantity: 1 }]), facts: foundation.length ? told : {} }
    return presentCart(needing, state, 'en').retrofits[0]?.not_for_home
  }
  it('is not for one that is told to be otherwise, and says on which answer', () => {
    expect(lackOf(['crawlspace'])).toEqual({
      says: 'It needs a basement.',
      used: { fact: 'foundation', values: ['crawlspace'], source: 'answered' },
    })
  })
  it('stays open to one that has it, and to one of which nobody knows', () => {
    expect(lackOf(['basement_heated'])).toBeNull()
    expect(lackOf([])).toBeNull()
  })
  it('is refused with a fact that no home has', () => {
    expect(() =>
      sampleProgram({
        ...sampleInput(),
        measure_groups: [
          {
            code: 'things',
            name: en('Things'),
            measures: [
              measure('joist', {
                needs: [{ code: 'a', says: en('.'), test: { fact: 'dog', is: 'known' } }],
              }),
            ],
          },
        ],
      }),
    ).toThrow('no such fact: dog')
  })
})
