import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { many, one, refusal, type Served, serveCalls } from '../../testing/serve-calls.ts'
import { bootForTest, InConsole } from '../../testing/with-app.tsx'
import { ExportsScreen } from './exports-screen.tsx'

const PROGRAM = '0197a000-0000-7000-8000-000000000001'
const PREVIEWS = 'POST /api/admin/v1/export_previews'
const CHOICE = { what: 'applications', columns: ['number', 'zip'], kind: 'csv', bom: false } as const
const MADE = {
  choice: CHOICE,
  purpose: 'For the auditor',
  source_name: null,
  by: 'Cy Lead',
  is_own: true,
  state: 'ready',
  reason: null,
  rows: 1204,
  bytes: 198_000,
  created_at: '2026-11-16T10:38:00Z',
  days_left: 6,
  url: '/api/admin/v1/exports/e1/file',
}
const EXPORTS = [
  { ...MADE, id: 'e1' },
  { ...MADE, id: 'e2', by: 'Jo Other', is_own: false, url: null },
  {
    ...MADE,
    id: 'e3',
    state: 'refused',
    reason: 'restricted',
    purpose: 'Curious',
    rows: null,
    bytes: null,
    days_left: null,
    url: null,
  },
]

const SCHEDULED = {
  choice: CHOICE,
  purpose: 'For the warehouse',
  source_name: null,
  by: 'Cy Lead',
  is_own: true,
  rhythm: 'month',
  is_paused: false,
  reason: null,
  next_at: '2026-12-01T12:00:00Z',
}
const SCHEDULES = [
  { ...SCHEDULED, id: 's1' },
  {
    ...SCHEDULED,
    id: 's2',
    purpose: 'Of one who left',
    by: 'Jo Other',
    is_own: false,
    rhythm: 'week',
    is_paused: true,
    reason: 'no_permission',
  },
]

let served: Served
beforeEach(async () => {
  await bootForTest()
  served = serveCalls({
    'GET /api/admin/v1/saved_views': () => many('saved_views', []),
    'GET /api/admin/v1/export_options': () =>
      one('export_options', 'own', {
        sources: [{ value: PROGRAM, label: 'Insulation' }],
        statuses: [{ value: 'approved', label: 'Approved' }],
      }),
    [`GET /api/admin/v1/export_sources/${PROGRAM}`]: () =>
      one('export_sources', PROGRAM, {
        name: 'Insulation',
        questions: [
          { code: 'attic', label: 'What is in the attic?', needs_permission: false },
          { code: 'income', label: 'Household income', needs_permission: true },
        ],
      }),
    'GET /api/admin/v1/exports': () => many('exports', EXPORTS),
    'GET /api/admin/v1/export_schedules': () => many('export_schedules', SCHEDULES),
    [PREVIEWS]: ({ body }) => {
      const { columns } = body as typeof CHOICE
      return one('export_previews', 'own', {
        rows: 1204,
        bytes: 210_000,
        people: 988,
        columns,
        first: [columns.map((name) => `${name} 1`)],
      })
    },
  })
})

const show = (search = '') =>
  render(
    <InConsole path={`/admin/exports${search}`}>
      <ExportsScreen />
    </InConsole>,
  )
const heading = () => screen.findByRole('heading', { level: 1 })
const choiceOf = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name })
const lastPreview = () => served.sent(PREVIEWS).at(-1)?.body

it('says what is taken in a sentence, and how much that is', async () => {
  show()
  expect((await heading()).textContent).toBe('1,204 applications, 21 columns, about 206 kB')
  expect(lastPreview()).toMatchObject({ what: 'applications', kind: 'csv', bom: true })
  await userEvent.selectOptions(choiceOf('Program or incentive'), 'Insulation')
  await userEvent.selectOptions(choiceOf('When'), 'since')
  fireEvent.change(screen.getByLabelText('First day'), { target: { value: '2026-01-31' } })
  await userEvent.selectOptions(choiceOf('Status'), 'Approved')
  await waitFor(() =>
    expect(lastPreview()).toMatchObject({ source: PROGRAM, from: '2026-01-31', status: 'approved' }),
  )
  await userEvent.click(screen.getByRole('button', { name: 'And' }))
  await userEvent.selectOptions(choiceOf('About what'), 'Postal code')
  expect(lastPreview()).not.toHaveProperty('and')
  fireEvent.change(screen.getByRole('textbox', { name: 'Value' }), { target: { value: '53081 ' } })
  const and = { column: 'zip', test: 'is', value: '53081' }
  await waitFor(() => expect(lastPreview()).toMatchObject({ and }))
  await userEvent.selectOptions(choiceOf('What'), 'people')
  await waitFor(() => expect(lastPreview()).toMatchObject({ what: 'people', from: '2026-01-31' }))
  expect(lastPreview()).not.toHaveProperty('source')
  expect(lastPreview()).not.toHaveProperty('and')
  expect((await heading()).textContent).toMatch(/^1,204 people/)
})

