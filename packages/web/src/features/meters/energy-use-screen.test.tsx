import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { stubMeterWorkers } from '../../testing/meter-workers.ts'
import { SAMPLE_HOME } from '../../testing/sample-home.ts'
import { one, refusal, type Served, serveCalls } from '../../testing/serve-calls.ts'
import { bootForTest, WithApp } from '../../testing/with-app.tsx'
import { EnergyUseScreen } from './energy-use-screen.tsx'

const HOME = SAMPLE_HOME.id
const SERIES = `/api/v1/meter_series/of_building/${HOME}`
const OTHER = { ...SAMPLE_HOME, id: '0190a000-0000-7000-8000-000000000999', address1: '9 Harbor Street' }

const STORED = {
  fuel: 'electricity',
  unit: 'kWh',
  direction: 'import',
  step: 3600,
  point: '',
  building_id: HOME,
  source: 'file',
  utility: '',
  label: '',
  count: 3,
  missing: 0,
  estimated: 0,
  first: 1_735_740_000,
  end: 1_735_750_800,
  corrected: 0,
  updated_at: '2026-01-01T00:00:00.000Z',
}

const HOURS = `TYPE,DATE,START TIME,END TIME,USAGE,UNITS,COST,NOTES
Electric usage,2025-01-01,00:00,00:59,1.5,kWh,$0.30,
Electric usage,2025-01-01,01:00,01:59,2.5,kWh,$0.50,Estimated
Electric usage,2025-01-01,04:00,04:59,1,kWh,$0.20,`
const FOREIGN = `READ_DTTM,KWH_DEL,KWH_REC,ROUTE
01/01/2025 00:00,1.5,0,114
01/01/2025 00:30,0.5,0.2,114`

beforeEach(async () => {
  localStorage.clear()
  stubMeterWorkers()
  await bootForTest({ settings: { enable_energy_use: true } })
})

const storedSeries = (ids: readonly string[]) =>
  Response.json({ data: ids.map((id) => ({ id, type: 'meter_series', attributes: STORED })) })

const NO_UTILITY = () => Response.json({ data: [], meta: { offered: [] } })

const MODEL = { follows: 'meters', since: null, years: [] }

function open(stored: readonly string[] = []): Served {
  const served = serveCalls({
    'GET /api/v1/buildings/current': ({ query }) => {
      const home = query.get('building_id') === OTHER.id ? OTHER : SAMPLE_HOME
      return one('buildings', home.id, home)
    },
    'GET /api/v1/buildings/': () =>
      Response.json({
        records: {
          data: [SAMPLE_HOME, OTHER].map((home) => ({ id: home.id, type: 'buildings', attributes: home })),
        },
        totalRecords: 2,
        totalDisplayRecords: 2,
      }),
    [`GET /api/v1/meter_series/of_building/${OTHER.id}`]: () => storedSeries([]),
    [`GET ${SERIES}`]: () => storedSeries(stored),
    [`GET /api/v1/meter_connections/of_building/${HOME}`]: NO_UTILITY,
    [`GET /api/v1/meter_connections/of_building/${OTHER.id}`]: NO_UTILITY,
    [`GET /api/v1/energy_use/of_building/${HOME}`]: ({ query }) =>
      one('energy_use', HOME, {
        by: query.get('by'),
        zone: 'America/New_York',
        series: [],
        ...(query.get('by') === 'hour' && { start: STORED.first }),
        ...(query.get('by') === 'day' && { first: '2025-01-01' }),
      }),
    [`GET /api/v1/metered_models/of_building/${HOME}`]: () => one('metered_models', HOME, MODEL),
    [`GET /api/v1/weather_of_home/of_building/${HOME}`]: () => refusal(404, 'Nobody knows the place.'),
    [`GET /api/v1/climate/of_building/${HOME}`]: () => refusal(404, 'Nobody knows the place.'),
    [`POST ${SERIES}`]: () =>
      one('saved_readings', 'series-1', {
        series: STORED,
        saved: { added: 3, unchanged: 0, corrected: 0, replaced: 0 },
      }),
  })
  render(
    <WithApp>
      <EnergyUseScreen />
    </WithApp>,
  )
  return served
}

const bring = async (...files: readonly (readonly [name: string, text: string])[]) => {
  const input = (await screen.findAllByLabelText(/Choose files|Add another file/)).at(-1)
  await userEvent.upload(
    input as HTMLInputElement,
    files.map(([name, text]) => new File([text], name)),
    { applyAccept: false },
  )
}

