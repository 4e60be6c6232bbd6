import type { MeterConnection } from '@hearthlight/domain/meters/connect/meter-connection'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { shownNotices } from '../../../platform/notices.ts'
import { Place, place } from '../../../testing/place.tsx'
import { SAMPLE_HOME } from '../../../testing/sample-home.ts'
import { one, refusal, type Served, serveCalls } from '../../../testing/serve-calls.ts'
import { bootForTest, WithApp } from '../../../testing/with-app.tsx'
import { EnergyUseSourcesScreen } from '../energy-use-sources-screen.tsx'

const HOME = SAMPLE_HOME.id
const GRID = { id: '0192f0c0-0000-7000-8000-00000000000a', name: 'Lakeshore Grid' }
const COOP = { id: '0192f0c0-0000-7000-8000-00000000000b', name: 'Dairy Co-op' }
const CONSENT = { purpose: 'utility_readings', text: 'They may send.', version: 'v1' }
const ENDS = '2027-03-02T12:00:00.000Z'
const AGREED = {
  ...CONSENT,
  building_id: HOME,
  basis: 'person',
  language: 'en',
  given_at: '2026-03-02T12:00:00.000Z',
  ends_at: ENDS,
  withdrawn_at: null,
  state: 'effective',
}
const CONNECTED: MeterConnection = {
  building_id: HOME,
  provider_id: GRID.id,
  provider: GRID.name,
  state: 'connected',
  problem: null,
  connected_at: '2026-03-02T12:00:00.000Z',
  pulled_at: '2026-03-02T12:01:00.000Z',
  is_catching_up: false,
}
const SERIES = {
  building_id: HOME,
  fuel: 'electricity',
  unit: 'kWh',
  direction: 'import',
  step: 3600,
  point: '41',
  source: 'connect',
  utility: GRID.name,
  label: '',
  first: 0,
  end: 3600,
  missing: 0,
  estimated: 0,
  corrected: 0,
  updated_at: '2026-03-02T12:00:00.000Z',
  count: 17_520,
}

const consents = (agreed: boolean) =>
  Response.json({
    data: agreed ? [{ id: 'c1', type: 'consents', attributes: AGREED }] : [],
    meta: { offered: agreed ? [] : [{ ...CONSENT, ends_at: ENDS }] },
  })
const connections = (...all: readonly MeterConnection[]) =>
  Response.json({
    data: all.map((attributes, index) => ({ id: `m${index}`, type: 'meter_connections', attributes })),
    meta: { offered: [GRID, COOP] },
  })

function serve(agreed: boolean, ...all: readonly MeterConnection[]): Served {
  return serveCalls({
    'GET /api/v1/buildings/current': () => one('buildings', HOME, SAMPLE_HOME),
    [`GET /api/v1/consents/of_building/${HOME}`]: () => consents(agreed),
    [`GET /api/v1/meter_connections/of_building/${HOME}`]: () => connections(...all),
    [`GET /api/v1/meter_series/of_building/${HOME}`]: () =>
      Response.json({
        data: [
          { id: 's1', type: 'meter_series', attributes: SERIES },
          { id: 's2', type: 'meter_series', attributes: { ...SERIES, source: 'file', point: '42' } },
        ],
      }),
  })
}
const open = (query = '') =>
  render(
    <WithApp path={`/energy-use/sources?buildingId=${HOME}${query}`}>
      <EnergyUseSourcesScreen />
      <Place />
    </WithApp>,
  )
const leave = vi.fn()

beforeEach(async () => {
  leave.mockReset()
  vi.spyOn(window.location, 'assign').mockImplementation(leave)
  await bootForTest({ settings: { enable_energy_use: true } })
})

it('agrees and leads to the utility that was chosen, with one press', async () => {
  const served = serve(false)
  served.change({
    [`POST /api/v1/consents/of_building/${HOME}`]: () => one('consents', 'c1', AGREED),
    [`POST /api/v1/meter_connections/of_building/${HOME}`]: () =>
      one('begun_connections', 'm1', { authorization_url: 'https://coop.example/authorize?state=s' }),
  })
  open()
  fireEvent.click(await screen.findByRole('radio', { name: COOP.name }))
  fireEvent.click(screen.getByRole('button', { name: `I agree, take me to ${COOP.name}` }))
  await waitFor(() => expect(leave).toHaveBeenCalledWith('https://coop.example/authorize?state=s'))
  expect(served.sent(`POST /api/v1/consents/of_building/${HOME}`).map(({ body }) => body)).toEqual([
    { purpose: 'utility_readings', version: 'v1' },
  ])
  expect(served.sent(`POST /api/v1/meter_connections/of_building/${HOME}`).map(({ body }) => body)).toEqual([
    { provider_id: COOP.id },
  ])
})

it('finishes once what the utility sends back, and keeps no code in the address', async () => {
  const served = serve(true, CONNECTED)
  served.change({
    'POST /api/v1/meter_connections/finish': () => one('meter_connections', 'm0', CONNECTED),
  })
  open('&state=s&code=k')
  expect(await screen.findByText('One meter, 17,520 readings so far.')).toBeDefined()
  await waitFor(() => expect(place()).toBe(`/energy-use/sources?buildingId=${HOME}`))
  expect(served.sent('POST /api/v1/meter_connections/finish').map(({ body }) => body)).toEqual([
    { state: 's', code: 'k' },
  ])
  expect(shownNotices().map(({ text }) => text)).toContain(
    'Lakeshore Grid is connected. The readings of the last two years are on their way.',
  )
  expect(screen.getByRole('button', { name: `Connect ${COOP.name}` })).toBeDefined()
  expect(screen.queryByRole('button', { name: `Connect ${GRID.name}` })).toBeNull()
})

it('says why nothing was connected', async () => {
  const served = serve(true)
  served.change({
    'POST /api/v1/meter_connections/finish': () => refusal(409, 'Your utility was not allowed.'),
  })
  open('&state=t&error=access_denied')
  expect(await screen.findByText('Your utility was not allowed.')).toBeDefined()
})

it('shows what is broken and what failed, connects the one again and ends the other', async () => {
  const served = serve(
    true,
    { ...CONNECTED, state: 'broken' },
    { ...CONNECTED, provider_id: COOP.id, provider: COOP.name, problem: 'other_account' },
    { ...CONNECTED, state: 'ended' },
  )
  served.change({
    [`POST /api/v1/meter_connections/of_building/${HOME}`]: () =>
      one('begun_connections', 'm1', { authorization_url: 'https://grid.example/authorize' }),
    'DELETE /api/v1/meter_connections/m1': () => new Response(null, { status: 204 }),
  })
  open()
  const list = within(await screen.findByRole('region', { name: 'Connected utilities' }))
  expect(list.getAllByRole('listitem')).toHaveLength(2)
  expect(list.getByText(/takes our permission no more/)).toBeDefined()
  expect(list.getByText(/is of another account than the one you connected/)).toBeDefined()
  fireEvent.click(list.getByRole('button', { name: 'Connect Lakeshore Grid again' }))
  await waitFor(() => expect(leave).toHaveBeenCalledWith('https://grid.example/authorize'))
  fireEvent.click(list.getByRole('button', { name: 'End the connection with Dairy Co-op' }))
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'End the connection' }))
  await waitFor(() => expect(served.calls).toContain('DELETE /api/v1/meter_connections/m1'))
})