it('asks for what the log says in words by these words, and keeps what was typed where it has none', async () => {
  const words = [
    { id: 'action', words: ['account-import.save', 'admin-invite'] },
    { id: 'record', words: ['api_key'] },
  ]
  served.change({ 'GET /api/admin/v1/audit_log/words': () => many('audit_words', words) })
  show('?what=log')
  await userEvent.click(await screen.findByRole('button', { name: 'And' }))
  expect([...choiceOf('How').options].map(({ text }) => text)).toEqual(['is', 'is not'])
  await userEvent.selectOptions(choiceOf('Value'), 'Operators')
  await waitFor(() =>
    expect(lastPreview()).toMatchObject({ and: { column: 'actor_kind', test: 'is', value: 'operator' } }),
  )
  await userEvent.selectOptions(choiceOf('About what'), 'What was done')
  await waitFor(() =>
    expect([...choiceOf('Value').options].map(({ text }) => text)).toContain('invited an administrator'),
  )
  await userEvent.selectOptions(choiceOf('Value'), 'imported accounts')
  await waitFor(() =>
    expect(lastPreview()).toMatchObject({ and: { column: 'action', value: 'account-import.save' } }),
  )
  await userEvent.selectOptions(choiceOf('About what'), 'Who')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Value' }).value).toBe('')
})

it('takes columns one by one, all or as last time, and never those that need a permission', async () => {
  show(`?source=${PROGRAM}&columns=number+answer.income`)
  expect(await screen.findByText('1 of 30', { exact: false })).toBeTruthy()
  const name = /Household income.*needs permission/
  const income = screen.getByRole<HTMLInputElement>('checkbox', { name })
  expect([income.disabled, income.checked]).toEqual([true, false])
  expect(lastPreview()).toMatchObject({ columns: ['number'] })
  await userEvent.click(screen.getByRole('checkbox', { name: 'What is in the attic?' }))
  await waitFor(() => expect(lastPreview()).toMatchObject({ columns: ['number', 'answer.attic'] }))
  const table = within(screen.getByRole('region', { name: 'First rows of the export' }))
  await waitFor(() => expect(table.getByText('answer.attic 1')).toBeTruthy())
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    ...['Number', 'What is in the attic?'],
  ])
  await userEvent.click(screen.getByRole('button', { name: 'as last time' }))
  await waitFor(() => expect(lastPreview()).toMatchObject({ columns: ['number', 'zip'] }))
  await userEvent.click(screen.getByRole('button', { name: 'all' }))
  expect(await screen.findByText('29 of 30', { exact: false })).toBeTruthy()
})

it('is made with what it is for, and a refusal is told', async () => {
  show('?columns=zip+number&file=json')
  await userEvent.click(await screen.findByRole('button', { name: 'Make the file' }))
  expect(screen.getByText('Say what the file is for.')).toBeTruthy()
  await userEvent.type(screen.getByRole('textbox', { name: 'What for' }), 'Yearly check ')
  served.change({ 'POST /api/admin/v1/exports': () => refusal(403, 'These columns need a permission.') })
  await userEvent.click(screen.getByRole('button', { name: 'Make the file' }))
  expect(await screen.findByText('These columns need a permission.')).toBeTruthy()
  expect(served.sent('POST /api/admin/v1/exports')).toMatchObject([
    { body: { columns: ['number', 'zip'], kind: 'json', bom: false, purpose: 'Yearly check' } },
  ])
})

it('lists what was made: one’s own to download, a colleague’s to see, and why one was refused', async () => {
  show()
  const table = within(await screen.findByRole('table', { name: '3 exports in 30 days' }))
  const [own, other, refused] = table
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row))
  expect(own?.getByRole('link', { name: /Download/ }).getAttribute('href')).toBe(MADE.url)
  expect(own?.getByText('ready, 6 days')).toBeTruthy()
  expect(other?.queryByRole('link', { name: /Download/ })).toBeNull()
  expect(other?.getByText('Jo Other')).toBeTruthy()
  expect(refused?.getByText('It asked for restricted columns.')).toBeTruthy()
  await userEvent.click(refused?.getByRole('link', { name: /again/ }) ?? document.body)
  expect(await screen.findByText('2 of 28', { exact: false })).toBeTruthy()
})

it('is set up to be made every month, and a schedule is paused and removed', async () => {
  show('?columns=zip+number')
  await userEvent.click(await screen.findByRole('radio', { name: /Every month, on the 1st at 6:00/ }))
  await userEvent.type(screen.getByRole('textbox', { name: 'What for' }), 'To the warehouse')
  served.change({
    'POST /api/admin/v1/export_schedules': () => one('export_schedules', 's3', SCHEDULED),
    'PUT /api/admin/v1/export_schedules/s1': () => one('export_schedules', 's1', SCHEDULED),
    'DELETE /api/admin/v1/export_schedules/s2': () => new Response(null, { status: 204 }),
  })
  await userEvent.click(screen.getByRole('button', { name: 'Set up the schedule' }))
  await waitFor(() =>
    expect(served.sent('POST /api/admin/v1/export_schedules')).toMatchObject([
      { body: { columns: ['number', 'zip'], purpose: 'To the warehouse', rhythm: 'month' } },
    ]),
  )
  expect(served.sent('POST /api/admin/v1/exports')).toEqual([])
  const table = within(await screen.findByRole('table', { name: 'Made regularly' }))
  const [own, lost] = table
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row))
  await userEvent.click(own?.getByRole('button', { name: 'Pause' }) ?? document.body)
  await waitFor(() =>
    expect(served.sent('PUT /api/admin/v1/export_schedules/s1')).toMatchObject([
      { body: { is_paused: true } },
    ]),
  )
  expect(lost?.getByText('Its maker may not export any more.')).toBeTruthy()
  // Only who set it up has it go on.
  expect(lost?.queryByRole('button', { name: 'Go on' })).toBeNull()
  await userEvent.click(lost?.getByRole('button', { name: 'Remove' }) ?? document.body)
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove this schedule?' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(served.sent('DELETE /api/admin/v1/export_schedules/s2')).toHaveLength(1))
})