test('says what to bring, what was understood of it, and stores only what the person keeps', async () => {
  const served = open()
  await screen.findByRole('heading', { level: 1, name: /Show us your meter/ })
  const asks = screen.getByRole('link', { name: 'See what you would agree to' })
  expect(asks.getAttribute('href')).toBe('/energy-use/sources')
  await bring(['hours.csv', HOURS])
  await screen.findByRole('heading', { level: 1, name: 'One meter was found' })
  const found = screen.getByRole('article', { name: 'Electricity' })
  expect(found.textContent).toContain('every hour, 01-01-2025 to 01-01-2025')
  expect(found.textContent).toContain('In all5.0\u00a0kWh')
  expect(found.textContent).toContain('1 gaps, together 2 hours')
  expect(screen.getByText('Electricity: 1 readings are marked as estimated.')).toBeTruthy()
  expect(served.calls.filter((call) => call.startsWith('POST'))).toEqual([])

  await userEvent.click(screen.getByRole('button', { name: 'Keep and use it' }))
  await screen.findByText('3 new readings, 0 were here already. Nothing is counted twice.')
  expect(served.sent(`POST ${SERIES}`)).toMatchObject([
    {
      body: {
        series: { fuel: 'electricity', unit: 'kWh', direction: 'import', step: 3600, point: '' },
        readings: [{ seconds: 3600, values: [1.5, 2.5, null, null, 1], estimated: [[1, 1]] }],
        confirmed: [],
      },
    },
  ])
})

