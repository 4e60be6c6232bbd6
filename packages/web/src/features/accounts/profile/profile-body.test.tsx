import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { many, one, serveCalls } from '../../../testing/serve-calls.ts'
import { SOMEBODY } from '../../../testing/somebody.ts'
import { bootForTest, WithApp } from '../../../testing/with-app.tsx'
import { UserEditScreen } from './user-edit-screen.tsx'

const TYPED = {
  community: 'North Shore',
  country: 'US',
  region: 'WI',
  first_name: 'Robin',
  last_name: 'Larsen',
  mailing_address: '1 Elm St',
  city: 'Sheboygan',
  zip: '53081',
}

const CALLS = {
  'GET /api/v1/users/sessions': () => Response.json({ data: [] }),
  'GET /api/v1/contacts/contact_field_info': () =>
    many('contact_field_info', [
      { id: 'Email', name: 'Email', label: 'Email', type: 'EMAIL', required: 'true' },
    ]),
  'GET /api/v1/contacts': () =>
    many(
      'contacts',
      ['ida', 'tom'].map((id) => ({ id, Id: id, fields: [{ name: 'Email', value: `${id}@example.test` }] })),
    ),
}

it('the profile page sends every field of a profile that the partner asks for [S1-3.008] [S2-3.039] [S2-7.072] [S1-1.008]', async () => {
  const fields = Object.keys(TYPED).map((name) => ({ name, type: 'text', label: `The ${name}` }))
  const sections = { user_edit_page: { fields } }
  await bootForTest({ settings: { sections } }, { ...SOMEBODY, consent: false, subscribed: false })
  const SAVE = `PUT /api/v1/users/${SOMEBODY.id}`
  const somebody = () => one('user', SOMEBODY.id, SOMEBODY)
  const served = serveCalls({ ...CALLS, [SAVE]: somebody, 'GET /api/v1/users': somebody })
  render(<UserEditScreen />, { wrapper: WithApp })
  for (const [name, value] of Object.entries(TYPED))
    fireEvent.change(await screen.findByLabelText(new RegExp(`^The ${name}`)), { target: { value } })
  for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box)
  fireEvent.click(screen.getByRole('button', { name: 'Save profile' }))
  await waitFor(() =>
    expect(served.sent(SAVE).map(({ body }) => body)).toEqual([
      { user: { ...TYPED, consent: true, subscribed: true } },
    ]),
  )
})

it.each([
  ['open', false, false, [...Object.keys(TYPED), 'consent', 'subscribed']],
  ['closed', true, false, ['subscribed']],
  ['open to an account created by sync', true, true, [...Object.keys(TYPED), 'consent', 'subscribed']],
])(
  'the fields of the profile are %s [S1-5.016] [S1-5.017]',
  async (_, disabled, educate_created_sync, editable) => {
    const fields = Object.keys(TYPED).map((name) => ({ name, type: 'text', label: `The ${name}` }))
    const settings = { disable_user_profile_edition: disabled, sections: { user_edit_page: { fields } } }
    const extra_info = { ...SOMEBODY.extra_info, educate_created_sync }
    await bootForTest({ settings }, { ...SOMEBODY, extra_info })
    serveCalls(CALLS)
    render(<UserEditScreen />, { wrapper: WithApp })
    const form = (await screen.findByRole('button', { name: 'Save profile' })).closest('form')
    const inputs = [...(form?.querySelectorAll('input') ?? [])]
    expect(inputs).toHaveLength(Object.keys(TYPED).length + 2)
    expect(inputs.filter((input) => !input.disabled && !input.readOnly).map(({ name }) => name)).toEqual(
      editable,
    )
  },
)

it('shows the contact list when accounts are synchronised, and remembers the chosen one [S1-2.066] [S2-2.071] [S1-1.010]', async () => {
  await bootForTest({ settings: { fulfill_sync_details: { allowed: true } } }, SOMEBODY)
  let sent: unknown
  serveCalls({
    ...CALLS,
    [`PUT /api/v1/users/extra_info/${SOMEBODY.id}`]: ({ body }) => {
      sent = body
      return one('user', SOMEBODY.id, SOMEBODY)
    },
    'GET /api/v1/users': () => one('user', SOMEBODY.id, SOMEBODY),
  })
  render(<UserEditScreen />, { wrapper: WithApp })
  const list = await screen.findByRole('combobox', { name: 'Contact List' })
  fireEvent.change(list, { target: { value: 'tom' } })
  await waitFor(() => expect(sent).toEqual({ data: { key: 'selected_contact_id', value: 'tom' } }))
})

it('has no contact list when accounts are not synchronised [S2-2.071] [S1-2.066] [S1-1.010]', async () => {
  await bootForTest({ settings: { fulfill_sync_details: { allowed: false } } }, SOMEBODY)
  const { calls } = serveCalls(CALLS)
  render(<UserEditScreen />, { wrapper: WithApp })
  await screen.findByRole('button', { name: 'Save profile' })
  await waitFor(() => expect(calls).toContain('GET /api/v1/users/sessions'))
  expect(calls).not.toContain('GET /api/v1/contacts')
  expect(screen.queryByRole('combobox', { name: 'Contact List' })).toBeNull()
})

it('says which required field is empty and that the consent is missing, and sends nothing [S2-5.045] [S2-5.047]', async () => {
  await bootForTest({}, { ...SOMEBODY, consent: false })
  const { calls } = serveCalls(CALLS)
  render(<UserEditScreen />, { wrapper: WithApp })
  fireEvent.change(await screen.findByLabelText(/^Last name/), { target: { value: ' ' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save profile' }))
  const alert = await screen.findByRole('alert')
  expect(within(alert).getByRole('heading').textContent).toBe('Fill in all required fields.')
  expect(alert.textContent).toContain('Last name: This field is required.')
  expect(alert.textContent).toContain('You must agree to the terms and conditions to proceed.')
  expect(calls.filter((call) => call.startsWith('PUT'))).toEqual([])
})

it.each([
  ['is not shown', { show_consent: false, user_consent_mandatory: true }],
  ['is not asked for at all', { show_consent: true, user_consent_mandatory: false }],
])('saves without consent where it %s [S2-5.045]', async (_, { show_consent, user_consent_mandatory }) => {
  const fields = [{ name: 'last_name', type: 'text', label: 'Last name' }]
  const settings = { user_consent_mandatory, sections: { user_edit_page: { fields, show_consent } } }
  await bootForTest({ settings }, { ...SOMEBODY, consent: false })
  const SAVE = `PUT /api/v1/users/${SOMEBODY.id}`
  const somebody = () => one('user', SOMEBODY.id, SOMEBODY)
  const served = serveCalls({ ...CALLS, [SAVE]: somebody, 'GET /api/v1/users': somebody })
  render(<UserEditScreen />, { wrapper: WithApp })
  fireEvent.change(await screen.findByLabelText(/^Last name/), { target: { value: 'Larsen' } })
  expect(screen.queryByRole('checkbox', { name: /^I agree/ })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Save profile' }))
  await waitFor(() => expect(served.sent(SAVE)).toHaveLength(1))
  expect(screen.queryByRole('alert')).toBeNull()
})
