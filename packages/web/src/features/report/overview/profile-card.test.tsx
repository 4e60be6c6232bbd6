import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SAMPLE_HOME } from '../../../testing/sample-home.ts'
import { bootForTest, WithApp } from '../../../testing/with-app.tsx'
import { ProfileCard } from './profile-card.tsx'

it('names the place of the home, and the company of its electricity apart from that of its gas [S1-2.099]', async () => {
  await bootForTest()
  const home = {
    ...SAMPLE_HOME,
    address1: '12 Elm Street',
    city: 'Sheboygan',
    region: 'WI',
    electric_utility: 'Northwind Cooperative',
    gas_utility: 'Elm City Gas',
  }
  render(<ProfileCard building={home} floorAreaM2={null} />, { wrapper: WithApp })
  const rows = (await screen.findAllByRole('term')).map((term) => [
    term.textContent,
    term.nextElementSibling?.textContent,
  ])
  expect(rows).toEqual([
    ['Location', '12 Elm Street, Sheboygan, WI'],
    ['Electric utility', 'Northwind Cooperative'],
    ['Gas utility', 'Elm City Gas'],
  ])
})
