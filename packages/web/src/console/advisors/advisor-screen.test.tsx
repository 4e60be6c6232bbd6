import type { AdminPermission } from '@hearthlight/domain/accounts/staff/admin'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router'
import { beforeEach, expect, it } from 'vitest'
import { many, one, refusal, serveCalls } from '../../testing/serve-calls.ts'
import { bootForTest, InConsole } from '../../testing/with-app.tsx'
import { AdvisorScreen } from './advisor-screen.tsx'

const ADVISOR = {
  name: 'Vera Lund',
  email: 'vera@x.test',
  phone: '',
  languages: [],
  zips: [],
  time_zone: null,
  is_active: true,
  project_types: [],
  staff_name: null,
  sign_in: 'none',
  coming_visits: 0,
  free_timeslots: 0,
  revision: 1,
}
const ROLE = { built_in: true, people: [], changed_by: null, changed_at: null, revision: 1 }
const ROLES = [
  { ...ROLE, id: 'administrator', name: 'Administrator', permissions: ['advisors', 'payments', 'staff'] },
  { ...ROLE, id: 'advisor', name: 'Advisor', permissions: ['advisors'] },
]

beforeEach(async () => {
  localStorage.clear()
  await bootForTest()
})

function show(...mine: AdminPermission[]) {
  const served = serveCalls({
    'GET /api/v1/auth/admin_sessions': () =>
      one('admin_session', 's', {
        name: 'Cy Lead',
        email: 'cy@x.test',
        operator: false,
        default_permissions: mine,
        additional_permissions: [],
        fullPermissions: mine,
      }),
    'GET /api/admin/v1/advisors/a1': () => one('advisors', 'a1', ADVISOR),
    'GET /api/admin/v1/project_types': () => many('project_types', []),
    'GET /api/admin/v1/staff_roles': () => many('staff_role', ROLES),
    'POST /api/admin/v1/staff': () =>
      refusal(409, 'Somebody on your staff already has this address.', '/email'),
  })
  render(
    <InConsole path="/admin/advisors/people/a1">
      <Routes>
        <Route path="/admin/advisors/people/:id" element={<AdvisorScreen />} />
      </Routes>
    </InConsole>,
  )
  return served
}

it('an advisor without a sign-in is invited with their name, address and the role of an advisor', async () => {
  const served = show('advisors', 'staff')
  await userEvent.click(await screen.findByRole('button', { name: 'Invite to sign in' }))
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByRole('option', { name: 'Advisor' })
  await userEvent.click(dialog.getByRole('button', { name: 'Send the invitation' }))
  await waitFor(() =>
    expect(served.sent('POST /api/admin/v1/staff')).toMatchObject([
      { body: { name: 'Vera Lund', email: 'vera@x.test', role: 'advisor' } },
    ]),
  )
  expect(await dialog.findByText('Somebody on your staff already has this address.')).toBeTruthy()
})

it('who may not manage staff is told who can invite them', async () => {
  show('advisors')
  expect(await screen.findByText('Somebody who manages staff can invite them to sign in.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Invite to sign in' })).toBeNull()
})
