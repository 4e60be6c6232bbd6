import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { leavePortal, openPortal, portalPlace } from '../testing/portal.tsx'
import { SAMPLE_HOME } from '../testing/sample-home.ts'
import { one } from '../testing/serve-calls.ts'
import { SOMEBODY } from '../testing/somebody.ts'

afterEach(leavePortal)

const NORA = { ...SOMEBODY, name: 'Nora Berg', first_name: 'Nora', last_name: 'Berg' }
const CLOSED = { settings: { maintenance_mode: true, tester_emails: [NORA.email] } }
const atHome = {
  'GET /api/v1/buildings/current': () => one('buildings', SAMPLE_HOME.id, SAMPLE_HOME),
}
const heading = async () => (await screen.findByRole('heading', { level: 1 })).textContent

it.each(['/', '/sign-in', '/no-such-path'])(
  'maintenance sends who opens %s to its page [S2-4.077] [S2-4.079]',
  async (path) => {
    await openPortal(path, { partner: CLOSED })
    await waitFor(() => expect(portalPlace()).toBe('/maintenance'))
    expect(await heading()).toBe('We are working on the site')
  },
)

it('maintenance spares a tester, and nobody else who is signed in [S2-4.078]', async () => {
  await openPortal('/about', { partner: CLOSED, user: NORA })
  expect(await heading()).toContain('Testville Energy')
  expect(portalPlace()).toBe('/about')
  leavePortal()
  await openPortal('/about', { partner: CLOSED, user: { ...NORA, email: 'otis@testville.test' } })
  await waitFor(() => expect(portalPlace()).toBe('/maintenance'))
})

it("a person named 'New user' completes the profile first [S2-4.074]", async () => {
  await openPortal('/buildings', { user: SOMEBODY })
  await waitFor(() => expect(portalPlace()).toBe('/user/complete-profile'))
})

it('signed out, a page of one’s own leads to sign-in with the way back [S2-4.072]', async () => {
  await openPortal('/user/edit?tab=1')
  await waitFor(() => expect(portalPlace()).toBe('/sign-in?redirect=%2Fuser%2Fedit%3Ftab%3D1'))
  expect(await heading()).toBe('Sign in')
})

it('signed out, a page of one’s own leads where the partner says instead of to sign-in [S2-4.073]', async () => {
  await openPortal('/applications', { partner: { sso: { session_expire_redirect_path: '/hello' } } })
  await waitFor(() => expect(portalPlace()).toBe('/hello?redirect=%2Fapplications'))
})

it('an admin signs nobody up where the partner does not allow it [S1-2.056] [S2-4.084]', async () => {
  await openPortal('/admin-user-sign-up/00000000-0000-7000-8000-000000000000', {
    partner: { settings: { enable_admin_user_sign_up: false } },
  })
  await waitFor(() => expect(portalPlace()).toBe('/not-authorized'))
})

describe('a part that the partner has switched off is closed', () => {
  it.each([
    ['/fuel-type', { enable_assessment: false }],
    ['/insulation', { enable_assessment: false }],
    ['/incentives', { enable_incentives: false }],
    ['/rebate-start', { enable_incentives: false }],
  ])('%s [S1-6.016] [S1-6.017]', async (path, settings) => {
    await openPortal(path, { partner: { settings }, user: NORA, answers: atHome })
    await waitFor(() => expect(portalPlace()).not.toContain(path))
  })
})

it.each([true, false])(
  'the test page of frames is there where the partner may be framed: %s [S2-2.031]',
  async (allow_iframe_embedding) => {
    await openPortal('/iframe-test', { partner: { settings: { allow_iframe_embedding } } })
    await waitFor(() =>
      expect(portalPlace()).toBe(allow_iframe_embedding ? '/iframe-test' : '/not-authorized'),
    )
  },
)
