import { screen, within } from '@testing-library/react'

/** What kind of field stands under a label: its type and the keyboard it asks for. */
export function controlOf(label: string): string {
  const control = screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`), {
    selector: 'input, select, textarea',
  })
  return [control.type, control.inputMode].filter(Boolean).join(' ')
}

/** The words of what a group offers to choose. */
export const optionsIn = (name: string, role: 'radio' | 'checkbox') =>
  within(screen.getByRole(role === 'radio' ? 'radiogroup' : 'group', { name: new RegExp(`^${name}`) }))
    .getAllByRole(role)
    .map((option) => option.closest('label')?.textContent)
