import type { Project } from '@hearthlight/domain/applications/project'
import type { Building } from '@hearthlight/domain/buildings/building'
import type { IdentifiedDocument } from '@hearthlight/domain/documents/document'
import { classified } from '@hearthlight/domain/incentives/classified-incentive'
import { classifyIncentive } from '@hearthlight/domain/incentives/classify-incentive'
import type { DocumentItem, IdentifiedIncentive, ListItem } from '@hearthlight/domain/incentives/incentive'
import { sampleIncentive } from '@hearthlight/domain/incentives/testing/sample-incentive'
import { sampleListItem } from '@hearthlight/domain/incentives/testing/sample-list-item'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { SavedAnswer } from '../../../api/applications-api.ts'
import { shownNotices } from '../../../platform/notices.ts'
import { queryClient } from '../../../platform/queries.ts'
import { controlOf, optionsIn } from '../../../testing/controls.ts'
import { sampleOwnProject, sampleRebate } from '../../../testing/sample-application.ts'
import { SAMPLE_HOME } from '../../../testing/sample-home.ts'
import { many, one, refusal, type Served, serveCalls } from '../../../testing/serve-calls.ts'
import { SOMEBODY } from '../../../testing/somebody.ts'
import { bootForTest, WithApp } from '../../../testing/with-app.tsx'
import { IncentivesScreen } from '../incentives-screen.tsx'

const ANSWERS = 'GET /api/v1/comments'
const DOCUMENTS = 'GET /api/v1/documents'
const PROJECT_ID = '0192f000-0000-7000-8000-0000000000a1'
const MESSAGES = `GET /api/v1/applications/${PROJECT_ID}/messages`
const SUBMIT = 'POST /api/v1/projects'
const AT = '2026-11-12T18:00:00.000Z'

const SERIAL = sampleListItem('serial', 'Serial number')
const EFFICIENCY = sampleListItem('efficiency', 'Efficiency', { answer_type: 'float', is_required: 'false' })
const INVOICE: DocumentItem = {
  id: 'invoice',
  name: 'Paid invoice',
  description: '',
  is_required: 'true',
  min_files: 1,
  restrict_data_access: false,
  stage: 'application',
}

const FURNACE = sampleIncentive({
  id: 'furnace',
  title: 'Gas furnace',
  question_list: [SERIAL, EFFICIENCY],
  document_list: [INVOICE],
})
const PROJECT = sampleOwnProject({
  id: PROJECT_ID,
  name: 'Gas furnace',
  created_at: AT,
  last_modified_ts: AT,
  programmable_id: 'furnace',
})
const SENT = sampleRebate({
  ...PROJECT,
  number: 20441,
  custom_status_date: AT,
  site_id: '',
  statuses: [{ status: 'submitted', at: AT, message: null }],
})
const answer = (content: string, over: Partial<SavedAnswer> = {}): SavedAnswer => ({
  id: 'answer-1',
  content,
  commentable_type: 'ListItem',
  commentable_id: 'serial',
  building_id: SAMPLE_HOME.id,
  project_id: null,
  requested_comments: [],
  comment_history: [],
  updated_at: AT,
  ...over,
})
const DOCUMENT: IdentifiedDocument = {
  id: 'document-1',
  caption: 'invoice',
  url: '/api/v1/documents/document-1/file',
  image_file_name: 'invoice.pdf',
  documentable_type: 'DocumentItem',
  documentable_id: 'invoice',
  building_id: SAMPLE_HOME.id,
  project_id: null,
  required_type: 'DocumentItem',
  required_id: 'invoice',
  content_type: 'application/pdf',
  size: 1000,
  thumbnail_url: null,
  scan: 'clean',
  created_at: AT,
}

type Stored = {
  answers?: SavedAnswer[]
  documents?: IdentifiedDocument[]
  sent?: Project
  settings?: Readonly<Record<string, unknown>>
  changes?: Partial<IdentifiedIncentive>
}
let served: Served

