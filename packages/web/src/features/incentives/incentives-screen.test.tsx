import type { Project } from '@hearthlight/domain/applications/project'
import type { Building } from '@hearthlight/domain/buildings/building'
import { type ClassifiedIncentive, classified } from '@hearthlight/domain/incentives/classified-incentive'
import { classifyIncentive } from '@hearthlight/domain/incentives/classify-incentive'
import type { IdentifiedIncentive } from '@hearthlight/domain/incentives/incentive'
import { sampleIncentive } from '@hearthlight/domain/incentives/testing/sample-incentive'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { shownNotices } from '../../platform/notices.ts'
import { sampleOwnProject, sampleRebate } from '../../testing/sample-application.ts'
import { SAMPLE_HOME } from '../../testing/sample-home.ts'
import { heldResponse, many, one, refusal, serveCalls } from '../../testing/serve-calls.ts'
import { SOMEBODY } from '../../testing/somebody.ts'
import { bootForTest, WithApp } from '../../testing/with-app.tsx'
import { IncentivesScreen } from './incentives-screen.tsx'

const ASSIGN = 'POST /api/v1/energy_advisor_assignments'
const ADVISORS = 'GET /api/v1/energy_advisor_assignments/available_energy_advisors'
const CATEGORIES = [
  { id: 'insulation', name: 'Insulation' },
  { id: 'heating', name: 'Heating' },
]
const TODAY = '2026-11-15'
const ADVISOR = { id: 'advisor', name: 'Maya Okafor' }

const ATTIC = sampleIncentive({ id: 'attic', code: 'attic', title: 'Attic insulation', amount: '650' })
const FURNACE = sampleIncentive({
  id: 'furnace',
  title: 'Gas furnace',
  recommendation_title: 'Replace the furnace',
  incentive_tags: ['heating'],
  amount: '900',
  require_contractor: true,
})
const THERMOSTAT = sampleIncentive({
  id: 'thermostat',
  title: 'Smart thermostat',
  recommendation_title: 'Turn it down at night',
  incentive_tags: ['heating'],
})

const projectOf = ({ id, title }: IdentifiedIncentive) =>
  sampleOwnProject({
    id: `project-${id}`,
    name: title,
    programmable_id: id,
    created_at: '2026-11-03T12:00:00.000Z',
  })
const HOME: Building = {
  ...SAMPLE_HOME,
  building_name: 'Elm Street',
  rebate_project: [projectOf(THERMOSTAT)],
}

/** What the person has applied for, where a test is about it. */
let applications: readonly Project[] = []

function serve(home: Building, incentives: readonly IdentifiedIncentive[]) {
  const context = { building: home, projects: home.rebate_project, today: TODAY }
  const offers = (): ClassifiedIncentive[] =>
    incentives.map((each) => classified(each, classifyIncentive(each, context)))
  return serveCalls({
    'GET /api/v1/buildings/current': () => one('buildings', home.id, home),
    'GET /api/v2/offers': () => many('offers', offers()),
    'GET /api/v1/subsidies': () => many('subsidies', []),
    'GET /api/v1/projects': () => many('projects', applications),
    ...Object.fromEntries(
      offers().map((each) => [
        `GET /api/v2/offers/${each.id}`,
        () => one('offers', each.id, { ...each, description: '' }),
      ]),
    ),
    [ADVISORS]: () => many('energy_advisors', [ADVISOR]),
  })
}
async function show(
  home: Building,
  incentives: readonly IdentifiedIncentive[],
  settings: Readonly<Record<string, unknown>> = {},
  path = '/incentives',
) {
  await bootForTest({ tags: { incentive_categories: CATEGORIES }, settings }, SOMEBODY)
  const served = serve(home, incentives)
  render(
    <WithApp path={path}>
      <IncentivesScreen />
    </WithApp>,
  )
  await screen.findByRole('heading', { level: 1, name: 'Rebates for your home' })
  return served
}
const section = (name: RegExp) => screen.getByRole('region', { name })
const titlesIn = (name: RegExp) =>
  within(section(name))
    .queryAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent)
