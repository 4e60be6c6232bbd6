import { QUESTION_TYPES } from '@hearthlight/domain/programs/definition/question-definition'
import type { StepsResponse } from '@hearthlight/domain/programs/wire/portal-steps'
import type { ProgramQuestion, QuestionnaireSection } from '@hearthlight/domain/programs/wire/questionnaire'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { Suspense } from 'react'
import { MemoryRouter, Route, Routes } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { currentBuilding } from '../../../home/current-building.ts'
import { dismissAll, shownNotices } from '../../../platform/notices.ts'
import { queryClient } from '../../../platform/queries.ts'
import { Place, place } from '../../../testing/place.tsx'
import {
  SAMPLE_PROJECT,
  sampleAttachments,
  samplePage,
  sampleQuestion,
  sampleSection,
  sampleStep,
} from '../../../testing/sample-application.ts'
import { SAMPLE_HOME } from '../../../testing/sample-home.ts'
import { heldResponse, many, one, refusal, type Served, serveCalls } from '../../../testing/serve-calls.ts'
import { serveUploads } from '../../../testing/serve-uploads.ts'
import { SOMEBODY } from '../../../testing/somebody.ts'
import { bootForTest } from '../../../testing/with-app.tsx'
import { JUST_CREATED } from '../start/just-created.ts'
import { ApplicationUpdateScreen } from './application-update-screen.tsx'

const scrolled = vi.fn()
beforeEach(() => {
  Element.prototype.scrollIntoView = scrolled
})
afterEach(() => {
  dismissAll()
  scrolled.mockClear()
})

const FAMILY = '/api/v1/fulfill-integrate'
const QUESTIONS = `GET ${FAMILY}/prqs`
const SAVE = `POST ${FAMILY}/prqs`
const SIGN_OUT = 'DELETE /api/v1/auth/user_sessions/1'
const saved = { [SAVE]: () => one('prqs', 'p1', { message: 'saved' }) }
const SECTIONS = [
  sampleSection([
    sampleQuestion('year', { question: 'Year built', type: 'Numeric', required: 'true' }),
    sampleQuestion('rooms', {
      question: 'Cold rooms',
      type: 'Specific values (multi-select)',
      rules: 'Bath;Hall',
    }),
    sampleQuestion('remarks', { question: 'Remarks', type: 'Free-form' }),
  ]),
]

type Over = {
  project?: object
  steps?: (query: URLSearchParams) => StepsResponse
  sections?: readonly QuestionnaireSection[]
  settings?: object
  calls?: Parameters<typeof serveCalls>[0]
  userType?: 'customer' | 'guest' | 'test_guest'
  isNew?: boolean
}

async function show(
  path: string,
  {
    project = {},
    steps,
    sections = SECTIONS,
    settings = {},
    calls = {},
    userType = 'customer',
    isNew = false,
  }: Over = {},
) {
  await bootForTest(
    { settings: { enable_applications_integrated: true, ...settings } },
    { ...SOMEBODY, user_type: userType },
  )
  const served = serveCalls({
    [`GET ${FAMILY}/projects/p1`]: () => one('projects', 'p1', { ...SAMPLE_PROJECT, ...project }),
    'GET /api/v1/buildings/current': ({ query }) =>
      one('buildings', 'b1', { ...SAMPLE_HOME, id: query.get('building_id') }),
    [`GET ${FAMILY}/portal-steps`]: ({ query }) => one('portal_steps', 'p1', steps?.(query) ?? sampleStep()),
    [`GET ${FAMILY}/get_page_configuration`]: () => one('page_configuration', 'response', samplePage()),
    [`GET ${FAMILY}/prqs`]: () => many('prqs', sections),
    [`GET ${FAMILY}/step_drafts`]: () =>
      one('step_drafts', 'house', { project_id: crypto.randomUUID(), cn: 'house', draft: {} }),
    [`PUT ${FAMILY}/step_drafts`]: () => new Response(null, { status: 204 }),
    ...calls,
  })
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[isNew ? { pathname: path, ...JUST_CREATED } : path]}>
        <Suspense>
          <Place />
          <Routes>
            <Route path="/applications/:id/edit" element={<ApplicationUpdateScreen />} />
            <Route path="*" element={null} />
          </Routes>
        </Suspense>
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return served
}
const EDIT = '/applications/p1/edit?cs=1&cn=house&type=prq'
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const posts = ({ calls }: Served) => calls.filter((call) => call === `POST ${FAMILY}/prqs`)

it('without a step in the address it goes to what is asked of the person, says it, and works on that home', async () => {
  await show('/applications/p1/edit', {
    project: { asked_step: 'measures', requested_edit: 'How many fans are there?', site_id: 'cottage' },
    steps: (query) =>
      query.get('cn') === 'measures'
        ? sampleStep({ id: 'measures', step_num: '2', steps_remaining: '1', step_name: 'Measures' })
        : sampleStep(),
  })
  await screen.findByRole('heading', { level: 1, name: 'Step 2 of 2: Measures' })
  expect(screen.getByText('How many fans are there?')).toBeDefined()
  expect(currentBuilding()?.id).toBe('cottage')
})

it('asks for no home of a guest, who may see none', async () => {
  const { calls } = await show(EDIT, { userType: 'guest' })
  await screen.findByRole('heading', { level: 1, name: /^Step 1/ })
  expect(calls).not.toContain('GET /api/v1/buildings/current')
})

const ASKED = [
  {
    kind: 'answer',
    item_id: 'remarks',
    name: 'Remarks',
    step: 'house',
    content: 'Which wall is it?',
    is_done: false,
  },
  {
    kind: 'step',
    item_id: 'measures',
    name: 'Measures',
    step: 'measures',
    content: 'How many fans?',
    is_done: true,
  },
]

