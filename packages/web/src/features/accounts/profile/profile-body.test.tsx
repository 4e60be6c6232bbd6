import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { SOMEBODY } from '../../../testing/somebody.ts'
import { bootForTest, WithApp } from '../../../testing/with-app.tsx'
import { ProfileScreen } from './profile-screen.tsx'

vi.setConfig({ testTimeout: 30_000 })
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const TYPED = {
  community: 'North Shore',
  country: 'US',
  region: 'WI',
  first_name: 'Robin',
  last_name: 'Larsen',
  mailing_address: '1 Elm St',
  city: 'Sheboygan',
  zip: '53081',
}

it('the profile page sends every field of a profile that the partner asks for [S1-3.008] [S2-3.039]', async () => {
  const fields = Object.keys(TYPED).map((name) => ({ name, type: 'text', label: `The ${name}` }))
  const sections = { user_edit_page: { fields } }
  await bootForTest({ settings: { sections } }, { ...SOMEBODY, consent: false, subscribed: false })
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (_: string, { method, body }: RequestInit) => {
    if (method !== 'PUT') return Response.json({ data: [] })
    sent.push(JSON.parse(String(body)))
    return Response.json({ data: { id: SOMEBODY.id, type: 'user', attributes: SOMEBODY } })
  })
  render(<ProfileScreen />, { wrapper: WithApp })
  for (const [name, value] of Object.entries(TYPED))
    fireEvent.change(await screen.findByLabelText(new RegExp(`^The ${name}`)), { target: { value } })
  for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box)
  fireEvent.click(screen.getByRole('button', { name: 'Save profile' }))
  await waitFor(() => expect(sent).toEqual([{ user: { ...TYPED, consent: true, subscribed: true } }]))
})