async function showPage(path: string, stored: Stored = {}) {
  const { answers = [], documents = [], sent, settings = {}, changes = {} } = stored
  const home: Building = { ...SAMPLE_HOME, rebate_project: sent === undefined ? [] : [sent] }
  const context = { building: home, projects: home.rebate_project, today: '2026-11-15' }
  const furnace = { ...FURNACE, ...changes }
  const offer = classified(furnace, classifyIncentive(furnace, context))
  await bootForTest({ settings }, SOMEBODY)
  served = serveCalls({
    'GET /api/v1/buildings/current': () => one('buildings', home.id, home),
    'GET /api/v2/offers': () => many('offers', [offer]),
    'GET /api/v2/offers/furnace': () => one('offers', 'furnace', { ...offer, description: 'A new furnace.' }),
    'GET /api/v1/subsidies': () => many('subsidies', []),
    [MESSAGES]: () => one('application_messages', PROJECT_ID, { messages: [], unread: 0 }),
    [ANSWERS]: () => many('comments', answers),
    [DOCUMENTS]: () => many('documents', documents),
    [`GET /api/v1/projects/${PROJECT_ID}`]: () => one('projects', PROJECT_ID, sent),
    'GET /api/v1/projects': () => many('projects', sent === undefined ? [] : [sent]),
  })
  render(<IncentivesScreen />, { wrapper: (props) => <WithApp {...props} path={path} /> })
  await screen.findByRole('heading', { level: 1, name: 'Rebates for your home' })
}
async function open(path: string, stored?: Stored) {
  await showPage(path, stored)
  // Its documents come last.
  await screen.findByText('Paid invoice', { selector: 'h4' })
  return screen.getByRole('dialog')
}
const apply = (stored?: Stored) => open('/incentives?apply=furnace', stored)
/** What only screen readers hear is parted from the rest by a space here. */
const heard = (name: string) => new RegExp(`^${name.replace(': ', ' ?: ')}$`)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name: heard(name) }))
const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } })
const agree = () => fireEvent.click(screen.getByRole('checkbox', { name: /terms and conditions/ }))
/** The sentence over the form after a submit, and the places it leads to. */
async function refused() {
  const summary = await screen.findByRole('alert')
  const places = within(summary)
    .queryAllByRole('link')
    .map(({ textContent }) => textContent)
  return { title: within(summary).getByRole('heading').textContent, places }
}
const WHOLE: Stored = { answers: [answer('511-840')], documents: [DOCUMENT] }

describe('applying', () => {
  it('begins in the list or where more is told [S2-1.004]', async () => {
    await showPage('/incentives')
    press('Learn more: Gas furnace')
    press('Apply')
    expect(await screen.findByRole('dialog', { name: 'Apply: Gas furnace' })).toBeTruthy()
    press('Finish later')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    press('Apply: Gas furnace')
    expect(await screen.findByRole('dialog', { name: 'Apply: Gas furnace' })).toBeTruthy()
  })
  it('is in the words of the partner [S2-2.062] [S2-3.058] [S2-1.011]', async () => {
    const incentive_application_popup = {
      title: 'Your rebate',
      text: 'It takes five minutes.',
      consent_text: 'Yes, I agree.',
      submit_label: 'Send it',
    }
    await apply({ settings: { sections: { incentive_application_popup } } })
    expect(screen.getByRole('dialog', { name: 'Your rebate' })).toBeTruthy()
    expect(screen.getByText('It takes five minutes.')).toBeTruthy()
    expect(screen.getByRole('checkbox', { name: 'Yes, I agree.' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Send it' })).toBeTruthy()
  })
  it.each([
    [
      'that is over',
      { date_range: { start_at: '2026-01-01', end_at: '2026-06-30' } },
      'It ended on 06-30-2026.',
    ],
    ['that is not active', { is_active: false }, 'It is closed.'],
  ])('is not offered for one %s', async (_what, changes, sentence) => {
    await showPage('/incentives', { changes })
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Apply/ })).toBeNull()
  })
  it('is not there any more: an old link says so, and leads to what is open', async () => {
    await showPage('/incentives?apply=gone')
    const dialog = await screen.findByRole('dialog', { name: 'This rebate is not offered any more' })
    fireEvent.click(within(dialog).getByRole('button', { name: 'See what is open' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByRole('button', { name: heard('Apply: Gas furnace') })).toBeTruthy()
  })
  it('is not offered again where one a year is all', async () => {
    const limit = { active: true, max: 1, fiscal_year: { start_at: '2026-01-01', end_at: '2026-12-31' } }
    await showPage('/incentives', {
      sent: SENT,
      changes: { quantity_limitation_active: true, user_quantity_limitation: limit },
    })
    expect(await screen.findByText('Submitted')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Apply/ })).toBeNull()
  })
  it('waits for the contractor where one is needed', async () => {
    await showPage('/incentives', { changes: { require_contractor: true } })
    expect(
      await screen.findByRole('button', { name: heard('Ask for a contractor: Gas furnace') }),
    ).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Apply/ })).toBeNull()
  })
})