it('opens at the one thing that the address names, lists all that is asked and by when, and locks the rest', async () => {
  const locked = [
    sampleSection([
      sampleQuestion('year', { question: 'Year built', type: 'Numeric', response: '1974', locked: true }),
      sampleQuestion('remarks', { question: 'Remarks', type: 'Free-form' }),
    ]),
  ]
  await show('/applications/p1/edit?item=answer.remarks', {
    project: { requested_edit: 'Which wall is it?', asked: ASKED, answer_by: '2126-07-01' },
    sections: locked,
  })
  const remarks = await screen.findByRole('textbox', { name: /^Remarks/ })
  await waitFor(() => expect(document.activeElement).toBe(remarks))
  expect(place()).toBe('/applications/p1/edit?item=answer.remarks&cn=house')
  expect(screen.getByLabelText('Year built').hasAttribute('readonly')).toBe(true)
  expect(screen.getByText('Please answer by 07-01-2126.')).toBeDefined()
  const links = screen.getAllByRole('link', { name: /^(Remarks|Measures)$/ })
  expect(links.map((link) => link.getAttribute('href'))).toContain('/applications/p1/edit?item=step.measures')
  expect(screen.getByText('Done')).toBeDefined()
})

it('says when the day to answer by is over, and that nothing is asked at a step that is locked', async () => {
  await show('/applications/p1/edit?cs=1&cn=house&type=contact', {
    project: {
      requested_edit: 'Which wall is it?',
      asked: ASKED,
      answer_by: '2026-01-02',
      steps: [{ id: 'house', type: 'contact', name: 'Contact', is_complete: true, is_locked: true }],
    },
    steps: () => sampleStep({ step_type: 'contact', step_name: 'Contact' }),
  })
  expect(await screen.findByText('Nothing is asked here')).toBeDefined()
  expect(screen.getByText(/^Your answer was due on 01-02-2026\./)).toBeDefined()
})

it('without a step in the address it goes to the next one, which is counted in its title [S2-4.041] [S2-4.042] [S2-2.037] [S2-3.027]', async () => {
  let asked: string | null = null
  await show('/applications/p1/edit?hideinst=1', {
    steps: (query) => {
      asked ??= query.get('nav')
      return sampleStep()
    },
  })
  await screen.findByRole('heading', { level: 1, name: 'Step 1 of 2: The house' })
  expect(asked).toBe('ns')
  expect(place()).toBe('/applications/p1/edit?cs=1&cn=house&type=prq&hideinst=1')
})

it('asks for the next step of an application that was just made with onCreate, and from a step with all it is [S2-7.064] [S2-4.040]', async () => {
  const served = await show('/applications/p1/edit', { isNew: true, calls: saved })
  fireEvent.change(await screen.findByLabelText('Year built'), { target: { value: '1974' } })
  await press('Save & Next Step')
  const asked = () => served.sent(`GET ${FAMILY}/portal-steps`).map(({ query }) => query)
  await waitFor(() =>
    expect(asked().at(-1)).toEqual({ projectId: 'p1', nav: 'ns', cn: 'house', curStep: '1' }),
  )
  expect(asked().slice(0, 2)).toEqual([
    { projectId: 'p1', nav: 'ns', onCreate: 'true' },
    { projectId: 'p1', nav: 'cs', cn: 'house', curStep: '1' },
  ])
})

it('asks for the questions of the step with the query of the page, status and project_id [S2-7.048]', async () => {
  const served = await show(`${EDIT}&hideinst=true`)
  await screen.findByLabelText('Year built')
  expect(served.sent(QUESTIONS).map(({ query }) => query)).toEqual([
    {
      cs: '1',
      cn: 'house',
      type: 'prq',
      hideinst: 'true',
      status: 'Project initiation',
      project_id: 'p1',
    },
  ])
})

it('asks what the page of the step says by task_name, project_id, cur_step_name and prog_id [S2-7.061]', async () => {
  const served = await show(EDIT)
  await screen.findByText('Say what you know.')
  expect(served.sent(`GET ${FAMILY}/get_page_configuration`).map(({ query }) => query)).toEqual([
    { task_name: 'response', project_id: 'p1', cur_step_name: 'house', prog_id: 'program' },
  ])
})

it('reads the application by its id [S2-7.068]', async () => {
  const served = await show(EDIT)
  await screen.findByLabelText('Year built')
  expect(served.calls).toContain(`GET ${FAMILY}/projects/p1`)
  expect(served.calls.filter((call) => call.startsWith(`GET ${FAMILY}/projects`))).not.toContain(
    `GET ${FAMILY}/projects`,
  )
})

it('names the step by cn and cs, and hides what the address says [S2-2.016] [S2-2.017] [S2-2.019] [S2-2.020]', async () => {
  const queries: string[] = []
  const steps = (query: URLSearchParams) => {
    queries.push(query.toString())
    return sampleStep()
  }
  await show(EDIT, { steps })
  await screen.findByText('Say what you know.')
  expect(screen.getByRole('heading', { level: 1 }).className).not.toBe('visually-hidden')
  expect(queries).toContain('projectId=p1&nav=cs&cn=house&curStep=1')
  cleanup()
  await show(`${EDIT}&hidetitle=true`, { steps })
  await screen.findByText('Say what you know.')
  expect(screen.getByRole('heading', { level: 1 }).className).toBe('visually-hidden')
  cleanup()
  await show(`${EDIT}&hideinst=true`, { steps })
  await screen.findByLabelText('Year built')
  expect(screen.getByRole('heading', { level: 1 }).className).not.toBe('visually-hidden')
  expect(screen.queryByText('Say what you know.')).toBeNull()
})

it('opens the step of a name that stands alone in the address [S2-2.017]', async () => {
  const second = {
    id: 'measures',
    step_num: '2',
    steps_remaining: '3',
    step_name: 'Measures',
    step_url: '/applications/$PID$/edit?cs=2&cn=measures&type=prq',
  }
  const served = await show('/applications/p1/edit?cn=measures', {
    steps: (query) => (query.get('cn') === 'measures' ? sampleStep(second) : sampleStep()),
  })
  await screen.findByRole('heading', { level: 1, name: 'Step 2 of 4: Measures' })
  const [first] = served.sent(`GET ${FAMILY}/portal-steps`)
  expect(first?.query).toEqual({ projectId: 'p1', nav: 'cs', cn: 'measures' })
})

