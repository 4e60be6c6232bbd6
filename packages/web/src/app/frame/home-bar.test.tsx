import { fireEvent, render, screen } from '@testing-library/react'
import { useLocation } from 'react-router'
import { beforeEach, expect, it } from 'vitest'
import { currentBuilding } from '../../home/current-building.ts'
import { SAMPLE_HOME } from '../../testing/sample-home.ts'
import { one, serveCalls } from '../../testing/serve-calls.ts'
import { SOMEBODY } from '../../testing/somebody.ts'
import { bootForTest, WithApp } from '../../testing/with-app.tsx'
import { HomeBar } from './home-bar.tsx'

const HOMES = [
  { ...SAMPLE_HOME, id: 'lane', building_name: 'Birchwood Lane' },
  { ...SAMPLE_HOME, id: 'cottage', building_name: 'Cottage' },
]

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const Where = () => {
  const { pathname, search } = useLocation()
  return <output>{pathname + search}</output>
}

async function show(path: string, homes = HOMES) {
  await bootForTest({}, SOMEBODY)
  const data = homes.map((attributes) => ({ id: attributes.id, type: 'buildings', attributes }))
  serveCalls({
    'GET /api/v1/buildings/current': ({ query }) => {
      const home = homes.find(({ id }) => id === query.get('building_id')) ?? homes[0]
      return one('buildings', home?.id ?? '', home)
    },
    'GET /api/v1/buildings/': () =>
      Response.json({ records: { data }, totalRecords: homes.length, totalDisplayRecords: homes.length }),
  })
  render(
    <WithApp path={path}>
      <HomeBar />
      <Where />
    </WithApp>,
  )
}

it('says which home the page is about, and another can be chosen in its place', async () => {
  await show('/incentives?buildingId=cottage&application=a1')
  fireEvent.click(await screen.findByRole('button', { name: 'Cottage', expanded: false }))
  fireEvent.click(screen.getByRole('button', { name: 'Birchwood Lane' }))
  expect(screen.getByRole('status').textContent).toBe('/incentives?buildingId=lane')
  expect(currentBuilding()?.id).toBe('lane')
})

it('keeps the program that is being applied to', async () => {
  await show('/applications/new?programId=p7')
  fireEvent.click(await screen.findByRole('button', { name: 'Birchwood Lane', expanded: false }))
  fireEvent.click(screen.getByRole('button', { name: 'Cottage' }))
  expect(screen.getByRole('status').textContent).toBe('/applications/new?buildingId=cottage&programId=p7')
})

it('names the only home, with nothing to choose', async () => {
  await show('/home-overview', HOMES.slice(0, 1))
  await screen.findByText('Birchwood Lane')
  expect(screen.queryByRole('button')).toBeNull()
})

it('is absent where the page is about no one home', async () => {
  await bootForTest({}, SOMEBODY)
  render(
    <WithApp path="/applications">
      <HomeBar />
    </WithApp>,
  )
  expect(screen.queryByRole('navigation')).toBeNull()
})
