import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Modal } from './modal.tsx'

function Opener() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      <Modal
        id="modal-page-transition"
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title="A closer look"
      >
        <p>Twelve more questions</p>
      </Modal>
    </>
  )
}

test('is a modal dialog named by its title while open, and gone after', async () => {
  render(<Opener />)
  expect(screen.queryByRole('dialog')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  const dialog = screen.getByRole('dialog', { name: 'A closer look' })
  expect(dialog.id).toBe('modal-page-transition')
  expect((dialog as HTMLDialogElement).open).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})