it('opens the step of a number that stands alone in the address, and counts those behind and ahead of it [S2-2.016] [S2-2.037]', async () => {
  const second = {
    id: 'measures',
    step_num: '2',
    steps_remaining: '3',
    step_name: 'Measures',
    step_url: '/applications/$PID$/edit?cs=2&cn=measures&type=prq',
  }
  const served = await show('/applications/p1/edit?cs=2', {
    steps: (query) => (query.get('curStep') === '2' ? sampleStep(second) : sampleStep()),
  })
  await screen.findByRole('heading', { level: 1, name: 'Step 2 of 4: Measures' })
  const [first] = served.sent(`GET ${FAMILY}/portal-steps`)
  expect(first?.query).toEqual({ projectId: 'p1', nav: 'cs', curStep: '2' })
})

it('shows the part of the rules between dashes as the empty choice, beside the options [S2-3.019]', async () => {
  const roof = sampleQuestion('roof', {
    question: 'Roof',
    type: 'Specific values',
    rules: '-Choose-;Flat;Steep',
  })
  await show(EDIT, { sections: [sampleSection([roof])] })
  const { options, value } = await screen.findByLabelText<HTMLSelectElement>(/^Roof/)
  expect([...options].map(({ text, value }) => [text, value])).toEqual([
    ['Choose', ''],
    ['Flat', 'Flat'],
    ['Steep', 'Steep'],
  ])
  expect(value).toBe('')
})

it('asks a question of each type by an input of its own [S2-3.017]', async () => {
  const asked = (type: ProgramQuestion['type'], at: number) =>
    sampleQuestion(`q${at}`, { question: `Question ${at}.`, type, rules: 'A;B' })
  await show(EDIT, { sections: [sampleSection(QUESTION_TYPES.map(asked))] })
  await screen.findByLabelText(/^Question 9\./)
  const inputs = QUESTION_TYPES.map((type, at) => {
    const name = new RegExp(`^Question ${at}\\.`)
    const group = screen.queryByRole('radiogroup', { name }) ?? screen.queryByRole('group', { name })
    const [input] = group === null ? [screen.getByLabelText(name)] : group.querySelectorAll('input')
    const { type: kind, inputMode } = input as HTMLInputElement
    return [type, [kind, inputMode].filter(Boolean).join(' ')]
  })
  expect(inputs).toEqual([
    ['Boolean', 'radio'],
    ['date', 'date'],
    ['multi_select', 'checkbox'],
    ['Specific values', 'select-one'],
    ['Specific values (multi-select)', 'checkbox'],
    ['Numeric', 'text numeric'],
    ['Float', 'text decimal'],
    ['Free-form', 'textarea'],
    ['Free-form (single line)', 'text'],
    ['Date', 'date'],
  ])
})

it('has its buttons, and Enter in a field does not press one; in a text it does nothing special [S2-2.045]', async () => {
  const roof = sampleQuestion('roof', { question: 'Roof', type: 'Specific values', rules: 'Flat;Steep' })
  await show(EDIT, { sections: [...SECTIONS, { ...sampleSection([roof]), id: 'roof', sorting_tag: '2' }] })
  const field = await screen.findByLabelText('Year built')
  for (const name of ['Save & Next Step', 'Save Changes', 'Save & Return to My Applications Page', 'Cancel'])
    expect(screen.getByRole('button', { name })).not.toBeNull()
  expect(screen.queryByRole('button', { name: 'Previous' })).toBeNull()
  // fireEvent tells whether the event went through.
  const others = [screen.getByRole('checkbox', { name: 'Bath' }), screen.getByLabelText(/^Roof/)]
  for (const blocked of [field, ...others]) {
    expect(fireEvent.keyDown(blocked, { key: 'Enter' })).toBe(false)
    expect(fireEvent.keyDown(blocked, { key: 'a' })).toBe(true)
  }
  expect(fireEvent.keyDown(screen.getByLabelText(/^Remarks/), { key: 'Enter' })).toBe(true)
  expect(fireEvent.keyDown(screen.getByRole('button', { name: 'Save Changes' }), { key: 'Enter' })).toBe(true)
})

it.each([
  ['Save Changes', EDIT],
  ['Save & Next Step', '/applications/p1/edit?cs=2&cn=owner&type=prq'],
  ['Save & Return to My Applications Page', '/applications'],
])('%s saves the answers, and ends at %s [S2-2.041] [S2-2.042] [S2-2.043]', async (name, ends) => {
  const save = heldResponse()
  const served = await show(EDIT, {
    steps: (query) =>
      query.get('nav') === 'ns' || query.get('cn') === 'owner'
        ? sampleStep({ id: 'owner', step_num: '2', steps_remaining: '1' })
        : sampleStep(),
    calls: { [SAVE]: save.answer },
  })
  fireEvent.change(await screen.findByLabelText('Year built'), { target: { value: '1974' } })
  await press(name)
  await waitFor(() => expect(posts(served)).toHaveLength(1))
  expect(served.sent(SAVE)[0]?.body).toMatchObject({ answerList: { house: { year: 1974 } } })
  expect(place()).toBe(EDIT)
  save.give(one('prqs', 'p1', { message: 'saved' }))
  await waitFor(() => expect(place()).toBe(ends))
  await waitFor(() => expect(screen.queryByRole('button', { name, busy: true })).toBeNull())
  expect(place()).toBe(ends)
})

it('tells what is missing in the words of the partner, scrolls to the first error and sends nothing [S2-5.029] [S2-5.030] [S2-5.020]', async () => {
  const messages = { validations: 'Two more answers, please.' }
  const owner = sampleSection([sampleQuestion('name', { question: 'Owner', required: 'true' })])
  const served = await show(EDIT, {
    sections: [...SECTIONS, { ...owner, id: 'owner', sorting_tag: '2' }],
    settings: { fulfill_sync_details: { messages } },
  })
  await press('Save & Next Step')
  const summary = await screen.findByRole('alert')
  expect(summary.textContent).toContain('Two more answers, please.')
  expect(summary.textContent).toContain('Year built: This field is required.')
  expect(posts(served)).toEqual([])
  expect(summary.textContent).toContain('Owner: This field is required.')
  await waitFor(() => expect(scrolled.mock.contexts.at(-1)).toBe(screen.getByLabelText('Year built')))
  expect(scrolled.mock.contexts).not.toContain(screen.getByLabelText('Owner'))
})

