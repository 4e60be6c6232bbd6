import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useLocation } from 'react-router'
import { expect, it, vi } from 'vitest'
import { knownUser } from '../../platform/session.ts'
import { storedUser } from '../../platform/stored-user.ts'
import { one, serveCalls } from '../../testing/serve-calls.ts'
import { SOMEBODY } from '../../testing/somebody.ts'
import { bootForTest, WithApp } from '../../testing/with-app.tsx'
import { ActingBanner } from '../frame/acting-banner.tsx'
import { HeaderNav } from '../frame/header/header-nav.tsx'

const Place = () => <output data-testid="place">{useLocation().pathname}</output>

it.each([
  ['signed up by single sign-on', true, false, '/saml-logout'],
  ['came by single sign-on', false, true, '/saml-logout'],
  ['has a password and came with it', false, false, '/'],
])('who %s (%s, %s) leaves by %s [S2-6.012]', async (_who, third_party_signup, single_logout, to) => {
  await bootForTest({}, { ...SOMEBODY, third_party_signup })
  const LEAVE = 'DELETE /api/v1/auth/user_sessions/1'
  const served = serveCalls({
    [LEAVE]: () => one('user_session', '1', { signed_out: true, single_logout }),
  })
  render(
    <WithApp path="/buildings">
      <HeaderNav />
      <Place />
    </WithApp>,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Sign Out' }))
  await waitFor(() => expect(screen.getByTestId('place').textContent).toBe(to))
  expect(served.calls).toEqual([LEAVE])
  expect(knownUser()).toBeNull()
})

it('who stops acting for a person is back where they were in the console, and nothing of the person stays', async () => {
  const replace = vi.fn()
  await bootForTest({}, { ...SOMEBODY, acting_admin: { id: SOMEBODY.id, name: 'Jordan Hale' } })
  serveCalls({
    'DELETE /api/v1/auth/user_sessions/1': () =>
      one('user_session', '1', {
        signed_out: true,
        single_logout: false,
        console_path: '/admin/people/7?tab=homes',
      }),
  })
  render(
    <WithApp path="/buildings">
      <ActingBanner />
      <Place />
    </WithApp>,
  )
  vi.stubGlobal('location', { href: window.location.href, replace })
  fireEvent.click(await screen.findByRole('button', { name: 'Stop acting for them' }))
  await waitFor(() => expect(replace.mock.calls).toEqual([['/admin/people/7?tab=homes']]))
  expect(storedUser()).toBeNull()
  expect(screen.getByTestId('place').textContent).toBe('/buildings')
})
