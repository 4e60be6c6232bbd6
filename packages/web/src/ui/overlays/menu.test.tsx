import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { Menu } from './menu.tsx'

function renderMenu(onSelect = vi.fn()) {
  render(
    <MemoryRouter>
      <Menu
        label="Home report"
        items={[
          { id: 'overview', label: 'Overview', to: '/home-overview' },
          { id: 'out', label: 'Sign out', onSelect },
        ]}
      />
    </MemoryRouter>,
  )
  return { trigger: screen.getByRole('button', { name: /Home report/ }), onSelect }
}

test('opens on press, closes on Escape and gives the focus back', async () => {
  const { trigger } = renderMenu()
  await userEvent.click(trigger)
  expect(screen.getByRole('link', { name: 'Overview' })).toBeTruthy()
  await userEvent.keyboard('{Escape}')
  expect(trigger.getAttribute('aria-expanded')).toBe('false')
  expect(document.activeElement).toBe(trigger)
})

test('an action closes the list and runs once', async () => {
  const { trigger, onSelect } = renderMenu()
  await userEvent.click(trigger)
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }))
  expect(onSelect).toHaveBeenCalledTimes(1)
  expect(trigger.getAttribute('aria-expanded')).toBe('false')
})

test('leaving the list with Tab closes it', async () => {
  const { trigger } = renderMenu()
  await userEvent.click(trigger)
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.tab()
  expect(trigger.getAttribute('aria-expanded')).toBe('false')
})