it('asks a question of each answer type by a control of its own [S2-3.010]', async () => {
  const options = { select_options: ['Roof', 'Wall'], select_codes: ['roof', 'wall'] }
  await apply({
    changes: {
      question_list: [
        sampleListItem('a', 'Is new', { answer_type: 'boolean' }),
        sampleListItem('b', 'Installed on', { answer_type: 'date' }),
        sampleListItem('c', 'Places', { answer_type: 'multi_select', ...options }),
        sampleListItem('d', 'Side', { answer_type: 'select', ...options }),
        sampleListItem('e', 'Count', { answer_type: 'integer' }),
        sampleListItem('f', 'Airflow', { answer_type: 'float' }),
        sampleListItem('g', 'Remarks', { answer_type: 'text' }),
      ],
    },
  })
  expect(optionsIn('Is new', 'radio')).toEqual(['Yes', 'No'])
  expect(controlOf('Installed on')).toBe('date')
  expect(optionsIn('Places', 'checkbox')).toEqual(['Roof', 'Wall'])
  expect(controlOf('Side')).toBe('select-one')
  expect(controlOf('Count')).toBe('text numeric')
  expect(controlOf('Airflow')).toBe('text decimal')
  expect(controlOf('Remarks')).toBe('textarea')
})

it('shows the person a question of restricted data, and its answer, like any other [S2-6.009]', async () => {
  await apply({ ...WHOLE, changes: { question_list: [{ ...SERIAL, restrict_data_access: true }] } })
  expect(screen.getByText('511-840')).toBeTruthy()
  press('Edit: Serial number')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Serial number/ }).value).toBe('511-840')
})

