import { ListOf } from '@hearthlight/domain/shared/list-page'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLocation } from 'react-router'
import { beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { many, refusal, type Served, serveCalls } from '../../../testing/serve-calls.ts'
import { bootForTest, InConsole } from '../../../testing/with-app.tsx'
import { useKeyboard } from '../keys/shortcuts.ts'
import type { Column } from './columns.ts'
import type { Filter } from './filter.ts'
import { ListView } from './list.tsx'
import { useList } from './use-list.ts'

type Row = { id: string; name: string; town: string }
const ROWS: readonly Row[] = ['Ada', 'Bea', 'Cy'].map((name, index) => ({
  id: `r${index}`,
  name,
  town: index === 0 ? 'Plymouth' : 'Cleveland',
}))
const RESPONSE = ListOf('people', z.object({ name: z.string(), town: z.string() }))
const COLUMNS: readonly Column<Row>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => name },
  { id: 'town', header: 'Town', cell: ({ town }) => town },
]
const FILTERS: readonly Filter[] = [
  { id: 'town', kind: 'choice', label: 'Town', options: [{ value: 'p', label: 'Plymouth' }] },
  {
    id: 'kind',
    kind: 'choice',
    label: 'Kind',
    isMany: true,
    options: [
      { value: 'a', label: 'Plain' },
      { value: 'b', label: 'Grand' },
      { value: 'c', label: 'Other' },
    ],
  },
]
const VIEW = {
  id: 'v1',
  name: 'Plymouth only',
  search: 'town=p',
  is_shared: true,
  by: 'Casey Moreau',
  may_change: true,
  version: 4,
}

let served: Served
beforeEach(async () => {
  localStorage.clear()
  await bootForTest()
  served = serveCalls({
    'GET /api/admin/v1/people': () =>
      Response.json({
        data: ROWS.map(({ id, ...attributes }) => ({ id, type: 'people', attributes })),
        meta: { next: 'more', previous: null, total: 1204 },
      }),
    'GET /api/admin/v1/saved_views': () => many('saved_views', [VIEW]),
  })
})

function People() {
  useKeyboard()
  const list = useList({
    name: 'people',
    path: '/api/admin/v1/people',
    response: RESPONSE,
    defaultSort: 'name',
    filters: FILTERS,
    matching: async () => ({ ids: ['r0', 'r1', 'r2', 'r3'], hasMore: true }),
  })
  const { pathname, search } = useLocation()
  return (
    <>
      <output aria-label="address">{pathname + search}</output>
      <ListView
        list={list}
        caption="People"
        columns={COLUMNS}
        rowName={({ name }) => name}
        rowTo={({ id }) => `/people/${id}`}
        bulk={<button type="button">Do it</button>}
        empty="nobody"
      />
    </>
  )
}

async function open(path = '/') {
  render(
    <InConsole path={path}>
      <People />
    </InConsole>,
  )
  await screen.findByRole('link', { name: 'Ada' })
  return userEvent.setup()
}
const address = () => screen.getByLabelText('address').textContent
const isSelected = (name: string) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: `Select ${name}` }).checked

it('walks its rows by J and K, selects by X and opens by Enter', async () => {
  const user = await open()
  await user.keyboard('jjx')
  expect([isSelected('Ada'), isSelected('Bea')]).toEqual([false, true])
  expect(screen.getByText('1 selected')).toBeTruthy()
  await user.keyboard('kx')
  expect(screen.getByText('2 selected')).toBeTruthy()
  await user.keyboard('x{Enter}')
  expect(address()).toBe('/people/r0')
})

it('does not take letters for keys while somebody types', async () => {
  const user = await open()
  await user.keyboard('j')
  await user.keyboard('v')
  await user.type(await screen.findByLabelText(/^Name/), 'xx')
  expect(screen.queryByText('1 selected')).toBeNull()
})

it('filters by several values, or by all but those, and says how many match in all', async () => {
  const user = await open()
  expect(screen.getByText('1,204 in all')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Filter' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Filter' }))
  await user.click(dialog.getByRole('checkbox', { name: 'Plain' }))
  await user.click(dialog.getByRole('checkbox', { name: 'Grand' }))
  await user.selectOptions(dialog.getByLabelText('Kind: is or is not'), 'is not')
  await user.click(dialog.getByRole('button', { name: 'Apply' }))
  expect(address()).toBe('/?kind=%21a%2Cb')
  await waitFor(() => expect(served.sent('GET /api/admin/v1/people').at(-1)?.query['kind']).toBe('!a,b'))
  expect(screen.getByRole('button', { name: 'Kind is not Plain, Grand' })).toBeTruthy()
})