it('shows the groups of questions by their sorting tag, 2 before 10, whatever the order they come in [S2-9.009]', async () => {
  const group = (tag: string) => ({
    ...sampleSection([sampleQuestion(`q${tag}`, { question: `Question ${tag}` })]),
    id: `g${tag}`,
    sorting_tag: tag,
  })
  await show(EDIT, { sections: [group('10'), group('2'), group('9')] })
  const fields = await screen.findAllByRole('textbox', { name: /^Question/ })
  expect(
    fields.map((field) => field.closest('form')?.querySelector(`label[for="${field.id}"]`)?.textContent),
  ).toEqual(['2', '9', '10'].map((tag) => expect.stringMatching(new RegExp(`^Question ${tag}\\b`))))
})

it.each([
  ['Numeric', 'about 1974', 'This field only accepts numeric values.'],
  ['Float', 'three', 'This field only accepts decimal values.'],
] as const)('an answer of type %s is not %s [S2-5.021] [S2-5.022]', async (type, typed, sentence) => {
  const question = sampleQuestion('figure', { question: 'The figure', type })
  const served = await show(EDIT, { sections: [sampleSection([question])] })
  fireEvent.change(await screen.findByLabelText(/^The figure/), { target: { value: typed } })
  await press('Save & Next Step')
  expect((await screen.findByRole('alert')).textContent).toContain(`The figure: ${sentence}`)
  expect(posts(served)).toEqual([])
  expect(screen.getByLabelText<HTMLInputElement>(/^The figure/).value).toBe(typed)
})

it('sends answers by group, several options joined by semicolons, and goes on [S2-5.017] [S2-5.018] [S2-4.040] [S2-7.049]', async () => {
  const owner = { ...sampleSection([sampleQuestion('name', { question: 'Owner' })]), id: 'owner' }
  const served = await show(EDIT, {
    sections: [...SECTIONS, owner],
    steps: (query) =>
      query.get('nav') === 'ns'
        ? sampleStep({ id: 'measures', step_num: '2', steps_remaining: '1', step_type: 'measurelist' })
        : sampleStep(),
    calls: saved,
  })
  fireEvent.change(await screen.findByLabelText('Year built'), { target: { value: '1974' } })
  fireEvent.change(screen.getByLabelText(/^Owner/), { target: { value: 'Ida' } })
  for (const name of ['Bath', 'Hall']) fireEvent.click(screen.getByRole('checkbox', { name }))
  await press('Save & Next Step')
  await waitFor(() => expect(place()).toContain('cn=measures'))
  expect(served.sent(SAVE).map(({ body }) => body)).toEqual([
    {
      answerList: { house: { year: 1974, rooms: 'Bath;Hall', remarks: '' }, owner: { name: 'Ida' } },
      details: { project_id: 'p1', cn: 'house', cs: '1', type: 'prq', seen: SAMPLE_PROJECT.last_modified_ts },
    },
  ])
  expect(served.calls).toContain(`PUT ${FAMILY}/step_drafts`)
})

it('a refusal stands at its question, and what was typed stays', async () => {
  await show(EDIT, {
    calls: { [`POST ${FAMILY}/prqs`]: () => refusal(422, 'Too old.', '/answerList/house/year') },
  })
  fireEvent.change(await screen.findByLabelText('Year built'), { target: { value: '1674' } })
  await press('Save Changes')
  await waitFor(() => expect(screen.getByLabelText('Year built').getAttribute('aria-invalid')).toBe('true'))
  expect(screen.getByLabelText<HTMLInputElement>('Year built').value).toBe('1674')
})

it('Previous, pressed while the step is being saved, waits for it and then goes back [S2-4.040]', async () => {
  const asked: (string | null)[] = []
  const save = heldResponse()
  const served = await show(EDIT, {
    steps: (query) => {
      asked.push(query.get('nav'))
      return query.get('nav') === 'ps' || query.get('cn') === 'owner'
        ? sampleStep({ id: 'owner', step_num: '1' })
        : sampleStep({ hide_prev_btn: false })
    },
    calls: { [`POST ${FAMILY}/prqs`]: save.answer },
  })
  fireEvent.change(await screen.findByLabelText('Year built'), { target: { value: '1974' } })
  await press('Save Changes')
  await waitFor(() => expect(posts(served)).toHaveLength(1))
  await press('Previous')
  expect(screen.getByRole('button', { name: 'Previous' }).getAttribute('aria-busy')).toBe('true')
  expect(asked).not.toContain('ps')
  save.give(one('prqs', 'p1', { message: 'saved' }))
  await waitFor(() => expect(place()).toContain('cn=owner'))
  expect(posts(served)).toHaveLength(1)
  expect(served.sent(`GET ${FAMILY}/portal-steps`).map(({ query }) => query)).toContainEqual({
    projectId: 'p1',
    nav: 'ps',
    cn: 'house',
    curStep: '1',
  })
})

it('a press that waits is dropped when the save was refused, or has led to the next step', async () => {
  const asked: (string | null)[] = []
  const steps = (query: URLSearchParams) => {
    asked.push(query.get('nav'))
    return query.get('nav') === 'ns' || query.get('cn') === 'measures'
      ? sampleStep({ id: 'measures', step_num: '2', steps_remaining: '1', step_type: 'measurelist' })
      : sampleStep({ hide_prev_btn: false })
  }
  const refused = heldResponse()
  const served = await show(EDIT, { steps, calls: { [`POST ${FAMILY}/prqs`]: refused.answer } })
  fireEvent.change(await screen.findByLabelText('Year built'), { target: { value: '1974' } })
  await press('Save & Next Step')
  await waitFor(() => expect(posts(served)).toHaveLength(1))
  await press('Previous')
  refused.give(refusal(422, 'Too old.', '/answerList/house/year'))
  expect((await screen.findByRole('alert')).textContent).toContain('Too old.')
  expect(place()).toBe(EDIT)

  const saved = heldResponse()
  served.change({ [`POST ${FAMILY}/prqs`]: saved.answer })
  await press('Save & Next Step')
  await waitFor(() => expect(posts(served)).toHaveLength(2))
  await press('Previous')
  saved.give(one('prqs', 'p1', { message: 'saved' }))
  await waitFor(() => expect(place()).toContain('cn=measures'))
  expect(asked).not.toContain('ps')
})

