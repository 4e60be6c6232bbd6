import { sampleIncentive } from '@hearthlight/domain/incentives/testing/sample-incentive'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { bootForTest, WithApp } from '../../testing/with-app.tsx'
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
afterEach(cleanup)

it('names the categories the partner chose until a person chooses others', async () => {
  await bootForTest({ tags: { incentive_categories: CATEGORIES, recommended_categories: ['heating'] } })
  render(<Recommendations incentives={INCENTIVES} />, { wrapper: WithApp })
  const select = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Category' })
  expect(select.selectedOptions[0]?.textContent).toBe('Heating')
  expect(screen.queryByText('Insulate the attic')).toBeNull()
  fireEvent.change(select, { target: { value: 'all' } })
  expect(await screen.findByText('Insulate the attic')).toBeTruthy()
  expect(screen.getByText('Replace the furnace')).toBeTruthy()
})

it('says all categories where the partner chose none', async () => {
  await bootForTest({ tags: { incentive_categories: CATEGORIES, recommended_categories: [] } })
  render(<Recommendations incentives={INCENTIVES} />, { wrapper: WithApp })
  const select = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Category' })
  expect(select.selectedOptions[0]?.textContent).toBe('All categories')
})
