import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { serveCalls } from '../../testing/serve-calls.ts'
import { bootForTest, WithApp } from '../../testing/with-app.tsx'
import { MeterNote } from './meter-note.tsx'

const CALL = 'GET /api/v1/meter_series/of_building/home-1'
const SERIES = {
  fuel: 'electricity',
  unit: 'kWh',
  direction: 'import',
  step: 3600,
  point: '',
  building_id: 'home-1',
  source: 'file',
  utility: '',
  label: '',
  count: 3,
  missing: 0,
  estimated: 0,
  first: 0,
  end: 10_800,
  corrected: 0,
  updated_at: '2026-01-01T00:00:00.000Z',
}
const open = () =>
  render(
    <WithApp>
      <MeterNote buildingId="home-1" />
    </WithApp>,
  )
const answer = (count: number) => () =>
  Response.json({
    data: Array.from({ length: count }, (_, id) => ({
      id: `${id}`,
      type: 'meter_series',
      attributes: SERIES,
    })),
  })

test('where readings of the home are here the page of bills says so', async () => {
  await bootForTest({ settings: { enable_energy_use: true } })
  serveCalls({ [CALL]: answer(1) })
  open()
  await screen.findByText(/Readings of your meters are here/)
  expect(screen.getByRole('link', { name: 'See energy use' }).getAttribute('href')).toBe(
    '/energy-use?buildingId=home-1',
  )
})

test('says nothing where there are none, and asks nothing where the partner has no such page', async () => {
  await bootForTest({ settings: { enable_energy_use: true } })
  const { calls } = serveCalls({ [CALL]: answer(0) })
  open()
  await waitFor(() => expect(calls).toEqual([CALL]))
  expect(screen.queryByText(/Readings of your meters/)).toBeNull()
  cleanup()
  await bootForTest()
  open()
  expect(calls).toEqual([CALL])
})
