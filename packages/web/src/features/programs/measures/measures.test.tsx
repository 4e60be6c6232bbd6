import { MEASURE_FIELD_TYPES } from '@hearthlight/domain/programs/definition/measure-definition'
import type { MeasureField, Retrofit } from '@hearthlight/domain/programs/wire/measure-wire'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { dismissAll, shownNotices } from '../../../platform/notices.ts'
import { queryClient } from '../../../platform/queries.ts'
import { controlOf, optionsIn } from '../../../testing/controls.ts'
import { SAMPLE_PROJECT, samplePage, sampleStep } from '../../../testing/sample-application.ts'
import { sampleMeasure } from '../../../testing/sample-measure.ts'
import { many, one, refusal, type Served, serveCalls } from '../../../testing/serve-calls.ts'
import { SOMEBODY } from '../../../testing/somebody.ts'
import { bootForTest, WithApp } from '../../../testing/with-app.tsx'
import { PICTOGRAMS } from '../../../ui/pictures/pictogram-drawings.ts'
import { CartBox } from './cart-box.tsx'
import { MeasureDetailsStep } from './measure-details-step.tsx'
import { MeasureListStep } from './measure-list-step.tsx'

afterEach(() => {
  dismissAll()
})

const FAMILY = '/api/v1/fulfill-integrate'
const cartOf = (cart_enabled: boolean) => ({
  fulfill_sync_details: { settings: { project_measures_cart: { cart_enabled } } },
})
const GROUP = {
  id: 'air',
  name: 'Air',
  measure_instruction: null,
  sorting_tag: '1',
  retrofits: [
    sampleMeasure('1', { name: 'Fan', program_specific_measure_details: 'Quiet ones.' }),
    sampleMeasure('2', { name: 'Hatch', hierarchy_level_1: 'Attic', quantity: 0, pm_id: null, status: null }),
  ],
}
const groupOf = (...retrofits: readonly Retrofit[]) => ({ ...GROUP, retrofits })
const step = sampleStep({ id: 'measures', step_num: '2', steps_remaining: '1', step_type: 'measurelist' })

async function boot(calls: Parameters<typeof serveCalls>[0] = {}, settings = cartOf(true)) {
  await bootForTest({ settings: { enable_applications_integrated: true, ...settings } }, SOMEBODY)
  return serveCalls({
    [`GET ${FAMILY}/measures`]: () => many('measures', [GROUP]),
    [`GET ${FAMILY}/get_page_configuration`]: () => one('page_configuration', 'x', samplePage()),
    [`GET ${FAMILY}/step_drafts`]: () =>
      one('step_drafts', 'measures', { project_id: crypto.randomUUID(), cn: 'measures', draft: {} }),
    [`PUT ${FAMILY}/step_drafts`]: () => new Response(null, { status: 204 }),
    ...calls,
  })
}
const quantity = (name: string) =>
  screen.findByRole<HTMLInputElement>('textbox', { name: new RegExp(`^Quantity.*${name}`) })
