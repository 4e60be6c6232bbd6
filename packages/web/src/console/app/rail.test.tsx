import type { AdminSession } from '@hearthlight/domain/accounts/staff/admin'
import { cleanup, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { one, serveCalls } from '../../testing/serve-calls.ts'
import { bootForTest, InConsole } from '../../testing/with-app.tsx'
import { consoleQueries } from '../api/console-http.ts'
import { Rail } from './rail.tsx'
import { SECTIONS } from './sections.ts'

const RAE: AdminSession = {
  name: 'Rae Reviewer',
  email: 'rae@testville.test',
  operator: false,
  language: null,
  default_permissions: ['applications'],
  additional_permissions: [],
  fullPermissions: ['applications'],
}

beforeEach(() => bootForTest())

const showRail = (sections = SECTIONS, isBench = false) =>
  render(
    <InConsole path="/admin">
      <Rail session={RAE} {...{ sections, isBench }} isOpen={false} onClose={() => undefined} />
    </InConsole>,
  )

const serveUnread = (unread: number) =>
  serveCalls({
    'GET /api/admin/v1/application_queue/unread': () => one('application_queue', '1', { unread }),
  })

it.each([
  ['in words', false],
  ['as marks beside a bench', true],
])('says beside the applications how many hold something new: %s', async (_, isBench) => {
  serveUnread(1200)
  showRail(SECTIONS, isBench)
  const link = await screen.findByRole('link', { name: /^Applications\s*1,200 with something new$/ })
  expect(link.getAttribute('href')).toBe('/admin/applications')
})

it('says nothing where nothing is new, and asks nothing for who sees no applications', async () => {
  const served = serveUnread(0)
  showRail()
  await vi.waitFor(() => expect(served.calls).toHaveLength(1))
  expect(screen.getByRole('link', { name: 'Applications' })).toBeDefined()
  cleanup()
  consoleQueries.clear()
  showRail(SECTIONS.filter(({ name }) => name !== 'applications'))
  expect(screen.getByRole('link', { name: 'Today' })).toBeDefined()
  expect(served.calls).toHaveLength(1)
})
