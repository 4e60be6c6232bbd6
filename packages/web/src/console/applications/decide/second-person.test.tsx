import type { WaitingApproval } from '@hearthlight/domain/applications/amounts/approval-limits'
import type { StaffApplication } from '@hearthlight/domain/applications/staff-application'
import { useQuery } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { one, serveCalls } from '../../../testing/serve-calls.ts'
import { bootForTest, InConsole } from '../../../testing/with-app.tsx'
import { applicationQuery } from '../../api/application-api.ts'
import { consoleQueries } from '../../api/console-http.ts'
import { sessionQuery } from '../../api/session-api.ts'
import { MoveDialog } from './move-dialog.tsx'
import { SecondPerson } from './second-person.tsx'

beforeEach(() => bootForTest())

const PATH = '/api/admin/v1/applications/a1'
const APPROVED = {
  code: 'approved',
  name: 'Approved',
  asks: false,
  is_end: false,
  money: 'committed',
} as const
const APPLICATION: StaffApplication & { readonly id: string } = {
  id: 'a1',
  number: 1001,
  revision: 3,
  kind: 'Program',
  name: 'Insulation',
  program_version: 1,
  status: 'eligibility_review',
  status_name: 'Eligibility Review',
  waits_for_applicant: false,
  created_at: '2026-06-01T12:00:00Z',
  submitted_at: '2026-06-01T12:00:00Z',
  promise: null,
  applicant: { id: 'u1', name: 'Nora Lindqvist', email: 'nora@lakeshore.test', language: 'en' },
  home: { id: 'h1', name: 'Birchwood', address: 'Birchwood', construction_year: null, floor_area: null },
  eligibility: { verdict: 'eligible', trace: [] },
  amount: { lines: [], above_cap: null, total: '1050.00' },
  approved_amount: null,
  may_correct: false,
  is_to_be_paid: false,
  limits: { cap: '2400.00', budget: '250000.00', left: '1800.00' },
  waiting_approval: null,
  answers: [],
  concerns: [],
  upload_items: [],
  documents: [],
  requests: [],
  timeline: [],
  moves: [APPROVED],
  answer_by: null,
  contact: null,
  reviewer_id: null,
  reviewers: [],
  notes: [],
  colleagues: [],
  messages: [],
  unread: 0,
  also: [],
  step_items: [],
  canned_texts: [],
}
const WAITING: WaitingApproval = {
  id: 'w1',
  to: 'approved',
  amount: '2500.00',
  reason: 'Two attics.',
  by: 'Casey Moreau',
  why: 'cap',
  is_own: false,
  created_at: '2026-06-02T12:00:00Z',
}

/** As the page of the application has it: what it is now comes from the server. */
function Opened() {
  const { data } = useQuery(applicationQuery('a1'))
  return data && <MoveDialog application={data} move={APPROVED} onClose={() => {}} />
}

