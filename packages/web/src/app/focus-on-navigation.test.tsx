import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { FocusOnNavigation } from './focus-on-navigation.tsx'

function Disclosure() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(true)}>
      Home Report
    </button>
  )
}

function renderPages() {
  const page = (
    <>
      <Disclosure />
      <main id="main">
        <Outlet />
        <FocusOnNavigation />
      </main>
    </>
  )
  const children = [
    { path: '/', element: <h1>Overview</h1> },
    { path: '/analysis', element: <h1>Analysis</h1> },
  ]
  const router = createMemoryRouter([{ element: page, children }])
  render(<RouterProvider router={router} />)
  return router
}

test('a new page gets the focus at its heading', async () => {
  const router = renderPages()
  await router.navigate('/analysis')
  const heading = await screen.findByRole('heading', { name: 'Analysis' })
  await expect.poll(() => document.activeElement).toBe(heading)
})

test('a menu opened while the page was on its way keeps the focus', async () => {
  const router = renderPages()
  await userEvent.click(screen.getByRole('button', { name: 'Home Report' }))
  await router.navigate('/analysis')
  await screen.findByRole('heading', { name: 'Analysis' })
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Home Report' }))
})
