import { fireEvent, render, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { shownNotices } from '../../../platform/notices.ts'
import { one, refusal, serveCalls } from '../../../testing/serve-calls.ts'
import { SOMEBODY } from '../../../testing/somebody.ts'
import { bootForTest, WithApp } from '../../../testing/with-app.tsx'
import { UserEditScreen } from './user-edit-screen.tsx'

const CALLS = { 'GET /api/v1/users/sessions': () => Response.json({ data: [] }) }
const ERASURE = {
  erased_at: null,
  open: [
    { id: 'a', number: 41, status: 'submitted', total: null },
    { id: 'b', number: 43, status: 'submitted', total: null },
  ],
  kept: [],
  holds: [],
}
it('asks for the new address and the password, and says where the link goes', async () => {
  await bootForTest({}, { ...SOMEBODY, has_password: true })
  const served = serveCalls({
    ...CALLS,
    'POST /api/v1/users/change_email': () => one('email_change', '1', { sent: true }),
  })
  render(<UserEditScreen />, { wrapper: WithApp })
  fireEvent.click(screen.getByRole('button', { name: 'Change email address' }))
  const card = within(screen.getByRole('dialog', { name: 'Change email address' }))
  fireEvent.change(card.getByLabelText(/^New email address/), { target: { value: 'nora@new.test' } })
  fireEvent.change(card.getByLabelText(/^Current password/), { target: { value: 'secret' } })
  fireEvent.click(card.getByRole('button', { name: 'Send the link' }))
  expect(await screen.findByText(/^If nora@new\.test can be used, a link is on its way to it\./)).toBeTruthy()
  expect(served.sent('POST /api/v1/users/change_email').map(({ body }) => body)).toEqual([
    { email: 'nora@new.test', email_password: 'secret' },
  ])
})

it('says before it deletes what is withdrawn and kept, and keeps the account when the password is wrong', async () => {
  await bootForTest({}, { ...SOMEBODY, has_password: true })
  const served = serveCalls({
    ...CALLS,
    'GET /api/v1/users/erasure': () => one('erasure', SOMEBODY.id, ERASURE),
    'POST /api/v1/users/erasure': () => refusal(422, 'The current password is not correct.'),
  })
  render(<UserEditScreen />, { wrapper: WithApp })
  fireEvent.click(screen.getByRole('button', { name: 'Delete my account' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account' }))
  expect(await dialog.findByText(/^2 applications are being worked on\..*: 41, 43\.$/)).toBeTruthy()
  expect(
    dialog.getByText(/the law has .* keep the amount, the dates and the status, without your name/),
  ).toBeTruthy()
  const confirm = () => {
    fireEvent.change(dialog.getByLabelText(/^Current password/), { target: { value: 'secret' } })
    fireEvent.click(dialog.getByRole('button', { name: 'Delete for good' }))
  }
  confirm()
  expect(await dialog.findAllByText(/The current password is not correct\./)).not.toEqual([])
  served.change({ 'POST /api/v1/users/erasure': () => one('erasure', SOMEBODY.id, ERASURE) })
  confirm()
  await vi.waitFor(() =>
    expect(shownNotices().map(({ text }) => text)).toContain(
      'Your account is deleted. We sent you one last email.',
    ),
  )
})

it('says what is changed elsewhere to somebody who signs in there', async () => {
  await bootForTest({}, { ...SOMEBODY, has_password: false })
  serveCalls(CALLS)
  render(<UserEditScreen />, { wrapper: WithApp })
  expect(
    await screen.findByText(/Your email address and the account itself are changed there\.$/),
  ).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Change email address' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Delete my account' })).toBeNull()
  expect(
    screen.getByText(/^You sign in with your .* account\. Write to .* to have your account here deleted\.$/),
  ).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Download my data' })).toBeTruthy()
})