it('names a filter on a chip that leads to it and takes it off', async () => {
  const user = await open('/?town=p')
  expect(screen.getByRole('button', { name: 'Town Plymouth' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Remove the filter Town' }))
  expect(address()).toBe('/')
})

it('keeps the chosen columns on this device', async () => {
  const user = await open()
  await user.click(screen.getByRole('button', { name: 'Columns' }))
  await user.click(screen.getByRole('checkbox', { name: 'Town' }))
  expect(screen.queryByRole('columnheader', { name: 'Town' })).toBeNull()
  cleanup()
  await open()
  expect(screen.queryByRole('columnheader', { name: 'Town' })).toBeNull()
})

it('selects what matches beyond the page, and says when that is not all', async () => {
  const user = await open()
  await user.keyboard('jx')
  await user.click(screen.getByRole('button', { name: 'Select all that match' }))
  expect(await screen.findByText('4 selected')).toBeTruthy()
  expect(screen.getByText(/Only the first 4 are selected; more match/)).toBeTruthy()
})

it('opens a saved view by its address, and keeps what it shows now as another', async () => {
  const bodies: unknown[] = []
  served.change({
    'POST /api/admin/v1/saved_views': ({ body }) => {
      bodies.push(body)
      return Response.json({ data: { id: 'v2', type: 'saved_views', attributes: { ...VIEW, name: 'Mine' } } })
    },
  })
  const user = await open()
  await user.keyboard('v')
  await user.click(await screen.findByRole('link', { name: 'Plymouth only' }))
  expect(address()).toBe('/?town=p&view=v1')
  await user.click(await screen.findByRole('button', { name: 'Plymouth only' }))
  await user.click(screen.getByRole('button', { name: 'Save view' }))
  expect(screen.getByText('Give the view a name.')).toBeTruthy()
  expect(bodies).toEqual([])
  await user.type(screen.getByLabelText(/^Name/), 'Mine')
  await user.click(screen.getByRole('button', { name: 'Save view' }))
  await waitFor(() => expect(address()).toBe('/?town=p&view=v2'))
  expect(bodies).toEqual([{ list: 'people', name: 'Mine', is_shared: false, search: 'town=p' }])
})

it('says at the name of a view why it is not kept', async () => {
  const full = 'Your colleagues and you have 500 saved views already. Remove one first.'
  served.change({ 'POST /api/admin/v1/saved_views': () => refusal(409, full, '/name') })
  const user = await open()
  await user.keyboard('v')
  await user.type(await screen.findByLabelText(/^Name/), 'Mine')
  await user.click(screen.getByRole('button', { name: 'Save view' }))
  const said = await screen.findByText(full)
  expect(screen.getByLabelText(/^Name/).getAttribute('aria-describedby')).toContain(said.id)
  expect(said.id).not.toBe('')
})

it('renames a saved view with the version that was seen, and deletes it only when asked twice', async () => {
  const bodies: unknown[] = []
  served.change({
    'PUT /api/admin/v1/saved_views/v1': ({ body }) => {
      bodies.push(body)
      return Response.json({ data: { id: 'v1', type: 'saved_views', attributes: VIEW } })
    },
    'DELETE /api/admin/v1/saved_views/v1': () => new Response(null, { status: 204 }),
  })
  const user = await open()
  await user.keyboard('v')
  await user.click(await screen.findByRole('button', { name: 'Rename Plymouth only' }))
  const item = within(within(screen.getByRole('dialog')).getByRole('listitem'))
  await user.type(item.getByLabelText(/^Name/), '!')
  await user.click(item.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(bodies).toEqual([{ name: 'Plymouth only!', is_shared: true, search: 'town=p', version: 4 }]),
  )
  await user.click(await screen.findByRole('button', { name: 'Delete Plymouth only' }))
  expect(served.calls).not.toContain('DELETE /api/admin/v1/saved_views/v1')
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(served.calls).toContain('DELETE /api/admin/v1/saved_views/v1'))
})
