import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { bootForTest, WithApp } from '../../../testing/with-app.tsx'
import { HowItWorksScreen } from './how-it-works-screen.tsx'

it('shows the title, the steps in their order and the footer of the partner [S1-2.039]', async () => {
  const how_it_works = {
    title: 'Three evenings',
    steps: [
      { title: 'Walk through the house', text: 'Bring a lamp.' },
      { title: 'Answer', text: 'Guess where you must.' },
      { title: 'Compare', text: 'Take your time.' },
    ],
    footer: 'Nobody comes to your door.',
  }
  await bootForTest({ settings: { sections: { how_it_works } } })
  render(<HowItWorksScreen />, { wrapper: WithApp })
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Three evenings')
  const steps = screen.getAllByRole('listitem')
  expect(steps.map((step) => within(step).getByRole('heading').textContent)).toEqual([
    '1Walk through the house',
    '2Answer',
    '3Compare',
  ])
  const texts = ['Bring a lamp.', 'Guess where you must.', 'Take your time.']
  for (const [index, step] of steps.entries()) within(step).getByText(texts[index] ?? '')
  const last = steps.at(-1)
  const footer = screen.getByText('Nobody comes to your door.')
  expect(last?.compareDocumentPosition(footer)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})
