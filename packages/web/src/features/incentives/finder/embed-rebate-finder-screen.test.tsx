import { FieldDefinition } from '@hearthlight/domain/forms/field-definition'
import { classified } from '@hearthlight/domain/incentives/classified-incentive'
import { classifyIncentive } from '@hearthlight/domain/incentives/classify-incentive'
import { sampleIncentive } from '@hearthlight/domain/incentives/testing/sample-incentive'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { many, one, refusal, serveCalls } from '../../../testing/serve-calls.ts'
import { bootForTest, WithApp } from '../../../testing/with-app.tsx'
import { EmbedRebateFinderScreen } from './embed-rebate-finder-screen.tsx'

const OWNER = FieldDefinition.parse({
  name: 'ownership',
  type: 'radio',
  label: 'Do you own it?',
  options: [
    { value: 'own', label: 'I own it' },
    { value: 'unknown', label: 'incentives:finder.not_sure' },
  ],
})
const CONTEXT = { building: { id: '', ea_assignment: {} }, projects: [], today: '2026-11-15' }
const ATTIC = sampleIncentive({ id: 'attic', title: 'Attic insulation', amount: '650' })
const SMALL = sampleIncentive({ id: 'small', title: 'Thermostat', amount: '75' })
const RENTED = sampleIncentive({
  id: 'rented',
  title: 'For tenants',
  is_triggered: false,
  eligibility: {
    verdict: 'not_eligible',
    trace: [
      {
        code: 'rent',
        says: 'You rent your home',
        outcome: 'not_met',
        settled_by: null,
        used: null,
        asks: [],
        source_url: null,
      },
    ],
  },
})

async function show() {
  await bootForTest()
  const asked: string[] = []
  const served = serveCalls({
    'GET /api/v1/rebate_finder/questions': () => one('rebate_finder', 'questions', { fields: [OWNER] }),
    'GET /api/v1/rebate_finder': ({ query }) => {
      asked.push(String(query))
      const found = [SMALL, ATTIC, RENTED].map((each) => classified(each, classifyIncentive(each, CONTEXT)))
      return many('incentives', found)
    },
  })
  render(
    <WithApp path="/embed/rebate-finder">
      <EmbedRebateFinderScreen />
    </WithApp>,
  )
  return {
    person: userEvent.setup(),
    asked,
    served,
    place: await screen.findByLabelText(/ZIP or postal code/),
  }
}

it('asks for a place it knows, at the field and before any call', async () => {
  const { person, asked, place } = await show()
  await person.type(place, 'Oak Street')
  await person.click(screen.getByRole('button', { name: 'Find my rebates' }))
  const messages = await screen.findAllByText(/Enter a ZIP code of five digits/)
  expect(messages.length).toBeGreaterThan(0)
  expect(place.getAttribute('aria-invalid')).toBe('true')
  expect(asked).toEqual([])
})

it('sends the zip of an address and what was answered, never what somebody is not sure of', async () => {
  const { person, asked, place } = await show()
  await person.type(place, '12 Oak Street, Sheboygan, WI 53081')
  await person.click(screen.getByRole('radio', { name: 'I am not sure' }))
  await person.click(screen.getByRole('button', { name: 'Find my rebates' }))
  await screen.findByRole('heading', { name: '2 rebates fit what you told us' })
  await person.click(screen.getByRole('button', { name: 'Change my answers' }))
  await person.click(screen.getByRole('radio', { name: 'I own it' }))
  await person.click(screen.getByRole('button', { name: 'Find my rebates' }))
  await screen.findByRole('heading', { name: '2 rebates fit what you told us' })
  expect(asked).toEqual(['zip=53081', 'ownership=own&zip=53081'])
})

it('shows the most first, each with the way to apply that carries the answers, and what does not fit with its reason', async () => {
  const { person, place } = await show()
  await person.type(place, '53081')
  await person.click(screen.getByRole('radio', { name: 'I own it' }))
  await person.click(screen.getByRole('button', { name: 'Find my rebates' }))
  const heading = await screen.findByRole('heading', { name: '2 rebates fit what you told us' })
  expect(document.activeElement).toBe(heading)
  const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(titles).toEqual(['Attic insulation', 'Thermostat', 'For tenants'])
  const apply = screen.getByRole('link', { name: 'Apply for Attic insulation (opens in a new tab)' })
  expect(apply.getAttribute('href')).toBe('/rebate-start#ownership=own&zip=53081&region=WI')
  expect(apply.getAttribute('target')).toBe('_blank')
  const others = screen.getByText('1 rebate does not fit').closest('details')
  expect(within(others as HTMLElement).getByText('Needed: You rent your home')).toBeDefined()
})

it('keeps what was typed when the call fails', async () => {
  const { person, place, served } = await show()
  served.change({ 'GET /api/v1/rebate_finder': () => refusal(429, 'Too many attempts.') })
  await person.type(place, '53081')
  await person.click(screen.getByRole('button', { name: 'Find my rebates' }))
  expect(await screen.findByText('Too many attempts.')).toBeDefined()
  expect((place as HTMLInputElement).value).toBe('53081')
})
