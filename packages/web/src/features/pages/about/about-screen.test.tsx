import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { bootForTest, WithApp } from '../../../testing/with-app.tsx'
import { AboutScreen } from './about-screen.tsx'

async function showAbout(over: Readonly<Record<string, unknown>>) {
  await bootForTest(over)
  render(<AboutScreen />, { wrapper: WithApp })
  await screen.findByRole('heading', { level: 1 })
}

it('shows the numbers of the partner with what they count, and how to reach them', async () => {
  const about = { text: 'Since 1912.', facts: [{ value: '214,000', label: 'homes' }] }
  await showAbout({ contact_phone: '1-800-555-0142', settings: { sections: { about } } })
  expect(screen.getByText('homes').closest('div')?.textContent).toContain('214,000')
  expect(screen.getByRole('link', { name: '1-800-555-0142' }).getAttribute('href')).toBe('tel:18005550142')
  expect(screen.getByRole('link', { name: 'home@testville.test' })).toBeDefined()
})

it('stands without numbers and without a telephone', async () => {
  await showAbout({})
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('About Testville Energy')
  expect(screen.queryByRole('definition')).toBeNull()
  expect(screen.getAllByRole('link')).toHaveLength(1)
})
