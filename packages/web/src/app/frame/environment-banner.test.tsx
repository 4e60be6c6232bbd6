import { render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { AppContext, browserContext } from '../../platform/boot/app-context.ts'
import { bootForTest, WithApp } from '../../testing/with-app.tsx'
import { EnvironmentBanner } from './environment-banner.tsx'

const PRODUCTION = { base_url: 'https://home.testville.example' }

async function showOn(host: string, partner = PRODUCTION) {
  await bootForTest(partner)
  render(
    <AppContext value={{ ...browserContext, host }}>
      <EnvironmentBanner />
      <p>page</p>
    </AppContext>,
    { wrapper: WithApp },
  )
  await screen.findByText('page')
}
afterEach(() => {
  vi.restoreAllMocks()
})

it.each([
  ['dev', 'Development environment. Nothing here is real.'],
  ['qa', 'QA environment. Nothing here is real.'],
  ['staging', 'Staging environment. Nothing here is real.'],
  ['preprod', 'Pre-production environment. Nothing here is real.'],
])('shows on a %s host [S1-1.011]', async (name, words) => {
  await showOn(`${name}.testville.example`)
  expect(screen.getByRole('note').textContent).toBe(words)
})

it('does not show on the production host [S1-1.011]', async () => {
  await showOn('home.testville.example')
  expect(screen.queryByRole('note')).toBeNull()
})

it('warns once in the log about a host nobody knows, and shows the page [S1-1.013]', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  await showOn('somewhere.example')
  expect(warn).toHaveBeenCalledTimes(1)
  expect(warn.mock.calls[0]?.[0]).toContain('somewhere.example')
  expect(screen.queryByRole('note')).toBeNull()
})
