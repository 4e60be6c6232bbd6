import type { Section } from '@hearthlight/domain/shared/vocabulary'
import { act, renderHook, waitFor } from '@testing-library/react'
import { useLocation } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { currentBuilding } from '../../home/current-building.ts'
import { useWizardSettings } from '../../home/wizard-settings.ts'
import { dismissAll, shownNotices } from '../../platform/notices.ts'
import { sampleAudit } from '../../testing/sample-audit.ts'
import { SAMPLE_HOME } from '../../testing/sample-home.ts'
import {
  heldResponse,
  many,
  noResponse,
  one,
  refusal,
  type Served,
  serveCalls,
} from '../../testing/serve-calls.ts'
import { SOMEBODY } from '../../testing/somebody.ts'
import { bootForTest, WithApp } from '../../testing/with-app.tsx'
import { flushAnswers, receiveItems } from './answers/answer-store.ts'
import { useWizardForm } from './use-wizard-form.ts'
import { useWizardSteps } from './use-wizard-steps.ts'

const ID = SAMPLE_HOME.id
const LITE = { ...SAMPLE_HOME, virtual_audit_mode: 'lite' as const }
const AUDIT = sampleAudit({})

const SAVE = 'PUT /api/v1/generic_items/0'
const SUBMIT = 'POST /api/v1/virtual_audit/virtual_audits'
const MARK = `PUT /api/v1/buildings/${ID}`

type Sent = { readonly items_list: readonly { readonly data: Readonly<Record<string, string[]>> }[] }

/** What the server was told: the answers of each save, what was marked on the home, what was submitted. */
let told: unknown[] = []
let server: Served

const takeAnswers = (body: unknown) => {
  const { items_list } = body as Sent
  told.push(Object.assign({}, ...items_list.map(({ data }) => data)))
  const of = { id: ID, genericable_id: ID, genericable_type: 'Building', updated_at: null }
  return many(
    'generic_items',
    items_list.map((item) => ({ ...item, ...of })),
  )
}

