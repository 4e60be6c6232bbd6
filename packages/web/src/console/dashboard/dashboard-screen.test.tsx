import type { Dashboard } from '@hearthlight/domain/applications/queue/dashboard'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { one, type Served, serveCalls } from '../../testing/serve-calls.ts'
import { bootForTest, InConsole } from '../../testing/with-app.tsx'
import { consoleQueries } from '../api/console-http.ts'
import { sessionQuery } from '../api/session-api.ts'
import { DashboardScreen } from './dashboard-screen.tsx'

const total = { homes: 9, assessed: 7, begun: 5, submitted: 4, approved: 2, paid: 1 }
const item = (number: number, name: string, days: number) => ({
  application_id: `a${number}`,
  number,
  name,
  what: 'Submitted',
  days,
  promised_days: 5,
  since: '2026-10-01T09:00:00Z',
})
const PROGRAM = '0f1f2f3f-1111-4222-8333-444455556666'
const SHOWN: Dashboard = {
  period: '30_days',
  program: null,
  from: '2026-10-20',
  to: '2026-11-18',
  total,
  programs: [{ value: PROGRAM, label: 'Insulation' }],
  late: {
    applications: {
      count: 7,
      never_opened: 3,
      oldest: [
        { ...item(204, 'Halima Abubakar', 24), is_never_opened: false },
        { ...item(209, 'Gail Peterson', 8), is_never_opened: true },
      ],
    },
    messages: { count: 1, oldest: [item(301, 'Karl Lindqvist', 6)] },
  },
  late_visits: { count: 0, oldest: [] },
  cities: [],
  cities_in_all: 0,
  weeks: [],
  ages: null,
  money: null,
  decisions: {
    approved: 4,
    declined: 1,
    withdrawn: 2,
    median_days: 11.2,
    ninetieth_days: 20,
    asked: 21,
    answered_days: 3.5,
  },
  paid: { amount: 61_400, homes: 38 },
  waiting: [
    {
      name: 'Submitted',
      programs: ['Insulation', 'Kit'],
      promised_days: 5,
      marks: [
        { days: 2, count: 5, is_late: false },
        { days: 24, count: 7, is_late: true },
      ],
    },
    {
      name: 'Submitted',
      programs: ['Heat pump'],
      promised_days: 2,
      marks: [{ days: 1, count: 2, is_late: false }],
    },
    { name: 'Approved', programs: [], promised_days: null, marks: [{ days: 3, count: 1, is_late: false }] },
  ],
  yours: {
    own_id: 'me',
    late: { count: 1, oldest: [item(204, 'Halima Abubakar', 24)] },
    answered: { count: 0, names: [] },
    review: { count: 12, next_promise: '2026-11-20' },
    free: { count: 4, oldest_days: 9 },
    second: 0,
  },
  failed_jobs: 2,
  publishing: null,
}

let served: Served
let shown: Dashboard
beforeEach(async () => {
  shown = SHOWN
  await bootForTest()
  consoleQueries.setQueryData(sessionQuery.queryKey, { operator: false, fullPermissions: [] } as never)
  served = serveCalls({ 'GET /api/admin/v1/dashboard': () => one('dashboard', '1', shown) })
  render(
    <InConsole>
      <DashboardScreen />
    </InConsole>,
  )
  await screen.findByRole('heading', { level: 1, name: '8 cases are past their promise' })
})

it('opens with what is past its promise, each with the way to it', () => {
  expect(
    screen.getByRole('heading', { name: '7 applications have waited longer than their program promises' }),
  ).toBeTruthy()
  const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(link('No. 204 Halima Abubakar')).toBe('/admin/applications/a204')
  expect(link('No. 301 Karl Lindqvist')).toBe('/admin/applications/a301')
  expect(link('See them all in the queue')).toBe('/admin/applications?tab=late')
  expect(screen.getAllByText('24 working days').length).toBeGreaterThan(0)
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(lines.filter((line) => line?.includes('never opened'))).toEqual([
    'No. 209 Gail PetersonSubmitted · promised: 5 working days · never opened8 working days',
  ])
  expect(screen.queryByText(/no note yet/)).toBeNull()
  expect(screen.getByText('20 days')).toBeTruthy()
  expect(
    screen.getByRole('heading', { name: 'Half of the applications were decided within 12 days' }),
  ).toBeTruthy()
})

