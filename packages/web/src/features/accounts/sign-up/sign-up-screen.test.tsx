import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { queryClient } from '../../../platform/queries.ts'
import { currentUserQuery, endSession } from '../../../platform/session.ts'
import { one, serveCalls } from '../../../testing/serve-calls.ts'
import { SOMEBODY } from '../../../testing/somebody.ts'
import { bootForTest, testPartner, WithApp } from '../../../testing/with-app.tsx'
import { EmailVerificationScreen } from './email-verification-screen.tsx'
import { SignUpScreen } from './sign-up-screen.tsx'

afterEach(() => {
  endSession()
})

it.each([
  [true, ['Service address', 'Account number'], ['Email address', 'Password']],
  [false, ['Email address', 'Password'], ['Service address', 'Account number']],
])(
  'asks for the account of the utility first where sign-up is integrated: %s [S1-2.052]',
  async (enable_sign_up_integrated, asked, later) => {
    await bootForTest({ settings: { enable_sign_up_integrated } })
    render(<SignUpScreen />, { wrapper: WithApp })
    const label = (name: string) => new RegExp(`^${name}(?! confirmation)`)
    for (const name of asked) expect(await screen.findByLabelText(label(name))).toBeDefined()
    for (const name of later) expect(screen.queryByLabelText(label(name))).toBeNull()
  },
)

const person = () =>
  Response.json({
    data: { id: SOMEBODY.id, type: 'user', attributes: SOMEBODY },
    meta: { csrf: 'of-the-session' },
  })
const signedIn = () => queryClient.getQueryData(currentUserQuery.queryKey)

it('ends signed in where no email has to be confirmed [S1-4.001] [S2-7.075]', async () => {
  const settings = { enable_email_verification: false, enable_sign_up_proof_of_work: false }
  await bootForTest({ settings })
  serveCalls({
    'POST /api/v1/auth/registrations': person,
    'GET /api/v1/partners': () => one('partner', 'partner', testPartner({ settings })),
    'GET /api/v1/users': person,
  })
  render(<SignUpScreen />, { wrapper: WithApp })
  const type = async (label: RegExp, value: string) =>
    fireEvent.change(await screen.findByLabelText(label), { target: { value } })
  await type(/^Email address/, 'nora@testville.test')
  await type(/^Password(?! confirmation)/, 'kettle on the hob')
  await type(/^Password confirmation/, 'kettle on the hob')
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await type(/^First name/, 'Nora')
  await type(/^Last name/, 'Berg')
  fireEvent.click(screen.getByRole('checkbox', { name: /agree/ }))
  expect(signedIn()).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Create account' }))
  await waitFor(() => expect(signedIn()).toMatchObject({ id: SOMEBODY.id }))
})

it('ends signed in by the link that confirms the email [S1-4.001] [S1-2.009]', async () => {
  await bootForTest()
  const VERIFY = 'GET /api/v1/auth/user_sessions/email_verification'
  const served = serveCalls({
    [VERIFY]: person,
    'GET /api/v1/partners': () => one('partner', 'partner', testPartner()),
    'GET /api/v1/users': person,
  })
  expect(signedIn()).toBeNull()
  render(
    <WithApp path="/verify-email?token=of-the-mail">
      <Routes>
        <Route path="/verify-email" element={<EmailVerificationScreen />} />
        <Route path="*" element={null} />
      </Routes>
    </WithApp>,
  )
  await waitFor(() => expect(signedIn()).toMatchObject({ id: SOMEBODY.id }))
  expect(served.sent(VERIFY).map(({ query }) => query)).toEqual([{ token: 'of-the-mail' }])
})
