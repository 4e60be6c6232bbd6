import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { bootForTest, WithApp } from '../../testing/with-app.tsx'
import { useMoment } from './use-moment.ts'

function Moment() {
  return <time>{useMoment()('2026-11-18T03:30:00Z')}</time>
}

it.each([
  ['America/Los_Angeles', '11-17-2026 7:30 PM'],
  ['Pacific/Auckland', '11-18-2026 4:30 PM'],
])('tells a moment by the clock of a partner in %s, wherever the browser is', async (time_zone, told) => {
  await bootForTest({ time_zone })
  render(
    <WithApp>
      <Moment />
    </WithApp>,
  )
  expect(screen.getByRole('time').textContent).toBe(told)
})