const APPLIED = /^Applied/
const AVAILABLE = /^Available/

afterEach(() => {
  applications = []
  vi.useRealTimers()
})

describe('an application with a visit', () => {
  const VISIT = sampleIncentive({
    id: 'visit',
    title: 'Home visit',
    schedule_plan: { enabled: true, types: [], user: { enabled: true } },
  })
  const link = () => screen.queryByRole('link', { name: /^Book or change the visit/ })
  const showApplied = async (status: 'submitted' | 'declined', isOn: boolean, parts: string[] = []) => {
    const child_projects = parts.map((id) => ({ id }))
    const home = { ...HOME, rebate_project: [{ ...projectOf(VISIT), status, child_projects }] }
    await show(home, [VISIT], { schedule_plan_timeslots_user: isOn })
    await screen.findByRole('heading', { level: 3, name: 'Home visit' })
  }
  it('says when the advisor comes, by the clock at the home, and nothing once that is called off', async () => {
    const timeslot = { start_at: '2031-11-17T15:00:00.000Z', finish_at: '2031-11-17T17:00:00.000Z' }
    const place = { country: 'US', region: 'WI', zip: '53081' }
    const booked = { ...projectOf(VISIT), schedule_plan_assigment: { timeslot } }
    await show({ ...HOME, ...place, rebate_project: [booked] }, [VISIT], {})
    const said = (await screen.findByText(/An advisor comes on/)).textContent?.replaceAll(/\s/g, ' ')
    expect(said).toBe('An advisor comes on Mon 11-17-2031, 9:00 AM (Central Time).')
    cleanup()
    await showApplied('submitted', true)
    expect(screen.queryByText(/An advisor comes on/)).toBeNull()
  })
  it.each([
    ['its own id', [], 'project-visit'],
    ['the id of its first part', ['first', 'second'], 'first'],
  ])('leads to where it is scheduled, under %s [S2-7.003] [S2-2.023]', async (_which, parts, id) => {
    await showApplied('submitted', true, parts)
    expect(link()?.getAttribute('href')).toBe(`/user-schedule-plans/${id}`)
  })
  it.each([
    ['is settled', 'declined', true],
    ['is of a partner whose people book no timeslots', 'submitted', false],
  ] as const)('leads nowhere when it %s', async (_why, status, isOn) => {
    await showApplied(status, isOn)
    expect(link()).toBeNull()
  })
})

