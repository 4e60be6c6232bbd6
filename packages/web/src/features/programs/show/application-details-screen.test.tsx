import type { AttachmentSection } from '@hearthlight/domain/programs/wire/questionnaire'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { Suspense } from 'react'
import { MemoryRouter, Route, Routes } from 'react-router'
import { expect, it, vi } from 'vitest'
import { queryClient } from '../../../platform/queries.ts'
import {
  SAMPLE_PROJECT,
  samplePage,
  sampleQuestion,
  sampleSection,
} from '../../../testing/sample-application.ts'
import { SAMPLE_HOME } from '../../../testing/sample-home.ts'
import { one, refusal, serveCalls } from '../../../testing/serve-calls.ts'
import { SOMEBODY } from '../../../testing/somebody.ts'
import { bootForTest } from '../../../testing/with-app.tsx'
import { ApplicationDetailsScreen } from './application-details-screen.tsx'

const FAMILY = '/api/v1/fulfill-integrate'
const cart = (cart_enabled: boolean) => ({
  fulfill_sync_details: { settings: { project_measures_cart: { cart_enabled } } },
})
const FILE = {
  id: 'f1',
  response: 'quote.pdf',
  url: '/api/f1?fileName=quote.pdf',
  thumbnail_url: null,
  size: 9,
  content_type: 'application/pdf',
  scan: 'off' as const,
  created_at: '2026-11-10T12:00:00.000Z',
}
const FILES: AttachmentSection = {
  ...sampleSection([]),
  id: 'files',
  name: 'Documents',
  question_type: 'Attachment',
  questions: [
    {
      id: 'quote',
      group_id: 'files',
      question: 'The quote',
      additional_response_info: null,
      required: 'true',
      sorting_tag: '1',
      rules: { max_bytes: 10, allowed_types: [], disallowed_types: [], max_files: 1 },
      responses: [FILE],
    },
  ],
}
const PROJECT = {
  ...SAMPLE_PROJECT,
  submitted_at: '2026-11-10T12:00:00.000Z',
  sections: [
    sampleSection([
      sampleQuestion('year', { question: 'Year built', response: '1962' }),
      sampleQuestion('storeys', { question: 'Storeys', response: '2' }),
    ]),
    FILES,
  ],
}
const PAGE = samplePage({
  task_name: 'customerapp',
  title: 'Your attic',
  main_instructions: 'As we have it.',
  groups: [
    {
      name: 'The work',
      fields: [
        { name: 'year', label: 'Built in', value: '1962' },
        { name: 'BLANK', label: 'Nothing', value: null },
        { name: 'total_incentive', label: 'Rebate', value: '50.00' },
      ],
    },
    { name: 'The roof', fields: [{ name: 'roof', label: 'Made of', value: 'Tiles' }] },
  ],
})

async function open(calls: Parameters<typeof serveCalls>[0], hasCart = true) {
  await bootForTest({ settings: { enable_applications_integrated: true, ...cart(hasCart) } }, SOMEBODY)
  serveCalls({
    [`GET ${FAMILY}/get_page_configuration`]: () => one('page_configuration', 'x', PAGE),
    'GET /api/v1/applications/p1/messages': () =>
      one('application_messages', 'p1', { messages: [], unread: 0 }),
    'GET /api/v1/buildings/current': () => one('buildings', SAMPLE_HOME.id, SAMPLE_HOME),
    ...calls,
  })
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={['/applications/p1']}>
        <Suspense>
          <Routes>
            <Route path="/applications/:id" element={<ApplicationDetailsScreen />} />
            <Route path="/applications" element={<h1>The list</h1>} />
          </Routes>
        </Suspense>
      </MemoryRouter>
    </QueryClientProvider>,
  )
}
async function show(project: object = PROJECT, hasCart = true) {
  await open({ [`GET ${FAMILY}/projects/p1`]: () => one('projects', 'p1', project) }, hasCart)
  await screen.findByRole('heading', { level: 1, name: 'Your attic' })
}

it('shows what an application says, and nothing of it can be changed there [S2-2.013]', async () => {
  await show()
  const message = await screen.findByRole('textbox', { name: /^Write to your reviewer/ })
  const answers = screen.getByRole('heading', { level: 3, name: 'The house' }).closest('section')
  expect(answers?.textContent).toContain('Storeys2')
  expect([...document.querySelectorAll('input, select, textarea, [contenteditable]')]).toEqual([message])
  expect(screen.getByRole('link', { name: 'Update' }).getAttribute('href')).toBe('/applications/p1/edit')
})

it('leads from an application that is not the person’s to the list [S2-4.050]', async () => {
  const gone = () => refusal(404, 'gone')
  await open({ [`GET ${FAMILY}/projects/p1`]: gone, [`GET ${FAMILY}/get_page_configuration`]: gone })
  expect(await screen.findByRole('heading', { level: 1, name: 'The list' })).toBeDefined()
})

it('has no Update while it is locked [S2-6.013]', async () => {
  await show({ ...PROJECT, locked: 'yes' })
  expect(screen.getByRole('button', { name: 'Save a copy' })).toBeDefined()
  expect(screen.queryByRole('link', { name: 'Update' })).toBeNull()
})

