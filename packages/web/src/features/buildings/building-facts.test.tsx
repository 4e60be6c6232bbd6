import type { Building } from '@hearthlight/domain/buildings/building'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SAMPLE_HOME } from '../../testing/sample-home.ts'
import { many, serveCalls } from '../../testing/serve-calls.ts'
import { SOMEBODY } from '../../testing/somebody.ts'
import { bootForTest, WithApp } from '../../testing/with-app.tsx'
import { BuildingFacts } from './building-facts.tsx'

async function show(applications: Building['applications'], settings = {}) {
  await bootForTest(
    { settings: { enable_assessment: false, enable_applications_integrated: true, ...settings } },
    SOMEBODY,
  )
  serveCalls({ 'GET /api/v1/generic_items': () => many('generic_items', []) })
  render(<BuildingFacts building={{ ...SAMPLE_HOME, id: 'lane', applications }} />, { wrapper: WithApp })
  await screen.findByText('Last saved')
}
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

const REBATE = { id: 'a1', kind: 'Offer', is_asked: true } as const
const PROGRAM = { id: 'a2', kind: 'Program', is_asked: true } as const

it('counts applications for rebates and to programs, and leads to them', async () => {
  await show([{ ...REBATE, is_asked: false }, PROGRAM])
  expect(hrefOf('2 applications')).toBe('/applications')
  expect(hrefOf('1 update requested')).toBe('/applications/a2/edit')
})

it('opens the one update that is requested of this home', async () => {
  await show([REBATE, { ...PROGRAM, is_asked: false }])
  expect(hrefOf('1 update requested')).toBe('/incentives?buildingId=lane&application=a1')
})

it('leads to the list where several are requested', async () => {
  await show([REBATE, PROGRAM])
  expect(hrefOf('2 updates requested')).toBe('/applications')
})

it('leads to the rebates of this home where the partner has no list', async () => {
  await show([{ ...REBATE, is_asked: false }], { enable_applications_integrated: false })
  expect(hrefOf('1 application')).toBe('/incentives?buildingId=lane')
})

it('is silent while there are none', async () => {
  await show([])
  expect(screen.queryByRole('link')).toBeNull()
})
