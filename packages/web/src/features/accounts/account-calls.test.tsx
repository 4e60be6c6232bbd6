import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Route, Routes, useLocation } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { localMemory } from '../../platform/local-storage.ts'
import { dismissAll, shownNotices } from '../../platform/notices.ts'
import { knownUser } from '../../platform/session.ts'
import { one, refusal, serveCalls } from '../../testing/serve-calls.ts'
import { SOMEBODY } from '../../testing/somebody.ts'
import { bootForTest, testPartner, WithApp } from '../../testing/with-app.tsx'
import { FetchAccountDetailsScreen } from './profile/fetch-account-details-screen.tsx'
import { EmailVerificationScreen } from './sign-up/email-verification-screen.tsx'
import { SignUpScreen } from './sign-up/sign-up-screen.tsx'

afterEach(() => {
  dismissAll()
})

const SESSIONS = '/api/v1/auth/user_sessions'
const SEARCH = 'GET /api/v1/users/account_verification/search_and_sync_account'
const SIGN_OUT = `DELETE ${SESSIONS}/1`

const Place = () => {
  const { pathname, search } = useLocation()
  return (
    <output data-testid="place" data-query={search}>
      {pathname}
    </output>
  )
}
const place = () => screen.getByTestId('place').textContent

/** The screen at its address; wherever it leads, nothing is shown. */
const show = (path: string, element: ReactNode) =>
  // What the screen asks by being opened is waited for by React itself.
  act(
    async () =>
      void render(
        <WithApp path={path}>
          <Place />
          <Routes>
            <Route path={new URL(path, 'http://site').pathname} element={element} />
            <Route path="*" element={null} />
          </Routes>
        </WithApp>,
      ),
  )

it('the link of a mail sends its token [S2-7.077]', async () => {
  await bootForTest({}, null)
  const VERIFY = `GET ${SESSIONS}/email_verification`
  const served = serveCalls({
    [VERIFY]: () => one('user', SOMEBODY.id, SOMEBODY),
    'GET /api/v1/partners': () => one('partners', 'partner', testPartner()),
    'GET /api/v1/users': () => one('user', SOMEBODY.id, SOMEBODY),
  })
  await show('/verify-email?token=abc', <EmailVerificationScreen />)
  await waitFor(() => expect(place()).not.toBe('/verify-email'))
  expect(served.sent(VERIFY).map(({ query }) => query)).toEqual([{ token: 'abc' }])
})

it.each([
  [null, '/sign-in'],
  ['nora@testville.test', '/verify-email'],
])(
  'a link that the server refuses is told in its words, for as long as the person likes; of %s it leads to %s [S2-8.016] [S2-8.017]',
  async (email, to) => {
    await bootForTest({}, null)
    if (email !== null) localMemory.set('emailVerificationEmail', email)
    serveCalls({ [`GET ${SESSIONS}/email_verification`]: () => refusal(410, 'It was used on Monday.') })
    await show(`/EmailVerification?token=used-${to}`, <EmailVerificationScreen />)
    await waitFor(() => expect(place()).toBe(to))
    expect(screen.getByTestId('place').dataset['query']).toBe('?errorPersist=true')
    expect(shownNotices().map(({ kind, text }) => [kind, text])).toEqual([
      ['notice-stay', 'It was used on Monday.'],
    ])
  },
)

it('the page that waits for the confirmation sends the email for another link, and says that it was sent [S2-7.078] [S2-8.031]', async () => {
  await bootForTest({}, null)
  localMemory.set('emailVerificationEmail', 'nora@testville.test')
  const RESEND = `GET ${SESSIONS}/resend_email_verification`
  const served = serveCalls({ [RESEND]: () => one('instructions', '1', { sent: true }) })
  await show('/verify-email', <EmailVerificationScreen />)
  fireEvent.click(await screen.findByRole('button', { name: 'Send the link again' }))
  const told = await screen.findByText('Verification email resent successfully')
  expect(told.closest('[data-tone]')?.getAttribute('data-tone')).toBe('positive')
  expect(served.sent(RESEND).map(({ query }) => query)).toEqual([{ email: 'nora@testville.test' }])
})

it('the search for a utility account sends address and accountId [S2-7.076]', async () => {
  await bootForTest({ settings: { enable_sign_up_integrated: true } }, null)
  const VERIFY = 'POST /api/v1/users/account_verification'
  const served = serveCalls({
    [VERIFY]: () =>
      one('account_verification', '1', {
        success: true,
        userExist: false,
        accountId: '4410',
        email: null,
        warning: null,
      }),
  })
  await show('/sign-up', <SignUpScreen />)
  fireEvent.change(await screen.findByLabelText(/^Service address/), { target: { value: '12 Oak Street' } })
  fireEvent.change(screen.getByLabelText(/^Account number/), { target: { value: '4410' } })
  fireEvent.click(screen.getByRole('button', { name: 'Find my account' }))
  await waitFor(() =>
    expect(served.sent(VERIFY).map(({ body }) => body)).toEqual([
      { address: '12 Oak Street', accountId: '4410' },
    ]),
  )
  expect(await screen.findByText(/4410/)).toBeDefined()
})

it('a search that is refused says why, ends the session here and on the server and leads to sign-in [S2-8.018] [S2-8.019]', async () => {
  await bootForTest({}, SOMEBODY)
  const served = serveCalls({
    [SEARCH]: () => refusal(409, 'Search is closed.'),
    [SIGN_OUT]: () => one('user_session', '1', { signed_out: true, single_logout: null }),
  })
  await show('/fetch-account-details', <FetchAccountDetailsScreen />)
  await waitFor(() => expect(place()).toBe('/sign-in'))
  expect(served.calls).toEqual([SEARCH, SIGN_OUT])
  expect(knownUser()).toBeNull()
  expect(shownNotices().map(({ text }) => text)).toEqual(['Search is closed.'])
})
