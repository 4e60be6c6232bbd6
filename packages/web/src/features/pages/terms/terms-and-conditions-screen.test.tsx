import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { bootForTest, WithApp } from '../../../testing/with-app.tsx'
import { TermsAndConditionsScreen } from './terms-and-conditions-screen.tsx'

it('lists each of the terms with its text, or with a link to where it stands [S1-2.120]', async () => {
  const items = [
    { id: 'use', title: 'Terms of use', text: 'The figures are estimates.' },
    { id: 'privacy', title: 'Privacy', text: 'Your answers stay with us.' },
    { id: 'rules', title: 'Rules of the programs', url: 'https://rules.example.test/' },
  ]
  await bootForTest({ settings: { sections: { terms_and_conditions: { items } } } })
  render(<TermsAndConditionsScreen />, { wrapper: WithApp })
  const listed = (await screen.findAllByRole('listitem')).map((item) => ({
    title: within(item).getByRole('heading', { level: 2 }).textContent,
    text: item.querySelector('p')?.textContent,
    url: within(item).queryByRole('link')?.getAttribute('href'),
  }))
  expect(listed).toEqual([
    { title: 'Terms of use', text: 'The figures are estimates.', url: undefined },
    { title: 'Privacy', text: 'Your answers stay with us.', url: undefined },
    { title: 'Rules of the programs', text: undefined, url: 'https://rules.example.test/' },
  ])
})
