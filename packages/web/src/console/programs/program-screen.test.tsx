import { emptyProgram } from '@hearthlight/domain/programs/studio/empty-program'
import { keepLanguages } from '@hearthlight/domain/programs/studio/keep-languages'
import { type JsonPath, valueAt } from '@hearthlight/domain/shared/json-path'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router'
import { expect, it } from 'vitest'
import { many, one, refusal, serveCalls } from '../../testing/serve-calls.ts'
import { bootForTest } from '../../testing/with-app.tsx'
import { consoleQueries } from '../api/console-http.ts'
import { ProgramScreen } from './program-screen.tsx'
import { ProgramsScreen } from './programs-screen.tsx'

const SAVED = { updated_by: 'Casey Moreau', updated_at: '2026-06-01T12:00:00.000Z' }
const IN_USE = { archived: null, running: 0, older_drafts: 0 }
const DRAFT = 'PUT /api/admin/v1/studio/programs/p1/draft'

const TRIAL = '5b3a5c0e-7a52-4b8f-9d5e-0d6f0f6f2a11'
const TRIALS = '/api/admin/v1/studio/programs/p1/trials'
const FOLLOW = `PUT ${TRIALS}/${TRIAL}`

/** Another program, which is published. */
const OTHER = {
  ...emptyProgram(),
  question_groups: [
    {
      code: 'questions',
      name: { en: 'Your application' },
      questions: [
        {
          code: 'owner',
          question: { en: 'Who owns it?' },
          type: 'Specific values',
          required: true,
          options: [
            { code: 'owner', label: { en: 'Me' } },
            { code: 'other', label: { en: 'Other' } },
          ],
        },
        {
          code: 'since',
          question: { en: 'Since when?' },
          type: 'Date',
          visible_when: { fact: 'owner', is: 'one_of', values: ['owner'] },
        },
      ],
    },
  ],
}
const LISTED = {
  is_public: true,
  published_at: SAVED.updated_at,
  applications: 3,
  draft: null,
  is_archived: false,
}

const PROGRAMS = [
  { ...LISTED, id: 'p1', code: 'program', name: 'This one', version: 1 },
  { ...LISTED, id: 'p3', code: 'begun', name: 'Not published', version: null },
  { ...LISTED, id: 'p2', code: 'other', name: 'Another', version: 2 },
]

/** Who sent an application to the program. */
const SOURCES = [
  { id: 'a2', number: 20431, name: 'Erin Kowalski' },
  { id: 'a1', number: 20417, name: 'Omar Haddad' },
]

