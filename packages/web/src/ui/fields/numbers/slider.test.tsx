import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Slider } from './slider.tsx'

test('shows the assumed value while there is no answer, and its buttons begin there', async () => {
  const change = vi.fn()
  render(<Slider label="Winter" value={null} onChange={change} min={55} max={85} restingValue={68} />)
  const number = screen.getByRole('textbox', { name: 'Winter' })
  expect(number).toHaveProperty('value', '')
  expect(number.getAttribute('placeholder')).toBe('68')
  await userEvent.click(screen.getByRole('button', { name: 'More' }))
  expect(change).toHaveBeenLastCalledWith(68)
})

test('says what is taken without an answer as the sentence beside it does, and begins on a step', async () => {
  const change = vi.fn()
  render(
    <Slider
      label="People"
      value={null}
      onChange={change}
      min={0}
      max={8}
      restingValue={3}
      restingText="2.5"
    />,
  )
  expect(screen.getByRole('textbox', { name: 'People' }).getAttribute('placeholder')).toBe('2.5')
  expect(screen.getByRole('slider', { name: 'People' }).getAttribute('aria-valuetext')).toBe('2.5')
  await userEvent.click(screen.getByRole('button', { name: 'More' }))
  expect(change).toHaveBeenLastCalledWith(3)
})

test('keeps a number typed beyond its ends or between its steps as it was typed', async () => {
  const change = vi.fn()
  render(<Slider label="Area" value={null} onChange={change} min={300} max={6000} step={50} />)
  const number = screen.getByRole('textbox', { name: 'Area' })
  for (const [typed, read] of [
    ['12', 12],
    ['1,873', 1873],
    ['20,000', 20_000],
  ] as const) {
    await userEvent.clear(number)
    await userEvent.type(number, typed)
    await userEvent.tab()
    expect(change).toHaveBeenLastCalledWith(read)
  }
})
