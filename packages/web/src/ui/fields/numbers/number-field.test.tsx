import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { useState } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import { NumberField } from './number-field.tsx'

beforeAll(async () => {
  await i18next.changeLanguage('fr')
})

function Area({
  onChange,
  ...rest
}: {
  onChange: (value: number | null) => void
  min?: number
  max?: number
}) {
  const [value, setValue] = useState<number | null>(null)
  return (
    <NumberField
      {...rest}
      label="Superficie"
      name="floor_area"
      value={value}
      unit="m²"
      onChange={(next) => {
        setValue(next)
        onChange(next)
      }}
    />
  )
}

test('reads a number in the reader’s own notation', async () => {
  const onChange = vi.fn()
  render(<Area onChange={onChange} />)
  await userEvent.type(screen.getByLabelText('Superficie'), '128,5')
  await userEvent.tab()
  expect(onChange).toHaveBeenLastCalledWith(128.5)
})

test('an emptied field is no answer', async () => {
  const onChange = vi.fn()
  render(<Area onChange={onChange} />)
  const input = screen.getByLabelText('Superficie')
  await userEvent.type(input, '12')
  await userEvent.tab()
  await userEvent.clear(input)
  await userEvent.tab()
  expect(onChange).toHaveBeenLastCalledWith(null)
})

test('the control carries its name’s id, so that an error summary can lead there', () => {
  render(<Area onChange={vi.fn()} />)
  expect(screen.getByLabelText('Superficie').id).toBe('field-floor_area')
})
