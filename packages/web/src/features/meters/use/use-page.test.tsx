import type { EnergyUse } from '@hearthlight/domain/meters/stored/energy-use'
import type { IdentifiedSeries } from '@hearthlight/domain/meters/stored/stored-series'
import { dayOfNumber } from '@hearthlight/domain/meters/stored/use-in-spans'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { queryClient } from '../../../platform/queries.ts'
import { stubMeterWorkers } from '../../../testing/meter-workers.ts'
import { noResponse, one, serveCalls } from '../../../testing/serve-calls.ts'
import { bootForTest, WithApp } from '../../../testing/with-app.tsx'
import { UsePage } from './use-page.tsx'

const HOME = '018f6f00-0000-7000-8000-000000000001'
const USE = `GET /api/v1/energy_use/of_building/${HOME}`
const MODEL = `GET /api/v1/metered_models/of_building/${HOME}`
const NO_MODEL = () => one('metered_models', HOME, { follows: 'meters', since: null, years: [] })
const CLIMATE = `GET /api/v1/climate/of_building/${HOME}`
const WEATHER = `GET /api/v1/weather_of_home/of_building/${HOME}`
const FIRST = Date.parse('2024-01-01T05:00:00Z') / 1000
const YEARS = 730 * 86_400

const series = (id: string, over: Partial<IdentifiedSeries> = {}): IdentifiedSeries => ({
  id,
  fuel: 'electricity',
  unit: 'kWh',
  direction: 'import',
  step: 3600,
  point: '',
  building_id: HOME,
  source: 'file',
  utility: '',
  label: '',
  first: FIRST,
  end: FIRST + YEARS,
  count: 17_520,
  missing: 0,
  estimated: 0,
  corrected: 0,
  updated_at: '2026-01-01T00:00:00Z',
  ...over,
})
const ELECTRICITY = series('e')
const GAS = series('g', { fuel: 'natural_gas', unit: 'therm', step: 0, count: 24 })

const monthStart = (month: number) => dayOfNumber(Date.UTC(2024, month, 1) / 86_400_000)
/** Ten therms in summer, up to 150 in winter; the first March twice as much as the second. */
const gasOf = (month: number) => Math.round(80 + 70 * Math.cos((month / 12) * 2 * Math.PI))
const periods = (use: (month: number) => number) =>
  Array.from({ length: 24 }, (_, month) => ({
    start: monthStart(month),
    end: monthStart(month + 1),
    use: use(month),
    cost: null,
    estimated: false,
    partial: false,
  }))

const BILL: EnergyUse = {
  by: 'bill',
  zone: 'America/New_York',
  series: [
    { id: 'e', fuel: 'electricity', unit: 'kWh', direction: 'import', periods: periods(() => 500) },
    { id: 'g', fuel: 'natural_gas', unit: 'therm', direction: 'import', periods: periods(gasOf) },
  ],
}
const DAYS: EnergyUse = {
  by: 'day',
  zone: 'America/New_York',
  first: '2024-01-01',
  series: [
    {
      id: 'e',
      fuel: 'electricity',
      unit: 'kWh',
      direction: 'import',
      estimated: [],
      partial: [],
      values: Array.from({ length: 730 }, () => 13),
    },
  ],
}
const HOURS: EnergyUse = {
  by: 'hour',
  zone: 'America/New_York',
  start: FIRST,
  series: [
    {
      id: 'e',
      fuel: 'electricity',
      unit: 'kWh',
      direction: 'import',
      estimated: [],
      partial: [],
      values: Array.from({ length: 17_520 }, (_, hour) => (hour % 24 >= 18 && hour % 24 < 22 ? 2 : 0.25)),
    },
  ],
}

/** 3.5 kB of a place where January has −6 °C and July 21. */
function climate() {
  const values = new Int16Array(4 + 12 + 6 * 288)
  const means = [-6, -4, 1, 7, 13, 18, 21, 20, 16, 9, 3, -3]
  for (let month = 0; month < 12; month += 1) values[4 + month] = 40
  means.forEach((mean, month) => {
    for (let hour = 0; hour < 24; hour += 1) values[16 + month * 24 + hour] = mean * 10
  })
  const bytes = String.fromCharCode(...new Uint8Array(values.buffer))
  const place = {
    id: 'p',
    name: 'Sheboygan',
    country: 'US',
    region: 'WI',
    latitudeDeg: 43.7,
    longitudeDeg: -87.7,
  }
  return { place: { ...place, hdd18: 4000, cdd18: 200, zone: '6A' }, record: btoa(bytes) }
}

beforeEach(async () => {
  localStorage.clear()
  stubMeterWorkers()
  await bootForTest({ settings: { enable_energy_use: true } })
})

const NO_STATION = { station: null, first: '2024-01-01', fahrenheit: [null] }
/** Days of a station, a degree colder on each day of a month than on the one before. */
const STATION = {
  station: { id: 's', name: 'Sheboygan airport' },
  first: '2024-01-01',
  fahrenheit: Array.from(
    { length: 731 },
    (_, day) => 50 - 30 * Math.cos((2 * Math.PI * day) / 365) - (day % 30),
  ),
}

const answerUse = ({ query }: { query: URLSearchParams }) =>
  one('energy_use', HOME, { bill: BILL, day: DAYS, hour: HOURS }[query.get('by') ?? ''] ?? BILL)