it('asks before a changed step is left, and goes to the list or where the program says, a guest still signed in [S2-2.044] [S2-2.040] [S2-4.047] [S2-4.046]', async () => {
  await show(EDIT)
  fireEvent.change(await screen.findByLabelText('Year built'), { target: { value: '19' } })
  await press('Cancel')
  await screen.findByRole('heading', { name: 'Are You Sure You Want to Cancel?' })
  await press('Stay here')
  expect(place()).toBe(EDIT)
  await press('Cancel')
  await press('Yes, cancel')
  await waitFor(() => expect(place()).toBe('/applications'))
  cleanup()
  await show(EDIT, { steps: () => sampleStep({ cancel_btn_url: '/applications/$PID$' }) })
  await screen.findByLabelText('Year built')
  await press('Cancel')
  await waitFor(() => expect(place()).toBe('/applications/p1'))
  cleanup()
  const served = await show(EDIT, {
    userType: 'guest',
    steps: () => sampleStep({ cancel_btn_url: '/applications/$PID$' }),
  })
  await screen.findByLabelText('Year built')
  await press('Cancel')
  await waitFor(() => expect(place()).toBe('/applications/p1'))
  expect(served.calls).not.toContain(SIGN_OUT)
})

const documentStep = () => sampleStep({ id: 'documents', step_num: '2', step_type: 'attachment' })
const DOCUMENTS = sampleAttachments({ id: 'quote', question: 'The quote', required: 'true' })

it('type in the address opens the step of that type: attachment asks for files [S2-2.018]', async () => {
  const steps = [
    ...SAMPLE_PROJECT.steps,
    { id: 'documents', type: 'attachment', name: 'Documents', is_complete: false },
  ]
  await show('/applications/p1/edit?type=attachment', {
    project: { steps },
    steps: (query) => (query.get('cn') === 'documents' ? documentStep() : sampleStep()),
    sections: [DOCUMENTS],
  })
  expect(await screen.findByRole('region', { name: 'The quote' })).toBeDefined()
  expect(place()).toBe('/applications/p1/edit?type=attachment&cn=documents')
})

it('a required upload that is missing is told at its place, and the step is not left [S2-5.028]', async () => {
  await show('/applications/p1/edit?cs=2&cn=documents&type=attachment', {
    steps: documentStep,
    sections: [DOCUMENTS],
  })
  const part = within(await screen.findByRole('region', { name: 'The quote' }))
  expect(part.queryByText('This upload is required.')).toBeNull()
  await press('Save & Next Step')
  expect(await part.findByText('This upload is required.')).toBeDefined()
  expect(screen.getByRole('alert').textContent).toContain('The quote: This upload is required.')
  expect(place()).toContain('cn=documents')
})

it('an upload that is there, or that is not required, holds nobody up [S2-5.028]', async () => {
  const file = {
    id: 'f1',
    response: 'quote.pdf',
    url: '/f1',
    thumbnail_url: null,
    size: 9,
    content_type: 'application/pdf',
    created_at: '2026-11-12T18:00:00.000Z',
    scan: 'clean',
  } as const
  const given = sampleAttachments({ id: 'quote', question: 'The quote', required: 'true', responses: [file] })
  await show('/applications/p1/edit?cs=2&cn=documents&type=attachment', {
    steps: (query) =>
      query.get('nav') === 'ns' || query.get('cn') === 'owner' ? sampleStep({ id: 'owner' }) : documentStep(),
    sections: [given, { ...sampleAttachments({ question: 'A photo' }), id: 'photos' }],
  })
  await screen.findByRole('region', { name: 'A photo' })
  await press('Save & Next Step')
  await waitFor(() => expect(place()).toContain('cn=owner'))
})

const fileOf = (name: string, size: number) => {
  const made = new File(['%PDF-'], name, { type: 'application/pdf' })
  Object.defineProperty(made, 'size', { value: size })
  return made
}

const OWN_SENTENCES = {
  too_big_message: 'Please keep it under {{size}} MB.',
  unsupported_type_message: 'We cannot open such a file.',
  duplicate_message: 'You gave us this one before.',
}
it.each([
  [
    'is a byte too large',
    fileOf('quote.pdf', 10_485_761),
    'This file is over the limit of 10 MB.',
    'Please keep it under 10 MB.',
  ],
  [
    'is of a refused type',
    fileOf('quote.exe', 9),
    'This file type is not supported.',
    'We cannot open such a file.',
  ],
  [
    'has the name of another',
    fileOf('The_bill.pdf', 9),
    'A file with this name is already here. Underscores count as spaces.',
    'You gave us this one before.',
  ],
])(
  'a file that %s is refused before it is sent, in the partner’s words where it has its own [S2-9.002] [S2-5.043] [S2-8.014]',
  async (_, file, ...sentences) => {
    await refusedFile(file, {}, sentences[0])
    cleanup()
    await refusedFile(file, OWN_SENTENCES, sentences[1])
  },
)

it('a file of a type outside the list is refused before it is sent, and one of the list is not [S2-5.042]', async () => {
  await refusedFile(fileOf('quote.docx', 9), {}, 'This file type is not supported. Use PDF, JPG.', [
    'pdf',
    'jpg',
  ])
  const uploads = serveUploads()
  const input = screen.getByLabelText('Choose files for The quote', { selector: 'input' })
  fireEvent.change(input, { target: { files: [fileOf('quote.pdf', 9)] } })
  await waitFor(() => expect(uploads).toHaveLength(1))
})

