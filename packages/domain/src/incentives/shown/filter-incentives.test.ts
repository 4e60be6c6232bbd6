import { describe, expect, it } from 'vitest'
import { sampleIncentive } from '../testing/sample-incentive.ts'
import { endsSoon, filterIncentives, NO_FILTER } from './filter-incentives.ts'

const TODAY = '2026-11-15'
const until = (end_at: string | null) => ({ date_range: { start_at: null, end_at } })
const LIST = [
  sampleIncentive({ id: 'a', title: 'Isolação do sótão', amount: '650', energy_savings_kwh: 900 }),
  sampleIncentive({
    id: 'b',
    title: 'Furnace',
    short_description: 'A gas furnace of 95 % or better.',
    recommendation_title: 'Replace the furnace',
    incentive_tags: ['heating'],
    amount: '900',
    energy_savings_kwh: 20,
    ...until('2026-12-31'),
  }),
  sampleIncentive({
    id: 'c',
    title: 'Heat pump',
    recommendation_title: 'Heat pump',
    incentive_tags: ['heating'],
    amount: null,
    energy_savings_kwh: 4000,
    ...until('2027-06-30'),
  }),
]
const shown = (over: Partial<typeof NO_FILTER>) =>
  filterIncentives(LIST, { ...NO_FILTER, ...over }, TODAY).map(({ id }) => id)

describe('incentives of a section', () => {
  it('stand by what they are worth, what is not known last', () => {
    expect(shown({})).toEqual(['b', 'a', 'c'])
    expect(shown({ sort: 'most_energy_savings' })).toEqual(['c', 'a', 'b'])
  })
  it('are found by words, all of them, whatever their case and accents', () => {
    expect(shown({ words: 'ISOLACAO' })).toEqual(['a'])
    expect(shown({ words: 'better gas' })).toEqual(['b'])
    expect(shown({ words: 'better oil' })).toEqual([])
    expect(shown({ words: '   ' })).toHaveLength(3)
  })
  it('are those of any chosen category', () => {
    expect(shown({ categories: ['heating'] })).toEqual(['b', 'c'])
    expect(shown({ categories: ['heating', 'insulation'] })).toHaveLength(3)
    expect(shown({ categories: ['solar'] })).toEqual([])
  })
  it('are those that end soon', () => {
    expect(shown({ endsSoon: true })).toEqual(['b'])
  })
})

it.each([
  [null, false],
  ['2026-11-14', false],
  ['2026-11-15', true],
  ['2027-01-14', true],
  ['2027-01-15', false],
])('that ends on %s ends soon: %s', (end, expected) => {
  expect(endsSoon(until(end), TODAY)).toBe(expected)
})
