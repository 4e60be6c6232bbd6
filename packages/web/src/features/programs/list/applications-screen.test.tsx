import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { SAMPLE_PROJECT } from '../../../testing/sample-application.ts'
import { many, refusal, serveCalls } from '../../../testing/serve-calls.ts'
import { SOMEBODY } from '../../../testing/somebody.ts'
import { bootForTest, WithApp } from '../../../testing/with-app.tsx'
import { ApplicationsScreen } from './applications-screen.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const older = { ...SAMPLE_PROJECT, id: 'p0', number: 1001, last_modified_ts: '2026-10-01T12:00:00.000Z' }

async function show(projects: readonly { id: string }[], settings = {}) {
  await bootForTest({ settings }, SOMEBODY)
  serveCalls({
    'GET /api/v1/fulfill-integrate/projects': () => many('projects', projects),
    'GET /api/v1/buildings/current': () => refusal(404, 'gone'),
  })
  render(<ApplicationsScreen />, { wrapper: WithApp })
}

it('shows name, number, status, description and day of each, newest first [S2-2.053] [S2-9.011] [S2-2.011]', async () => {
  await show([older, SAMPLE_PROJECT])
  await screen.findByRole('heading', { level: 1, name: 'Applications' })
  const rows = screen.getAllByRole('listitem').filter((row) => row.querySelector('h2') !== null)
  expect(rows.map((row) => row.querySelector('dd')?.textContent)).toEqual(['1002', '1001'])
  const [row] = rows
  for (const words of ['Attics 2026', 'Project initiation', 'For attics.', '11-10-2026'])
    expect(row?.textContent).toContain(words)
  expect(screen.getByRole('link', { name: '1002' }).getAttribute('href')).toBe('/applications/p1')
})

it('says what an application may get, and nothing where it is not about money', async () => {
  await show([{ ...older, total_incentive: '0.00' }, SAMPLE_PROJECT])
  const [paid, free] = await screen.findAllByRole('listitem')
  expect(paid?.textContent).toContain('$50.00')
  expect(free?.textContent).toContain('1001')
  expect(free?.textContent).not.toContain('$')
})

it('has View and Update, and no Update where it is locked [S2-2.054] [S2-6.013]', async () => {
  await show([{ ...older, locked_in_educate: 'yes' }, SAMPLE_PROJECT])
  await screen.findByRole('link', { name: 'View 1001' })
  expect(screen.getByRole('link', { name: 'Update 1002' }).getAttribute('href')).toBe('/applications/p1/edit')
  expect(screen.queryByRole('link', { name: 'Update 1001' })).toBeNull()
})

it('has no View where the partner does not show it [S2-6.014]', async () => {
  await show([SAMPLE_PROJECT], { display_applications_view_button: false })
  await screen.findByRole('link', { name: 'Update 1002' })
  expect(screen.queryByRole('link', { name: 'View 1002' })).toBeNull()
})

it('leads to the programs while there is none', async () => {
  await show([])
  expect((await screen.findByRole('link', { name: 'See the programs' })).getAttribute('href')).toBe('/offers')
})
