import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { bootForTest, InConsole } from '../../testing/with-app.tsx'
import { useKeyboard } from '../kit/keys/shortcuts.ts'
import { showUndo } from '../kit/undo.ts'
import { UndoToast } from './undo-toast.tsx'

beforeEach(() => bootForTest())
afterEach(() => {
  act(() => showUndo(null))
})

function Framed() {
  useKeyboard()
  return <UndoToast />
}

it.each([
  [
    'its button',
    (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('button', { name: /^Undo/ })),
  ],
  ['Z', (user: ReturnType<typeof userEvent.setup>) => user.keyboard('z')],
])('what was done is undone once, by %s, and is gone then', async (_, press) => {
  const undo = vi.fn(async () => undefined)
  render(
    <InConsole>
      <Framed />
    </InConsole>,
  )
  act(() => showUndo({ text: '2 were assigned.', undoLabel: 'Undo', undo, undone: 'Undone.' }))
  expect(screen.getByText('2 were assigned.')).toBeTruthy()
  await press(userEvent.setup())
  await waitFor(() => expect(screen.queryByText('2 were assigned.')).toBeNull())
  expect(undo).toHaveBeenCalledTimes(1)
})