const serve = () =>
  serveCalls({
    [USE]: answerUse,
    [MODEL]: NO_MODEL,
    [WEATHER]: () => one('weather_of_home', HOME, NO_STATION),
    [CLIMATE]: () => one('climates', 'p', climate()),
  })
const open = (of: readonly IdentifiedSeries[]) =>
  render(
    <WithApp>
      <UsePage buildingId={HOME} auditId={null} series={of} isOver={false} onAdd={() => undefined} />
    </WithApp>,
  )

test('begins with what heating takes of the gas, and shows it against the weather, with its tables', async () => {
  serve()
  open([ELECTRICITY, GAS])
  const finding = await screen.findByRole('heading', { level: 1 })
  expect(finding.textContent).toMatch(
    /^Gas: heating takes \d+% of it\. Each degree colder costs you about \$\d+\.\d\d a week\.$/,
  )
  expect(screen.getByText(/weather of a usual year, Sheboygan/)).toBeTruthy()
  expect(screen.getByText('Heating starts at')).toBeTruthy()
  const figure = screen.getByRole('figure', { name: /^Below \d+\u00a0°[CF] your home asks for heat/ })
  expect(within(figure).getAllByRole('row', { hidden: true }).length).toBeGreaterThan(13)
  // Gas is told by bills: there are no hours of it.
  expect(screen.queryByRole('heading', { name: /dear hours/ })).toBeNull()
})

test('shows the hours of electricity, its mean days and what never sleeps; the arrow keys walk the hours', async () => {
  serve()
  open([ELECTRICITY, GAS])
  await userEvent.click(await screen.findByRole('button', { name: 'Electricity' }))
  await screen.findByRole('heading', { name: /^Your dear hours are 7\sPM to 11\sPM$/ })
  expect(screen.getByRole('heading', { name: '250 watts never sleep' })).toBeTruthy()
  expect(
    screen.getByRole('figure', { name: /^Winter days peak at 6\sPM, summer days at 7\sPM$/ }),
  ).toBeTruthy()
  const map = screen.getByRole('group', { name: /The arrow keys walk its hours/ })
  map.focus()
  await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowUp}{ArrowLeft}')
  expect(screen.getByText(/, 12 PM: 0\.25 kWh/)).toBeTruthy()
})

test('without a connection shows what was answered last', async () => {
  const served = serve()
  const first = open([ELECTRICITY, GAS])
  await screen.findByText('Heating starts at')
  first.unmount()
  queryClient.removeQueries({ queryKey: ['meters'] })
  queryClient.removeQueries({ queryKey: ['climate'] })
  served.change({ [USE]: noResponse, [CLIMATE]: noResponse, [WEATHER]: noResponse })
  open([ELECTRICITY, GAS])
  await screen.findByText('Heating starts at')
})

test('without the weather of the place still tells the year', async () => {
  serveCalls({
    [USE]: answerUse,
    [MODEL]: NO_MODEL,
    [WEATHER]: () => one('weather_of_home', HOME, NO_STATION),
    [CLIMATE]: () =>
      Response.json({ errors: [{ status: '404', code: 'x', title: 'No place' }] }, { status: 404 }),
  })
  open([GAS])
  const finding = await screen.findByRole('heading', { level: 1 })
  expect(finding.textContent).toMatch(/^Gas: [\d,]+\u00a0therms in the last 12 months$/)
  expect(screen.getByText(/With nine whole months or bills/)).toBeTruthy()
})

test('holds days against the weather of the station, and says so of each picture', async () => {
  const served = serve()
  served.change({ [WEATHER]: () => one('weather_of_home', HOME, STATION) })
  open([ELECTRICITY, GAS])
  await screen.findByText(/held against the weather that those very days had/)
  expect(screen.getByText('weather of these days, Sheboygan airport')).toBeTruthy()
  // Bills are points of their own; only their weather is of these days.
  expect(screen.getAllByText(/^Each point is a month or a bill: /)).toHaveLength(2)
  expect(
    screen.getByText('The weather is what the station Sheboygan airport measured on these days.'),
  ).toBeTruthy()
  expect(screen.getByText(/^The dots follow the weather at Sheboygan airport: /)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Electricity' }))
  const figure = await screen.findByRole('figure', {
    name: 'The weather makes no difference that can be told',
  })
  expect(within(figure).getAllByText(/^Each point is a day: /)).toHaveLength(2)
  expect(within(figure).getByRole('row', { name: /^12-30-2025/, hidden: true })).toBeTruthy()
})

test('says from which day on readings count once work on the home was done', async () => {
  const served = serve()
  served.change({
    [MODEL]: () => one('metered_models', HOME, { follows: 'meters', since: '2025-06-01', years: [] }),
  })
  const first = open([GAS])
  expect(
    await screen.findByText(/^Readings from before the work on your home .* from 06-01-2025 on,/),
  ).toBeTruthy()
  expect(screen.queryByText(/^It takes nine months/)).toBeNull()
  first.unmount()
  queryClient.removeQueries({ queryKey: ['meters'] })
  served.change({ [MODEL]: NO_MODEL })
  open([GAS])
  expect(await screen.findByText(/^It takes nine months/)).toBeTruthy()
})