async function refusedFile(
  file: File,
  attachments: object,
  sentence: string,
  allowed_types: readonly string[] = [],
) {
  const uploads = serveUploads()
  const bill = {
    id: 'bill',
    response: 'The bill.pdf',
    url: '/bill',
    thumbnail_url: null,
    size: 9,
    content_type: 'application/pdf',
    scan: 'clean',
    created_at: '2026-11-12T18:00:00.000Z',
  } as const
  const rules = {
    max_bytes: 10_485_760,
    allowed_types: [...allowed_types],
    disallowed_types: ['exe'],
    max_files: 2,
  }
  await show('/applications/p1/edit?cs=2&cn=documents&type=attachment', {
    steps: documentStep,
    sections: [sampleAttachments({ question: 'The quote', rules, responses: [bill] })],
    settings: { attachments },
  })
  const part = within(await screen.findByRole('region', { name: 'The quote' }))
  const input = part.getByLabelText('Choose files for The quote', { selector: 'input' })
  fireEvent.change(input, { target: { files: [file] } })
  expect(await part.findByText(sentence, { ignore: '[role=status]' })).toBeDefined()
  expect(uploads).toEqual([])
}

it('a file goes with its place, its rules, its application and its system, and is read and deleted by id and name [S2-7.053] [S2-7.054] [S2-7.055] [S1-7.003]', async () => {
  const uploads = serveUploads()
  const DELETE = `DELETE ${FAMILY}/attachments/f1`
  const served = await show('/applications/p1/edit?cs=2&cn=documents&type=attachment', {
    steps: documentStep,
    sections: [DOCUMENTS],
    calls: { [DELETE]: () => one('attachments', 'f1', { message: 'gone' }) },
  })
  const part = within(await screen.findByRole('region', { name: 'The quote' }))
  const input = part.getByLabelText('Choose files for The quote', { selector: 'input' })
  fireEvent.change(input, { target: { files: [fileOf('The quote.pdf', 9)] } })
  await waitFor(() => expect(uploads).toHaveLength(1))
  const [upload] = uploads
  const { file, ...fields } = Object.fromEntries(upload?.fields ?? [])
  expect(upload?.call).toBe(`POST ${FAMILY}/attachments`)
  expect(upload?.headers['service-requester']).toBe('portal')
  expect(fields).toEqual({
    attachment_id: 'quote',
    project_id: 'p1',
    system_id: 'b1',
    attachment_rules: JSON.stringify(DOCUMENTS.questions[0]?.rules),
  })
  expect((file as File).name).toBe('The quote.pdf')
  const kept = {
    id: 'f1',
    response: 'The quote.pdf',
    url: '/f1?fileName=The%20quote.pdf',
    thumbnail_url: null,
    size: 9,
    content_type: 'application/pdf',
    created_at: '2026-11-12T18:00:00.000Z',
    scan: 'clean',
  } as const
  const answered = sampleAttachments({ id: 'quote', question: 'The quote', responses: [kept] })
  served.change({ [QUESTIONS]: () => many('prqs', [answered]) })
  await upload?.answer(many('prqs', [answered]))
  const read = await part.findByRole('link', { name: /The quote\.pdf/ })
  expect(read.getAttribute('href')).toBe('/f1?fileName=The%20quote.pdf')
  fireEvent.click(await part.findByRole('button', { name: /^Delete/ }))
  await waitFor(() =>
    expect(served.sent(DELETE).map(({ query }) => query)).toEqual([{ response: 'The quote.pdf' }]),
  )
})

const pageOfTerms = (accept_status_value: string | null) => {
  const terms = {
    terms_and_conditions: 'Be kind.',
    accept_check_box_label: 'I agree.',
    accept_tnc: false,
    accept_status_value,
    confirmation_message: 'Thanks.',
  }
  return {
    [`GET ${FAMILY}/get_page_configuration`]: () =>
      one('page_configuration', 'response', samplePage({ terms })),
  }
}
const showTerms = (accept_status_value: string | null) =>
  show('/applications/p1/edit?cs=3&cn=terms&type=tandc', {
    steps: () => sampleStep({ id: 'terms', step_num: '3', steps_remaining: '1', step_type: 'tandc' }),
    calls: { ...saved, ...pageOfTerms(accept_status_value) },
  })

it('terms that are not ticked are asked for, and nothing is sent [S2-5.031]', async () => {
  const served = await showTerms('Submitted')
  await screen.findByRole('checkbox', { name: 'I agree.' })
  await press('Submit the application')
  expect(await screen.findByText('You must accept the terms and conditions')).toBeDefined()
  expect(posts(served)).toEqual([])
  expect(place()).toContain('cn=terms')
})

it.each([
  ['Submitted', { project_status: 'Submitted' }],
  [null, {}],
])(
  'accepted terms are sent with the status they give: %s [S2-7.051]',
  async (accept_status_value, status) => {
    const served = await showTerms(accept_status_value)
    fireEvent.click(await screen.findByRole('checkbox', { name: 'I agree.' }))
    await press('Save Changes')
    await waitFor(() =>
      expect(served.sent(SAVE).map(({ body }) => body)).toEqual([
        {
          accept_tnc: true,
          is_tc_update: true,
          ...status,
          details: { isFieldUpdate: false, project_id: 'p1', cn: 'terms', cs: '3' },
        },
      ]),
    )
  },
)

it('asks for the contact of the application, and sends the one that is chosen [S2-7.065] [S2-7.066]', async () => {
  const READ = `GET ${FAMILY}/get_project_selected_contact`
  const CHOOSE = `PUT ${FAMILY}/update_project_contact`
  const contact = (id: string, name: string) => ({ id, Id: id, fields: [{ name: 'FirstName', value: name }] })
  const served = await show('/applications/p1/edit?cs=1&cn=contact&type=contact', {
    steps: () => sampleStep({ id: 'contact', step_type: 'contact' }),
    calls: {
      [READ]: () => one('selected_contact', 'p1', { contact_id: 'tom' }),
      [CHOOSE]: () => one('selected_contact', 'p1', { message: 'kept' }),
      'GET /api/v1/contacts': () => many('contacts', [contact('ida', 'Ida'), contact('tom', 'Tom')]),
      'GET /api/v1/contacts/contact_field_info': () =>
        many('contact_field_info', [
          { id: 'FirstName', name: 'FirstName', label: 'First name', type: 'text', required: 'true' },
        ]),
    },
  })
  const list = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Primary Contact' })
  expect(served.sent(READ).map(({ query }) => query)).toEqual([{ project_id: 'p1' }])
  expect(list.value).toBe('tom')
  fireEvent.change(list, { target: { value: 'ida' } })
  await press('Save Changes')
  await waitFor(() =>
    expect(served.sent(CHOOSE).map(({ body }) => body)).toEqual([{ project_id: 'p1', contact_id: 'ida' }]),
  )
})

