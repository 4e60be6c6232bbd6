import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router'
import { beforeEach, expect, it } from 'vitest'
import { many, one, refusal, type Served, serveCalls } from '../../testing/serve-calls.ts'
import { bootForTest, InConsole } from '../../testing/with-app.tsx'
import { MemberScreen } from './member-screen.tsx'
import { RolesScreen } from './roles-screen.tsx'
import { StaffScreen } from './staff-screen.tsx'

const MINE = ['applications', 'exports', 'staff']
const BASE = { built_in: false, people: [], changed_by: null, changed_at: null, revision: 1 }
const ROLES = [
  {
    ...BASE,
    id: 'desk',
    name: 'Desk',
    permissions: ['applications', 'payments'],
    people: [{ id: 'm1', name: 'Ada Byron' }],
  },
  { ...BASE, id: 'reviewer', name: 'Reviewer', built_in: true, permissions: ['applications'] },
  {
    ...BASE,
    id: 'administrator',
    name: 'Administrator',
    built_in: true,
    permissions: ['applications', 'payments', 'staff'],
    people: [{ id: 'm2', name: 'Bo Chief' }],
  },
]
const MEMBER = {
  name: 'Ada Byron',
  email: 'ada@x.test',
  state: 'active',
  role: { id: 'reviewer', name: 'Reviewer' },
  permissions: ['applications'],
  is_self: false,
  invited_by: 'Bo Chief',
  invitation_ends_at: null,
  has_ended: false,
  joined_at: '2026-03-02T09:00:00Z',
  switched_off_at: null,
  created_at: '2026-03-01T09:00:00Z',
  revision: 3,
  new_email: null,
  has_second_factor: true,
}

let served: Served
beforeEach(async () => {
  localStorage.clear()
  await bootForTest()
  served = serveCalls({
    'GET /api/v1/auth/admin_sessions': () =>
      one('admin_session', 's', {
        name: 'Cy Lead',
        email: 'cy@x.test',
        operator: false,
        default_permissions: MINE,
        additional_permissions: [],
        fullPermissions: MINE,
      }),
    'GET /api/admin/v1/staff_roles': () => many('staff_role', ROLES),
    'GET /api/admin/v1/saved_views': () => many('saved_views', []),
    'GET /api/admin/v1/staff/m1': () => one('staff_member', 'm1', MEMBER),
    'GET /api/admin/v1/staff': () =>
      Response.json({
        data: [
          { id: 'm1', type: 'staff_member', attributes: MEMBER },
          {
            id: 'm3',
            type: 'staff_member',
            attributes: { ...MEMBER, name: 'Di Late', state: 'invited', has_ended: true, role: null },
          },
        ],
        meta: { next: null, previous: null },
      }),
  })
})

const show = (path: string) =>
  render(
    <InConsole path={path}>
      <Routes>
        <Route path="/admin/staff" element={<StaffScreen />} />
        <Route path="/admin/staff/roles/:id" element={<RolesScreen />} />
        <Route path="/admin/staff/:id" element={<MemberScreen />} />
      </Routes>
    </InConsole>,
  )