describe('the nine rules of submitting', () => {
  it('stop at an answer that is wrong in itself [S2-5.002] [S2-5.014]', async () => {
    await apply(WHOLE)
    type(/Efficiency/, 'a lot')
    press('Submit')
    expect(await refused()).toEqual({
      title:
        'You must complete the mandatory fields and upload the required documents to submit your application.',
      places: ['Efficiency: This field must contain decimal values without commas or other signs.'],
    })
  })
  it('stop at an answer that breaks a rule of the partner, in the words of the partner', async () => {
    const says = 'Three digits, twice.'
    const rules: ListItem['rules'] = [{ kind: 'pattern', pattern: '\\d{3}-\\d{3}', breach: 'refused', says }]
    await apply({ documents: [DOCUMENT], changes: { question_list: [{ ...SERIAL, rules }] } })
    type(/Serial number/, '511840')
    press('Save: Serial number')
    expect(await screen.findByText('Three digits, twice.')).toBeTruthy()
    expect(served.calls.some((call) => call.startsWith('POST'))).toBe(false)
  })
  it('stop at an answer in edit, before one that was never saved [S2-5.001] [S2-5.003]', async () => {
    await apply(WHOLE)
    press('Edit: Serial number')
    type(/Efficiency/, '96.5')
    press('Submit')
    expect(await refused()).toEqual({
      title: 'Please update all answers.',
      places: ['Serial number: Please update all answers.'],
    })
  })
  it('stop at what was typed and not saved [S2-5.004]', async () => {
    await apply(WHOLE)
    type(/Efficiency/, '96.5')
    press('Submit')
    expect((await refused()).title).toBe('Please save answers above.')
    expect(screen.getByRole('textbox', { name: /Efficiency/ }).getAttribute('aria-invalid')).toBe('true')
  })
  it('ask for consent where the partner does, and nowhere else [S2-5.005]', async () => {
    await apply(WHOLE)
    press('Submit')
    expect((await refused()).title).toBe('You must agree to the terms and conditions to apply.')
    expect(served.calls).not.toContain(SUBMIT)
    cleanup()
    await apply({ ...WHOLE, settings: { user_consent_mandatory: false } })
    expect(screen.queryByRole('checkbox', { name: /terms and conditions/ })).toBeNull()
  })
  it('ask for the required documents [S2-5.006]', async () => {
    await apply({ answers: [answer('511-840')] })
    agree()
    press('Submit')
    expect(await refused()).toEqual({
      title: 'Please upload required documents.',
      places: ['Paid invoice: This upload is required.'],
    })
    fireEvent.click(screen.getByRole('link', { name: /^Paid invoice/ }))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose files for Paid invoice' }))
  })
  it('ask for the required answers [S2-5.007] [S2-5.011]', async () => {
    await apply({ documents: [DOCUMENT] })
    agree()
    press('Submit')
    expect(await refused()).toEqual({
      title: 'Please answer required questions.',
      places: ['Serial number: This field is required.'],
    })
  })
  it('refuse a required document in which a virus was found [S2-5.010]', async () => {
    await apply({ ...WHOLE, documents: [{ ...DOCUMENT, scan: 'infected' }] })
    agree()
    press('Submit')
    expect((await refused()).title).toBe(
      'You must complete the mandatory fields and upload the required documents to submit your application.',
    )
  })
})

describe('the amount', () => {
  const each = { kind: 'per_unit', rate: '75', unit: 'each', max_units: 20 } as const
  const formula = { parts: [each], never_above_cost: true }
  const changes: Partial<IdentifiedIncentive> = {
    amount: '900.00',
    amount_formula: formula,
    asked_formula: formula,
    question_list: [
      SERIAL,
      sampleListItem('windows', 'Number of windows', {
        answer_type: 'integer',
        is_quantity: true,
        sets_amount: true,
      }),
    ],
  }
  const windows = (content: string) => answer(content, { id: 'answer-2', commentable_id: 'windows' })
  const sum = (title: string) => screen.getByRole('region', { name: title }).textContent

  it('follows the quantity that was answered', async () => {
    await apply({ changes })
    expect(sum('What you apply for')).toBe('What you apply for$900$75 each, up to 20')
    type(/Number of windows/, '3')
    served.change({
      'POST /api/v1/comments': () => one('comments', 'answer-2', windows('3')),
      [ANSWERS]: () => many('comments', [windows('3')]),
    })
    press('Save: Number of windows')
    await waitFor(() => expect(sum('What you apply for')).toBe('What you apply for$2253 × $75.00 = $225.00'))
  })
  it('is of the tier that an answer decides', async () => {
    const tier = (fuel: string, amount: string) => ({
      when: { fact: 'heating_fuel', is: 'one_of' as const, values: [fuel] },
      pays: { kind: 'flat' as const, amount },
    })
    const tiers = [tier('natural_gas', '500'), tier('oil', '350')]
    const fuel = sampleListItem('fuel', 'What did it burn?', {
      answer_type: 'select',
      select_options: ['Gas', 'Oil'],
      select_codes: ['gas', 'oil'],
      tells: { fact: 'heating_fuel', codes: ['natural_gas', 'oil'] },
    })
    await apply({
      changes: {
        amount: '500.00',
        amount_basis: 'maximum',
        asked_formula: null,
        amount_formula: { parts: [{ kind: 'tiers', tiers }], never_above_cost: true },
        question_list: [SERIAL, fuel],
      },
      answers: [answer('oil', { id: 'answer-2', commentable_id: 'fuel' })],
    })
    expect(sum('What you apply for')).toBe('What you apply for$350A fixed sum of $350.00')
  })
  it('is of the tier that an answer decides together with what is known of the home', async () => {
    const both = {
      all: [
        { fact: 'heating_fuel', is: 'one_of' as const, values: ['oil'] },
        { fact: 'heating_system', is: 'one_of' as const, values: ['boiler'] },
      ],
    }
    const pays = (amount: string) => ({ kind: 'flat' as const, amount })
    const fuel = sampleListItem('fuel', 'What did it burn?', {
      answer_type: 'select',
      select_options: ['Gas', 'Oil'],
      select_codes: ['gas', 'oil'],
      tells: { fact: 'heating_fuel', codes: ['natural_gas', 'oil'] },
    })
    await apply({
      changes: {
        amount: '900.00',
        amount_basis: 'maximum',
        asked_formula: null,
        amount_formula: {
          parts: [{ kind: 'tiers', tiers: [{ when: both, pays: pays('900') }, { pays: pays('350') }] }],
          never_above_cost: true,
        },
        tier_facts: { heating_system: { values: ['boiler'], source: 'answered' } },
        question_list: [SERIAL, fuel],
      },
      answers: [answer('oil', { id: 'answer-2', commentable_id: 'fuel' })],
    })
    expect(sum('What you apply for')).toBe('What you apply for$900A fixed sum of $900.00')
  })
  it('of one that was sent is what is being looked at, and once approved what was approved', async () => {
    const sent = { ...SENT, total_incentive: '450.00', total_basis: 'maximum' } as const
    await open(`/incentives?application=${PROJECT_ID}`, { ...WHOLE, sent, changes })
    expect(sum('What you apply for')).toContain('at most $450')
    cleanup()
    await open(`/incentives?application=${PROJECT_ID}`, {
      ...WHOLE,
      changes,
      sent: { ...SENT, stage: 'payment', total_incentive: '300.00' },
    })
    expect(sum('What is approved')).toContain('$300')
  })
})