it('the contact step is not left without a contact [S2-5.032]', async () => {
  const served = await show('/applications/p1/edit?cs=1&cn=contact&type=contact', {
    steps: () => sampleStep({ id: 'contact', step_type: 'contact' }),
    calls: {
      [`GET ${FAMILY}/get_project_selected_contact`]: () =>
        one('selected_contact', 'p1', { contact_id: null }),
      'GET /api/v1/contacts': () =>
        many(
          'contacts',
          ['ida', 'tom'].map((id) => ({ id, Id: id, fields: [{ name: 'FirstName', value: id }] })),
        ),
      'GET /api/v1/contacts/contact_field_info': () => many('contact_field_info', []),
    },
  })
  await screen.findByRole('button', { name: 'Add New' })
  await press('Save & Next Step')
  expect(await screen.findByText('Please select a contact before proceeding to the next step.')).toBeDefined()
  expect(served.calls).not.toContain(`PUT ${FAMILY}/update_project_contact`)
  expect(place()).toContain('cn=contact')
})

const DOCUMENT_STEP = '/applications/p1/edit?cs=2&cn=documents&type=attachment'
const NO_QUESTION = { ...sampleSection([]), id: 'no-question', name: 'No question' }
const NO_FILE = { ...DOCUMENTS, id: 'no-file', name: 'No file', questions: [] }

it.each([
  ['question in its one section', EDIT, sampleStep, [NO_QUESTION]],
  ['question and has no section', EDIT, sampleStep, []],
  ['file in its one section', DOCUMENT_STEP, documentStep, [NO_FILE]],
  ['file and has no section', DOCUMENT_STEP, documentStep, []],
])('a step that asks for no %s says so [S2-2.052]', async (_what, path, step, sections) => {
  await show(path, { steps: () => step(), sections })
  await screen.findByText('Not Configured')
})

it('a step that asks in one of two sections does not say that it asks for nothing [S2-2.052]', async () => {
  await show(EDIT, { sections: [...SECTIONS, NO_QUESTION] })
  await screen.findByRole('textbox', { name: /^Year built/ })
  expect(screen.queryByText('Not Configured')).toBeNull()
  cleanup()
  await show(DOCUMENT_STEP, { steps: documentStep, sections: [DOCUMENTS, NO_FILE] })
  await screen.findByRole('region', { name: 'The quote' })
  expect(screen.queryByText('Not Configured')).toBeNull()
})

it.each(['locked', 'locked_in_portal', 'locked_in_educate'])(
  'an application whose %s begins with yes goes to the list with a sentence [S2-4.049] [S2-8.002]',
  async (flag) => {
    await show(EDIT, { project: { [flag]: 'Yes, since Monday' } })
    await waitFor(() => expect(place()).toBe('/applications'))
    expect(shownNotices().map(({ text }) => text)).toEqual(['This project is locked in the portal.'])
  },
)

it('an application that is not the person’s goes to the list [S2-4.050] [S2-6.002]', async () => {
  await show(EDIT, { calls: { [`GET ${FAMILY}/projects/p1`]: () => refusal(404, 'gone') } })
  await waitFor(() => expect(place()).toBe('/applications'))
})

it('behind the last step the last words are shown, then the page that is named, else the list; nobody with an account is signed out [S2-4.043] [S2-3.027] [S2-6.004] [S2-8.025]', async () => {
  const end = { id: '', step_num: '3', steps_remaining: '0', step_type: null, step_url: '' } as const
  const served = await show('/applications/p1/edit', {
    steps: () => sampleStep({ ...end, message: 'It is with us.' }),
  })
  await waitFor(() => expect(place()).toBe('/applications'))
  expect(served.calls).not.toContain(SIGN_OUT)
  expect(shownNotices().map(({ text }) => text)).toEqual(['It is with us.'])
  cleanup()
  await show('/applications/p1/edit', {
    steps: () => sampleStep({ ...end, step_url: '/thank-you?of=$PID$' }),
  })
  await waitFor(() => expect(place()).toBe('/thank-you?of=p1'))
  expect(shownNotices().at(-1)).toMatchObject({ tone: 'positive', text: 'Application submitted.' })
})

const TRANSITION = { fulfill_sync_details: { allow_transition_page_for_steps: true } }
const signedOut = { [SIGN_OUT]: () => one('user_session', '1', { signed_out: true, single_logout: null }) }
const lastStep = (over: Partial<StepsResponse> = {}) =>
  sampleStep({ id: 'end', step_num: '3', steps_remaining: '0', step_url: '', ...over })

it.each(['guest', 'test_guest'] as const)(
  'behind the last step a %s is signed out and sent to please-wait where there are such pages [S2-4.044] [S2-6.004]',
  async (userType) => {
    const served = await show('/applications/p1/edit?cs=3&done=yes', {
      steps: () => lastStep({ step_url: '/thank-you' }),
      settings: TRANSITION,
      calls: signedOut,
      userType,
    })
    await waitFor(() => expect(place()).toBe('/please-wait?mode=submit'))
    expect(served.calls).toContain(SIGN_OUT)
  },
)

it.each([
  ['/thank-you?id=$PID$', '/thank-you?id=p1'],
  ['', '/offers-public'],
])(
  'without such pages a guest is signed out and sent to the step url %s [S2-4.045] [S2-4.044]',
  async (step_url, to) => {
    const served = await show('/applications/p1/edit?cs=3&done=yes', {
      steps: () => lastStep({ step_url }),
      calls: signedOut,
      userType: 'guest',
    })
    await waitFor(() => expect(place()).toBe(to))
    expect(served.calls).toContain(SIGN_OUT)
  },
)