describe('the sections', () => {
  it('hold what was applied for and what is available, what pays most first [S2-2.057] [S2-2.058] [S2-2.001]', async () => {
    await show(HOME, [ATTIC, FURNACE, THERMOSTAT])
    expect(titlesIn(APPLIED)).toEqual(['Smart thermostat'])
    expect(within(section(APPLIED)).getByText('Submitted')).toBeTruthy()
    expect(within(section(APPLIED)).getByText('Applied 11-03-2026')).toBeTruthy()
    expect(titlesIn(AVAILABLE)).toEqual(['Gas furnace', 'Attic insulation'])
  })
  it('are filtered each for itself, by words [S2-2.059]', async () => {
    await show(HOME, [ATTIC, FURNACE, THERMOSTAT])
    const words = within(section(AVAILABLE)).getByRole('searchbox', { name: 'Search by words' })
    fireEvent.change(words, { target: { value: 'attic' } })
    expect(titlesIn(AVAILABLE)).toEqual(['Attic insulation'])
    expect(titlesIn(APPLIED)).toEqual(['Smart thermostat'])
    const others = within(section(APPLIED)).getByRole('searchbox', { name: 'Search by words' })
    fireEvent.change(others, { target: { value: 'pool' } })
    expect(titlesIn(APPLIED)).toEqual([])
    expect(titlesIn(AVAILABLE)).toEqual(['Attic insulation'])
  })
  it('say that nothing is found, and how to see all again [S2-2.060]', async () => {
    await show(HOME, [ATTIC])
    expect(within(section(APPLIED)).getByText('No incentives found.')).toBeTruthy()
    const words = within(section(AVAILABLE)).getByRole('searchbox', { name: 'Search by words' })
    fireEvent.change(words, { target: { value: 'pool' } })
    expect(within(section(AVAILABLE)).getByText('No incentives found.')).toBeTruthy()
    fireEvent.click(within(section(AVAILABLE)).getByRole('button', { name: 'Clear the filter' }))
    expect(titlesIn(AVAILABLE)).toEqual(['Attic insulation'])
  })
  it('recommend apart what fits best', async () => {
    await show(HOME, [{ ...ATTIC, is_recommended: true }, FURNACE])
    expect(titlesIn(/^Recommended for your home/)).toEqual(['Attic insulation'])
    expect(titlesIn(AVAILABLE)).toEqual(['Gas furnace'])
  })
  it('say of one that is over when it ended, and offer it no more', async () => {
    const over = {
      ...FURNACE,
      require_contractor: false,
      date_range: { start_at: '2025-01-01', end_at: '2026-10-31' },
    }
    await show(HOME, [ATTIC, over])
    const why = within(section(/^Why not these/))
    expect(why.getByRole('heading', { name: 'Gas furnace' })).toBeTruthy()
    expect(why.getByText('It ended on 10-31-2026.')).toBeTruthy()
    expect(titlesIn(AVAILABLE)).toEqual(['Attic insulation'])
    expect(screen.queryByRole('button', { name: /^Apply ?: Gas furnace/ })).toBeNull()
  })
  it('say why an answer rules one out, and lead to its question', async () => {
    const ruledOut = {
      ...FURNACE,
      is_triggered: false,
      eligibility: {
        verdict: 'not_eligible' as const,
        trace: [
          {
            code: 'gas',
            says: 'Your home is heated with natural gas.',
            outcome: 'not_met' as const,
            used: { fact: 'heating_fuel', values: ['oil'], source: 'answered' as const },
            settled_by: null,
            asks: ['heating_fuel'],
            source_url: null,
          },
        ],
      },
    }
    await show(HOME, [ATTIC, ruledOut], { enable_assessment: true })
    const why = within(section(/^Why not these/))
    expect(why.getByText(/Needed: Your home is heated with natural gas\. You told us: .*oil\./i)).toBeTruthy()
    expect(why.getByRole('link', { name: /^Change the answer ?: Gas furnace$/ }).getAttribute('href')).toBe(
      '/fuel-type#asked-heating_fuel',
    )
  })

  it('say what the record of the home holds in the words of its form', async () => {
    const line = {
      code: 'owner',
      says: 'You own the home.',
      outcome: 'not_met' as const,
      used: { fact: 'ownership', values: ['rent'], source: 'record' as const },
      settled_by: null,
      asks: ['ownership'],
      source_url: null,
    }
    const ownership = {
      name: 'ownership',
      type: 'select',
      label: 'buildings:field.ownership',
      options: [{ value: 'rent', label: 'buildings:option.ownership.rent' }],
    }
    await show(
      HOME,
      [{ ...FURNACE, is_triggered: false, eligibility: { verdict: 'not_eligible', trace: [line] } }],
      { sections: { building_details: { fields: [ownership] } } },
    )
    const why = within(section(/^Why not these/))
    expect(why.getByText(/Needed: You own the home\. .*: I rent it\./)).toBeTruthy()
    expect(why.getByRole('link', { name: /^Change the answer/ }).getAttribute('href')).toBe(
      `/buildings/${HOME.id}#asked-ownership`,
    )
  })
})

it('opens at the incentive that the address names, from where it is applied for or asked about', async () => {
  await show(HOME, [ATTIC, FURNACE], {}, `/incentives?incentive=${FURNACE.id}`)
  const furnace = within(screen.getByRole('dialog', { name: 'Gas furnace' }))
  fireEvent.click(furnace.getByRole('button', { name: /^Ask for a contractor/ }))
  expect(screen.getByRole('dialog', { name: 'Ask for a contractor' })).toBeTruthy()
})