describe('an answer', () => {
  it('is saved by itself, and can be changed again', async () => {
    await apply()
    type(/Serial number/, '511-840')
    let body: unknown
    served.change({
      'POST /api/v1/comments': (call) => {
        body = call.body
        return one('comments', 'answer-1', answer('511-840'))
      },
      [ANSWERS]: () => many('comments', [answer('511-840')]),
    })
    press('Save: Serial number')
    const edit = await screen.findByRole('button', { name: heard('Edit: Serial number') })
    expect(body).toMatchObject({ comment: { commentable_id: 'serial', content: '511-840' } })
    expect(screen.getByText('1 of 2 saved')).toBeTruthy()
    fireEvent.click(edit)
    type(/Serial number/, 'something else')
    press('Cancel: Serial number')
    expect(await screen.findByText('511-840')).toBeTruthy()
  })
  it('that is required is not saved blank', async () => {
    await apply()
    press('Save: Serial number')
    expect(await screen.findByText('This field is required.')).toBeTruthy()
    expect(served.calls.filter((call) => call.startsWith('POST'))).toEqual([])
  })
  it('stays as it was typed when it cannot be saved', async () => {
    await apply()
    type(/Serial number/, '511-840')
    served.change({ 'POST /api/v1/comments': () => refusal(503, 'Please try again in a minute.') })
    press('Save: Serial number')
    expect(await screen.findByText('Please try again in a minute.')).toBeTruthy()
    expect((screen.getByRole('textbox', { name: /Serial number/ }) as HTMLInputElement).value).toBe('511-840')
  })
  it('that was typed and not saved is there again after a reload', async () => {
    await apply(WHOLE)
    type(/Efficiency/, '96.5')
    cleanup()
    await apply(WHOLE)
    expect((screen.getByRole('textbox', { name: /Efficiency/ }) as HTMLInputElement).value).toBe('96.5')
  })
  it('shows what it was before', async () => {
    const comment_history = [
      { created_at: AT, object_version: { content: '511' }, next_version: { content: '511-840' } },
    ]
    await apply({ ...WHOLE, answers: [answer('511-840', { comment_history })] })
    expect(screen.getByText('1 earlier answer')).toBeTruthy()
    expect(screen.getByText(/^511, until 11-12-2026/)).toBeTruthy()
  })
})