test('leaves out the meter that is not of this home, and sends it to the home that is chosen', async () => {
  const served = open()
  const gas = HOURS.replaceAll('Electric', 'Natural gas').replaceAll('kWh', 'therms')
  await bring(['hours.csv', HOURS], ['gas.csv', gas])
  await screen.findByRole('heading', { level: 1, name: '2 meters were found' })
  const elsewhere = `/api/v1/meter_series/of_building/${OTHER.id}`
  served.change({
    [`POST ${elsewhere}`]: () =>
      one('saved_readings', 'series-2', {
        series: { ...STORED, building_id: OTHER.id },
        saved: { added: 0, unchanged: 3, corrected: 0, replaced: 0 },
      }),
  })
  await userEvent.click(await screen.findByRole('radio', { name: '9 Harbor Street' }))
  await userEvent.click(screen.getByRole('checkbox', { name: /^Gas/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Keep and use it' }))
  await screen.findByText(/All of it was here already/)
  expect(
    served.sent(`POST ${elsewhere}`).map(({ body }) => (body as { series: { fuel: string } }).series.fuel),
  ).toEqual(['electricity'])
  expect(served.calls).not.toContain(`POST ${SERIES}`)
})

test('asks before it takes what is doubtful, and sends it again with the answer', async () => {
  const served = open()
  await bring(['hours.csv', HOURS])
  const asked = () =>
    Response.json(
      { errors: [{ status: '409', code: 'meters.absurd', title: 'A thousand times as high' }] },
      { status: 409 },
    )
  served.change({ [`POST ${SERIES}`]: asked })
  await userEvent.click(await screen.findByRole('button', { name: 'Keep and use it' }))
  const dialog = await screen.findByRole('dialog', { name: 'Is this right?' })
  expect(dialog.textContent).toContain('A thousand times as high')
  served.change({
    [`POST ${SERIES}`]: () =>
      one('saved_readings', 'series-1', {
        series: STORED,
        saved: { added: 3, unchanged: 0, corrected: 0, replaced: 0 },
      }),
  })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Take them' }))
  await screen.findByText(/3 new readings/)
  expect(
    served.sent(`POST ${SERIES}`).map(({ body }) => (body as { confirmed: string[] }).confirmed),
  ).toEqual([[], ['absurd']])
})

test('a meter that the person does not want after all is left out', async () => {
  const served = open()
  await bring(['hours.csv', HOURS])
  const asked = () =>
    Response.json(
      { errors: [{ status: '409', code: 'meters.other-home', title: 'Of another home' }] },
      { status: 409 },
    )
  served.change({ [`POST ${SERIES}`]: asked })
  await userEvent.click(await screen.findByRole('button', { name: 'Keep and use it' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Leave this meter out' }))
  await screen.findByText(/A meter was left out/)
  expect(served.sent(`POST ${SERIES}`)).toHaveLength(1)
})

test('says why it was not kept, and keeps what was read', async () => {
  const served = open()
  await bring(['hours.csv', HOURS])
  served.change({ [`POST ${SERIES}`]: () => refusal(422, 'Some readings lie in the future.') })
  await userEvent.click(await screen.findByRole('button', { name: 'Keep and use it' }))
  await screen.findByText('Some readings lie in the future.')
  expect(screen.getByRole('article', { name: 'Electricity' })).toBeTruthy()
})

test.each([
  ['empty', '', /This file is empty/],
  ['a web page', '<!DOCTYPE html><html><body>Sign in</body></html>', /This is a web page/],
  ['a bill as a PDF', '%PDF-1.7 1 0 obj', /This is no meter file/],
  ['cut off', '<feed xmlns="http://www.w3.org/2005/Atom"><entry><content>', /stops in the middle/],
  ['hostile', '<?xml version="1.0"?><!DOCTYPE f [<!ENTITY a "b">]><feed/>', /asks for things from outside/],
  ['ten thousand levels deep', `<feed>${'<a>'.repeat(10_000)}${'</a>'.repeat(10_000)}</feed>`, /nested/],
])('a file that is %s gets one sentence, and nothing to keep', async (_, text, words) => {
  open()
  await bring(['usage.xml', text])
  await screen.findByText(words)
  expect(screen.queryByRole('button', { name: 'Keep and use it' })).toBeNull()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/tell nothing of a meter/)
})

test('a file that is too large is refused before any of it is read', async () => {
  open()
  const input = (await screen.findAllByLabelText(/Choose files/)).at(-1) as HTMLInputElement
  const file = new File([HOURS], 'years.csv')
  const stream = vi.spyOn(file, 'stream')
  Object.defineProperty(file, 'size', { value: 500_000_001 })
  await userEvent.upload(input, file)
  await screen.findByText(/larger than 500.MB/)
  expect(stream).not.toHaveBeenCalled()
})

test('a table that nobody has met is read by what the person says, and is known the next time', async () => {
  open()
  await bring(['co-op.csv', FOREIGN])
  await screen.findByRole('heading', { name: 'Which column is what?' })
  const role = (name: string) =>
    screen.getByRole('combobox', { name: `Column ${name} is` }) as HTMLSelectElement
  expect(['READ_DTTM', 'KWH_DEL', 'KWH_REC', 'ROUTE'].map((name) => role(name).value)).toEqual([
    'begin',
    'used_kwh',
    'export_kwh',
    'out',
  ])
  await userEvent.selectOptions(role('READ_DTTM'), 'out')
  expect(screen.getByText('Say which column is the time and which the use.')).toBeTruthy()
  await userEvent.selectOptions(role('READ_DTTM'), 'begin')
  await userEvent.selectOptions(role('KWH_REC'), 'out')
  expect(
    screen.getByText(/Electricity: every 30 minutes, from 01-01-2025; the first rows come to 2.0/),
  ).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Read it this way' }))
  await screen.findByRole('heading', { level: 1, name: 'One meter was found' })

  await userEvent.click(screen.getByRole('button', { name: 'Start over' }))
  await bring(['co-op-2.csv', `${FOREIGN}\n01/01/2025 01:00,3,0,114`])
  await screen.findByRole('heading', { level: 1, name: 'One meter was found' })
  expect(screen.queryByRole('heading', { name: 'Which column is what?' })).toBeNull()
})

test('says that a meter is here already, and deletes one only when it is asked', async () => {
  const served = open(['series-1'])
  await screen.findByRole('heading', { name: 'What we hold' })
  await bring(['hours.csv', HOURS])
  await screen.findByText('Electricity: we hold 01-01-2025 to 01-01-2025.')
  await userEvent.click(screen.getByRole('button', { name: 'Do not keep' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Delete the readings of Electricity' }))
  served.change({ 'DELETE /api/v1/meter_series/series-1': () => new Response(null, { status: 204 }) })
  await userEvent.click(await screen.findByRole('button', { name: 'Keep them' }))
  expect(served.calls.filter((call) => call.startsWith('DELETE'))).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Delete the readings of Electricity' }))
  served.change({ [`GET ${SERIES}`]: () => storedSeries([]) })
  await userEvent.click(await screen.findByRole('button', { name: 'Delete them' }))
  await screen.findByRole('heading', { level: 1, name: /Show us your meter/ })
})