it('keeps every rebate that needs an approval first among those not to buy yet, whoever looks after it', async () => {
  const windows = sampleIncentive({ id: 'windows', title: 'Windows' })
  const home: Building = {
    ...HOME,
    rebate_project: [projectOf(THERMOSTAT), { ...projectOf(windows), status: 'approved' }],
    ea_assignment: {
      'type-efficiency': { contacted: true, energy_advisor: ADVISOR, incentive_ids: [FURNACE.id] },
    },
  }
  await show(
    home,
    [ATTIC, FURNACE, THERMOSTAT, windows].map((each) => ({ ...each, needs_approval_first: true })),
  )
  expect(
    screen.getByText(
      'Gas furnace, Attic insulation, and Smart thermostat: an approval is needed before the work starts.',
    ),
  ).toBeTruthy()
})

it('says of a condition that a document has to show just that, and no answer', async () => {
  const line = {
    code: 'invoice',
    says: 'A paid, itemized invoice proves it.',
    outcome: 'met' as const,
    used: { fact: 'country', values: ['US'], source: 'record' as const },
    settled_by: 'document' as const,
    asks: [],
    source_url: null,
  }
  const asked = { ...ATTIC, eligibility: { verdict: 'likely' as const, trace: [line] } }
  const served = await show(HOME, [asked])
  const described = () => one('offers', 'attic', { ...classified(asked, null), description: '' })
  served.change({ 'GET /api/v2/offers/attic': described })
  fireEvent.click(screen.getByRole('button', { name: /^Learn more ?: Attic insulation$/ }))
  const condition = within(await screen.findByRole('dialog'))
    .getByText(line.says)
    .closest('li')
  expect(condition?.textContent).toContain('Met; a document must show it')
  expect(condition?.textContent).not.toContain('US')
})