describe('sending it', () => {
  it('closes the dialog and says so where the person is [S2-8.025] [S2-7.001]', async () => {
    const dialog = await apply(WHOLE)
    agree()
    let query = ''
    served.change({
      [SUBMIT]: (call) => {
        query = call.query.toString()
        return one('projects', PROJECT_ID, SENT)
      },
    })
    press('Submit')
    expect(await screen.findByText('Application submitted.')).toBeTruthy()
    expect(query).toBe('offer_id=furnace')
    expect(dialog.isConnected).toBe(false)
    const said = screen.getByText(/Its number is 20441/).closest('[role=status]')
    expect(document.activeElement).toBe(said)
  })
  it('leads straight to the times where the rebate has a visit [S2-7.003] [S2-2.023]', async () => {
    await apply({ ...WHOLE, settings: { ...WHOLE.settings, schedule_plan_timeslots_user: true } })
    agree()
    const project_status = { status: 'submitted', user_scheduling_enabled: true } as const
    served.change({ [SUBMIT]: () => one('projects', PROJECT_ID, { ...SENT, project_status }) })
    press('Submit')
    const said = await screen.findByText('Application submitted.')
    const notice = said.closest<HTMLElement>('[role=status]')
    if (notice === null) throw new Error('not said as a status')
    const link = within(notice).getByRole('link', { name: /^Book or change the visit/ })
    expect(link.getAttribute('href')).toBe(`/user-schedule-plans/${PROJECT_ID}`)
  })
  it('shows what the server refuses, in the form and in a notice [S2-8.003] [S2-8.004]', async () => {
    await apply(WHOLE)
    agree()
    const error = (title: string) => ({ status: '409', code: 'x.y', title })
    const errors = [error('You have already applied for this incentive.'), error('And once before.')]
    served.change({ [SUBMIT]: () => Response.json({ errors }, { status: 409 }) })
    press('Submit')
    expect((await refused()).title).toBe('You have already applied for this incentive.')
    expect(shownNotices()).toContainEqual(
      expect.objectContaining({
        tone: 'danger',
        text: 'You have already applied for this incentive.',
      }),
    )
  })
})

