import type { DraftDocument, SavedDraft } from '@hearthlight/domain/shared/draft'
import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { SOMEBODY } from '../../../testing/somebody.ts'
import { bootForTest, WithApp } from '../../../testing/with-app.tsx'
import { type Editing, EditingContext } from '../editing.ts'
import { MeetingDialog } from './meeting-dialog.tsx'
import type { DraftCalls } from './open-draft.ts'
import { useDraft } from './use-draft.ts'

beforeEach(() => bootForTest({}, SOMEBODY))

const saved = (revision: number, document: DraftDocument): SavedDraft => ({
  revision,
  document,
  updated_by: 'Casey Moreau',
  updated_at: '2026-06-01T12:00:00.000Z',
})
const START = { title: 'Doors', minutes: 5 }

const EDITING: Omit<Editing, 'document' | 'change'> = {
  fields: [],
  languages: ['en'],
  facts: [],
  references: () => undefined,
  defectAt: () => undefined,
}

function Bench({ opened, calls }: { opened: SavedDraft; calls: DraftCalls }) {
  const writing = useDraft('one', opened, calls)
  const { document, change } = writing
  const field = (key: 'title' | 'minutes') => (
    <input
      aria-label={key}
      value={String(document[key])}
      onChange={({ target }) => change([key], target.value)}
    />
  )
  return (
    <EditingContext value={{ ...EDITING, document, change }}>
      {field('title')}
      {field('minutes')}
      <MeetingDialog writing={writing} nameAt={(path) => path.join(' › ')} />
    </EditingContext>
  )
}

/** What the console has of a draft, and what reached the server of it. */
function openBench(opened = saved(1, START)) {
  const arrived: DraftDocument[] = []
  const calls: DraftCalls = {
    save: async ({ revision, mine }) => {
      arrived.push(mine)
      return saved(revision + 1, mine)
    },
    read: async () => null,
  }
  const { rerender, unmount } = render(<Bench opened={opened} calls={calls} />, { wrapper: WithApp })
  return {
    arrived,
    unmount,
    colleague: (draft: SavedDraft) => rerender(<Bench opened={draft} calls={calls} />),
  }
}
const shown = (key: string) => screen.getByLabelText<HTMLInputElement>(key).value
const type = (key: string, value: string) =>
  fireEvent.change(screen.getByLabelText(key), { target: { value } })

/** Says in the dialog whose stands. */
function settleOn(whose: string) {
  fireEvent.click(screen.getByRole('radio', { name: new RegExp(`^${whose}`) }))
  fireEvent.click(screen.getByRole('button', { name: 'Go on' }))
}

it('shows what a colleague saved, and saves nothing for it', () => {
  const { arrived, colleague } = openBench()
  colleague(saved(2, { ...START, title: 'Windows' }))
  expect(shown('title')).toBe('Windows')
  expect([arrived, localStorage.length]).toEqual([[], 0])
})

it('puts together what does not meet, and saves the whole', async () => {
  const { arrived, colleague } = openBench()
  type('minutes', '9')
  colleague(saved(2, { ...START, title: 'Windows' }))
  expect([shown('title'), shown('minutes')]).toEqual(['Windows', '9'])
  await waitFor(() => expect(arrived).toEqual([{ title: 'Windows', minutes: '9' }]))
})

it.each([
  ['Mine', 'Gates'],
  ['Theirs', 'Windows'],
])('asks where both changed the same: %s', async (whose, title) => {
  const { colleague } = openBench()
  type('title', 'Gates')
  colleague(saved(2, { ...START, title: 'Windows' }))
  const dialog = await screen.findByRole('dialog', { name: 'Casey Moreau changed the same thing' })
  expect(dialog.textContent).toContain('Casey Moreau wrote: Windows')
  expect(dialog.textContent).toContain('You wrote: Gates')
  settleOn(whose)
  expect(shown('title')).toBe(title)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('takes no earlier save of its own for a colleague’s, however late the server tells of it', async () => {
  const { arrived, colleague } = openBench()
  for (const title of ['Gates', 'Windows']) {
    type('title', title)
    await waitFor(() => expect(arrived.at(-1)).toEqual({ ...START, title }))
    await waitFor(() => expect(localStorage.length).toBe(0))
  }
  type('title', 'Roofs')
  // It was asked for between the two saves.
  colleague(saved(2, { ...START, title: 'Gates' }))
  expect(shown('title')).toBe('Roofs')
  expect(screen.queryByRole('dialog')).toBeNull()
  await waitFor(() => expect(arrived.at(-1)).toEqual({ ...START, title: 'Roofs' }))
  // The same number with other words is a draft that was begun anew.
  colleague(saved(3, { ...START, minutes: 9 }))
  await waitFor(() => expect(shown('minutes')).toBe('9'))
})

it('what a reload came before is there and saved, over what a colleague saved meanwhile', async () => {
  const before = openBench()
  type('minutes', '9')
  before.unmount()
  const { arrived } = openBench(saved(2, { ...START, title: 'Windows' }))
  expect(before.arrived).toEqual([])
  expect([shown('title'), shown('minutes')]).toEqual(['Windows', '9'])
  await waitFor(() => expect(arrived).toEqual([{ title: 'Windows', minutes: '9' }]))
  await waitFor(() => expect(localStorage.length).toBe(0))
})

it('what was written here can be put back after the other’s was taken', async () => {
  const { colleague, arrived } = openBench()
  type('title', 'Gates')
  colleague(saved(2, { ...START, title: 'Windows' }))
  await screen.findByRole('dialog', { name: 'Casey Moreau changed the same thing' })
  settleOn('Theirs')
  expect(shown('title')).toBe('Windows')
  fireEvent.click(screen.getByRole('button', { name: 'Put back what I wrote' }))
  expect(shown('title')).toBe('Gates')
  expect(screen.queryByRole('button', { name: 'Put back what I wrote' })).toBeNull()
  await waitFor(() => expect(arrived.at(-1)).toEqual({ ...START, title: 'Gates' }))
})

it('a reload asks where a colleague meanwhile changed the same', async () => {
  const before = openBench()
  type('title', 'Gates')
  before.unmount()
  openBench(saved(2, { ...START, title: 'Windows' }))
  await screen.findByRole('dialog', { name: 'Casey Moreau changed the same thing' })
  settleOn('Mine')
  expect(shown('title')).toBe('Gates')
})

it('what is done with the draft waits for a save under way, and for what was written during it', async () => {
  const answers: (() => void)[] = []
  const sent: unknown[] = []
  const calls: DraftCalls = {
    save: ({ revision, mine }) =>
      new Promise((answer) => {
        sent.push(mine['title'])
        answers.push(() => answer(saved(revision + 1, mine)))
      }),
    read: async () => null,
  }
  const { result } = renderHook(() => useDraft('one', saved(1, START), calls), { wrapper: WithApp })
  const settling = await act(async () => {
    result.current.change(['title'], 'Windows')
    void result.current.settle()
    result.current.change(['title'], 'Doors and windows')
    return [result.current.settle()]
  })
  await act(async () => answers[0]?.())
  await waitFor(() => expect(sent).toEqual(['Windows', 'Doors and windows']))
  await act(async () => answers[1]?.())
  expect(await settling[0]).toBe(3)
})
