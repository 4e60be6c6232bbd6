import type { ReadingImport } from '@hearthlight/domain/meters/supplied/reading-import'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { many, one, refusal, serveCalls } from '../../testing/serve-calls.ts'
import { bootForTest, InConsole } from '../../testing/with-app.tsx'
import { NotTaken } from './not-taken.tsx'
import { ReadingOutcome } from './reading-outcome.tsx'
import { ReadingsScreen } from './readings-screen.tsx'

beforeEach(() => bootForTest())

const PATH = '/api/admin/v1/reading_imports/i1'
const IMPORT: ReadingImport = {
  state: 'ready',
  file_name: 'january.csv',
  size: 4000,
  problem: null,
  version: 3,
  counts: {
    series: 5,
    readings: 900,
    unreadable: 4,
    done: 5,
    taken: 2,
    added: 700,
    unchanged: 90,
    corrected: 8,
    replaced: 2,
  },
  not_taken: [
    { why: 'no_account', count: 2 },
    { why: 'home_full', count: 1 },
  ],
  started_by: 'Samira Ahmed',
  created_at: '2026-03-02T12:00:00.000Z',
  finished_at: null,
}

it('tells of readings how many are new, corrected and known, and offers the import of the meters that are taken', async () => {
  const { calls } = serveCalls({
    [`POST ${PATH}/run`]: () => refusal(409, 'Somebody else has gone on with it.'),
    [`GET ${PATH}`]: () => one('reading_imports', 'i1', IMPORT),
  })
  render(
    <InConsole path="/admin/readings/i1">
      <ReadingOutcome id="i1" found={IMPORT} />
    </InConsole>,
  )
  const counted = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(counted).toEqual(['700', '10', '90', '4'])
  fireEvent.click(screen.getByRole('button', { name: 'Import 2 meters' }))
  expect(await screen.findByText('Somebody else has gone on with it.')).toBeDefined()
  expect(calls).toContain(`POST ${PATH}/run`)
})

it('offers no import of what is stored already', () => {
  const counts = { ...IMPORT.counts, added: 0, corrected: 0, replaced: 0 }
  render(
    <InConsole path="/admin/readings/i1">
      <ReadingOutcome id="i1" found={{ ...IMPORT, counts }} />
    </InConsole>,
  )
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByText(/^Everything in the file is stored already/)).toBeDefined()
})

it('says of every meter that is not taken whose it is and why', async () => {
  const meter = { address: '', meter: 'E-1', readings: 24 }
  const first = { ...meter, why: 'no_account', account_number: '77', site_number: 'S1' }
  const second = { ...meter, why: 'home_full', account_number: '78', site_number: '', address: '9 Elm St' }
  const notTaken = [
    { id: '3', ...first },
    { id: '5', ...second },
  ]
  serveCalls({ [`GET ${PATH}/not_taken`]: () => many('not_taken', notTaken) })
  render(
    <InConsole path="/admin/readings/i1">
      <NotTaken id="i1" found={IMPORT} />
    </InConsole>,
  )
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(3))
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent)
  expect(rows[1]).toBe('77S1E-124Nobody here has this account')
  expect(rows[2]).toBe('789 Elm StE-124The home holds as many readings as it may')
})

it('follows the list while an import is being worked on, and no longer', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  let asked = 0
  serveCalls({
    'GET /api/admin/v1/saved_views': () => many('saved_views', []),
    'GET /api/admin/v1/reading_imports': () => {
      asked += 1
      const state = asked === 1 ? 'checking' : 'ready'
      const data = [{ id: 'i1', type: 'reading_imports', attributes: { ...IMPORT, state } }]
      return Response.json({ data, meta: { next: null, previous: null, total: 1 } })
    },
  })
  render(
    <InConsole path="/admin/readings">
      <ReadingsScreen />
    </InConsole>,
  )
  expect(await screen.findByText('Checking')).toBeDefined()
  await vi.advanceTimersByTimeAsync(2000)
  expect(await screen.findByText('Dry run done')).toBeDefined()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(asked).toBe(2)
})
