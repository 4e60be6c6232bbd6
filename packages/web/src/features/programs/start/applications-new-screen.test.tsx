import { sampleIncentive } from '@hearthlight/domain/incentives/testing/sample-incentive'
import type { ProgramOffer } from '@hearthlight/domain/programs/wire/program-offer'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { dismissAll, shownNotices } from '../../../platform/notices.ts'
import { Place, place } from '../../../testing/place.tsx'
import { SAMPLE_PROJECT } from '../../../testing/sample-application.ts'
import { SAMPLE_HOME } from '../../../testing/sample-home.ts'
import { heldResponse, many, one, refusal, serveCalls } from '../../../testing/serve-calls.ts'
import { SOMEBODY } from '../../../testing/somebody.ts'
import { bootForTest, WithApp } from '../../../testing/with-app.tsx'
import { ApplicationsNewScreen } from './applications-new-screen.tsx'
import { AppliedProjectsScreen } from './applied-projects-screen.tsx'

afterEach(() => {
  dismissAll()
})

const FAMILY = '/api/v1/fulfill-integrate'
const CREATE = `POST ${FAMILY}/projects`
const PROGRAM: ProgramOffer = {
  id: 'program',
  name: 'Attics',
  effective_program_name: 'Attics 2026',
  customer_description: 'Attics.',
  effective_sorting_tag: '1',
  is_open: true,
  closes_on: null,
  minutes: 10,
  steps: ['The house'],
  have_at_hand: [],
  what_happens_after: [],
  do_not_buy_yet: false,
  eligibility: null,
}
const NO_PLACE = { ...sampleIncentive(), classification: null }
const OWN = { id: 'program', measure: 'attic' }
const DEFAULT_SENTENCE =
  'An error occurred while creating your project. Please contact support or your system administrator.'

type Over = {
  calls?: Parameters<typeof serveCalls>[0]
  projects?: readonly { id: string }[]
  settings?: object
}

async function show({ calls = {}, projects = [], settings = {} }: Over = {}) {
  const switches = { enable_applications_integrated: true, enable_incentives: false }
  await bootForTest({ settings: { ...switches, ...settings } }, SOMEBODY)
  const served = serveCalls({
    'GET /api/v1/buildings/current': () => one('buildings', SAMPLE_HOME.id, SAMPLE_HOME),
    [`GET ${FAMILY}/programs`]: () => many('programs', [PROGRAM]),
    [`GET ${FAMILY}/projects`]: () => many('projects', projects),
    ...calls,
  })
  render(
    <WithApp path="/applications/new?programId=program">
      <Place />
      <Routes>
        <Route path="/applications/new" element={<ApplicationsNewScreen />} />
        <Route path="/applied-projects" element={<AppliedProjectsScreen />} />
        <Route path="*" element={null} />
      </Routes>
    </WithApp>,
  )
  return served
}
const reached = (path: string) => waitFor(() => expect(place()).toBe(path))
it.each([
  [{ to_send: 2 }, '2 to send'],
  [{ to_send: 0 }, 'Nothing to send'],
  [{ have_at_hand: [{ name: 'Quote', description: null, required: true }] }, '1 to send'],
])('says how many documents are to be sent: %j', async (over, said) => {
  await show({ calls: { [`GET ${FAMILY}/programs`]: () => many('programs', [{ ...PROGRAM, ...over }]) } })
  expect(await screen.findByText(said)).toBeTruthy()
})

const start = async () =>
  fireEvent.click(await screen.findByRole('button', { name: 'Start the application' }))
const created = (attributes: object) => () => one('projects', 'p9', { message: 'Created.', ...attributes })

it('starts the application of the program in the address, and goes to its first step [S1-2.033] [S2-2.012] [S2-4.033] [S2-7.069]', async () => {
  const served = await show({ calls: { [CREATE]: created({ project_id: 'p9' }) } })
  await start()
  await reached('/applications/p9/edit')
  expect(served.sent(CREATE).map(({ body }) => body)).toEqual([
    { building_id: SAMPLE_HOME.id, program_id: 'program' },
  ])
})

it('says what the program is likely to pay for the home, each as the rebates say it, and nothing of another', async () => {
  const attic = { ...NO_PLACE, id: 'o1', title: 'Attic insulation', is_recommended: true, program: OWN }
  const air = {
    ...attic,
    id: 'o2',
    title: 'Air sealing',
    amount: '600.00',
    amount_basis: 'maximum' as const,
  }
  const offers = [
    { ...attic, id: 'o3', title: 'Wall insulation', is_recommended: false },
    { ...attic, id: 'o4', title: 'Heat pump', program: { id: 'other', measure: null } },
    { ...attic, id: 'o5', title: 'Thermostat', program: null },
    ...[attic, air],
  ]
  const served = await show({
    settings: { enable_incentives: true },
    calls: {
      'GET /api/v2/offers': () => many('offers', offers),
      'GET /api/v1/subsidies': () => many('subsidies', []),
    },
  })
  const likely = (await screen.findByRole('heading', { name: 'Likely for your plan' })).closest('section')
  const rows = within(likely as HTMLElement).getAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Attic insulation$650',
    'Air sealingat most $600',
  ])
  expect(likely?.textContent).toContain('The sum is worked out in the application.')
  expect(served.sent('GET /api/v2/offers')[0]?.query).toEqual({ building_id: SAMPLE_HOME.id })
})

