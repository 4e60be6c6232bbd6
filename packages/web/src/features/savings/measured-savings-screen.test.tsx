import type { FuelSavings, HomeSavings } from '@hearthlight/domain/savings/home-savings'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { serveCalls } from '../../testing/serve-calls.ts'
import { bootForTest, WithApp } from '../../testing/with-app.tsx'
import { MeasuredSavingsScreen } from './measured-savings-screen.tsx'

const HOME = '018f6f00-0000-7000-8000-000000000001'
const WORK = '018f6f00-0000-7000-8000-000000000002'

const span = (year: number) => ({
  from: `${year}-01-01`,
  to: `${year + 1}-01-01`,
  days: 365,
  used_days: 365,
})
const month = (start: string, used: number, expected: number | null) => ({
  start,
  end: start,
  used,
  expected,
  band: expected === null ? null : 10,
})
const gas: FuelSavings = {
  fuel: 'natural_gas',
  unit: 'therm',
  kwh_per_unit: 29.3,
  metering: 'daily',
  state: 'saved',
  why: null,
  known_from: null,
  wanted: null,
  missing_weather: [],
  promised_share: null,
  narrowing: [],
  measured: {
    baseline: span(2024),
    reporting: span(2025),
    observed: 600,
    expected: 1000,
    saved: 400,
    share: 0.4,
    band: 40,
    band68: 24,
    months: [month('2024-01-01', 200, null), month('2025-01-01', 120, 200)],
    model: {
      kind: 'heating',
      heating_point: 60,
      cooling_point: null,
      base: 1,
      heating: 0.1,
      cooling: 0,
      adjusted_r2: 0.91,
      cv: 0.2,
      bias: 0,
      tried: 62,
      qualified: 58,
      by_kind: [
        { kind: 'flat', qualified: 1, adjusted_r2: 0, heating_point: null, cooling_point: null },
        { kind: 'heating', qualified: 57, adjusted_r2: 0.91, heating_point: 60, cooling_point: null },
      ],
    },
  },
}
const promised = (kwh_by_fuel: Record<string, number>) => {
  const kwh = Object.values(kwh_by_fuel).reduce((sum, each) => sum + each, 0)
  return { kwh, low: kwh * 0.75, high: kwh * 1.25, kwh_by_fuel, money: 0 }
}
const ATTIC: HomeSavings['works'][number] = {
  id: WORK,
  begins: '2025-01-01',
  ends: '2025-01-01',
  source: 'person',
  measures: [{ id: 'attic_insulation', label: 'Insulate the attic' }],
}
const work = (more: Partial<HomeSavings>): HomeSavings => ({
  building_id: HOME,
  begins: '2025-01-01',
  ends: '2025-01-01',
  state: 'saved',
  works: [ATTIC],
  measures: [{ id: 'attic_insulation', label: 'Insulate the attic' }],
  price_per_kwh: {},
  changes: [],
  station: { id: 's', name: 'Sheboygan' },
  computed_at: '2026-01-02T00:00:00Z',
  promised: null,
  total: { saved: 11_720, band: 1170, expected: 29_300, observed: 17_580, money: null, is_year: true },
  fuels: [gas],
  ...more,
})

async function open(told: Partial<HomeSavings>) {
  const served = serveCalls({
    [`GET /api/v1/home_savings/of_building/${HOME}`]: () =>
      Response.json({ data: [{ type: 'home_savings', id: WORK, attributes: work(told) }] }),
  })
  render(
    <WithApp path={`/measured-savings?buildingId=${HOME}`}>
      <MeasuredSavingsScreen />
    </WithApp>,
  )
  await screen.findByRole('heading', { level: 1, name: /^You use 40% less/ })
  return served
}

beforeEach(() => bootForTest({ settings: { enable_energy_use: true } }))

test('holds what is measured against what was promised of the same fuels, and names the others', async () => {
  await open({ promised: promised({ natural_gas: 12_000, electricity: 3000 }) })
  expect(screen.getByRole('heading', { name: /^Promised 12,000, measured 11,720/ })).toBeTruthy()
  expect(
    screen.getByText(/^Electricity is not in these figures: the report expected 3,000 kWh less/),
  ).toBeTruthy()
})

test('holds nothing against a promise where use moved to a fuel that nobody reads', async () => {
  await open({ promised: promised({ natural_gas: 20_000, electricity: -6000 }) })
  expect(
    screen.getByText(/^Electricity is not in these figures: the report expected 6,000 kWh more/),
  ).toBeTruthy()
  expect(screen.queryByRole('heading', { name: /^Promised/ })).toBeNull()
  expect(screen.queryByText('Of what was promised')).toBeNull()
})

test('shows the best model of each kind that was tried, and which was chosen', async () => {
  await open({})
  const tried = screen.getByRole('table', { name: 'All models that could be chosen', hidden: true })
  const rows = within(tried).getAllByRole('row', { hidden: true })
  expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual([
    'The same every day–10.0000',
    expect.stringMatching(/^Heating \(chosen\)\d+\u00a0°[CF]570\.9100$/),
  ])
  expect(screen.queryByText(/is not in these figures/)).toBeNull()
})

test('says one saving of works that cannot be told apart, each of which can be corrected or taken away', async () => {
  const other = { ...ATTIC, id: HOME, measures: [{ id: 'air_sealing', label: 'Seal the air leaks' }] }
  const served = await open({ works: [ATTIC, other] })
  expect(screen.getByText(/with less than a year between, and the meter cannot tell them apart/)).toBeTruthy()
  const savings = `GET /api/v1/home_savings/of_building/${HOME}`
  const saved = () => Response.json({ data: { type: 'home_savings', id: WORK, attributes: work({}) } })
  served.change({
    [savings]: () => Response.json({ data: [{ type: 'home_savings', id: WORK, attributes: work({}) }] }),
    [`PUT /api/v1/home_works/${HOME}`]: saved,
  })
  await userEvent.click(screen.getByRole('button', { name: 'Change: Seal the air leaks' }))
  const first = screen.getByLabelText<HTMLInputElement>(/^First day of the work/)
  expect(first.value).toBe('2025-01-01')
  await userEvent.clear(first)
  await userEvent.type(first, '2024-12-30')
  await userEvent.click(screen.getByRole('button', { name: 'Measure it' }))
  await waitFor(() => expect(served.sent(`PUT /api/v1/home_works/${HOME}`)).toHaveLength(1))
  expect(served.sent(`PUT /api/v1/home_works/${HOME}`)[0]?.body).toEqual({
    begins: '2024-12-30',
    ends: '2025-01-01',
    measure_ids: ['air_sealing'],
  })
})

test('takes a work away once that was asked', async () => {
  const served = await open({})
  const call = `DELETE /api/v1/home_works/${WORK}`
  served.change({
    [call]: () => new Response(null, { status: 204 }),
    [`GET /api/v1/home_savings/of_building/${HOME}`]: () => Response.json({ data: [] }),
  })
  await userEvent.click(screen.getByRole('button', { name: 'Take away: Insulate the attic' }))
  expect(served.calls).not.toContain(call)
  await userEvent.click(await screen.findByRole('button', { name: 'Take it away' }))
  await screen.findByRole('heading', { level: 1, name: 'Did the work save what it promised?' })
  expect(served.calls).toContain(call)
})
