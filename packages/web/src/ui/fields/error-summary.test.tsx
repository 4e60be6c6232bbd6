import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { RadioGroup } from './choices/radio-group.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { TextField } from './text-field.tsx'

function Form() {
  return (
    <>
      <ErrorSummary
        title="Please check this form"
        errors={[
          { name: 'zip', message: 'Zip is missing' },
          { name: 'age', message: 'Age is missing' },
        ]}
      />
      <TextField label="Zip" name="zip" value="" onChange={vi.fn()} error="Zip is missing" />
      <RadioGroup
        label="Age"
        name="age"
        value={null}
        onChange={vi.fn()}
        choices={[{ value: 'new', label: 'New' }]}
        error="Age is missing"
      />
    </>
  )
}

test('takes the focus when it appears', () => {
  render(<Form />)
  expect(document.activeElement).toBe(screen.getByRole('alert'))
})

test('each mistake leads to its field, in a group to its first control', async () => {
  render(<Form />)
  await userEvent.click(screen.getByRole('link', { name: 'Zip is missing' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Zip'))
  await userEvent.click(screen.getByRole('link', { name: 'Age is missing' }))
  expect(document.activeElement).toBe(screen.getByLabelText('New'))
})

test('a field in error says so to assistive technology', () => {
  render(<Form />)
  const zip = screen.getByLabelText('Zip')
  expect(zip.getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(zip.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Zip is missing',
  )
})
