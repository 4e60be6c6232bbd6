import { expect, it } from 'vitest'
import { sampleIncentive } from '../testing/sample-incentive.ts'
import { ALL_CATEGORIES, chosenCategories, recommendIncentives } from './recommend-incentives.ts'

const rec = (
  title: string,
  kwh: number | null,
  amount: string | null,
  tags: string[],
  categories: string[] = [],
) =>
  sampleIncentive({
    title,
    is_recommended: true,
    energy_savings_kwh: kwh,
    amount,
    incentive_tags: tags,
    recommended_categories: categories,
  })
const all = [
  rec('Attic', 3000, '650.00', ['insulation']),
  rec('Furnace', 4200, '500.00', ['heating']),
  rec('Heat pump', null, '1200.00', ['heating'], ['electrify']),
  rec('Sealing', 3600, null, ['insulation']),
  sampleIncentive({ title: 'Not recommended' }),
]
const titles = (list: Parameters<typeof recommendIncentives>[1]) =>
  recommendIncentives(all, list).map(({ title }) => title)

it('keeps the recommended ones and sorts by energy savings, unknown last [S1-4.027] [S2-4.014]', () => {
  expect(titles({})).toEqual(['Furnace', 'Sealing', 'Attic', 'Heat pump'])
})
it('sorts by highest rebates, an unknown amount last and never as zero [S1-4.027] [S2-4.014]', () => {
  expect(titles({ sort: 'highest_rebates' })).toEqual(['Heat pump', 'Attic', 'Furnace', 'Sealing'])
})
it('filters by category [S2-4.013]', () => {
  expect(titles({ categories: ['insulation'] })).toEqual(['Sealing', 'Attic'])
  expect(titles({ categories: ['electrify'] })).toEqual(['Heat pump'])
})
it('shows the categories of the partner until the person chooses one, or all [S1-4.026]', () => {
  const tags = { recommended_categories: ['electrify'] }
  const chosen = (choice: string | null) => titles({ categories: chosenCategories(choice, tags) })
  expect(chosen(null)).toEqual(['Heat pump'])
  expect(chosen('insulation')).toEqual(['Sealing', 'Attic'])
  expect(chosen(ALL_CATEGORIES)).toHaveLength(4)
  expect(chosenCategories(null, { recommended_categories: [] })).toEqual([])
})
it('is cut to list_size, and whole without one [S1-4.028] [S2-4.015]', () => {
  expect(titles({ list_size: 2 })).toEqual(['Furnace', 'Sealing'])
  expect(titles({ list_size: undefined })).toHaveLength(4)
})