it('the list says how far each colleague has come, and a refused invitation stands at its field', async () => {
  served.change({
    'POST /api/admin/v1/staff': () =>
      refusal(409, 'Somebody on your staff already has this address.', '/email'),
  })
  show('/admin/staff')
  expect((await screen.findByRole('row', { name: /Ada Byron/ })).textContent).toMatch(/Reviewer.*Active/)
  expect(screen.getByRole('row', { name: /Di Late/ }).textContent).toMatch(/No role.*Invitation ended/)
  await userEvent.click(screen.getByRole('button', { name: 'Invite a colleague' }))
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByRole('option', { name: 'Reviewer' })
  const offered = within(dialog.getByLabelText(/^Role/)).getAllByRole('option')
  expect(offered.map(({ textContent }) => textContent)).toEqual(['Choose a role', 'Reviewer'])
  await userEvent.click(dialog.getByRole('button', { name: 'Send the invitation' }))
  expect(dialog.getByLabelText(/^Email/).getAttribute('aria-invalid')).toBe('true')
  await userEvent.type(dialog.getByLabelText(/^Name/), 'Eve')
  await userEvent.type(dialog.getByLabelText(/^Email/), 'ada@x.test')
  await userEvent.selectOptions(dialog.getByLabelText(/^Role/), 'reviewer')
  await userEvent.click(dialog.getByRole('button', { name: 'Send the invitation' }))
  expect(await dialog.findByText('Somebody on your staff already has this address.')).toBeTruthy()
  expect(dialog.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Eve')
  expect(served.sent('POST /api/admin/v1/staff')).toMatchObject([
    { body: { name: 'Eve', email: 'ada@x.test', role: 'reviewer' } },
  ])
})

it('a colleague’s page says what they may do in words; the last manager stays, with a sentence at the role', async () => {
  const LAST = 'This takes the permission from the last person who may manage staff.'
  served.change({ 'PUT /api/admin/v1/staff/m1': () => refusal(409, LAST, '/role') })
  show('/admin/staff/m1')
  await screen.findByRole('heading', { level: 1, name: 'Ada Byron' })
  expect(screen.getByText('Reads every application, asks for changes and decides.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(LAST)).toBeTruthy()
  expect(screen.getByLabelText(/^Role/).getAttribute('aria-invalid')).toBe('true')
  expect(served.sent('PUT /api/admin/v1/staff/m1')).toMatchObject([
    { body: { name: 'Ada Byron', role: 'reviewer', revision: 3 } },
  ])
})

it('another address waits for its confirmation, and a second factor is reset after the password was given', async () => {
  const waiting = { ...MEMBER, new_email: 'ada@new.test' }
  served.change({
    'POST /api/admin/v1/staff/m1/email': () => {
      served.change({ 'GET /api/admin/v1/staff/m1': () => one('staff_member', 'm1', waiting) })
      return one('staff_member', 'm1', waiting)
    },
    'POST /api/admin/v1/staff/m1/reset_second_factor': () =>
      Response.json(
        {
          errors: [
            { status: '409', code: 'accounts.proof-needed', title: 'Please enter your password again.' },
          ],
        },
        { status: 409 },
      ),
    'POST /api/admin/v1/security/proof': () => {
      served.change({
        'POST /api/admin/v1/staff/m1/reset_second_factor': () => one('staff_member', 'm1', waiting),
      })
      return one('proof', '1', { proved: true })
    },
  })
  show('/admin/staff/m1')
  const field = await screen.findByRole('textbox', { name: /^New email address/ })
  await userEvent.type(field, 'ada at new')
  await userEvent.click(screen.getByRole('button', { name: 'Send the link' }))
  expect(field.getAttribute('aria-invalid')).toBe('true')
  await userEvent.clear(field)
  await userEvent.type(field, 'Ada@New.test')
  await userEvent.click(screen.getByRole('button', { name: 'Send the link' }))
  await screen.findByText('ada@new.test is not confirmed yet. Until then they sign in with ada@x.test.')
  expect(served.sent('POST /api/admin/v1/staff/m1/email')).toMatchObject([
    { body: { email: 'ada@new.test' } },
  ])

  await userEvent.click(screen.getByRole('button', { name: 'Reset the second factor' }))
  const asked = await screen.findByRole('dialog', { name: 'Reset the second factor of Ada Byron?' })
  await userEvent.click(within(asked).getByRole('button', { name: 'Reset the second factor' }))
  await userEvent.type(await screen.findByLabelText(/^Current password/), 'my password')
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(served.sent('POST /api/admin/v1/staff/m1/reset_second_factor')).toHaveLength(2)
})

it('a role is changed in plain words: what one lacks can be taken and not given, and what follows is told', async () => {
  served.change({ 'PUT /api/admin/v1/staff_roles/desk': () => one('staff_role', 'desk', ROLES[0]) })
  show('/admin/staff/roles/desk')
  await screen.findByRole('heading', { level: 1, name: 'Desk' })
  const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name })
  expect(box(/^Sign in as somebody/).disabled).toBe(true)
  expect(box(/^Pay/)).toMatchObject({ checked: true, disabled: false })
  await userEvent.click(box(/^Pay/))
  await userEvent.click(box(/^Export lists/))
  expect(screen.getByText('2 changes, not saved')).toBeTruthy()
  expect(screen.getByText('“Pay” stays with Bo Chief.')).toBeTruthy()
  expect(screen.getByText('Exports lists.').tagName).toBe('INS')
  expect(screen.getByText('Makes payment files and reads the answers of the bank.').tagName).toBe('DEL')
  await userEvent.click(screen.getByRole('button', { name: 'Save the role' }))
  await waitFor(() =>
    expect(served.sent('PUT /api/admin/v1/staff_roles/desk')).toMatchObject([
      { body: { name: 'Desk', permissions: ['applications', 'exports'], revision: 1 } },
    ]),
  )
})

it('a role without a permission is not sent, and the sentence says why', async () => {
  show('/admin/staff/roles/desk')
  await screen.findByRole('heading', { level: 1, name: 'Desk' })
  await userEvent.click(screen.getByRole('checkbox', { name: /^Pay/ }))
  await userEvent.click(screen.getByRole('checkbox', { name: /^Work on applications/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Save the role' }))
  expect(await screen.findByText('Choose at least one permission.')).toBeTruthy()
  expect(served.sent('PUT /api/admin/v1/staff_roles/desk')).toEqual([])
})

it('a built-in role stays as it is and can be copied', async () => {
  served.change({ 'POST /api/admin/v1/staff_roles': () => one('staff_role', 'desk', ROLES[0]) })
  show('/admin/staff/roles/reviewer')
  await screen.findByRole('heading', { level: 1, name: 'Reviewer' })
  expect(screen.queryByRole('button', { name: 'Save the role' })).toBeNull()
  for (const each of screen.getAllByRole<HTMLInputElement>('checkbox')) expect(each.disabled).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Copy the role' }))
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.getByLabelText<HTMLInputElement>(/^Name of the role/).value).toBe('Reviewer, copy')
  await userEvent.click(dialog.getByRole('button', { name: 'Make the role' }))
  await screen.findByRole('heading', { level: 1, name: 'Desk' })
  expect(served.sent('POST /api/admin/v1/staff_roles')).toMatchObject([
    { body: { name: 'Reviewer, copy', permissions: ['applications'] } },
  ])
})
