import { EMPTY_EXTRA_INFO } from '@hearthlight/domain/accounts/extra-info'
import type { Person } from '@hearthlight/domain/accounts/people/people'
import { render, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { bootForTest, WithApp } from '../../testing/with-app.tsx'
import { PersonUtility } from './person-profile.tsx'

beforeEach(() => bootForTest())

const show = (extra_info: Partial<Person['extra_info']>) =>
  render(
    <WithApp>
      <PersonUtility extra_info={{ ...EMPTY_EXTRA_INFO, ...extra_info }} />
    </WithApp>,
  )

it('says in words what the account system knows of a person, and not where they left off', () => {
  const { container } = show({
    is_fulfill_sync: true,
    verification_step: 'email_search',
    fulfill_site_permission: 'ru',
    current_page: '/user-profile',
  })
  expect(screen.getByText('to be found by the email address')).toBeTruthy()
  expect(screen.getByText('see, change')).toBeTruthy()
  expect(container.textContent).not.toMatch(/_|user-profile/)
})

it('says nothing of it where the partner has no such system', () => {
  expect(show({ programId: 'p1' }).container.textContent).toBe('')
})
