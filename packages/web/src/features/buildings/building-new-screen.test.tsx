/// <reference types="node" />
import { readFileSync } from 'node:fs'
import type { BlankBuilding } from '@hearthlight/domain/buildings/building'
import { BLANK_FIELDS } from '@hearthlight/domain/buildings/building-fields'
import { ownUtilities } from '@hearthlight/domain/buildings/utilities'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLocation } from 'react-router'
import { expect, it } from 'vitest'
import { blankQuery, buildingsQuery } from '../../api/buildings-api.ts'
import { storedFinderStart, storeFinderStart } from '../../home/finder-start.ts'
import { announceRoutes } from '../../platform/boot/built-routes.ts'
import { shownNotices } from '../../platform/notices.ts'
import { queryClient } from '../../platform/queries.ts'
import { SAMPLE_HOME } from '../../testing/sample-home.ts'
import { many, one, refusal, serveCalls } from '../../testing/serve-calls.ts'
import { SOMEBODY } from '../../testing/somebody.ts'
import { bootForTest, WithApp } from '../../testing/with-app.tsx'
import { BuildingNewScreen } from './building-new-screen.tsx'

const LAKESHORE = JSON.parse(readFileSync('partners/lakeshore/partner.json', 'utf8'))

/** Nobody's first home: the form is blank. */
async function bootBlank(sections = LAKESHORE.settings.sections) {
  const { utilities } = LAKESHORE.settings
  await bootForTest({ settings: { sections, utilities } }, SOMEBODY)
  queryClient.setQueryData(blankQuery.queryKey, {
    ...BLANK_FIELDS,
    ...ownUtilities(utilities),
    prefilled_fields: [],
  } as unknown as BlankBuilding) // The form reads the fields alone.
  queryClient.setQueryData(buildingsQuery(0, 1).queryKey, { buildings: [], total: 0 })
}

async function showForm(path = '/buildings-new', sections = LAKESHORE.settings.sections) {
  await bootBlank(sections)
  announceRoutes(['applicationsNew'])
  render(
    <WithApp path={path}>
      <BuildingNewScreen />
      <Whereabouts />
    </WithApp>,
  )
  return userEvent.setup()
}
const Whereabouts = () => <output>{useLocation().pathname + useLocation().search}</output>
/** The list that is shown beside the form once the new home is in it. */
const LIST = {
  'GET /api/v1/buildings/': () =>
    Response.json({ records: { data: [] }, totalRecords: 0, totalDisplayRecords: 0 }),
}
const HOME = { ...SAMPLE_HOME, id: '00000000-0000-4000-8000-000000000001' }

async function fillIn(person: ReturnType<typeof userEvent.setup>) {
  await person.type(await screen.findByLabelText(/^(Street a|A)ddress/), '12 Oak Street')
  await person.type(screen.getByLabelText(/^City/), 'Sheboygan')
  await person.selectOptions(screen.getByLabelText(/^State/), 'WI')
  await person.type(screen.getByLabelText(/^ZIP/), '53081')
}

it('leads back to the application for whose sake the home was added', async () => {
  serveCalls({ ...LIST, 'POST /api/v1/buildings/': () => one('buildings', HOME.id, HOME) })
  const person = await showForm('/buildings-new?programId=p1')
  await fillIn(person)
  await person.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('/applications/new?programId=p1')).toBeDefined()
})

it('demands what the partner demands: the field, its message, and nothing is sent [S1-5.013] [S1-5.011]', async () => {
  const field = { name: 'partner_building_id', type: 'text', label: 'Meter number' }
  const formWith = (required: boolean) =>
    showForm('/buildings-new', { building_details: { fields: [{ ...field, required }] } })
  const served = serveCalls({ ...LIST, 'POST /api/v1/buildings/': () => one('buildings', HOME.id, HOME) })
  const person = await formWith(true)
  await person.click(await screen.findByRole('button', { name: 'Save' }))
  const alert = await screen.findByRole('alert')
  expect(within(alert).getByRole('heading').textContent).toBe('Fill in all required fields.')
  expect(alert.textContent).toContain('Meter number: This field is required.')
  expect(served.calls).not.toContain('POST /api/v1/buildings/')
  cleanup()
  const other = await formWith(false)
  await other.click(await screen.findByRole('button', { name: 'Save' }))
  await screen.findByText('/buildings')
  expect(served.calls).toContain('POST /api/v1/buildings/')
})