it('a guest who cancels is signed out and sent to please-wait where there are such pages [S2-4.046]', async () => {
  const served = await show('/applications/p1/edit?cs=1&cn=house', {
    settings: TRANSITION,
    calls: signedOut,
    userType: 'guest',
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(place()).toBe('/please-wait?mode=cancel'))
  expect(served.calls).toContain(SIGN_OUT)
})

it('a person with an account who cancels stays signed in, whatever pages there are', async () => {
  const served = await show('/applications/p1/edit?cs=1&cn=house', { settings: TRANSITION, calls: signedOut })
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(place()).toBe('/applications'))
  expect(served.calls).not.toContain(SIGN_OUT)
})

const KNOWN = sampleSection([
  sampleQuestion('year', {
    question: 'Year built',
    type: 'Numeric',
    suggested: { response: '1962', source: 'home' },
  }),
  sampleQuestion('mail', {
    question: 'Your email',
    type: 'Free-form (single line)',
    suggested: { response: 'erin@lakeshore.test', source: 'profile' },
  }),
])

it('opens with what is known of the home and the person, says so, and can be changed', async () => {
  const served = await show(EDIT, {
    sections: [KNOWN],
    calls: { [`POST ${FAMILY}/prqs`]: () => one('prqs', 'p1', { message: 'Saved.' }) },
  })
  const year = await screen.findByLabelText(/^Year built/)
  expect(year).toHaveProperty('value', '1962')
  expect(screen.getByText('Taken from your home; change it if it is not right.')).toBeDefined()
  expect(screen.getByLabelText(/^Your email/)).toHaveProperty('value', 'erin@lakeshore.test')
  expect(screen.getByText('Taken from your profile; change it if it is not right.')).toBeDefined()
  fireEvent.change(year, { target: { value: '1971' } })
  await press('Save Changes')
  await waitFor(() => expect(posts(served)).toHaveLength(1))
  const [sent] = served.sent(`POST ${FAMILY}/prqs`)
  expect(sent?.body).toMatchObject({
    answerList: { house: { year: 1971, mail: 'erin@lakeshore.test' } },
    details: { seen: SAMPLE_PROJECT.last_modified_ts },
  })
})

it('keeps what the person typed before over what is known', async () => {
  await show(EDIT, {
    sections: [KNOWN],
    calls: {
      [`GET ${FAMILY}/step_drafts`]: () =>
        one('step_drafts', 'house', { project_id: crypto.randomUUID(), cn: 'house', draft: { year: 1980 } }),
    },
  })
  expect(await screen.findByLabelText(/^Year built/)).toHaveProperty('value', '1980')
})

it('says the step in another language with what stands in it', async () => {
  const words = (kind: string, rules: string, remarks: string) =>
    sampleSection([
      sampleQuestion('kind', { question: kind, type: 'Specific values', rules }),
      sampleQuestion('remarks', { question: remarks, type: 'Free-form (single line)' }),
    ])
  const served = await show(EDIT, { sections: [words('Kind of home', 'House;Flat', 'Remarks')] })
  fireEvent.change(await screen.findByLabelText(/^Kind of home/), { target: { value: 'Flat' } })
  fireEvent.change(screen.getByLabelText(/^Remarks/), { target: { value: 'By the lake' } })
  served.change({ [`GET ${FAMILY}/prqs`]: () => many('prqs', [words('Vivienda', 'Casa;Piso', 'Notas')]) })
  await queryClient.invalidateQueries({ queryKey: ['programs', 'sections'] })
  expect(await screen.findByLabelText(/^Vivienda/)).toHaveProperty('value', 'Piso')
  expect(screen.getByLabelText(/^Notas/)).toHaveProperty('value', 'By the lake')
})

it('tells who saves what was saved elsewhere meanwhile, keeps what they typed, and saves it when they save again', async () => {
  const LATER = '2026-11-10T13:00:00.000Z'
  const served = await show(EDIT, {
    calls: { [`POST ${FAMILY}/prqs`]: () => changedElsewhere() },
  })
  const year = await screen.findByLabelText(/^Year built/)
  fireEvent.change(year, { target: { value: '1971' } })
  served.change({
    [`GET ${FAMILY}/projects/p1`]: () =>
      one('projects', 'p1', { ...SAMPLE_PROJECT, last_modified_ts: LATER }),
  })
  await press('Save Changes')
  await screen.findByText('It was saved elsewhere.')
  expect(screen.getByLabelText(/^Year built/)).toHaveProperty('value', '1971')
  served.change({ [`POST ${FAMILY}/prqs`]: () => one('prqs', 'p1', { message: 'Saved.' }) })
  await press('Save Changes')
  await waitFor(() => expect(screen.queryByText('It was saved elsewhere.')).toBeNull())
  const sent = served.sent(`POST ${FAMILY}/prqs`).map(({ body }) => body)
  expect(sent).toMatchObject([
    { details: { seen: SAMPLE_PROJECT.last_modified_ts } },
    { details: { seen: LATER }, answerList: { house: { year: 1971 } } },
  ])
})
const changedElsewhere = () =>
  Response.json(
    { errors: [{ status: '409', code: 'programs.changed-elsewhere', title: 'It was saved elsewhere.' }] },
    { status: 409 },
  )

it('the step that submits says so on its button, and terms that do not submit lead on', async () => {
  const terms = {
    terms_and_conditions: 'Nothing is bought before.',
    accept_check_box_label: 'I agree.',
    accept_tnc: false,
    confirmation_message: '',
  }
  const path = '/applications/p1/edit?cs=2&cn=terms&type=tandc'
  const steps = () => sampleStep({ id: 'terms', step_num: '2', step_type: 'tandc' })
  const page = (accept_status_value: string | null) => ({
    [`GET ${FAMILY}/get_page_configuration`]: () =>
      one('page_configuration', 'response', { ...samplePage(), terms: { ...terms, accept_status_value } }),
  })
  await show(path, { steps, calls: page('submitted') })
  expect(await screen.findByRole('button', { name: 'Submit the application' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Save & Next Step' })).toBeNull()
  cleanup()
  queryClient.clear()
  await show(path, { steps, calls: page(null) })
  expect(await screen.findByRole('button', { name: 'Save & Next Step' })).toBeDefined()
})