describe('approving', () => {
  const MAIL = {
    [`POST ${PATH}/mail_previews`]: () =>
      one('mail_previews', 'a1', { to: 'a', from: 'b', subject: 'c', text: 'd' }),
  }
  const amount = () => screen.getByLabelText(/Approved amount/)
  it('asks for a reason above what the rules give, and for a second person above a limit', async () => {
    const served = serveCalls({
      ...MAIL,
      [`POST ${PATH}/moves`]: () => one('applications', 'a1', APPLICATION),
    })
    render(<MoveDialog application={APPLICATION} move={APPROVED} onClose={() => {}} />, {
      wrapper: InConsole,
    })
    expect(amount()).toHaveProperty('value', '1050.00')
    expect(
      screen.getByText(
        'The rules give $1,050.00. One application gets at most $2,400.00. $1,800.00 are left of the budget.',
      ),
    ).toBeTruthy()
    expect(screen.queryByLabelText(/Why more is approved/)).toBeNull()
    fireEvent.change(amount(), { target: { value: '1,050.01' } })
    expect(screen.getByLabelText(/Why more is approved/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Ask for a second person' })).toBeNull()
    fireEvent.change(amount(), { target: { value: '1800.01' } })
    expect(screen.getByText(/more than the \$1,800\.00 that are left of the budget/)).toBeTruthy()
    fireEvent.change(amount(), { target: { value: '2400.01' } })
    expect(screen.getByText(/more than \$2,400\.00, the most that one application gets/)).toBeTruthy()
    fireEvent.change(screen.getByLabelText(/Why more is approved/), { target: { value: 'Two attics.' } })
    fireEvent.click(screen.getByRole('button', { name: 'Ask for a second person' }))
    await expect
      .poll(() => served.sent(`POST ${PATH}/moves`))
      .toMatchObject([{ body: { to: 'approved', amount: '2400.01', reason: 'Two attics.', revision: 3 } }])
  })
  it('keeps what was written when a colleague was quicker, and is sent for what they left once that is seen', async () => {
    const errors = [{ status: '409', code: 'applications.stale', title: 'Somebody changed it.' }]
    const served = serveCalls({
      ...MAIL,
      [`GET ${PATH}`]: () => one('applications', 'a1', APPLICATION),
      [`POST ${PATH}/moves`]: () => Response.json({ errors }, { status: 409 }),
    })
    render(<Opened />, { wrapper: InConsole })
    fireEvent.change(await screen.findByLabelText(/^Message to Nora/), { target: { value: 'Well done.' } })
    fireEvent.click(screen.getByRole('button', { name: 'Move to Approved' }))
    expect((await screen.findByRole('alert')).textContent).toContain('Somebody changed it.')
    served.change({ [`GET ${PATH}`]: () => one('applications', 'a1', { ...APPLICATION, revision: 4 }) })
    fireEvent.click(await screen.findByRole('button', { name: 'See how it is now' }))
    await expect.poll(() => screen.queryByText('Somebody changed it.')).toBeNull()
    expect(screen.getByLabelText(/^Message to Nora/)).toHaveProperty('value', 'Well done.')
    fireEvent.click(screen.getByRole('button', { name: 'Move to Approved' }))
    await expect
      .poll(() => served.sent(`POST ${PATH}/moves`).map(({ body }) => body))
      .toMatchObject([{ revision: 3 }, { revision: 4, message: 'Well done.' }])
  })
  it('reads an amount as the partner’s language writes it, whatever the language of the console', async () => {
    await bootForTest({ languages: ['pt', 'en'], country: 'PT', currency_code: 'EUR', currency_icon: '€' })
    const served = serveCalls({
      ...MAIL,
      [`POST ${PATH}/moves`]: () => one('applications', 'a1', APPLICATION),
    })
    render(<MoveDialog application={APPLICATION} move={APPROVED} onClose={() => {}} />, {
      wrapper: InConsole,
    })
    fireEvent.change(amount(), { target: { value: '1.040,50' } })
    fireEvent.click(screen.getByRole('button', { name: 'Move to Approved' }))
    await expect
      .poll(() => served.sent(`POST ${PATH}/moves`))
      .toMatchObject([{ body: { to: 'approved', amount: '1040.50' } }])
  })
  it('takes no more than the program has, and knows no amount where the rules give none', () => {
    serveCalls(MAIL)
    const application = { ...APPLICATION, amount: { lines: [], above_cap: null, total: null } }
    render(<MoveDialog application={application} move={APPROVED} onClose={() => {}} />, {
      wrapper: InConsole,
    })
    expect(amount()).toHaveProperty('value', '')
    fireEvent.change(amount(), { target: { value: '999999' } })
    expect(screen.getByText('This is more than the program has in all. Check the amount.')).toBeTruthy()
    expect(screen.getByLabelText(/How you found the amount/)).toBeTruthy()
  })
})

describe('an amount that waits for a second person', () => {
  const signedIn = (fullPermissions: readonly string[]) =>
    consoleQueries.setQueryData(sessionQuery.queryKey, {
      name: 'Jordan Hale',
      email: 'admin@lakeshore.test',
      operator: false,
      language: null,
      default_permissions: [],
      additional_permissions: [],
      fullPermissions: [...fullPermissions] as ('applications' | 'second_approval')[],
    })
  const show = (waiting: WaitingApproval) =>
    render(<SecondPerson application={APPLICATION} waiting={waiting} />, { wrapper: InConsole })

  it('is confirmed or refused with a reason by who may', async () => {
    signedIn(['applications', 'second_approval'])
    const served = serveCalls({
      [`POST ${PATH}/waiting_approvals/w1`]: () => new Response(null, { status: 204 }),
    })
    show(WAITING)
    expect(screen.getByText('$2,500.00 waits for a second person')).toBeTruthy()
    expect(screen.getByText('Reason: Two attics.')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Do not confirm' }))
    fireEvent.click(screen.getByRole('button', { name: 'Tell Casey Moreau' }))
    expect(screen.getByText('This field is required.')).toBeTruthy()
    fireEvent.change(screen.getByLabelText(/Why not/), { target: { value: 'One attic only.' } })
    fireEvent.click(screen.getByRole('button', { name: 'Tell Casey Moreau' }))
    await expect
      .poll(() => served.sent(`POST ${PATH}/waiting_approvals/w1`))
      .toMatchObject([{ body: { is_confirmed: false, reason: 'One attic only.' } }])
  })
  it.each([
    ['who approved it', ['applications', 'second_approval'], true, /^You approved it/],
    ['who lacks the permission', ['applications'], false, /^Whoever may approve large amounts/],
  ] as const)('is not decided by %s', (_who, permissions, is_own, words) => {
    signedIn(permissions)
    serveCalls({})
    show({ ...WAITING, is_own })
    expect(screen.getByText(words)).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
  })
})
