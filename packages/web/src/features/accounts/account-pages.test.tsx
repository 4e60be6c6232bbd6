import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { shownNotices } from '../../platform/notices.ts'
import { leavePortal, openPortal, portalPlace } from '../../testing/portal.tsx'
import { SAMPLE_HOME } from '../../testing/sample-home.ts'
import { many, one } from '../../testing/serve-calls.ts'
import { SOMEBODY } from '../../testing/somebody.ts'

afterEach(leavePortal)

const NORA = {
  ...SOMEBODY,
  name: 'Nora Berg',
  first_name: 'Nora',
  last_name: 'Berg',
  consent: true,
  mailing_address: '12 Oak Street',
  city: 'Testville',
  region: 'WI',
  zip: '53703',
}
const SEARCH = 'GET /api/v1/users/account_verification/search_and_sync_account'
const found = (type: string) => ({ [SEARCH]: () => one('account_search', '1', { type }) })
const heading = async () => (await screen.findByRole('heading', { level: 1 })).textContent

describe('the profile', () => {
  it.each([
    ['Your profile', {}, NORA.partner_account_id],
    [
      'Complete your details so that we can find your account',
      { verification_step: 'detail_search', is_fulfill_sync: true },
      null,
    ],
    ['Complete your profile', { is_fulfill_sync: true }, null],
  ] as const)(
    'is headed “%s” by the step of verification [S1-2.064] [S2-2.085] [S2-2.086]',
    async (title, extra, partner_account_id) => {
      const user = { ...NORA, partner_account_id, extra_info: { ...NORA.extra_info, ...extra } }
      await openPortal('/user/edit', { user })
      expect(await heading()).toBe(title)
    },
  )

  it('of a person whose email is to be searched leads to the search [S1-2.065]', async () => {
    const user = { ...NORA, extra_info: { ...NORA.extra_info, verification_step: 'email_search' as const } }
    const served = await openPortal('/user/edit', { user, answers: found('no_search_needed') })
    await waitFor(() => expect(served.calls).toContain(SEARCH))
  })

  it('of a person with a program goes on to apply [S1-2.067] [S2-2.087]', async () => {
    const user = { ...NORA, extra_info: { ...NORA.extra_info, programId: '9' } }
    await openPortal('/user/edit', {
      user,
      partner: { settings: { enable_applications_integrated: true } },
      answers: {
        [`PUT /api/v1/users/${user.id}`]: () => one('user', user.id, user),
        'GET /api/v1/fulfill-integrate/programs': () => many('programs', []),
        'GET /api/v1/fulfill-integrate/projects': () => many('projects', []),
        'GET /api/v1/projects': () => many('projects', []),
        'GET /api/v2/offers': () => many('offers', []),
        'GET /api/v1/subsidies': () => many('subsidies', []),
        'GET /api/v1/buildings/current': () => one('buildings', SAMPLE_HOME.id, SAMPLE_HOME),
      },
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Save profile' }))
    await waitFor(() => expect(portalPlace()).toBe('/applications/new?programId=9'))
  })

  it('of a synced person called “User” has no first name yet [S1-9.017]', async () => {
    const user = { ...NORA, first_name: 'User', extra_info: { ...NORA.extra_info, is_fulfill_sync: true } }
    await openPortal('/user/edit', { user })
    expect(await screen.findByLabelText(/^First name/)).toHaveProperty('value', '')
    expect(screen.getByLabelText(/^Last name/)).toHaveProperty('value', 'Berg')
  })
})

describe('the search for an account', () => {
  it.each([
    ['account_not_found', 'We found no account with your details.'],
    ['more_than_one_found', 'We found more than one account.'],
  ])(
    'that ended with %s leads to the profile and says so [S1-4.013] [S1-4.014] [S2-4.037] [S2-4.038]',
    async (type, words) => {
      await openPortal('/fetch-account-details', { user: NORA, answers: found(type) })
      await waitFor(() => expect(portalPlace()).toBe('/user/edit'))
      expect(shownNotices().map(({ text }) => text)).toEqual([expect.stringContaining(words)])
    },
  )

  it.each(['no_search_needed', 'an_outcome_of_next_year'])(
    'that ended with %s leads to the buildings [S1-4.015] [S2-4.039]',
    async (type) => {
      await openPortal('/fetch-account-details', { user: NORA, answers: found(type) })
      await waitFor(() => expect(portalPlace()).toBe('/buildings'))
    },
  )
})

it('without a stored email the page that waits for its confirmation leads to sign-in [S1-8.019] [S2-4.071]', async () => {
  await openPortal('/verify-email', { partner: { settings: { enable_email_verification: true } } })
  await waitFor(() => expect(portalPlace()).toBe('/sign-in'))
})

describe('who signs out at the provider', () => {
  it.each([
    ['/', {}],
    ['/about', { spa_home_url: '/about' }],
  ])('goes on to %s [S2-2.034]', async (place, sso) => {
    await openPortal('/saml-logout', { partner: { sso } })
    await waitFor(() => expect(portalPlace()).toBe(place))
  })
})
