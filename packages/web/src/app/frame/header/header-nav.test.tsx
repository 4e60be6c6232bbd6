import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { announceRoutes } from '../../../platform/boot/built-routes.ts'
import { SOMEBODY } from '../../../testing/somebody.ts'
import { bootForTest, WithApp } from '../../../testing/with-app.tsx'
import { HeaderNav } from './header-nav.tsx'

it.each([
  ['a signed-in person', SOMEBODY, ['Profile', 'Sign Out']],
  ['a visitor', null, ['Sign in', 'Sign up']],
])('offers to %s what is theirs, and nothing of the other [S1-2.082]', async (_who, user, entries) => {
  announceRoutes(['UserEdit', 'sign-in', 'sign-up'])
  await bootForTest({}, user)
  render(<HeaderNav />, { wrapper: WithApp })
  const header = within(await screen.findByRole('navigation'))
  const shown = [...header.getAllByRole('link'), ...header.getAllByRole('button')]
  const names = shown.map(({ textContent }) => textContent)
  expect(['Profile', 'Sign Out', 'Sign in', 'Sign up'].filter((name) => names.includes(name))).toEqual(
    entries,
  )
})
