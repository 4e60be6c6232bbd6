import type { Building } from '@hearthlight/domain/buildings/building'
import { useQuery } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { buildingQuery, refreshBuildings } from '../../api/buildings-api.ts'
import { SAMPLE_HOME } from '../../testing/sample-home.ts'
import { one, type Served, serveCalls } from '../../testing/serve-calls.ts'
import { SOMEBODY } from '../../testing/somebody.ts'
import { bootForTest, WithApp } from '../../testing/with-app.tsx'
import { EditBuildingForm } from './edit-building-form.tsx'

const HOME: Building = {
  ...SAMPLE_HOME,
  building_name: 'Birchwood',
  address1: '12 Main Street',
  city: 'Milwaukee',
  region: 'WI',
  country: 'US',
  zip: '53202',
}
const LOAD = 'GET /api/v1/buildings/current'
const SAVE = `PUT /api/v1/buildings/${HOME.id}`

let server: Served
beforeEach(async () => {
  server = serveCalls({ [LOAD]: () => one('buildings', HOME.id, HOME) })
  await bootForTest({}, SOMEBODY)
})

/** The form over the record as the server has it, with the time of what is there now. */
function Edited() {
  const { data } = useQuery(buildingQuery(HOME.id))
  if (data === undefined) return null
  return (
    <>
      <p>{data.updated_at}</p>
      <EditBuildingForm building={data} />
    </>
  )
}
async function open() {
  render(<Edited />, { wrapper: WithApp })
  await screen.findByLabelText(/^Address/)
}
/** The record as another tab or device has saved it, once it is on this page. */
async function savedElsewhere(changes: Partial<Building>, { revision = 2, day = '02' } = {}) {
  const newer = { ...HOME, ...changes, revision, updated_at: `2026-03-${day}T08:00:00Z` }
  server.change({ [LOAD]: () => one('buildings', HOME.id, newer) })
  void refreshBuildings()
  await screen.findByText(newer.updated_at)
}
const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: RegExp, value: string) => fireEvent.change(field(label), { target: { value } })
const shows = (label: RegExp, value: string) => waitFor(() => expect(field(label).value).toBe(value))
const tells = (fields: string) =>
  screen.findByText(
    `Saved elsewhere in the meantime: ${fields}. What you have not typed in shows the new values.`,
  )

it('shows what was saved elsewhere where the person has not typed, and leaves what they typed', async () => {
  await open()
  type(/^Address/, '14 Main Street')
  await savedElsewhere({ building_name: 'Lake house', address1: '16 Main Street' })
  await tells('Name of the home, Address')
  await shows(/^Name of the home/, 'Lake house')
  expect(field(/^Address/).value).toBe('14 Main Street')
  // It stands over the end of the window: who has read it takes it away.
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByText(/^Saved elsewhere in the meantime/)).toBeNull()
})

it('takes a field that was typed in and emptied again for one that was left alone', async () => {
  await open()
  type(/^Year built/, '1974')
  type(/^Year built/, '')
  await savedElsewhere({ construction_year: 1968 })
  await shows(/^Year built/, '1968')
})

it('compares the next newer record with the one before, not with what the form opened with', async () => {
  await open()
  await savedElsewhere({ building_name: 'Lake house' })
  await tells('Name of the home')
  await savedElsewhere({ building_name: 'Lake house', construction_year: 1968 }, { revision: 3, day: '03' })
  await tells('Year built')
  await shows(/^Year built/, '1968')
})

it('leaves the form alone while the record is not newer', async () => {
  await open()
  await savedElsewhere({ building_name: 'Lake house' }, { revision: 1 })
  expect(field(/^Name of the home/).value).toBe('Birchwood')
  await savedElsewhere({ construction_year: 1968 }, { day: '03' })
  await tells('Year built')
  expect(field(/^Name of the home/).value).toBe('Birchwood')
})

it('does not speak of fields that this form does not ask for', async () => {
  await open()
  await savedElsewhere({ selectedId: 'of-another-system', building_name: 'Lake house' })
  await tells('Name of the home')
})

it('sends only what the person typed, with the newer record as its basis', async () => {
  const sent: unknown[] = []
  await open()
  type(/^Address/, '14 Main Street')
  await savedElsewhere({ building_name: 'Lake house' })
  await tells('Name of the home')
  server.change({
    [SAVE]: ({ body }) => {
      sent.push(body)
      const saved = { ...HOME, building_name: 'Lake house', address1: '14 Main Street', revision: 3 }
      return one('buildings', HOME.id, { ...saved, overwritten: [], changed_elsewhere: [] })
    },
  })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toEqual([{ building: { address1: '14 Main Street' }, revision: 2 }]))
})
