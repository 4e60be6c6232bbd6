import type { Building } from '@hearthlight/domain/buildings/building'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { dismissAll, shownNotices } from '../../platform/notices.ts'
import { SAMPLE_HOME } from '../../testing/sample-home.ts'
import { refusal, serveCalls } from '../../testing/serve-calls.ts'
import { SOMEBODY } from '../../testing/somebody.ts'
import { bootForTest, WithApp } from '../../testing/with-app.tsx'
import { EditBuildingForm } from './edit-building-form.tsx'

afterEach(() => {
  dismissAll()
})

const HOME: Building = {
  ...SAMPLE_HOME,
  address1: '12 Main Street',
  city: 'Milwaukee',
  region: 'WI',
  country: 'US',
  zip: '53202',
}
const SAVE = `PUT /api/v1/buildings/${HOME.id}`

it.each([
  ['untouched', undefined, {}],
  ['changed', 'Kohler', { city: 'Kohler' }],
])(
  'where editing is disabled the save of an %s form says so, and not that it is saved [S1-5.012]',
  async (_, city, building) => {
    await bootForTest({ settings: { disable_building_profile_edition: true } }, SOMEBODY)
    const served = serveCalls({ [SAVE]: () => refusal(403, 'Building update is disabled.') })
    render(<EditBuildingForm building={HOME} />, { wrapper: WithApp })
    const field = await screen.findByLabelText(/^City/)
    if (city !== undefined) fireEvent.change(field, { target: { value: city } })
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect((await screen.findByRole('alert')).textContent).toContain('Building update is disabled.')
    expect(served.sent(SAVE).map(({ body }) => body)).toEqual([{ building, revision: HOME.revision }])
    expect(shownNotices()).toEqual([])
  },
)

it('says of a form that is not complete that it is to be filled in, and sends nothing [S1-5.011]', async () => {
  const fields = [{ name: 'city', type: 'text', label: 'City', required: true }]
  await bootForTest({ settings: { sections: { building_details: { fields } } } }, SOMEBODY)
  const served = serveCalls({})
  render(<EditBuildingForm building={HOME} />, { wrapper: WithApp })
  fireEvent.change(await screen.findByLabelText(/^City/), { target: { value: '' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  const alert = await screen.findByRole('alert')
  expect(within(alert).getByRole('heading').textContent).toBe('Fill in all required fields.')
  expect(served.calls).toEqual([])
})

it('without the right to update no field of the form can be changed, of whatever kind [S1-6.014]', async () => {
  const extra_info = { ...SOMEBODY.extra_info, fulfill_site_permission: 'cr' }
  await bootForTest({}, { ...SOMEBODY, extra_info })
  render(<EditBuildingForm building={HOME} />, { wrapper: WithApp })
  await screen.findByText('You can read this building but not change it.')
  const texts = screen.getAllByRole<HTMLInputElement>('textbox')
  expect(texts.filter(({ readOnly }) => !readOnly)).toEqual([])
  const choices = screen.getAllByRole<HTMLSelectElement>('combobox')
  const open = choices.flatMap(({ options }) => [...options].filter((one) => !one.disabled && !one.selected))
  expect([choices.length > 0, open]).toEqual([true, []])
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
})
