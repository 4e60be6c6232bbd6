import { sampleIncentive } from '@hearthlight/domain/incentives/testing/sample-incentive'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SAMPLE_HOME } from '../../../testing/sample-home.ts'
import { bootForTest, WithApp } from '../../../testing/with-app.tsx'
import { Recommendations } from './recommendations.tsx'

const CATEGORIES = [
  { id: 'insulation', name: 'Insulation' },
  { id: 'heating', name: 'Heating' },
]
const INCENTIVES = [
  sampleIncentive({ id: 'a', is_recommended: true, recommendation_title: 'Insulate the attic' }),
  sampleIncentive({
    id: 'b',
    is_recommended: true,
    recommendation_title: 'Replace the furnace',
    incentive_tags: ['heating'],
  }),
]

it('names the categories the partner chose until a person chooses others [S1-4.026]', async () => {
  await bootForTest({ tags: { incentive_categories: CATEGORIES, recommended_categories: ['heating'] } })
  render(<Recommendations incentives={INCENTIVES} building={SAMPLE_HOME} />, { wrapper: WithApp })
  const select = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Category' })
  expect(select.selectedOptions[0]?.textContent).toBe('Heating')
  expect(screen.queryByText('Insulate the attic')).toBeNull()
  fireEvent.change(select, { target: { value: 'all' } })
  expect(await screen.findByText('Insulate the attic')).toBeTruthy()
  expect(screen.getByText('Replace the furnace')).toBeTruthy()
})

it('says all categories where the partner chose none', async () => {
  await bootForTest({ tags: { incentive_categories: CATEGORIES, recommended_categories: [] } })
  render(<Recommendations incentives={INCENTIVES} building={SAMPLE_HOME} />, { wrapper: WithApp })
  const select = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Category' })
  expect(select.selectedOptions[0]?.textContent).toBe('All categories')
})

const shownTitles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
const rated = (title: string, amount: string, kwh: number) =>
  sampleIncentive({
    id: title,
    recommendation_title: title,
    is_recommended: true,
    amount,
    energy_savings_kwh: kwh,
  })

it('sorts by energy savings or by rebates, and shows as many as the partner lists [S1-4.027] [S1-4.028]', async () => {
  await bootForTest({ settings: { recommendation_list_size: 2 } })
  const incentives = [rated('Least of both', '100', 10), rated('Saves', '200', 900), rated('Pays', '900', 20)]
  render(<Recommendations incentives={incentives} building={SAMPLE_HOME} />, { wrapper: WithApp })
  const sort = await screen.findByRole('combobox', { name: 'Sort by' })
  expect(shownTitles()).toEqual(['Saves', 'Pays'])
  fireEvent.change(sort, { target: { value: 'highest_rebates' } })
  expect(shownTitles()).toEqual(['Pays', 'Saves'])
})