it('draws every waiting application against its promise, and says the same in words and in the table', () => {
  const title = '3 of the 7 past their promise were never opened'
  const figure = within(screen.getByRole('figure', { name: title }))
  expect(figure.getAllByRole('img').map((row) => row.getAttribute('aria-label'))).toEqual([
    'Submitted, Insulation, Kit: 12 waiting, 7 past, promised day 5',
    'Submitted, Heat pump: 2 waiting, promised day 2',
    'Approved: 1 waiting, no promise',
  ])
  const cells = (name: RegExp) =>
    within(figure.getByRole('row', { name, hidden: true }))
      .getAllByRole('cell', { hidden: true })
      .map(({ textContent }) => textContent)
  expect(figure.getByText('Insulation, Kit')).toBeTruthy()
  expect(cells(/Submitted, Insulation/)).toEqual(['12', '7', '5 working days', '24 working days'])
  expect(cells(/Approved/)).toEqual(['1', '0', 'no promise', '3 working days'])
})

it('lists what waits for the reader, each with the way to it, and leaves out what is not', () => {
  const tasks = within(screen.getByRole('region', { name: 'Yours today' })).getAllByRole('link')
  expect(tasks.map((task) => [task.textContent, task.getAttribute('href')])).toEqual([
    [
      '1Past the promise, assigned to youNo. 204 Halima Abubakar24 working days',
      '/admin/applications?tab=late&reviewer=me',
    ],
    ['12In review with youthe next promise ends on 11-20-2026', '/admin/applications?tab=review&reviewer=me'],
    [
      '4Nobody has taken themtake the oldest first9 working days',
      '/admin/applications?tab=review&reviewer=none',
    ],
    ['2Jobs failed since yesterdaythey can be tried again', '/admin/jobs?state=failed'],
  ])
})

it('says what was decided, paid and asked for', () => {
  expect(screen.getByText('5: 4 approved, 1 declined')).toBeTruthy()
  expect(screen.getByText('$61,400 to 38 homes')).toBeTruthy()
  expect(screen.getByText('21 applications, answered within 4 days by half')).toBeTruthy()
})

it('asks anew for a program and a period, and the file is of the same', async () => {
  const user = userEvent.setup()
  await user.selectOptions(screen.getByLabelText('Program'), 'Insulation')
  shown = { ...SHOWN, program: PROGRAM, late: null, late_visits: { count: 0, oldest: [] } }
  await user.selectOptions(screen.getByLabelText('Period'), 'This year')
  await screen.findByRole('heading', { level: 1, name: 'Nothing is past its promise' })
  await waitFor(() =>
    expect(served.sent('GET /api/admin/v1/dashboard').at(-1)?.query).toEqual({
      period: 'this_year',
      program: PROGRAM,
    }),
  )
  expect(screen.getByRole('link', { name: 'Export' }).getAttribute('href')).toBe(
    `/api/admin/v1/dashboard/file?period=this_year&program=${PROGRAM}`,
  )
  expect(screen.getAllByText('Application begun').length).toBeGreaterThan(0)
  expect(screen.queryAllByText('Homes begun')).toEqual([])
})

it('tells who looks after the site that the space for documents is nearly full, and nobody else', async () => {
  const used = { documents: 900, bytes: 5 * 1_048_576 }
  const storage = { used, cap: { documents: 1000, bytes: 1000 * 1_048_576 } }
  served = serveCalls({ 'GET /api/admin/v1/storage': () => one('storage', '1', storage) })
  expect(screen.queryByText(/space for documents/)).toBeNull()
  act(() => {
    const rights = { operator: false, fullPermissions: ['partner'] } as never
    consoleQueries.setQueryData(sessionQuery.queryKey, rights)
  })
  expect(await screen.findByText('90% of the space for documents is used')).toBeTruthy()
  expect(screen.getByText(/^When it is full, nobody can add a document/)).toBeTruthy()
})
