import type { IdentifiedIncentive } from '@hearthlight/domain/incentives/incentive'
import { sampleIncentive } from '@hearthlight/domain/incentives/testing/sample-incentive'
import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { sampleOffer } from '../../../testing/sample-application.ts'
import { SAMPLE_HOME } from '../../../testing/sample-home.ts'
import { many, one, serveCalls } from '../../../testing/serve-calls.ts'
import { SOMEBODY } from '../../../testing/somebody.ts'
import { bootForTest, WithApp } from '../../../testing/with-app.tsx'
import { OffersScreen } from './offers-screen.tsx'

const PROGRAMS = [sampleOffer('a', '10'), sampleOffer('b', '2')]

async function show(offers?: readonly IdentifiedIncentive[], programs = PROGRAMS) {
  const settings = { enable_applications_integrated: true, enable_incentives: offers !== undefined }
  await bootForTest({ settings }, SOMEBODY)
  const served = serveCalls({
    'GET /api/v2/offers': () => many('offers', offers ?? []),
    'GET /api/v1/subsidies': () => many('subsidies', []),
    'GET /api/v1/buildings/current': () => one('buildings', SAMPLE_HOME.id, SAMPLE_HOME),
    'GET /api/v1/fulfill-integrate/programs': () => many('programs', programs),
  })
  render(<OffersScreen />, { wrapper: WithApp })
  await screen.findByRole('heading', { level: 2, name: 'Program a' })
  return served
}

it('shows name, description and Apply of each program, by the sorting tag as a number [S2-2.055] [S2-9.012]', async () => {
  await show()
  const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(names).toEqual(['Program b', 'Program a'])
  for (const id of ['a', 'b']) {
    const card = within(screen.getByRole('heading', { name: `Program ${id}` }).closest('li') as HTMLElement)
    expect(await card.findByText(`All about ${id}.`)).toBeDefined()
    const apply = card.getByRole('link', { name: `Apply for Program ${id}` })
    expect(apply.getAttribute('href')).toBe(`/applications/new?programId=${id}`)
  }
})

it('says that one may buy first only where something is bought and nothing has to be approved before', async () => {
  await show(undefined, [
    { ...sampleOffer('a', '1'), is_bought: true },
    { ...sampleOffer('b', '2'), is_bought: false },
    { ...sampleOffer('c', '3'), is_bought: true, do_not_buy_yet: true },
  ])
  const said = ['a', 'b', 'c'].map((id) => {
    const card = within(screen.getByRole('heading', { name: `Program ${id}` }).closest('li') as HTMLElement)
    return ['You may buy first', 'Approval before work'].map((words) => card.queryByText(words) !== null)
  })
  expect(said).toEqual([
    [true, false],
    [false, false],
    [false, true],
  ])
})

it('asks for the programs of the home [S2-7.070]', async () => {
  const served = await show()
  expect(served.sent('GET /api/v1/fulfill-integrate/programs').map(({ query }) => query)).toEqual([
    { building_id: SAMPLE_HOME.id },
  ])
})

it('marks the program that is likely to pay for the plan of the home', async () => {
  const incentive = { ...sampleIncentive({ is_recommended: true }), classification: null }
  const other = { ...incentive, id: 'o2', is_recommended: false }
  await show([
    { ...other, program: { id: 'a', measure: null } },
    { ...incentive, program: { id: 'b', measure: null } },
  ])
  const mark = await screen.findByText('Likely for your plan')
  expect(mark.closest('li')?.querySelector('h2')?.textContent).toBe('Program b')
})