/** The editor of a program that was begun from nothing, and what reached the server of it. */
async function openEditor(partner = {}) {
  await bootForTest(partner)
  const arrived: unknown[] = []
  let [document, revision]: [unknown, number] = [keepLanguages(emptyProgram(), ['en']), 1]
  const served = serveCalls({
    'GET /api/admin/v1/studio/programs/p1': () =>
      one('studio_programs', 'p1', {
        version: null,
        live: null,
        versions: [],
        ...IN_USE,
        draft: { ...SAVED, document, revision },
      }),
    'GET /api/admin/v1/studio/programs': () => many('studio_programs', PROGRAMS),
    'GET /api/admin/v1/studio/programs/p2': () =>
      one('studio_programs', 'p2', {
        version: 2,
        live: { ...OTHER, languages: ['en'] },
        draft: null,
        versions: [],
        ...IN_USE,
      }),
    'GET /api/admin/v1/studio/programs/p1/trial_sources': () => many('trial_sources', SOURCES),
    [`POST ${TRIALS}`]: () =>
      one('program_trials', TRIAL, {
        token: 'the-token',
        trial_id: TRIAL,
        expires_at: '2026-06-01T14:00:00.000Z',
      }),
    [FOLLOW]: () => one('program_trials', TRIAL, { is_current: true, steps: ['questions', 'terms'] }),
    [DRAFT]: ({ body }) => {
      document = valueAt(body, ['document'])
      revision += 1
      arrived.push(document)
      return one('studio_drafts', 'p1', { ...SAVED, revision })
    },
  })
  return { ...served, arrived }
}
function draw(search = '') {
  render(
    <QueryClientProvider client={consoleQueries}>
      <MemoryRouter initialEntries={[`/admin/programs/p1${search}`]}>
        <Routes>
          <Route path="/admin/programs/:id" element={<ProgramScreen />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  )
}
async function show(search = '') {
  draw(search)
  await screen.findByRole('navigation', { name: 'Parts of the program' })
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const type = (group: string, text: string) =>
  fireEvent.change(within(screen.getByRole('group', { name: group })).getByLabelText('English'), {
    target: { value: text },
  })
const QUESTION: JsonPath = ['question_groups', 0, 'questions', 0]

it('a question that is added has a code of its own, and the checks say what it lacks and lead to it', async () => {
  const { arrived } = await openEditor()
  await show()
  press(/^1 Your application/)
  press('Add: Questions')
  await waitFor(() => expect(valueAt(arrived.at(-1), [...QUESTION, 'code'])).toBe('question_1'))
  press('Add: Questions')
  await waitFor(() =>
    expect(valueAt(arrived.at(-1), ['question_groups', 0, 'questions', 1, 'code'])).toBe('question_2'),
  )
  press('About the program')
  const lacks = screen.getAllByText(/has no text/).map(({ textContent }) => textContent)
  expect(lacks).toEqual([
    'Your application › question_1 › Question has no text. Go there',
    'Your application › question_2 › Question has no text. Go there',
  ])
  fireEvent.click(screen.getAllByRole('button', { name: 'Go there' })[1] ?? document.body)
  await waitFor(() =>
    expect(document.activeElement?.id).toContain('question_groups-0--questions-1--question-en'),
  )
})

it('what few need stands behind one line, and is in sight where it says something', async () => {
  const { arrived } = await openEditor()
  await show()
  press(/^1 Your application/)
  press('Add: Questions')
  type('Question', 'How many fans?')
  expect(screen.queryByLabelText('Older id')).toBeNull()
  for (const fold of screen.getAllByRole('button', { name: 'Rarely needed' })) fireEvent.click(fold)
  fireEvent.change(screen.getByLabelText('Older id'), { target: { value: 'Q7' } })
  await waitFor(() => expect(valueAt(arrived.at(-1), [...QUESTION, 'old_question_id'])).toBe('Q7'))
  cleanup()
  consoleQueries.clear()
  await show()
  press(/^1 Your application/)
  press(/^How many fans/)
  expect(screen.getByLabelText<HTMLInputElement>('Older id').value).toBe('Q7')
})

it('a measure takes the only kind there is, and a new step stands before the terms', async () => {
  const { arrived } = await openEditor()
  await show()
  press(/^Measures and what they pay/)
  fireEvent.change(screen.getByLabelText('Code of a new one'), { target: { value: 'fan' } })
  press('Add: Kinds of measures')
  press('Add: Groups of measures')
  press('Add: Measures')
  press('Add: Step')
  await waitFor(() =>
    expect(valueAt(arrived.at(-1), ['measure_groups', 0, 'measures', 0])).toMatchObject({
      code: 'measure_1',
      type: 'fan',
      formula: { parts: [] },
    }),
  )
  const steps = valueAt(arrived.at(-1), ['steps'])
  expect(Array.isArray(steps) && steps.map(({ type: kind }) => kind)).toEqual(['prq', 'prq', 'tandc'])
})

it('a step is dragged to its place by its grip, and stays where it was dropped', async () => {
  const { arrived } = await openEditor()
  await show()
  press('Add: Step')
  const steps = within(screen.getByRole('navigation', { name: 'Parts of the program' }))
    .getAllByRole('listitem')
    .slice(0, 3) as [HTMLElement, HTMLElement, HTMLElement]
  steps.forEach((step, at) => {
    step.getBoundingClientRect = () => new DOMRect(0, at * 40, 200, 40)
  })
  const grip = steps[0].querySelector<HTMLElement>('[data-grip]')
  if (grip === null) throw new Error('a step has no grip')
  grip.setPointerCapture = () => undefined
  const drag = (kind: 'Down' | 'Move' | 'Up', clientY: number) =>
    fireEvent[`pointer${kind}`](grip, { button: 0, pointerId: 1, clientY })
  drag('Down', 10)
  drag('Move', 70)
  expect(steps.map((step) => step.getAttribute('data-drop'))).toEqual([null, 'behind', null])
  drag('Up', 70)
  await waitFor(() => {
    const ids = valueAt(arrived.at(-1), ['steps'])
    expect(Array.isArray(ids) && ids.map(({ id }) => id)).toEqual(['step-1', 'questions', 'terms'])
  })
})

it('an amount is written as the partner’s country writes it, kept in plain digits, and held against test cases', async () => {
  const { arrived } = await openEditor({ country: 'PT', languages: ['en', 'pt'] })
  await show()
  press(/^Measures and what they pay/)
  fireEvent.change(screen.getByLabelText('Code of a new one'), { target: { value: 'fan' } })
  for (const what of ['Kinds of measures', 'Groups of measures', 'Measures']) press(`Add: ${what}`)
  press('Part')
  const amount = () => screen.getByLabelText<HTMLInputElement>('Amount')
  for (const text of ['2800,', '2800,0', '2800,00']) fireEvent.change(amount(), { target: { value: text } })
  expect(amount().value).toBe('2800,00')
  const formula = ['measure_groups', 0, 'measures', 0, 'formula']
  await waitFor(() => expect(valueAt(arrived.at(-1), [...formula, 'parts', 0, 'amount'])).toBe('2800.00'))
  fireEvent.change(amount(), { target: { value: '2.800,5' } })
  await waitFor(() => expect(valueAt(arrived.at(-1), [...formula, 'parts', 0, 'amount'])).toBe('2800.5'))

  expect(screen.getByRole('group', { name: 'What it pays' }).textContent).toContain(
    'Never more than the work costs.',
  )
  press('Keep as a test case')
  press('Add: Case')
  const cases = screen.getByRole('table', { name: 'Test cases' })
  const [first, second] = within(cases).getAllByRole('row').slice(1) as [HTMLElement, HTMLElement]
  const give = (row: HTMLElement, label: string | RegExp, value: string) =>
    fireEvent.change(within(row).getByLabelText(label), { target: { value } })
  expect(within(first).getByText('same')).toBeTruthy()
  expect(within(second).getByText('not complete')).toBeTruthy()
  give(second, 'Case', 'Half price')
  give(second, /^Quantity/, '2')
  give(second, 'Price of the work', '1400,25')
  give(second, 'Expected', '2800,5')
  expect(within(second).getByText('differs')).toBeTruthy()
  const stop = () => screen.queryByText(/Half price/)?.closest('li')?.textContent
  await waitFor(() => expect(stop()).toMatch(/differs: the formula gives .*1[,.]?400.25/))
  await waitFor(() =>
    expect(valueAt(arrived.at(-1), ['measure_groups', 0, 'measures', 0, 'cases'])).toEqual([
      { name: 'Case 1', quantity: '1', facts: {}, expected: '2800.50' },
      { name: 'Half price', quantity: '2', cost: '1400.25', facts: {}, expected: '2800.5' },
    ]),
  )
  give(second, 'Expected', '1400,25')
  expect(within(cases).getAllByText('same')).toHaveLength(2)
  await waitFor(() => expect(stop()).toBeUndefined())
})

it('a text that another language lacks warns, leads to its place and stops nobody; the first language stops', async () => {
  await openEditor()
  await show()
  press(/^Languages/)
  fireEvent.click(screen.getByLabelText('Spanish'))
  expect(screen.getByText(/^0 of \d+ texts, 0%$/)).toBeTruthy()
  expect(screen.getByRole('button', { name: /^Languages/ }).textContent).toContain('es 0%')
  press(/^About the program/)
  type('Name', 'Evening fans')
  const warned = (await screen.findByText(/^Spanish is missing for \d+ texts\.$/)).closest('li')
  expect(warned?.textContent).toContain('Warning: ')
  expect(warned?.textContent).toMatch(/and \d+ more$/)
  fireEvent.click(within(warned as HTMLElement).getByRole('button', { name: 'Name' }))
  await waitFor(() => expect(document.activeElement?.id).toContain('name-en'))
  type('Name', '')
  const stops = await screen.findAllByText(/has no text/)
  expect(stops.map(({ textContent }) => textContent)).toContain('Name has no text. Go there')
})

it('lists what the applicant is written by status, and gives a status its mail', async () => {
  const { arrived } = await openEditor()
  await show()
  press(/^Emails/)
  expect(screen.getAllByRole('button', { name: /No email$/ })).not.toHaveLength(0)
  const without = screen.getAllByRole('button', { name: /The usual email$/ })
  fireEvent.click(without[0] as HTMLElement)
  press('Add: Email to the applicant')
  type('Subject', 'We have begun')
  await waitFor(() =>
    expect(JSON.stringify(valueAt(arrived.at(-1), ['statuses']))).toContain(
      '"subject":{"en":"We have begun"}',
    ),
  )
  expect(screen.getAllByRole('button', { name: /The usual email$/ })).toHaveLength(without.length - 1)
})

it('documents stand in a table that says when each is asked for, its kinds and how many, and open below', async () => {
  const { arrived } = await openEditor()
  await show()
  press(/^Documents/)
  press('Add: Groups of documents')
  press('Add: Documents')
  press('Add: Documents')
  const [, first, , second] = within(screen.getByRole('table', { name: 'Documents' })).getAllByRole('row', {
    hidden: true,
  }) as [HTMLElement, HTMLElement, HTMLElement, HTMLElement]
  expect(first.textContent).toContain('alwaysanyup to 10')
  const give = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  type('Question', 'Your bill')
  give('File types accepted', 'pdf, jpg')
  give('Maximum files', '3')
  fireEvent.click(screen.getByLabelText('Required'))
  expect(second.textContent).toContain('Your billalwaysPDF, JPG1 to 3')
  press('Move up: Your bill')
  await waitFor(() =>
    expect(valueAt(arrived.at(-1), ['attachment_groups', 0, 'attachments'])).toMatchObject([
      { question: { en: 'Your bill' }, required: true, max_files: 3, allowed_types: ['pdf', 'jpg'] },
      { code: 'attachment_1' },
    ]),
  )
})

it('takes questions of another published program, by codes of their own, and warns of the same question twice', async () => {
  const { arrived } = await openEditor()
  await show()
  press(/^1 Your application/)
  const take = async () => {
    press('Take from another program')
    const dialog = await screen.findByRole('dialog', { name: 'Take questions from another program' })
    const program = within(dialog).getByLabelText<HTMLSelectElement>('Program')
    await waitFor(() => expect(program.options).toHaveLength(2))
    fireEvent.change(program, { target: { value: 'p2' } })
    fireEvent.click(await within(dialog).findByLabelText(/^Who owns it/))
    fireEvent.click(within(dialog).getByRole('button', { name: 'Take 1 question' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  await take()
  expect(screen.queryByText(/asks the same/)).toBeNull()
  await take()
  const warned = screen.getByText(/asks the same as another question/)
  expect(warned.textContent).toBe(
    'Warning: Your application › Who owns it? › Question asks the same as another question. Go there',
  )
  expect(screen.getByText(/1 warns$/)).toBeTruthy()
  await waitFor(() =>
    expect(valueAt(arrived.at(-1), ['question_groups', 0, 'questions'])).toMatchObject([
      {
        code: 'owner',
        question: { en: 'Who owns it?' },
        required: true,
        options: [{ code: 'owner', label: { en: 'Me' } }, { code: 'other' }],
      },
      { code: 'owner_2', question: { en: 'Who owns it?' } },
    ]),
  )
})

it('what is published and has no draft is there to be read, in the language of the reader', async () => {
  await bootForTest()
  const live = keepLanguages(OTHER, ['es', 'en'])
  for (const [path, spanish] of [
    [['question'], '¿De quién es?'],
    [['options', 0, 'label'], 'Yo'],
  ] as const)
    Object.assign(valueAt(live, [...QUESTION, ...path]) ?? {}, { es: spanish })
  serveCalls({
    'GET /api/admin/v1/studio/programs/p1': () =>
      one('studio_programs', 'p1', { version: 3, live, versions: [], draft: null, ...IN_USE }),
  })
  draw()
  await screen.findByText('Version 3 is live')
  const step = screen.getByRole('region', { name: 'Step 1: Your application' })
  expect(
    within(step)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Who owns it? One of a list · required', 'Since when? Date · when Who owns it? is Me'])
  const moves = within(screen.getByRole('region', { name: 'Statuses and moves' })).getAllByRole('row')
  const told = moves.map((row) =>
    within(row)
      .queryAllByRole('cell')
      .map(({ textContent }) => textContent),
  )
  const toldOf = (from: string, to: string) =>
    told.find((cells, index) => moves[index]?.textContent.startsWith(from) && cells[0] === to)
  expect(toldOf('Eligibility Review', 'Declined')?.at(-1)).toBe('A message to the applicant says why.')
  expect(toldOf('Approved', 'Payment Issued')).toMatchObject({ 1: 'Payments', 3: 'The payment is made.' })
  expect(toldOf('Submitted', 'Eligibility Review')?.at(-1)).toBe('')
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.getByRole('button', { name: 'Change it' })).toBeTruthy()
})

it('a step stands beside itself as the applicant has it, and follows what is saved', async () => {
  const { calls, sent } = await openEditor()
  await show()
  expect(screen.queryByTitle('As the applicant sees it')).toBeNull()
  press(/^1 /)
  const frame = await screen.findByTitle('As the applicant sees it')
  const { pathname, searchParams } = new URL(frame.getAttribute('src') ?? '', 'https://site.test')
  expect(pathname).toBe(`/applications/${TRIAL}/edit`)
  expect(Object.fromEntries(searchParams)).toMatchObject({ preview: 'the-token', language: 'en' })
  const follows = () => calls.filter((call) => call === FOLLOW).length
  const before = follows()
  fireEvent.click(screen.getByRole('button', { name: /^Kind, name and groups of the step/ }))
  const [name] = screen.getAllByRole('group', { name: 'Name' })
  fireEvent.change(within(name as HTMLElement).getByLabelText('English'), {
    target: { value: 'About the fans' },
  })
  await waitFor(() => expect(follows()).toBe(before + 1))
  expect(screen.getByTitle('As the applicant sees it')).toBe(frame)
  expect(calls.indexOf(DRAFT)).toBeLessThan(calls.lastIndexOf(FOLLOW))
  const fill = screen.getByLabelText<HTMLSelectElement>('Fill it with')
  expect([...fill.options].map(({ text }) => text)).toEqual([
    'Nothing',
    'Erin Kowalski’s answers (20431)',
    'Omar Haddad’s answers (20417)',
  ])
  fireEvent.change(fill, { target: { value: 'a1' } })
  await waitFor(() =>
    expect(sent(`POST ${TRIALS}`).map(({ body }) => body)).toEqual([
      { is_begun: true },
      { is_begun: true, application: 'a1' },
    ]),
  )
})

it('a link to a place of a program that is published begins its draft there', async () => {
  await bootForTest()
  const document = keepLanguages(emptyProgram(), ['en'])
  let draft: object | null = null
  const shown = () =>
    one('studio_programs', 'p1', { version: 3, live: document, versions: [], ...IN_USE, draft })
  const { calls } = serveCalls({
    'GET /api/admin/v1/studio/programs/p1': shown,
    'POST /api/admin/v1/studio/programs/p1/draft': () => {
      draft = { ...SAVED, document, revision: 1 }
      return shown()
    },
  })
  await show(`?at=${encodeURIComponent(JSON.stringify(['statuses', 'approved']))}`)
  expect(await screen.findByRole('heading', { level: 2, name: 'Statuses and moves' })).toBeTruthy()
  expect(calls.filter((call) => call.startsWith('POST'))).toHaveLength(1)
  const statuses = screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
  expect([...new Set(statuses)].slice(0, 3)).toEqual([
    'Project initiation',
    'Submitted',
    'Eligibility Review',
  ])
})

it('what was typed when the session had ended is there and saved after signing in again', async () => {
  const { arrived, calls, change } = await openEditor()
  await show()
  change({ [DRAFT]: () => refusal(401, 'Please sign in again.') })
  type('Name', 'Evening fans')
  await waitFor(() => expect(calls).toContain(DRAFT))
  cleanup()
  consoleQueries.clear()
  change({
    [DRAFT]: ({ body }) => {
      arrived.push(valueAt(body, ['document']))
      return one('studio_drafts', 'p1', { ...SAVED, revision: 2 })
    },
  })
  await show()
  await screen.findByRole('heading', { level: 1, name: 'Evening fans' })
  await waitFor(() => expect(valueAt(arrived.at(-1), ['name', 'en'])).toBe('Evening fans'))
})

it('archives a program after telling how many applications run, and restores it', async () => {
  await bootForTest()
  const live = { ...keepLanguages(emptyProgram(), ['en']), name: { en: 'Attic fans' } }
  let archived: object | null = null
  const shown = () =>
    one('studio_programs', 'p1', {
      version: 3,
      live,
      versions: [],
      draft: null,
      archived,
      running: 2,
      older_drafts: 0,
    })
  const path = '/api/admin/v1/studio/programs/p1'
  const { calls } = serveCalls({
    [`GET ${path}`]: shown,
    [`POST ${path}/archive`]: () => {
      archived = { at: '2026-11-18T12:00:00.000Z', by: 'Casey Moreau' }
      return shown()
    },
    [`POST ${path}/restore`]: () => {
      archived = null
      return shown()
    },
  })
  draw()
  await screen.findByText('Version 3 is live')
  press('Archive')
  const asked = await screen.findByRole('dialog', { name: 'Archive this program?' })
  expect(within(asked).getByText(/^2 applications are running and go on to their end/)).toBeTruthy()
  fireEvent.click(within(asked).getByRole('button', { name: 'Archive' }))
  await screen.findByText('Archived on 11-18-2026 by Casey Moreau. 2 applications are still running.')
  expect(screen.queryByText('Version 3 is live')).toBeNull()
  press('Restore')
  const back = await screen.findByRole('dialog', { name: 'Restore this program?' })
  fireEvent.click(within(back).getByRole('button', { name: 'Restore' }))
  await screen.findByText('Version 3 is live')
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([
    `POST ${path}/archive`,
    `POST ${path}/restore`,
  ])
})

it('moves unsent applications of older versions after telling how many there are', async () => {
  await bootForTest()
  const live = { ...keepLanguages(emptyProgram(), ['en']), name: { en: 'Attic fans' } }
  const version = { published_at: SAVED.updated_at, published_by: null, why: null, applications: 2 }
  let older_drafts = 2
  const shown = () =>
    one('studio_programs', 'p1', {
      ...IN_USE,
      live,
      draft: null,
      version: 3,
      older_drafts,
      versions: [3, 2].map((each) => ({ ...version, version: each })),
    })
  const path = '/api/admin/v1/studio/programs/p1'
  const sent: unknown[] = []
  serveCalls({
    [`GET ${path}`]: shown,
    [`POST ${path}/move_drafts`]: ({ body }) => {
      sent.push(body)
      older_drafts = 0
      return shown()
    },
  })
  draw()
  await screen.findByText('Version 3 is live')
  press('Move 2 unsent applications to version 3')
  const asked = await screen.findByRole('dialog', { name: 'Move unsent applications to version 3?' })
  expect(within(asked).getByText(/^2 applications were begun on an older version/)).toBeTruthy()
  fireEvent.click(within(asked).getByRole('button', { name: 'Move 2 applications' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Move 2 unsent/ })).toBeNull())
  expect(sent).toEqual([{ live_version: 3 }])
})

it('lists what is in use, and under an address of its own what is archived', async () => {
  await bootForTest()
  const listed = { is_public: true, version: 1, published_at: SAVED.updated_at, applications: 3, draft: null }
  const rows = [
    { ...listed, id: 'p2', code: 'old', name: 'Old kit', is_archived: true },
    { ...listed, id: 'p1', code: 'new', name: 'New kit', is_archived: false },
    { ...listed, id: 'p3', code: 'older', name: 'Older kit', is_archived: true },
  ]
  serveCalls({
    'GET /api/admin/v1/studio/programs': () => many('studio_programs', rows),
    'GET /api/admin/v1/studio/program_templates': () => many('program_templates', []),
  })
  render(
    <QueryClientProvider client={consoleQueries}>
      <MemoryRouter initialEntries={['/admin/programs']}>
        <ProgramsScreen />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  const names = () =>
    screen
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => /^\w+ kit/.exec(textContent)?.[0])
  const tab = await screen.findByRole('link', { name: 'Archived 2' })
  expect(names()).toEqual(['New kit'])
  fireEvent.click(tab)
  expect(names()).toEqual(['Old kit', 'Older kit'])
  expect(screen.getByRole('link', { name: 'Archived 2' }).getAttribute('aria-current')).toBe('page')
})