async function give(name: string, value: string) {
  const field = await quantity(name)
  fireEvent.focus(field)
  fireEvent.input(field, { target: { value } })
  fireEvent.blur(field)
  return field
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

const SAVE = `POST ${FAMILY}/prqs`
const saved = { [SAVE]: () => one('prqs', 'p1', { message: 'saved' }) }
const queriesOf = (served: Served, call: string) =>
  served.sent(`GET ${FAMILY}${call}`).map(({ query }) => query)

it('asks for the measures of the application in its status [S2-7.057]', async () => {
  const served = await boot()
  render(<MeasureListStep project={SAMPLE_PROJECT} step={step} />, { wrapper: WithApp })
  await quantity('Fan')
  expect(queriesOf(served, '/measures')).toEqual([{ project_id: 'p1', project_status: 'Project initiation' }])
})

it('shows groups and measures by their sorting tags, 2 before 10, whatever the order they come in [S2-9.010]', async () => {
  const notChosen = (id: string) => sampleMeasure(id, { quantity: 0, pm_id: null, status: null })
  const group = (tag: string, ids: readonly string[]) => ({
    ...GROUP,
    id: tag,
    name: `Group ${tag}`,
    sorting_tag: tag,
    retrofits: ids.map(notChosen),
  })
  await boot({
    [`GET ${FAMILY}/measures`]: () => many('measures', [group('12', ['7']), group('3', ['10', '9', '2'])]),
  })
  render(<MeasureListStep project={SAMPLE_PROJECT} step={step} />, { wrapper: WithApp })
  await screen.findByRole('heading', { name: 'Measure 2' })
  const names = screen
    .getAllByRole('heading', { name: /^(Group|Measure) / })
    .map(({ textContent }) => textContent?.trim())
  expect(names).toEqual(['Group 3', 'Measure 2', 'Measure 9', 'Measure 10', 'Group 12', 'Measure 7'])
})

it('sends what changed: none takes a measure out, a negative number is none [S2-4.055] [S2-4.056] [S2-4.057] [S2-7.050]', async () => {
  const served = await boot(saved)
  render(<MeasureListStep project={SAMPLE_PROJECT} step={step} />, { wrapper: WithApp })
  await give('Hatch', '3')
  expect((await give('Fan', '-2')).value).toBe('0')
  press('Save Changes')
  await waitFor(() => expect(shownNotices().at(-1)?.text).toBe('Measure(s) updated successfully.'))
  expect(served.sent(SAVE).map(({ body }) => body)).toEqual([
    {
      details: {
        isFieldUpdate: true,
        project_id: 'p1',
        retrofit: [
          { pm_id: 'pm-1', program_measure_id: '1', quantity: 0 },
          { pm_id: null, program_measure_id: '2', quantity: 3 },
        ],
      },
    },
  ])
})

it('says that the measures are saved [S2-8.010]', async () => {
  await boot(saved)
  render(<MeasureListStep project={SAMPLE_PROJECT} step={step} />, { wrapper: WithApp })
  await give('Hatch', '3')
  press('Save Changes')
  await waitFor(() =>
    expect(shownNotices().map(({ text }) => text)).toEqual(['Measure(s) updated successfully.']),
  )
})

/** Fifty dollars each, at most a hundred; one whose price counts has its field. */
const EACH = {
  unit: 'each' as const,
  cost_field: null,
  formula: {
    parts: [{ kind: 'per_unit' as const, rate: '50', unit: 'each' as const, cap: '100' }],
    never_above_cost: true,
  },
}

it('works out what is chosen before it is saved, in the card and in the cart, under the limit of the program', async () => {
  const hatch = sampleMeasure('2', {
    name: 'Hatch',
    quantity: 0,
    pm_id: null,
    status: null,
    incentive: '0.00',
    paid_by: EACH,
    formula_says: '$50 each, up to $100',
  })
  const fan = sampleMeasure('1', { name: 'Fan', paid_by: EACH })
  await boot({ [`GET ${FAMILY}/measures`]: () => many('measures', [groupOf(fan, hatch)]) })
  const project = { ...SAMPLE_PROJECT, retrofits: [fan], cap: '120.00' }
  render(<MeasureListStep project={project} step={step} />, { wrapper: WithApp })
  const field = await quantity('Hatch')
  const card = field.closest('li')
  expect(card?.textContent).toContain('$50 each, up to $100')
  expect(card?.textContent).not.toContain('In your cart')
  fireEvent.focus(field)
  fireEvent.input(field, { target: { value: '3' } })
  const cart = await screen.findByRole('complementary')
  await waitFor(() => expect(cart.textContent).toContain('Hatch$100.00'))
  expect(cart.textContent).toContain('$120.00')
  expect(card?.textContent).toContain('In your cart')
  expect(card?.textContent).toContain('$100.00limit reached')
})

it('leaves the sum to the server where nobody told how a measure is paid', async () => {
  await boot()
  render(<MeasureListStep project={{ ...SAMPLE_PROJECT, retrofits: [] }} step={step} />, { wrapper: WithApp })
  await give('Hatch', '3')
  const cart = await screen.findByRole('complementary')
  expect(within(cart).queryByText('No measures yet')).toBeNull()
  expect(cart.textContent).toContain('Hatch')
  expect(cart.textContent).toContain('to be worked out')
})

it('says which measure is not for this house and by which answer, and lets it be taken out but not chosen', async () => {
  const lack = (foundation: string) => ({
    says: 'It needs a basement.',
    used: { fact: 'foundation', values: [foundation], source: 'answered' as const },
  })
  const none = { quantity: 0, pm_id: null, status: null, incentive: null }
  const retrofits = [
    sampleMeasure('1', { name: 'Joist', ...none, not_for_home: lack('crawlspace') }),
    sampleMeasure('2', { name: 'Rim', not_for_home: lack('slab') }),
    sampleMeasure('3', { name: 'Hatch', ...none, not_for_home: null }),
  ]
  await boot({ [`GET ${FAMILY}/measures`]: () => many('measures', [groupOf(...retrofits)]) })
  render(<MeasureListStep project={SAMPLE_PROJECT} step={step} />, { wrapper: WithApp })
  const cardOf = async (name: string) => (await screen.findByRole('heading', { name })).closest('li')
  const joist = await cardOf('Joist')
  expect(joist?.textContent).toContain('Not for this house. It needs a basement. You told us: Crawlspace.')
  expect(within(joist as HTMLElement).queryByRole('textbox')).toBeNull()
  expect((await quantity('Rim')).value).toBe('1')
  expect((await cardOf('Hatch'))?.textContent).not.toContain('Not for this house')
  expect((await quantity('Hatch')).value).toBe('0')
})

it('shows each measure with the pictogram of what it is, the one its program names first', async () => {
  const retrofits = [
    sampleMeasure('1', { name: 'Fan', picture: 'exhaust', pays_for: ['attic_insulation'] }),
    sampleMeasure('2', { name: 'Attic', pays_for: ['attic_insulation'] }),
    sampleMeasure('3', { name: 'Odd', picture: 'no such picture' }),
  ]
  await boot({ [`GET ${FAMILY}/measures`]: () => many('measures', [groupOf(...retrofits)]) })
  render(<MeasureListStep project={SAMPLE_PROJECT} step={step} />, { wrapper: WithApp })
  const drawn = async (name: string) =>
    (await quantity(name)).closest('li')?.querySelector('svg path')?.getAttribute('d')
  expect(await drawn('Fan')).toBe(PICTOGRAMS.exhaust.line)
  expect(await drawn('Attic')).toBe(PICTOGRAMS.attic.line)
  expect(await drawn('Odd')).toBe(PICTOGRAMS.detached.line)
})

it('says in the details what so many are paid while it is typed; too many are refused at the field, what is no quantity is 0, and nothing is lost [S2-4.057]', async () => {
  const hatch = sampleMeasure('2', {
    name: 'Hatch',
    quantity: 1,
    max_quantity: 6,
    paid_by: EACH,
    units_qty: 'hatches',
    units_qty_one: 'hatch',
  })
  const served = await boot({
    ...saved,
    [`GET ${FAMILY}/measures`]: () => many('measures', [groupOf(hatch)]),
  })
  render(<MeasureListStep project={SAMPLE_PROJECT} step={step} />, { wrapper: WithApp })
  await quantity('Hatch')
  press('Details Hatch')
  const dialog = await screen.findByRole('dialog', { name: 'Hatch' })
  expect(dialog.textContent).toContain('$50.00 for 1 hatch')
  const field = within(dialog).getByRole<HTMLInputElement>('textbox', { name: 'Quantity' })
  fireEvent.focus(field)
  fireEvent.input(field, { target: { value: '3' } })
  expect(dialog.textContent).toContain('$100.00 for 3 hatches')
  expect(dialog.textContent).toContain('Without a limit it would be $150.00.')
  fireEvent.change(field, { target: { value: '9' } })
  fireEvent.blur(field)
  fireEvent.click(within(dialog).getByRole('button', { name: 'Update the cart' }))
  expect(within(dialog).getByText('This field must be at less than 6')).toBeDefined()
  expect(field.value).toBe('9')
  for (const [value, kept] of [
    ['abc', '0'],
    ['3', '3'],
    ['-2', '0'],
  ]) {
    fireEvent.focus(field)
    fireEvent.input(field, { target: { value } })
    fireEvent.blur(field)
    expect(field.value).toBe(kept)
  }
  fireEvent.focus(field)
  fireEvent.change(field, { target: { value: '4' } })
  fireEvent.blur(field)
  fireEvent.click(within(dialog).getByRole('button', { name: 'Update the cart' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect((await quantity('Hatch')).value).toBe('4')
  press('Save Changes')
  await waitFor(() => expect(served.sent(SAVE)).toHaveLength(1))
  expect(served.sent(SAVE)[0]?.body).toMatchObject({
    details: { retrofit: [{ program_measure_id: '2', quantity: 4 }] },
  })
})

it.each([
  ['0', '0'],
  ['-1', '0'],
  ['abc', '0'],
  ['-', '0'],
  ['2', '2'],
])('a quantity in the list is 0 at least: %s is %s [S2-5.027] [S2-4.057]', async (typed, kept) => {
  await boot()
  render(<MeasureListStep project={SAMPLE_PROJECT} step={step} />, { wrapper: WithApp })
  expect((await give('Fan', typed)).value).toBe(kept)
})

it('says that measures could not be saved, and why; the quantities stay [S2-8.009]', async () => {
  await boot({ [`POST ${FAMILY}/prqs`]: () => refusal(422, 'At most two.', '/details/retrofit/0/quantity') })
  render(<MeasureListStep project={SAMPLE_PROJECT} step={step} />, { wrapper: WithApp })
  await give('Hatch', '9')
  press('Save Changes')
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Failed to update Measure(s).')
  expect(alert.textContent).toContain('At most two.')
  expect((await quantity('Hatch')).value).toBe('9')
})

it('narrows the list by categories, and tells about a measure [S2-2.050] [S2-2.051]', async () => {
  await boot()
  render(<MeasureListStep project={SAMPLE_PROJECT} step={step} />, { wrapper: WithApp })
  await quantity('Fan')
  press('Categories')
  const dialog = await screen.findByRole('dialog', { name: 'Measure categories' })
  within(dialog).getByText("Select 1 or more categories you're interested in.")
  fireEvent.click(within(dialog).getByRole('checkbox', { name: /^Attic/ }))
  fireEvent.click(within(dialog).getByRole('button', { name: 'Filter' }))
  await waitFor(() => expect(screen.queryByRole('textbox', { name: /^Quantity.*Fan/ })).toBeNull())
  await quantity('Hatch')
  press(/^Attic/)
  await quantity('Fan')
  press('Details Fan')
  expect((await screen.findByRole('dialog', { name: 'Fan' })).textContent).toContain('Quiet ones.')
})

it.each([
  [9, '9'],
  [10, '9+'],
])(
  'the cart of %i measures says %s, whose it is, and the total with its footnote [S2-9.006] [S2-2.047] [S2-2.048] [S2-2.049]',
  async (count, said) => {
    await boot()
    const retrofits = Array.from({ length: count }, (_, index) =>
      sampleMeasure(String(index), { quantity: 3 }),
    )
    render(<CartBox project={{ ...SAMPLE_PROJECT, retrofits, total_incentive: '450.00' }} />, {
      wrapper: WithApp,
    })
    const cart = await screen.findByRole('complementary', { name: 'Measure cart' })
    expect(within(cart).getByText(said)).not.toBeNull()
    for (const words of [
      'Application 1002',
      'Project ID p1',
      'Total incentive*',
      '$450.00',
      '* An estimate.',
    ])
      expect(cart.textContent).toContain(words)
  },
)

it.each([
  ['no', 1],
  ['Yes, in review', 0],
])('leads to the cart of an application that is locked: %s', async (locked, links) => {
  await boot()
  const project = { ...SAMPLE_PROJECT, retrofits: [sampleMeasure('1')], locked }
  render(<CartBox project={project} />, { wrapper: WithApp })
  await screen.findByRole('complementary', { name: 'Measure cart' })
  expect(screen.queryAllByRole('link', { name: 'View cart' })).toHaveLength(links)
})

const PICTURE = '/partner-assets/lakeshore/logo-icon.svg'

it.each([
  [false, PICTURE],
  [true, undefined],
])(
  'has a cart in the words of the partner, as an icon: %s, else with the picture [S2-3.044]',
  async (is_icon, src) => {
    const project_measures_cart = {
      cart_enabled: true,
      is_icon,
      img_url: PICTURE,
      text: 'Your basket',
      tooltip_text: 'What you chose',
    }
    await bootForTest(
      {
        settings: {
          enable_applications_integrated: true,
          fulfill_sync_details: { allowed: true, settings: { project_measures_cart } },
        },
      },
      SOMEBODY,
    )
    render(<CartBox project={SAMPLE_PROJECT} />, { wrapper: WithApp })
    const cart = await screen.findByRole('complementary', { name: 'Your basket' })
    expect(cart.title).toBe('What you chose')
    expect(cart.querySelector('img')?.getAttribute('src')).toBe(src)
  },
)

it.each([
  [true, ['Measure cart']],
  [false, []],
])('has a cart beside a step where the partner enables it: %s [S2-2.046]', async (cart_enabled, carts) => {
  await boot({}, cartOf(cart_enabled))
  render(<MeasureListStep project={SAMPLE_PROJECT} step={step} />, { wrapper: WithApp })
  await quantity('Fan')
  const beside = screen.queryAllByRole('complementary').map((box) => box.getAttribute('aria-label'))
  expect(beside).toEqual(carts)
})

type Field = Pick<MeasureField, 'name' | 'label' | 'type'> & Partial<MeasureField>
const FIELD = {
  required: 'false',
  rules: '',
  default_value: null,
  inline_help: null,
  field_group_id: 'g',
} as const

/** The details of one measure whose form has these fields. */
async function showDetails(fields: readonly Field[], calls: Parameters<typeof serveCalls>[0] = {}) {
  const served = await boot({
    [`GET ${FAMILY}/measures/project-measures`]: () =>
      one('project_measures', 'p1', {
        retrofits: SAMPLE_PROJECT.retrofits,
        sum: '50.00',
        above_cap: '0.00',
        total_incentive: '50.00',
        cap_says: null,
      }),
    [`GET ${FAMILY}/measures/type`]: () =>
      one('measure_type', '1', {
        uuid: '1',
        measure_type: 'fan',
        field_groups: [{ id: 'g', name: 'Quote', fields: fields.map((field) => ({ ...FIELD, ...field })) }],
      }),
    [`GET ${FAMILY}/projects/p1`]: () => one('projects', 'p1', SAMPLE_PROJECT),
    ...calls,
  })
  const { container } = render(
    <MeasureDetailsStep project={SAMPLE_PROJECT} step={{ ...step, step_type: 'measuredetails' }} />,
    { wrapper: WithApp },
  )
  await screen.findAllByRole('group', { name: 'Quote' })
  return { served, container }
}

it('draws a field of each type of a measure, and there are no others [S2-3.025]', async () => {
  expect([...MEASURE_FIELD_TYPES]).toEqual([
    ...['BOOLEAN', 'date', 'multi_select', 'Specific values', 'Numeric', 'Float', 'Free-form'],
    ...['Free-form (single line)', 'Currency', 'Spacer'],
  ])
  const options = { rules: 'Roof;Wall' }
  const { container } = await showDetails([
    { name: 'a', label: 'Is new', type: 'BOOLEAN' },
    { name: 'b', label: 'Installed on', type: 'date' },
    { name: 'c', label: 'Places', type: 'multi_select', ...options },
    { name: 'd', label: 'Place', type: 'Specific values', ...options },
    { name: 'e', label: 'Count', type: 'Numeric' },
    { name: 'f', label: 'Airflow', type: 'Float' },
    { name: 'g', label: 'Remarks', type: 'Free-form' },
    { name: 'h', label: 'Maker', type: 'Free-form (single line)' },
    { name: 'i', label: 'Cost', type: 'Currency' },
    { name: 'j', label: '', type: 'Spacer' },
  ])
  expect(optionsIn('Is new', 'radio')).toEqual(['Yes', 'No'])
  expect(controlOf('Installed on')).toBe('date')
  expect(optionsIn('Places', 'checkbox')).toEqual(['Roof', 'Wall'])
  expect(controlOf('Place ')).toBe('select-one')
  expect(controlOf('Count')).toBe('text numeric')
  expect(controlOf('Airflow')).toBe('text decimal')
  expect(controlOf('Remarks')).toBe('textarea')
  expect(controlOf('Maker')).toBe('text')
  expect(controlOf('Cost')).toBe('text decimal')
  // The empty place asks nothing and is there all the same.
  expect(container.querySelectorAll('fieldset > div > [aria-hidden]')).toHaveLength(1)
})

it('says an amount as the most it can be, in the row and in the total, as long as its price is not known', async () => {
  const drain = sampleMeasure('1', { name: 'Drain', incentive: '300.00', incentive_basis: 'maximum' })
  const open = { ...SAMPLE_PROJECT, retrofits: [drain], total_incentive: '300.00' }
  await boot()
  const shown = () => screen.getAllByText(/\$300\.00/).map(({ textContent }) => textContent)
  render(<CartBox project={{ ...open, total_basis: 'maximum' }} />, { wrapper: WithApp })
  expect(shown()).toEqual(['at most $300.00', 'at most $300.00'])
  cleanup()
  const priced = [{ ...drain, incentive_basis: 'exact' as const }]
  render(<CartBox project={{ ...open, retrofits: priced, total_basis: 'exact' }} />, { wrapper: WithApp })
  expect(shown()).toEqual(['$300.00', '$300.00'])
})

it('sends an amount of money as a decimal number [S2-5.019]', async () => {
  let sent: unknown
  await showDetails([{ name: 'cost', label: 'Quoted cost', type: 'Currency', required: 'true' }], {
    [`POST ${FAMILY}/prqs`]: ({ body }) => {
      sent = body
      return one('prqs', 'p1', { message: 'saved' })
    },
  })
  fireEvent.change(screen.getByLabelText('Quoted cost'), { target: { value: '$1,480.50' } })
  press('Save Changes')
  await waitFor(() => expect(sent).toBeDefined())
  expect(sent).toMatchObject({ details: { retrofit: [{ fields: [{ name: 'cost', value: 1480.5 }] }] } })
})

it('sends a numeric field and the quantity of the form of a measure as integers, and says that they are saved [S2-5.018] [S2-8.010]', async () => {
  const { served } = await showDetails([{ name: 'area', label: 'Area', type: 'Numeric' }], saved)
  fireEvent.change(screen.getByLabelText(/^Area/), { target: { value: '925' } })
  fireEvent.change(screen.getByLabelText('Quantity'), { target: { value: '3' } })
  press('Save Changes')
  await waitFor(() => expect(served.sent(SAVE)).toHaveLength(1))
  expect(served.sent(SAVE)[0]?.body).toMatchObject({
    details: { retrofit: [{ quantity: 3, fields: [{ name: 'area', value: 925 }] }] },
  })
  await waitFor(() =>
    expect(shownNotices().map(({ text }) => text)).toEqual(['Measure(s) updated successfully.']),
  )
})

it.each([
  ['shared.failed', 'Out of order.', 'Failed to update Measure(s). Out of order.'],
  ['programs.invalid-measure', 'Failed to update Measure(s).', 'Failed to update Measure(s).'],
])('says over the forms that they could not be saved, by %s [S2-8.009]', async (code, title, said) => {
  await showDetails([{ name: 'area', label: 'Area', type: 'Numeric' }], {
    [SAVE]: () => Response.json({ errors: [{ status: '422', code, title }] }, { status: 422 }),
  })
  fireEvent.change(screen.getByLabelText(/^Area/), { target: { value: '925' } })
  press('Save Changes')
  const summary = await screen.findByRole('alert')
  expect(within(summary).getByRole('heading').textContent).toBe(said)
  expect(screen.getByLabelText<HTMLInputElement>(/^Area/).value).toBe('925')
})

it('keeps with the server what is typed at a measure, by the measure, and opens with it wherever the measure stands then', async () => {
  const drafts: unknown[] = []
  const cost = { name: 'cost', label: 'Quoted cost', type: 'Currency', required: 'true' } as const
  await showDetails([cost], {
    [`PUT ${FAMILY}/step_drafts`]: ({ body }) => {
      drafts.push(body)
      return new Response(null, { status: 204 })
    },
  })
  fireEvent.change(screen.getByLabelText('Quoted cost'), { target: { value: '1480' } })
  await waitFor(() =>
    expect(drafts).toEqual([{ project_id: 'p1', cn: 'measures', draft: { '1/cost': '1480' } }]),
  )
  cleanup()
  sessionStorage.clear()
  const [fan] = SAMPLE_PROJECT.retrofits
  await showDetails([cost], {
    [`GET ${FAMILY}/measures/project-measures`]: () =>
      one('project_measures', 'p1', {
        retrofits: [sampleMeasure('0', { name: 'Hatch' }), fan],
        sum: '50.00',
        above_cap: '0.00',
        total_incentive: '50.00',
        cap_says: null,
      }),
    [`GET ${FAMILY}/step_drafts`]: () =>
      one('step_drafts', 'measures', {
        project_id: crypto.randomUUID(),
        cn: 'measures',
        draft: { '1/cost': '1480', 'gone/cost': '7' },
      }),
  })
  const costs = screen.getAllByLabelText<HTMLInputElement>('Quoted cost')
  expect(costs.map(({ value }) => value)).toEqual(['', '1480'])
})

it('says of a mistake which of several measures it is about', async () => {
  const retrofits = [sampleMeasure('1', { name: 'Fan' }), sampleMeasure('2', { name: 'Hatch' })]
  await showDetails([{ name: 'cost', label: 'Quoted cost', type: 'Currency', required: 'true' }], {
    [`GET ${FAMILY}/measures/project-measures`]: () =>
      one('project_measures', 'p1', {
        retrofits,
        sum: '100.00',
        above_cap: '0.00',
        total_incentive: '100.00',
        cap_says: null,
      }),
  })
  press('Save Changes')
  const mistakes = within(await screen.findByRole('alert')).getAllByRole('link')
  expect(mistakes.map(({ textContent }) => textContent)).toEqual([
    'Fan · Quoted cost: This field is required.',
    'Hatch · Quoted cost: This field is required.',
  ])
})

it.each([
  ['Numeric', '', 'This field is required.'],
  ['Numeric', 'a lot', 'This field only accepts numeric values.'],
  ['Float', 'a lot', 'This field only accepts decimal values.'],
] as const)(
  'a field of type %s in the form of a measure is not "%s" [S2-5.020] [S2-5.021] [S2-5.022]',
  async (type, typed, sentence) => {
    const { served } = await showDetails([{ name: 'flow', label: 'Air flow', type, required: 'true' }])
    fireEvent.change(screen.getByLabelText('Air flow'), { target: { value: typed } })
    press('Save Changes')
    expect((await screen.findByRole('alert')).textContent).toContain(`Air flow: ${sentence}`)
    expect(served.calls).not.toContain(SAVE)
  },
)

it.each([
  ['', 'Quantity: This field is required.'],
  ['many', 'Quantity: This field only accepts numeric values.'],
])(
  'the quantity in the form of a measure is required and numeric, not "%s" [S2-5.025]',
  async (typed, sentence) => {
    const { served } = await showDetails([{ name: 'maker', label: 'Maker', type: 'Free-form (single line)' }])
    fireEvent.change(screen.getByLabelText('Quantity'), { target: { value: typed } })
    press('Save Changes')
    expect((await screen.findByRole('alert')).textContent).toContain(sentence)
    expect(served.calls).not.toContain(SAVE)
  },
)

it('asks for what is in the cart, and for the form of each measure by its type [S2-7.058] [S2-7.059]', async () => {
  const { served } = await showDetails([{ name: 'maker', label: 'Maker', type: 'Free-form (single line)' }], {
    [`GET ${FAMILY}/measures/project-measures`]: () =>
      one('project_measures', 'p1', {
        retrofits: [sampleMeasure('1'), sampleMeasure('2', { type: 'hatch' })],
        sum: '100.00',
        above_cap: '0.00',
        total_incentive: '100.00',
        cap_says: null,
      }),
  })
  expect(queriesOf(served, '/measures/project-measures')).toEqual([{ project_id: 'p1' }])
  expect(queriesOf(served, '/measures/type')).toEqual([
    { project_id: 'p1', program_measure_id: '1', measure_type_name: 'fan' },
    { project_id: 'p1', program_measure_id: '2', measure_type_name: 'hatch' },
  ])
})

it('sends the measure that is deleted, and no other [S2-7.060]', async () => {
  const DELETE = `DELETE ${FAMILY}/measures/delete_measures`
  const { served } = await showDetails([{ name: 'maker', label: 'Maker', type: 'Free-form (single line)' }], {
    [DELETE]: () => one('project_measures', 'p1', { message: 'gone' }),
    [`GET ${FAMILY}/measures/project-measures`]: () =>
      one('project_measures', 'p1', {
        retrofits: [sampleMeasure('1'), sampleMeasure('2')],
        sum: '100.00',
        above_cap: '0.00',
        total_incentive: '100.00',
        cap_says: null,
      }),
  })
  press('Remove Measure 2')
  const dialog = await screen.findByRole('dialog', { name: 'Are you sure you want to delete this measure?' })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
  await waitFor(() =>
    expect(served.sent(DELETE).map(({ body }) => body)).toEqual([{ project_id: 'p1', pm_ids: ['pm-2'] }]),
  )
})

it('money has two decimals, where it is shown and where it is typed [S2-9.004] [S2-5.023]', async () => {
  await showDetails([{ name: 'cost', label: 'Quoted cost', type: 'Currency', required: 'true' }])
  const cart = await screen.findByRole('complementary', { name: 'Measure cart' })
  expect(cart.textContent).toContain('$50.00')
  const cost = await screen.findByLabelText('Quoted cost')
  fireEvent.change(cost, { target: { value: '1480.505' } })
  press('Save Changes')
  const summary = await screen.findByRole('alert')
  expect(summary.textContent).toContain('Quoted cost: This field only accepts two decimals.')
  fireEvent.change(cost, { target: { value: '1480.55' } })
  await waitFor(() => expect(screen.queryByText(/only accepts two decimals/)).toBeNull())
})

it('asks before a measure is deleted, and validates each form by its own fields [S2-8.032] [S2-5.023] [S2-5.024] [S2-5.026]', async () => {
  const quoted = { name: 'cost', label: 'Quoted cost', type: 'Currency', required: 'true' } as const
  const { served } = await showDetails([quoted], {
    [`DELETE ${FAMILY}/measures/delete_measures`]: () => one('project_measures', 'p1', { message: 'gone' }),
  })
  const cost = await screen.findByLabelText<HTMLInputElement>('Quoted cost')
  fireEvent.change(cost, { target: { value: '$1,480.505' } })
  expect(cost.value).toBe('1480.505')
  fireEvent.change(screen.getByLabelText('Quantity'), { target: { value: '0' } })
  press('Save Changes')
  const summary = await screen.findByRole('alert')
  expect(summary.textContent).toContain('Quoted cost: This field only accepts two decimals.')
  expect(summary.textContent).toContain('Quantity: This field must be at least 1')
  press('Remove Measure 1')
  const dialog = await screen.findByRole('dialog', { name: 'Are you sure you want to delete this measure?' })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(served.calls).toContain(`DELETE ${FAMILY}/measures/delete_measures`))
})

const QUOTE = [
  { name: 'cost', label: 'Quoted cost', type: 'Currency' as const },
  { name: 'area', label: 'Area', type: 'Numeric' as const, unit: 'sq ft' },
  { name: 'material', label: 'Material', type: 'Specific values' as const, rules: 'Foam;Batts' },
  { name: 'rooms', label: 'Rooms', type: 'multi_select' as const, rules: 'Bath;Kitchen' },
  { name: 'maker', label: 'Maker', type: 'Free-form (single line)' as const },
]

it('works out a measure and the total while quantity and price are typed', async () => {
  const share = {
    unit: 'each' as const,
    cost_field: 'cost',
    formula: { parts: [{ kind: 'percent' as const, percent: '25', cap: '300' }], never_above_cost: true },
  }
  const cost = { type: 'Currency' as const, object_name: 'ProjectMeasure' as const, value: null }
  const drain = sampleMeasure('1', {
    name: 'Drain',
    paid_by: share,
    incentive: '300.00',
    incentive_basis: 'maximum' as const,
    fields: [{ ...cost, name: 'cost', field_group_id: 'g' }],
  })
  const fan = sampleMeasure('2', { name: 'Fan', paid_by: EACH })
  await showDetails([{ name: 'cost', label: 'Quoted cost', type: 'Currency' }], {
    [`GET ${FAMILY}/measures/project-measures`]: () =>
      one('project_measures', 'p1', {
        retrofits: [drain, fan],
        sum: '350.00',
        above_cap: '0.00',
        total_incentive: '350.00',
        total_basis: 'maximum',
        cap: '180.00',
        cap_says: null,
      }),
  })
  const pays = () => screen.getByRole('heading', { name: 'What the program pays' }).parentElement?.textContent
  expect(pays()).toContain('something is missing to work it outat most $300.00')
  const [price] = screen.getAllByLabelText('Quoted cost (optional)')
  if (price === undefined) throw new Error('no price')
  fireEvent.change(price, { target: { value: '$400.00' } })
  expect(pays()).toContain('Drain25% of $400.00 = $100.00$100.00')
  const [, fans] = screen.getAllByLabelText('Quantity')
  if (fans === undefined) throw new Error('no quantity')
  fireEvent.change(fans, { target: { value: '2' } })
  expect(pays()).toContain('Fan2 fans × $50.00 = $100.00$100.00')
  expect(pays()).toContain('Above the limit of the program−$20.00')
  expect(pays()).toContain('Total incentive*$180.00')
  fireEvent.change(fans, { target: { value: '' } })
  expect(pays()).toMatch(/Fan.*to be worked out/)
})

it('has fields as wide as their answers, a unit at an area and the sign of the currency at money', async () => {
  await showDetails(QUOTE)
  const besides = (label: string) => {
    const field = screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`))
    const beside = (field.getAttribute('aria-describedby') ?? '').split(' ')
    return [field.size, ...beside.map((id) => document.getElementById(id)?.textContent ?? '')]
  }
  expect(besides('Quoted cost')).toEqual([10, '$'])
  expect(besides('Area')).toEqual([7, 'sq ft'])
  expect(besides('Quantity')).toEqual([7, 'fans'])
})

it('says every field in another language with all that was typed, and stays where the person is', async () => {
  const { served } = await showDetails(QUOTE)
  const change = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } })
  change('Quoted cost', '1480.50')
  change('Area', '925')
  change('Material', 'Batts')
  fireEvent.click(screen.getByRole('checkbox', { name: 'Kitchen' }))
  change('Maker', 'Northside')
  screen.getByLabelText(/^Maker/).focus()
  const spanish = [
    { ...QUOTE[0], label: 'Costo' },
    { ...QUOTE[1], label: 'Superficie', unit: 'pies²' },
    { ...QUOTE[2], rules: 'Espuma;Mantas' },
    { ...QUOTE[3], label: 'Cuartos', rules: 'Baño;Cocina' },
    { ...QUOTE[4], label: 'Fabricante' },
  ]
  served.change({
    [`GET ${FAMILY}/measures/type`]: () =>
      one('measure_type', '1', {
        uuid: '1',
        measure_type: 'fan',
        field_groups: [
          { id: 'g', name: 'Cotización', fields: spanish.map((field) => ({ ...FIELD, ...field })) },
        ],
      }),
  })
  await queryClient.invalidateQueries({ queryKey: ['programs', 'measure-type'] })
  await screen.findByRole('group', { name: 'Cotización' })
  const typedAt = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`)).value
  await waitFor(() => expect(typedAt('Material')).toBe('Mantas'))
  expect([typedAt('Costo'), typedAt('Superficie'), typedAt('Fabricante')]).toEqual([
    ...['1480.50', '925', 'Northside'],
  ])
  expect(screen.getByText('pies²')).toBeDefined()
  expect(screen.getByRole('checkbox', { name: 'Cocina' })).toHaveProperty('checked', true)
  expect(screen.getByRole('checkbox', { name: 'Baño' })).toHaveProperty('checked', false)
  expect(document.activeElement).toBe(screen.getByLabelText(/^Fabricante/))
})
