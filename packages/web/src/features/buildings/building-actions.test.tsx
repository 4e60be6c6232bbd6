import type { Building } from '@hearthlight/domain/buildings/building'
import { fireEvent, render, screen } from '@testing-library/react'
import { useLocation } from 'react-router'
import { beforeEach, expect, it } from 'vitest'
import { announceRoutes } from '../../platform/boot/built-routes.ts'
import { SAMPLE_HOME } from '../../testing/sample-home.ts'
import { SOMEBODY } from '../../testing/somebody.ts'
import { bootForTest, WithApp } from '../../testing/with-app.tsx'
import { AssessmentAction } from './building-actions.tsx'

const HOME: Building = { ...SAMPLE_HOME, id: 'home-1' }
announceRoutes(['fuel-type'])
// Another file of this worker may have left a home there.
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const Where = () => <output>{useLocation().pathname}</output>

/** Where the button of a home leads, and what it says, on a device that was left at a page with a home. */
async function follow(
  leftAt: { page: string; home: string } | null,
  current_page: Building['extra_info']['current_page'] = null,
) {
  if (leftAt !== null) {
    localStorage.setItem('currentBuilding', JSON.stringify({ id: leftAt.home, auditMode: 'advanced' }))
    localStorage.setItem('currentPage', leftAt.page)
  }
  await bootForTest({}, SOMEBODY)
  render(
    <WithApp>
      <AssessmentAction building={{ ...HOME, extra_info: { ...HOME.extra_info, current_page } }} />
      <Where />
    </WithApp>,
  )
  const button = await screen.findByRole('button')
  const words = button.textContent
  fireEvent.click(button)
  return [words, screen.getByRole('status').textContent]
}

it('goes on where this device left off, where the server was not told of it', async () => {
  expect(await follow({ page: 'heating-system', home: 'home-1' })).toEqual([
    'Go on with the assessment',
    '/heating-system',
  ])
})
it('believes the server first', async () => {
  expect(await follow({ page: 'heating-system', home: 'home-1' }, 'house-type')).toEqual([
    'Go on with the assessment',
    '/house-type',
  ])
})
it.each([
  ['nothing is remembered', null],
  ['another home was left there', { page: 'heating-system', home: 'home-2' }],
  ['what is remembered is no page', { page: 'no-such-page', home: 'home-1' }],
])('starts at the beginning where %s [S1-2.077]', async (_why, leftAt) => {
  expect(await follow(leftAt)).toEqual(['Start assessment', '/fuel-type'])
})
