import { EMPTY_EXTRA_INFO } from '@hearthlight/domain/accounts/extra-info'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SOMEBODY } from '../../testing/somebody.ts'
import { bootForTest, WithApp } from '../../testing/with-app.tsx'
import { NoBuildings } from './no-buildings.tsx'

async function show(fulfill_site_permission: string, partner: object = {}, path = '/buildings') {
  await bootForTest(
    { ...partner },
    { ...SOMEBODY, extra_info: { ...EMPTY_EXTRA_INFO, fulfill_site_permission } },
  )
  render(
    <WithApp path={path}>
      <NoBuildings />
    </WithApp>,
  )
  return (await screen.findByRole('heading')).textContent
}
const add = () => screen.queryByRole('link', { name: /^Add/ })

it('asks for the first home of a person who may add one', async () => {
  expect(await show('')).toBe('Add your first home')
  expect(add()).not.toBeNull()
})

it('leads to the form with the program that the home is for', async () => {
  await show('', {}, '/buildings?programId=p1')
  expect(add()?.getAttribute('href')).toBe('/buildings-new?programId=p1')
})

it.each([
  ['a right that lacks it', 'ru', {}],
  ['a partner that adds them itself', '', { settings: { disable_new_building_button: true } }],
])(
  'says to others that there is none, and who adds it: %s [S1-6.013] [S1-6.015]',
  async (_why, permission, partner) => {
    expect(await show(permission, partner)).toBe('No home in your account yet')
    expect(screen.getByText(/Ask Testville Energy to add it/)).toBeDefined()
    expect(add()).toBeNull()
  },
)