it('opens with what was told to the rebate finder, and gives the assessment the rest', async () => {
  const answers = { house_type: 'detached', gas_utility: 'Lakeshore Power & Gas' }
  storeFinderStart({
    place: { zip: '53081', region: 'WI', address1: '12 Oak Street', city: 'Sheboygan' },
    answers,
  })
  let items: unknown
  serveCalls({
    ...LIST,
    'POST /api/v1/buildings/': () => one('buildings', HOME.id, HOME),
    'PUT /api/v1/generic_items/0': ({ body }) => {
      items = body
      return many('generic_items', [])
    },
  })
  const person = await showForm()
  expect(await screen.findByText(/^Filled in from the rebate finder/)).toBeDefined()
  expect((screen.getByLabelText(/^ZIP/) as HTMLInputElement).value).toBe('53081')
  await person.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('/incentives')).toBeDefined()
  expect(items).toEqual({
    items_list: [{ item_type: 'house_type', building_id: HOME.id, data: { house_type: ['detached'] } }],
  })
  expect(storedFinderStart()).toBeNull()
})

it('makes no second home where the answers of the finder are refused, and says so', async () => {
  storeFinderStart({ place: { zip: '53081' }, answers: { house_type: 'detached' } })
  const served = serveCalls({
    ...LIST,
    'POST /api/v1/buildings/': () => one('buildings', HOME.id, HOME),
    'PUT /api/v1/generic_items/0': () => refusal(422, 'No.'),
  })
  const person = await showForm()
  await person.clear(await screen.findByLabelText(/^ZIP/))
  await fillIn(person)
  await person.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('/incentives')).toBeDefined()
  expect(served.calls.filter((call) => call === 'POST /api/v1/buildings/')).toHaveLength(1)
  expect(shownNotices().some(({ text }) => text.startsWith('Your home is saved.'))).toBe(true)
})

it('asks on the form of a building too whether 9,000 therms a month or $9 of gas are right, and lets 90 be', async () => {
  await bootBlank()
  render(
    <WithApp>
      <BuildingNewScreen />
    </WithApp>,
  )
  const person = userEvent.setup()
  await person.type(await screen.findByLabelText(/^Floor area/), '1,800')
  await person.selectOptions(screen.getByLabelText(/^How often the heating bill comes/), 'monthly')
  await person.selectOptions(screen.getByLabelText(/^Unit on the bill/), 'therm')
  const usage = screen.getByLabelText(/^Heating use per bill/)
  await person.type(usage, '9,000')
  expect(screen.getByText(/far more than a home like yours uses/).getAttribute('role')).toBe('status')
  expect(usage.getAttribute('aria-describedby')).not.toBeNull()
  await person.clear(usage)
  await person.type(usage, '90')
  expect(screen.queryByText(/far more than a home like yours uses/)).toBeNull()
  await person.clear(usage)
  const cost = screen.getByLabelText(/^Heating cost per bill/)
  await person.type(cost, '9')
  expect(screen.getByText(/^This is no more than the fixed charge of the bill/).getAttribute('role')).toBe(
    'status',
  )
  await person.type(cost, '0')
  expect(screen.queryByText(/fixed charge/)).toBeNull()
})

it('offers the partner’s companies and asks for the name of another', async () => {
  let sent: unknown
  serveCalls({
    ...LIST,
    'POST /api/v1/buildings/': ({ body }) => {
      sent = body
      return one('buildings', HOME.id, HOME)
    },
  })
  const person = await showForm()
  await fillIn(person)
  const electric = screen.getByLabelText<HTMLSelectElement>(/^Electric utility/)
  expect(electric.value).toBe('Lakeshore Power & Gas')
  expect([...electric.options].map(({ text }) => text)).toEqual([
    'Please select one',
    'Lakeshore Power & Gas',
    'Another company',
  ])
  await person.selectOptions(electric, 'Another company')
  await person.selectOptions(screen.getByLabelText(/^Gas utility/), 'No natural gas here')
  await person.click(screen.getByRole('button', { name: 'Save' }))
  expect(sent).toBeUndefined()
  await person.type(screen.getByLabelText(/^Name of the company/), 'Northwind')
  await person.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('/buildings')
  expect(sent).toMatchObject({ building: { electric_utility: 'Northwind', gas_utility: 'none' } })
})

it('asks once whether a year of long ago is right, and takes it when it is saved again', async () => {
  const served = serveCalls({ ...LIST, 'POST /api/v1/buildings/': () => one('buildings', HOME.id, HOME) })
  const person = await showForm()
  await fillIn(person)
  const year = screen.getByLabelText(/^Year built/)
  await person.type(year, '1724')
  await person.click(screen.getByRole('button', { name: 'Save' }))
  expect(
    await screen.findByText('1724 is very long ago. Is that right? Save once more to keep it.'),
  ).toBeDefined()
  expect(document.activeElement).toBe(year)
  expect(served.calls).not.toContain('POST /api/v1/buildings/')
  await person.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('/buildings')
  expect(served.sent('POST /api/v1/buildings/')[0]?.body).toMatchObject({
    building: { construction_year: 1724 },
  })
})