describe('an application that was sent', () => {
  const request = {
    id: 'request-1',
    item_id: 'serial',
    name: 'The number on the label',
    content: 'One digit is missing.',
    created_at: AT,
    is_done: false,
  }
  const ASKED: Project = {
    ...SENT,
    status: 'information_requested',
    requested_edit: 'One digit is missing.',
    requested_comments: [request],
  }
  const own = {
    answers: [answer('511', { project_id: PROJECT_ID })],
    documents: [{ ...DOCUMENT, project_id: PROJECT_ID }],
  }
  const show = (sent: Project, stored: Stored = own) =>
    open(`/incentives?application=${PROJECT_ID}`, { ...stored, sent })

  it('shows what was sent, and changes nothing', async () => {
    await show(SENT)
    expect(screen.getByText('511')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^(Edit|Save|Submit|Choose files)/ })).toBeNull()
  })
  it('says when the advisor comes, and leads to the times', async () => {
    const timeslot = { start_at: '2031-11-17T15:00:00.000Z', finish_at: '2031-11-17T17:00:00.000Z' }
    const project_status = { status: 'submitted', user_scheduling_enabled: true } as const
    const settings = { schedule_plan_timeslots_user: true }
    await show({ ...SENT, project_status, schedule_plan_assigment: { timeslot } }, { ...own, settings })
    const dialog = within(screen.getByRole('dialog'))
    expect(dialog.getByText(/An advisor comes on/).textContent).toContain('Mon 11-17-2031')
    expect(dialog.getByRole('link', { name: /^Book or change the visit/ }).getAttribute('href')).toBe(
      `/user-schedule-plans/${PROJECT_ID}`,
    )
  })
  it('is corrected as long as nobody has decided about it', async () => {
    await show(SENT)
    press('Correct the application')
    press('Edit: Serial number')
    type(/Serial number/, '512')
    let saved = ''
    let isSent = false
    served.change({
      'PUT /api/v1/comments/answer-1': (call) => {
        saved = JSON.stringify(call.body)
        return one('comments', 'answer-1', answer('512', { project_id: PROJECT_ID }))
      },
      [`PUT /api/v1/projects/${PROJECT_ID}`]: () => {
        isSent = true
        return one('projects', PROJECT_ID, SENT)
      },
    })
    press('Update: Serial number')
    await waitFor(() => expect(saved).toContain('"512"'))
    await screen.findByRole('button', { name: heard('Edit: Serial number') })
    press('Send the correction')
    await waitFor(() => expect(isSent).toBe(true))
    await waitFor(() => expect(shownNotices().map(({ text }) => text)).toContain('Correction sent.'))
  })
  it('is withdrawn once the person has said so twice', async () => {
    await show(SENT)
    press('Withdraw the application')
    const asking = screen.getByRole('dialog', { name: 'Withdraw this application?' })
    expect(within(asking).getByText(/nothing will be paid for it/)).toBeTruthy()
    let isWithdrawn = false
    served.change({
      [`POST /api/v1/projects/${PROJECT_ID}/withdrawal`]: () => {
        isWithdrawn = true
        return one('projects', PROJECT_ID, { ...SENT, status: 'withdrawn' })
      },
    })
    fireEvent.click(within(asking).getByRole('button', { name: 'Withdraw the application' }))
    await waitFor(() => expect(isWithdrawn).toBe(true))
    await waitFor(() => expect(shownNotices().map(({ text }) => text)).toContain('Application withdrawn.'))
  })
  it('that is decided says that it cannot be corrected any more', async () => {
    await show({ ...SENT, status: 'approved' })
    expect(screen.getByText(/^This application is decided/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Correct|Withdraw/ })).toBeNull()
  })
  it('that is approved asks for what the payment needs, which was not asked before', async () => {
    const finished = sampleListItem('installed-on', 'When was the work finished?', {
      answer_type: 'date',
      stage: 'payment',
    })
    const photos: DocumentItem = { ...INVOICE, id: 'photos', name: 'Photos', min_files: 2, stage: 'payment' }
    const changes = { question_list: [SERIAL, finished], document_list: [INVOICE, photos] }
    await open('/incentives?apply=furnace', { ...WHOLE, changes })
    const later = screen.getByText('Asked later').closest('section')
    expect(
      within(later as HTMLElement)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Photos', 'When was the work finished?'])
    expect(screen.queryByRole('heading', { name: 'Photos' })).toBeNull()
    cleanup()
    const requests = [{ ...request, id: 'request-2', item_id: 'photos', content: 'We need this to pay you.' }]
    const approved: Project = {
      ...ASKED,
      stage: 'payment',
      document_upload_notify_list: requests,
      requested_comments: [{ ...request, item_id: 'installed-on', content: 'We need this to pay you.' }],
    }
    await show(approved, { ...own, changes })
    expect(screen.getByText('Approved: the work may start')).toBeTruthy()
    const asked = screen.getByRole('region', { name: 'Asked of you' })
    expect(within(asked).getByRole('heading', { name: 'Photos' })).toBeTruthy()
    expect(within(asked).getByText(/At least 2 files\./)).toBeTruthy()
    expect(within(asked).getByLabelText(/When was the work finished/, { selector: 'input' })).toBeTruthy()
    expect(within(asked).queryByText('Serial number')).toBeNull()
  })
  it('shows what was written about it, and sends what the person writes to the reviewer', async () => {
    const said = (id: string, side: 'staff' | 'applicant', content: string) => ({
      id,
      side,
      by: 'Maya Okafor',
      content,
      created_at: AT,
    })
    const asked = said('m1', 'staff', 'Is it one furnace?')
    const answered = said('m2', 'applicant', 'Yes, one.')
    await show(SENT)
    served.change({
      [MESSAGES]: () => one('application_messages', PROJECT_ID, { messages: [asked], unread: 0 }),
    })
    await queryClient.invalidateQueries({ queryKey: ['application-messages'] })
    const part = within(await screen.findByRole('region', { name: 'Messages' }))
    expect(part.getByText('Is it one furnace?')).toBeTruthy()
    let sent: unknown
    served.change({
      [MESSAGES.replace('GET', 'POST')]: ({ body }) => {
        sent = body
        return one('application_messages', PROJECT_ID, { messages: [asked, answered], unread: 0 })
      },
    })
    fireEvent.change(part.getByLabelText('Write to your reviewer'), { target: { value: 'Yes, one.' } })
    fireEvent.click(part.getByRole('button', { name: 'Send' }))
    expect(await part.findByText('You')).toBeTruthy()
    expect(sent).toEqual({ content: 'Yes, one.' })
    expect(part.getByLabelText<HTMLTextAreaElement>('Write to your reviewer').value).toBe('')
  })
  it('lets the answer that is asked for be changed, and that only [S2-5.009] [S2-5.012]', async () => {
    await show(ASKED)
    expect(screen.getByText('One digit is missing.', { selector: 'p:has(b)' })).toBeTruthy()
    press('Submit the update')
    expect(await refused()).toEqual({
      title: 'Please edit the requested fields',
      places: ['Serial number: Please edit the requested fields'],
    })
    type(/Serial number/, '5114')
    press('Submit the update')
    await waitFor(async () => expect((await refused()).title).toBe('Please update all answers.'))
    expect(screen.queryByRole('textbox', { name: /Efficiency/ })).toBeNull()
  })
  it('takes no empty answer to an optional question that is asked for [S2-5.012]', async () => {
    const rated = answer('92', { id: 'answer-2', commentable_id: 'efficiency', project_id: PROJECT_ID })
    const requested_comments = [{ ...request, item_id: 'efficiency', content: 'Is this the label?' }]
    await show({ ...ASKED, requested_comments }, { ...own, answers: [...own.answers, rated] })
    type(/Efficiency/, '')
    press('Update: Efficiency')
    expect(await screen.findByText('This field is required.')).toBeTruthy()
    expect(served.calls.filter((call) => call.startsWith('PUT'))).toEqual([])
  })
  it('asks for the document that is to be given once more [S2-5.008]', async () => {
    const upload = { ...request, item_id: 'invoice', content: 'The date is not in the picture.' }
    await show({ ...ASKED, requested_comments: [], document_upload_notify_list: [upload] })
    press('Submit the update')
    expect(await refused()).toEqual({
      title: 'Please re-upload for requested document(s)',
      places: ['Paid invoice: Please re-upload for requested document(s)'],
    })
  })
  it('sends the update, and says when that fails [S2-8.005]', async () => {
    await show({ ...ASKED, requested_comments: [{ ...request, is_done: true }] })
    served.change({ [`PUT /api/v1/projects/${PROJECT_ID}`]: () => refusal(409, 'It is closed.') })
    press('Submit the update')
    expect((await refused()).title).toBe('It is closed.')
    served.change({ [`PUT /api/v1/projects/${PROJECT_ID}`]: () => new Response('', { status: 502 }) })
    press('Submit the update')
    await waitFor(async () => expect((await refused()).title).toBe('Error Updating!'))
    served.change({ [`PUT /api/v1/projects/${PROJECT_ID}`]: () => one('projects', PROJECT_ID, SENT) })
    press('Submit the update')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(shownNotices().map(({ text }) => text)).toContain('Update submitted.')
  })
  it('that is locked says so and is only to be read [S2-8.002]', async () => {
    await show({ ...ASKED, locked: 'yes' })
    expect(screen.getByText('This project is locked in the portal.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^(Edit|Submit)/ })).toBeNull()
  })
})
