import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLocation } from 'react-router'
import { beforeEach, expect, it, vi } from 'vitest'
import { one, serveCalls } from '../../testing/serve-calls.ts'
import { bootForTest, InConsole } from '../../testing/with-app.tsx'
import { useShortcuts } from '../kit/keys/shortcuts.ts'
import { Palette } from './palette.tsx'
import { SECTIONS } from './sections.ts'

const approve = vi.fn()
let next: string | null
beforeEach(async () => {
  next = 'a7'
  approve.mockClear()
  await bootForTest()
  serveCalls({
    'GET /api/admin/v1/search': () => one('console_search', '1', { applications: [], people: [], homes: [] }),
    'GET /api/admin/v1/application_queue/next': () => one('application_queue', '1', { next_id: next }),
  })
})

function Page() {
  useShortcuts('record', [
    { keys: 'a', label: 'Approve', run: approve },
    { keys: 'j', label: 'Next row', run: approve },
  ])
  const { pathname, search } = useLocation()
  return <output aria-label="address">{pathname + search}</output>
}

async function open(sections = SECTIONS) {
  const page = (palette: boolean) => (
    <InConsole>
      <Page />
      {palette && <Palette sections={sections} onClose={() => undefined} />}
    </InConsole>
  )
  const { rerender } = render(page(false))
  rerender(page(true))
  return userEvent.setup()
}
const address = () => screen.getByLabelText('address').textContent
const type = (user: ReturnType<typeof userEvent.setup>, text: string) =>
  user.type(screen.getByRole('combobox', { hidden: true }), text)
const options = () => screen.getAllByRole('option', { hidden: true }).map(({ textContent }) => textContent)

it('does what the open page can do, by its name', async () => {
  const user = await open()
  await type(user, 'appro')
  expect(options()).toEqual(['ApproveA'])
  await user.keyboard('{Enter}')
  await waitFor(() => expect(approve).toHaveBeenCalledOnce())
})

it('leads to what can be done from anywhere', async () => {
  const user = await open()
  await type(user, 'invite')
  await user.keyboard('{Enter}')
  expect(address()).toBe('/admin/staff?do=invite')
})

it('opens the next application to review', async () => {
  const user = await open()
  await type(user, 'next application')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(address()).toBe('/admin/applications/a7'))
})

it('offers nothing of a section that is not open to this person', async () => {
  const user = await open(SECTIONS.filter(({ name }) => name !== 'staff'))
  await type(user, 'invite')
  expect(screen.queryAllByRole('option', { hidden: true })).toEqual([])
})