it('leads from a draft to the step at which it goes on, and from what was sent to none', async () => {
  await show({ ...PROJECT, goes_on_at: { step: 2, steps: 6, name: 'About your house' } })
  const link = await screen.findByRole('link', { name: 'Step 2 of 6: About your house' })
  expect(link.getAttribute('href')).toBe('/applications/p1/edit')
  cleanup()
  queryClient.clear()
  await show({ ...PROJECT, submitted_at: '2026-11-10T12:00:00.000Z' })
  await screen.findByRole('heading', { level: 1, name: 'Your attic' })
  expect(screen.queryByRole('link', { name: /^Step/ })).toBeNull()
})

it('has a title, instructions and groups of fields, and BLANK leaves a place empty [S2-2.081] [S2-2.082]', async () => {
  await show()
  const groupOf = async (name: string) =>
    (await screen.findByRole('heading', { level: 3, name })).closest('section')?.querySelector('dl')
  const placesOf = async (name: string) =>
    [...((await groupOf(name))?.children ?? [])].map(({ textContent }) => textContent)
  expect(await placesOf('The work')).toEqual(['Built in1962', '', 'Rebate$50.00'])
  expect(await placesOf('The roof')).toEqual(['Made ofTiles'])
  expect(screen.getByText('As we have it.')).toBeDefined()
  expect(screen.queryByText(/has not been sent/)).toBeNull()
})

it('tells of a draft that it has not been sent, and not what the partner says of one that was', async () => {
  await show({ ...PROJECT, submitted_at: null })
  const told = 'This is what you have entered so far. It has not been sent.'
  expect(await screen.findByText(told)).toBeDefined()
  expect(screen.queryByText('As we have it.')).toBeNull()
})

it('has what was answered and attached, a way to save it, and the cart beside it [S2-2.078] [S2-2.079] [S2-2.080] [S2-7.055]', async () => {
  await show()
  const answers = (await screen.findByRole('heading', { level: 3, name: 'The house' })).closest('section')
  expect(answers?.textContent).toContain('Storeys2')
  const files = screen.getByRole('heading', { level: 3, name: 'Documents' }).closest('section')
  const file = within(files as HTMLElement).getByRole('link', { name: 'quote.pdf' })
  expect(file.getAttribute('href')).toBe('/api/f1?fileName=quote.pdf')
  expect(await screen.findByRole('complementary', { name: 'Measure cart' })).toBeDefined()
  const print = vi.fn()
  vi.stubGlobal('print', print)
  fireEvent.click(screen.getByRole('button', { name: 'Save a copy' }))
  expect(print).toHaveBeenCalledOnce()
})

it('shows an answer once: what a group of the program shows is not among the answers again', async () => {
  await show()
  expect(await screen.findByText('Built in')).toBeDefined()
  expect(screen.queryByText('Year built')).toBeNull()
  expect(screen.getAllByText('1962')).toHaveLength(1)
})

it('has no cart where the partner has none [S2-2.078]', async () => {
  await show(PROJECT, false)
  expect(await screen.findByRole('button', { name: 'Save a copy' })).toBeDefined()
  expect(screen.queryByRole('complementary', { name: 'Measure cart' })).toBeNull()
})

it('tells the promised working days as the most that a status takes', async () => {
  const promise = { working_days: 2, due_on: '2026-11-18', is_overdue: false, says: 'A reviewer begins.' }
  await show({ ...PROJECT, promise })
  expect(await screen.findByRole('heading', { name: 'You will hear from us by 11-18-2026' })).toBeDefined()
  expect(screen.getByText('At most 2 working days in this status')).toBeDefined()
})

it('says what is done, where it stands, and what comes next, by when and whose turn it is', async () => {
  const timeline = [
    { code: 'submitted', status: 'Submitted', at: '2026-11-10T18:00:00.000Z', message: null },
    { code: 'asked', status: 'Information Requested', at: '2026-11-12T18:00:00.000Z', message: 'A page.' },
  ]
  const ahead = [
    { code: 'review', status: 'Review', says: 'It is read.', by: 'applicant', working_days: 2 },
    { code: 'approved', status: 'Approved', says: null, by: 'partner', working_days: 15 },
    { code: 'paid', status: 'Paid', says: null, by: 'partner', working_days: null },
  ]
  const promise = { working_days: 2, due_on: '2026-11-16', is_overdue: false, says: 'Soon.' }
  await show({ ...PROJECT, timeline, ahead, promise })
  const list = (await screen.findByRole('heading', { name: 'Where it stands' })).parentElement
  const lines = within(list as HTMLElement).getAllByRole('listitem')
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'Submitted11-10-2026',
    'Information Requested11-12-2026A page.',
    'Next: Reviewby 11-16-2026Your turn: it goes on when you send it. It is read.',
    'Next: Approvedat most 15 working days laterTestville Energy does this. ',
    'Next: PaidTestville Energy does this. ',
  ])
  const now = lines.filter((line) => line.getAttribute('aria-current') === 'step')
  expect(now.map(({ textContent }) => textContent)).toEqual([lines[1]?.textContent])
})