describe('the category filter', () => {
  const open = () => {
    fireEvent.click(within(section(AVAILABLE)).getByRole('button', { name: 'All categories' }))
    return within(screen.getByRole('dialog', { name: 'Rebate categories' }))
  }
  it('has its words and counts, and filters its own section [S2-2.064] [S2-2.065] [S2-2.066]', async () => {
    await show(HOME, [ATTIC, FURNACE, THERMOSTAT])
    const dialog = open()
    expect(dialog.getByText("Select 1 or more categories you're interested in.")).toBeTruthy()
    fireEvent.click(dialog.getByRole('checkbox', { name: 'Heating (1)' }))
    expect(dialog.getByText('1 rebate matches')).toBeTruthy()
    fireEvent.click(dialog.getByRole('button', { name: 'Filter' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(titlesIn(AVAILABLE)).toEqual(['Gas furnace'])
    expect(titlesIn(APPLIED)).toEqual(['Smart thermostat'])
  })
  it('changes nothing when it is cancelled [S2-2.066]', async () => {
    await show(HOME, [ATTIC, FURNACE])
    const dialog = open()
    fireEvent.click(dialog.getByRole('checkbox', { name: 'Heating (1)' }))
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    expect(titlesIn(AVAILABLE)).toEqual(['Gas furnace', 'Attic insulation'])
  })
})

it('leads from an application to each thing that is asked, and says by when', async () => {
  const request = { created_at: '2026-11-10T12:00:00.000Z', is_done: false }
  const asked = { ...projectOf(THERMOSTAT), requested_edit: 'Which model is it?' }
  applications = [
    sampleRebate({ id: 'another', requested_edit: 'Something else.' }),
    sampleRebate({
      id: asked.id,
      site_id: 'lane',
      requested_edit: 'Which model is it?',
      answer_by: '2031-12-01',
      requested_comments: [
        {
          ...request,
          id: 'q1',
          item_id: 'model',
          name: 'Model',
          content: 'Which model is it?',
          is_done: true,
        },
      ],
      document_upload_notify_list: [
        { ...request, id: 'q2', item_id: 'invoice', name: 'Paid invoice', content: 'The date is cut off.' },
      ],
    }),
  ]
  await show({ ...HOME, rebate_project: [asked] }, [THERMOSTAT])
  const row = within(section(APPLIED))
  const invoice = await row.findByRole('link', { name: 'Paid invoice' })
  expect(invoice.getAttribute('href')).toBe(
    `/incentives?buildingId=lane&application=${asked.id}&item=upload.invoice`,
  )
  expect(invoice.closest('li')?.textContent).toBe('Paid invoice: The date is cut off.')
  expect(row.getByRole('link', { name: 'Model' }).closest('li')?.textContent).toMatch(
    /^Model: Which model is it\? \(.+\)$/,
  )
  expect(row.getByText(/12-01-2031/)).toBeTruthy()
  expect(row.queryByText(/Something else/)).toBeNull()
})

describe('the message button', () => {
  it('is off without alerts [S2-4.026] [S2-4.027]', async () => {
    await show(HOME, [THERMOSTAT])
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Messages' }).disabled).toBe(true)
  })
  it('counts the alerts and says what is asked [S2-4.027]', async () => {
    const asked = { ...projectOf(THERMOSTAT), requested_edit: 'Which model is it?' }
    const also = { ...projectOf(ATTIC), requested_edit: 'Please send a photo.' }
    await show(
      { ...HOME, rebate_project: [asked, projectOf(FURNACE), also], total_project_update_requested: 2 },
      [THERMOSTAT],
    )
    fireEvent.click(screen.getByRole('button', { name: '2 messages' }))
    const dialog = within(screen.getByRole('dialog', { name: 'What we ask of you' }))
    expect(dialog.getByText(/Which model is it\?/)).toBeTruthy()
    expect(dialog.getByText(/Please send a photo\./)).toBeTruthy()
  })
})

it('tells more of an incentive: its text, its conditions and what it takes [S2-2.061]', async () => {
  const served = await show(HOME, [
    {
      ...ATTIC,
      document_list: [
        {
          id: 'invoice',
          name: 'Paid invoice',
          description: '',
          is_required: 'true',
          min_files: 1,
          restrict_data_access: false,
          stage: 'application',
        },
      ],
    },
  ])
  served.change({
    'GET /api/v2/offers/attic': () =>
      one('offers', 'attic', { ...classified(ATTIC, null), description: 'Blown **cellulose**.' }),
  })
  fireEvent.click(screen.getByRole('button', { name: /^Learn more ?: Attic insulation$/ }))
  const dialog = within(screen.getByRole('dialog', { name: 'Attic insulation' }))
  expect(await dialog.findByText('cellulose')).toBeTruthy()
  expect(dialog.getByText('Paid invoice')).toBeTruthy()
})

describe('asking for a contractor', () => {
  const contact = () => {
    fireEvent.click(screen.getByRole('button', { name: /^Ask for a contractor ?: Gas furnace$/ }))
    return within(screen.getByRole('dialog', { name: 'Ask for a contractor' }))
  }
  const agree = (dialog: ReturnType<typeof contact>) =>
    fireEvent.click(dialog.getByRole('checkbox', { name: /You may give the advisor my name/ }))

  it('needs consent, and sends nothing without [S2-5.039] [S2-2.063]', async () => {
    const { calls } = await show(HOME, [FURNACE])
    const dialog = contact()
    fireEvent.click(dialog.getByRole('button', { name: 'Contact' }))
    expect(dialog.getByText('The consent field is required')).toBeTruthy()
    expect(calls).not.toContain(ASSIGN)
  })
  it('asks for a visit where nobody has to do the work, with consent too [S2-2.063] [S2-5.039] [S2-1.009]', async () => {
    const plan = { enabled: true, types: ['home-visit'], user: { enabled: true } }
    const { calls } = await show(HOME, [{ ...ATTIC, schedule_plan: plan }, FURNACE])
    fireEvent.click(screen.getByRole('button', { name: /^Ask for a visit ?: Attic insulation$/ }))
    const dialog = within(screen.getByRole('dialog', { name: 'Ask for a visit' }))
    expect(
      dialog.getByText('An energy advisor will get in touch with you about Attic insulation.'),
    ).toBeTruthy()
    expect(dialog.queryByText('The consent field is required')).toBeNull()
    fireEvent.click(dialog.getByRole('button', { name: 'Contact' }))
    expect(dialog.getByText('The consent field is required')).toBeTruthy()
    expect(calls).not.toContain(ASSIGN)
  })
  it.each([
    ['Offer', { offer_id: 'furnace' }],
    ['Subsidy', { subsidy_id: 'furnace' }],
  ] as const)('sends the home, the consent and the id of the %s [S2-4.021] [S2-7.009]', async (kind, of) => {
    const served = await show(HOME, [{ ...FURNACE, kind }])
    served.change({ [ASSIGN]: () => refusal(422, 'Nobody is free.') })
    const dialog = contact()
    agree(dialog)
    fireEvent.click(dialog.getByRole('button', { name: 'Contact' }))
    expect(await dialog.findByText('Nobody is free.')).toBeTruthy()
    expect(served.sent(ASSIGN).map(({ body }) => body)).toEqual([
      { building_id: HOME.id, ...of, consent: true },
    ])
  })
  it('offers no choice of the advisor while one is assigned by the partner [S1-6.006] [S1-6.007] [S2-4.024]', async () => {
    const { calls } = await show(HOME, [FURNACE])
    expect(contact().queryByRole('radio')).toBeNull()
    expect(calls).not.toContain(ADVISORS)
  })
  it('asks for the advisor where people choose one, and sends the choice [S1-6.006] [S2-4.024]', async () => {
    const served = await show(HOME, [FURNACE], { manual_energy_advisor_assignment: true })
    served.change({
      [ADVISORS]: () => many('energy_advisors', [{ id: 'other', name: 'Luis Herrera' }, ADVISOR]),
      [ASSIGN]: () => refusal(422, 'Nobody is free.'),
    })
    const dialog = contact()
    agree(dialog)
    fireEvent.click(dialog.getByRole('button', { name: 'Contact' }))
    expect(dialog.getByText('Please choose an energy advisor.')).toBeTruthy()
    expect(served.calls).not.toContain(ASSIGN)
    fireEvent.click(await dialog.findByRole('radio', { name: 'Maya Okafor' }))
    fireEvent.click(dialog.getByRole('button', { name: 'Contact' }))
    await waitFor(() =>
      expect(served.sent(ASSIGN).map(({ body }) => body)).toEqual([
        { building_id: HOME.id, offer_id: 'furnace', energy_advisor_id: ADVISOR.id, consent: true },
      ]),
    )
  })
  it('is in the words of the partner, and so is the page [S2-3.058] [S2-1.011]', async () => {
    await show(HOME, [FURNACE], {
      sections: {
        incentives: { text: 'Money back, sorted by worth.', contact_button: 'Ask a pro' },
        incentive_ea_assignment_popup: {
          title: 'A pro calls you',
          text: 'Within two days.',
          submit_label: 'Call me',
        },
      },
    })
    expect(screen.getByText('Money back, sorted by worth.')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: /^Ask a pro ?: Gas furnace$/ }))
    const dialog = within(screen.getByRole('dialog', { name: 'A pro calls you' }))
    expect(dialog.getByText('Within two days.')).toBeTruthy()
    expect(dialog.getByRole('button', { name: 'Call me' })).toBeTruthy()
  })
  it.each([
    ['with a reason', () => refusal(422, 'Nobody is free.'), 'Nobody is free.'],
    [
      'without one',
      () => new Response('', { status: 502 }),
      'Unexpected error when trying to create the project',
    ],
  ])('says why it failed, refused %s [S2-8.006]', async (_how, answer, said) => {
    const served = await show(HOME, [FURNACE])
    served.change({ [ASSIGN]: answer })
    const dialog = contact()
    agree(dialog)
    fireEvent.click(dialog.getByRole('button', { name: 'Contact' }))
    expect(await dialog.findByText(said)).toBeTruthy()
  })
  it('locks its button for 3000 ms, however often it is pressed [S2-4.023] [S2-9.003]', async () => {
    const served = await show(HOME, [FURNACE])
    served.change({ [ASSIGN]: () => refusal(422, 'Nobody is free.') })
    const dialog = contact()
    agree(dialog)
    vi.useFakeTimers()
    const press = () => fireEvent.click(dialog.getByRole('button', { name: 'Contact' }))
    const sent = () => served.calls.filter((call) => call === ASSIGN).length
    press()
    press()
    await act(() => vi.advanceTimersByTimeAsync(2999))
    press()
    expect(sent()).toBe(1)
    expect(dialog.getByText('Nobody is free.')).toBeTruthy()
    await act(() => vi.advanceTimersByTimeAsync(1))
    press()
    await act(() => vi.advanceTimersByTimeAsync(0))
    expect(sent()).toBe(2)
  })
  it('locks where it begins for 3000 ms as well [S2-4.023]', async () => {
    await show(HOME, [FURNACE])
    vi.useFakeTimers()
    contact()
    const [begin] = screen.getAllByRole('button', { name: /^Ask for a contractor/, hidden: true })
    await act(() => vi.advanceTimersByTimeAsync(2999))
    expect(begin?.getAttribute('aria-busy')).toBe('true')
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(begin?.getAttribute('aria-busy')).toBeNull()
  })
  it.each([
    ['Contacted', {}],
    ['A pro will call', { contacted_button: 'A pro will call' }],
  ])('says "%s" afterwards, with the advisor [S2-4.022] [S2-8.026] [S2-1.009]', async (words, incentives) => {
    const served = await show(HOME, [FURNACE, ATTIC], { sections: { incentives } })
    const assigned = {
      ...HOME,
      ea_assignment: {
        'type-efficiency': { contacted: true, energy_advisor: ADVISOR, incentive_ids: [FURNACE.id] },
      },
    }
    const held = heldResponse()
    served.change({ [ASSIGN]: held.answer })
    const dialog = contact()
    agree(dialog)
    fireEvent.click(dialog.getByRole('button', { name: 'Contact' }))
    const context = { building: assigned, projects: assigned.rebate_project, today: TODAY }
    served.change({
      'GET /api/v1/buildings/current': () => one('buildings', assigned.id, assigned),
      'GET /api/v2/offers': () =>
        many(
          'offers',
          [FURNACE, ATTIC].map((each) => classified(each, classifyIncentive(each, context))),
        ),
    })
    held.give(
      one('energy_advisor_assignments', 'a', {
        building_id: HOME.id,
        project_type_id: 'type-efficiency',
        contacted: true,
        energy_advisor: ADVISOR,
      }),
    )
    const heading = await screen.findByRole('heading', { name: /With your energy advisor/ })
    expect(document.activeElement).toBe(heading)
    expect(served.sent(ASSIGN).map(({ body }) => body)).toEqual([
      { building_id: HOME.id, offer_id: FURNACE.id, consent: true },
    ])
    expect(shownNotices()).toContainEqual(
      expect.objectContaining({ tone: 'positive', text: 'Successful Assignment' }),
    )
    const mine = within(section(/With your energy advisor/))
    expect(
      mine.getByText(
        `Maya Okafor has your request and will get in touch at ${SOMEBODY.email} to name contractors for this work.`,
      ),
    ).toBeTruthy()
    expect(mine.queryByText(ATTIC.title)).toBeNull()
    expect(mine.getByRole<HTMLButtonElement>('button', { name: words }).disabled).toBe(true)
  })
})