it('says nothing of what is likely where the partner shows no rebates', async () => {
  await show()
  await screen.findByRole('button', { name: 'Start the application' })
  expect(screen.queryByRole('heading', { name: 'Likely for your plan' })).toBeNull()
})

it('needs a home: without one it goes to the buildings with the program [S2-4.032]', async () => {
  await show({ calls: { 'GET /api/v1/buildings/current': () => refusal(404, 'We could not find this.') } })
  await reached('/buildings?programId=program')
})

it('shows an error and the offers where the answer names no application [S2-4.034] [S2-8.007] [S2-8.008]', async () => {
  await show({ calls: { [CREATE]: created({}) } })
  await start()
  await reached('/offers')
  expect(shownNotices().map(({ tone, text }) => [tone, text])).toEqual([['danger', DEFAULT_SENTENCE]])
})

it('says a failure in the words of the partner [S2-8.007]', async () => {
  await show({
    settings: { initial_project_creation_error: 'Call 555-0100.' },
    calls: { [CREATE]: () => refusal(500, 'Out of order.') },
  })
  await start()
  await reached('/offers')
  expect(shownNotices().map(({ tone, text }) => [tone, text])).toEqual([['danger', 'Call 555-0100.']])
})

it('says what rules an application out beside the sentence of every failure [S2-8.007] [S2-8.008]', async () => {
  await show({ calls: { [CREATE]: () => refusal(422, 'This program is closed.') } })
  await start()
  await reached('/offers')
  expect(shownNotices().map(({ title, text }) => [title, text])).toEqual([
    ['This program is closed.', DEFAULT_SENTENCE],
  ])
})

it('before another one it shows those to the same program, newest first, and none to another [S2-2.022]', async () => {
  localStorage.setItem('projectCreation', 'program')
  const older = { ...SAMPLE_PROJECT, id: 'p0', number: 1001, last_modified_ts: '2026-10-01T12:00:00.000Z' }
  const other = { ...SAMPLE_PROJECT, id: 'p7', number: 1007, program_id: 'another' }
  await show({ projects: [other, older, SAMPLE_PROJECT] })
  await reached('/applied-projects?programId=program')
  await screen.findByRole('heading', { level: 1, name: 'You have applied to this program before' })
  const links = screen.getAllByRole('link', { name: /^Application/ })
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Application 1002', '/applications/p1'],
    ['Application 1001', '/applications/p0'],
  ])
})

it.each([
  [true, '/applied-projects?programId=program', 'link', 'Application 1002'],
  [false, '/applications/new?programId=program', 'button', 'Start the application'],
] as const)(
  'leads a second application to the first one where updates are allowed: %s [S2-4.028]',
  async (allow_update_created_projects, path, role, name) => {
    const settings = { fulfill_sync_details: { allow_update_created_projects } }
    await show({ projects: [SAMPLE_PROJECT], settings })
    expect(await screen.findByRole(role, { name })).toBeDefined()
    await reached(path)
  },
)

it('keeps on the device that an application is being created, until it is [S1-9.019]', async () => {
  const held = heldResponse()
  await show({ calls: { [CREATE]: held.answer } })
  await start()
  await waitFor(() => expect(localStorage.getItem('projectCreation')).toBe('program'))
  held.give(created({ project_id: 'p9' })())
  await reached('/applications/p9/edit')
  expect(localStorage.getItem('projectCreation')).toBeNull()
})

it('asks before it creates another, where the first was never heard of, and keeps that one wants it [S1-9.020] [S2-4.029]', async () => {
  localStorage.setItem('projectCreation', 'program')
  await show({ projects: [SAMPLE_PROJECT] })
  await reached('/applied-projects?programId=program')
  fireEvent.click(await screen.findByRole('button', { name: 'Continue with a new one' }))
  await reached('/applications/new?programId=program')
  expect(localStorage.getItem('isContinue')).toBe('program')
  expect(await screen.findByRole('button', { name: 'Start the application' })).toBeDefined()
})

it('says on an old link that the program takes no new applications', async () => {
  const other = { ...PROGRAM, id: 'another', name: 'Doors', effective_program_name: 'Doors' }
  await show({ calls: { [`GET ${FAMILY}/programs`]: () => many('programs', [other]) } })
  await screen.findByRole('heading', { level: 1, name: 'This program takes no new applications any more' })
  expect(screen.queryByRole('button', { name: 'Start the application' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Programs you can apply to' }).getAttribute('href')).toBe('/offers')
})