beforeEach(() => {
  told = []
  server = serveCalls({
    [SAVE]: ({ body }) => takeAnswers(body),
    [SUBMIT]: ({ body }) => {
      told.push(body)
      return one('virtual_audits', 'audit-1', AUDIT)
    },
    [MARK]: ({ body }) => {
      told.push(body)
      return one('buildings', ID, { ...SAMPLE_HOME, overwritten: [], changed_elsewhere: [] })
    },
  })
  // The answers of one home are those of the page; another home in between forgets them.
  receiveItems('another home', [])
  receiveItems(ID, [])
})
afterEach(() => {
  dismissAll()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

type Sections = Readonly<Partial<Record<Section, unknown>>>

/** A page of the wizard with its questions, what its buttons do, and where the person is. */
async function open(section: Section, { home = SAMPLE_HOME, sections = {} as Sections } = {}) {
  const settings = { enable_bills_step: false, sections: { audit_sections: sections } }
  await bootForTest({ settings }, SOMEBODY)
  const { result } = renderHook(
    () => {
      const form = useWizardForm(section, home)
      const steps = useWizardSteps(section, useWizardSettings(home), home, form)
      const { pathname, hash } = useLocation()
      return { form, steps, at: pathname + hash }
    },
    { wrapper: WithApp },
  )
  await waitFor(() => expect(result.current).not.toBeNull())
  return result
}
/** All that this page needs. */
function answerFuels(page: Awaited<ReturnType<typeof open>>) {
  for (const [name, fuel] of Object.entries(FUELS)) act(() => page.current.form.change(name, fuel))
}
const FUELS = { heating_fuel: 'oil', water_heating_fuel: 'electricity', cooking_fuel: 'propane' }
const says = () => shownNotices().map(({ title, text }) => [title, text])

it.each<[string, string, Sections]>([
  ['the one after', '/heating-system', {}],
  ['the configured one', '/house-type', { fuel_type: { configurations: { next_page: 'house-type' } } }],
])(
  'saves the answers of the page before it goes on to %s, and shows meanwhile that it is at it [S1-4.031]',
  async (_page, to, sections) => {
    const page = await open('fuel_type', { sections })
    answerFuels(page)
    const held = heldResponse()
    let saved: unknown
    server.change({
      [SAVE]: ({ body }) => {
        saved = body
        return held.answer()
      },
    })
    act(() => void page.current.steps.next())
    await waitFor(() => expect(saved).toBeDefined())
    expect(page.current).toMatchObject({ at: '/', steps: { isPending: true } })
    held.give(takeAnswers(saved))
    await waitFor(() => expect(page.current.at).toBe(to))
    await waitFor(() => expect(page.current.steps.isPending).toBe(false))
    expect(told).toEqual([expect.objectContaining({ heating_fuel: ['oil'] })])
  },
)

it('stays on a page with a mistake, says so and sends nothing [S1-4.031] [S1-5.021]', async () => {
  const required = { field_overrides: { floor_area: { required: true, default: undefined } } }
  const page = await open('area_basics', { sections: { area_basics: required } })
  await act(() => page.current.steps.next())
  expect(says()).toEqual([['Validation Error', 'Please check all fields have been entered correctly']])
  expect(shownNotices().map(({ tone }) => tone)).toEqual(['danger'])
  expect(page.current.at).toBe('/')
  expect(server.calls).toEqual([])
})

it('stays where a choice asks for one detail, and goes on with any of them [S1-5.019]', async () => {
  const detail = (name: string) => ({ name, type: 'text', label: name, required: true })
  const boiler = { value: 'boiler', label: 'Boiler', sub_fields: [detail('make'), detail('model')] }
  const heating = {
    name: 'heating_system',
    type: 'buttons',
    label: 'What heats your home?',
    enable_sub_fields: true,
    options: [boiler],
  }
  const heating_system = { sub_sections: [{ name: 'heating', fields: [heating] }] }
  const page = await open('heating_system', { sections: { heating_system } })
  act(() => page.current.form.change('heating_system', 'boiler'))
  await act(() => page.current.steps.next())
  expect(says()).toEqual([['Validation Error', 'Please check all fields have been entered correctly']])
  expect(page.current.at).toBe('/')
  act(() => page.current.form.change('model', 'Vitodens'))
  await act(() => page.current.steps.next())
  expect(page.current.at).toBe('/water-heating-system')
})

it('stays where the server refuses the answers, and says why in the server’s words', async () => {
  server.change({ [SAVE]: () => refusal(422, 'Oil is not sold here.') })
  const page = await open('fuel_type')
  answerFuels(page)
  await act(() => page.current.steps.next())
  expect(says()).toEqual([['Not saved yet', 'Oil is not sold here.']])
  expect(page.current.at).toBe('/')
  expect(page.current.steps.isPending).toBe(false)
})

it('submits on the last page, after the answers, and shows the report', async () => {
  const page = await open('ventilation_system')
  expect(page.current.steps.isFinal).toBe(true)
  act(() => page.current.form.change('ventilation', 'erv'))
  await act(() => page.current.steps.next())
  expect(server.calls).toEqual([SAVE, SUBMIT])
  expect(told[1]).toEqual({ building_id: ID })
  expect(page.current.at).toBe('/home-overview')
})

it('does not submit answers that the server has not taken', async () => {
  server.change({ [SAVE]: () => refusal(422, 'No such ventilation.') })
  const page = await open('ventilation_system')
  act(() => page.current.form.change('ventilation', 'erv'))
  await act(() => page.current.steps.next())
  expect(server.calls).toEqual([SAVE])
  expect(page.current.at).toBe('/')
})

it('leads from a refused submission to the question it names', async () => {
  server.change({ [SUBMIT]: () => refusal(422, 'Too small.', '/area_basics/floor_area') })
  const page = await open('ventilation_system')
  act(() => page.current.form.change('ventilation', 'erv'))
  await act(() => page.current.steps.next())
  expect(says()).toEqual([[undefined, 'These answers do not fit together. Please check: Heated floor area.']])
  expect(page.current.at).toBe('/area-basics#asked-floor_area')
})

it.each([
  ['refused', () => refusal(422, 'No weather here.', '/zip')],
  ['failed', () => refusal(500, 'Something broke.')],
])(
  'leads from any other submission that is %s to the details of the building [S1-4.025]',
  async (_how, answer) => {
    server.change({ [SUBMIT]: answer })
    const page = await open('ventilation_system')
    act(() => page.current.form.change('ventilation', 'erv'))
    await act(() => page.current.steps.next())
    expect(says()).toEqual([
      [undefined, 'We could not finish the assessment. Please check the details of your building.'],
    ])
    expect(page.current.at).toBe(`/buildings/${ID}`)
  },
)

it('stays when the submission gets no answer, and says that nothing is lost', async () => {
  server.change({ [SUBMIT]: noResponse })
  const page = await open('ventilation_system')
  act(() => page.current.form.change('ventilation', 'erv'))
  await act(() => page.current.steps.next())
  expect(says()).toEqual([
    [
      undefined,
      'You are offline. Your answers are kept on this device. Submit them when you are back online.',
    ],
  ])
  expect(page.current.at).toBe('/')
})

it('asks after the last lite page whether to look closer, saves nothing yet, and goes on in advanced mode [S1-4.018] [S1-4.019]', async () => {
  const page = await open('ventilation_system', { home: LITE })
  // Without Next an answer is sent a moment later; that moment does not come here.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  act(() => page.current.form.change('ventilation', 'erv'))
  await act(() => page.current.steps.next())
  expect(page.current).toMatchObject({ at: '/', steps: { isAsking: true } })
  expect(server.calls).toEqual([])
  vi.useRealTimers()
  act(() => page.current.steps.stopAsking())
  expect(page.current.steps.isAsking).toBe(false)

  await act(() => page.current.steps.next())
  await act(() => page.current.steps.goAdvanced())
  const advanced = { virtual_audit_mode: 'advanced' }
  expect(told).toContainEqual({ building: { ...advanced, extra_info: advanced } })
  expect(currentBuilding()).toEqual({ id: ID, auditMode: 'advanced' })
  expect(page.current).toMatchObject({ at: '/insulation', steps: { isAsking: false } })
})

it('goes from that question to the overview with the answers saved, then the assessment submitted [S1-4.021]', async () => {
  const page = await open('ventilation_system', { home: LITE })
  // Without Next an answer is sent a moment later; that moment does not come here.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  act(() => page.current.form.change('ventilation', 'erv'))
  await act(() => page.current.steps.next())
  expect(server.calls).toEqual([])
  vi.useRealTimers()
  await act(() => page.current.steps.goOverview())
  expect(server.calls).toEqual([SAVE, SUBMIT])
  expect(told).toEqual([expect.objectContaining({ ventilation: ['erv'] }), { building_id: ID }])
  expect(page.current.at).toBe('/home-overview')
})

it('asks nothing before the last page, and saves: what the lite mode has is gone through first [S1-4.019]', async () => {
  const page = await open('renovation', { home: LITE })
  act(() => page.current.form.change('renovations', ['none']))
  await act(() => page.current.steps.next())
  expect(page.current).toMatchObject({ at: '/ventilation-system', steps: { isAsking: false } })
  expect(server.calls).toEqual([SAVE])
})

it('does not ask in a home that is in advanced mode already, and saves [S1-4.019]', async () => {
  const page = await open('ventilation_system')
  act(() => page.current.form.change('ventilation', 'erv'))
  await act(() => page.current.steps.next())
  expect(page.current).toMatchObject({ at: '/home-overview', steps: { isAsking: false } })
  expect(server.calls).toEqual([SAVE, SUBMIT])
})

it('does not ask on a page of the advanced mode, and saves [S1-4.019]', async () => {
  const configurations = {
    page_show_change_advanced_mode_modal: true,
    virtual_audit: { page_mode: 'advanced' },
  }
  const page = await open('renovation', { home: LITE, sections: { renovation: { configurations } } })
  act(() => page.current.form.change('renovations', ['none']))
  await act(() => page.current.steps.next())
  expect(page.current.steps.isAsking).toBe(false)
  expect(server.calls).toEqual([SAVE])
})

const ASSESSED = { ...SAMPLE_HOME, extra_info: { ...SAMPLE_HOME.extra_info, virtual_audit: 'audit-1' } }
it.each([
  ['the explanation, the first time', SAMPLE_HOME, '/how-it-works'],
  ['the list, in a home that is assessed', ASSESSED, '/buildings'],
])('leads from the first page back to %s', async (_where, home, path) => {
  const page = await open('fuel_type', { home })
  act(() => page.current.steps.previous())
  expect(page.current.at).toBe(path)
})

it.each([
  ['the details of a building are those of this home', 'building-details', `/buildings/${ID}`],
  ['a page about something else by its id is none for them', 'ApplicationDetails', '/buildings'],
])('goes where the partner sends people: %s', async (_what, prev_page, path) => {
  const page = await open('fuel_type', { sections: { fuel_type: { configurations: { prev_page } } } })
  act(() => page.current.steps.previous())
  expect(page.current.at).toBe(path)
})

it('goes on without a connection; the answers follow when it is back', async () => {
  server.change({ [SAVE]: noResponse })
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const page = await open('fuel_type')
  answerFuels(page)
  await act(() => page.current.steps.next())
  expect(page.current.at).toBe('/heating-system')
  expect(says()).toEqual([])
  server.change({ [SAVE]: ({ body }) => takeAnswers(body) })
  expect(await flushAnswers()).toBe(true)
  expect(told).toEqual([expect.objectContaining({ heating_fuel: ['oil'] })])
})
