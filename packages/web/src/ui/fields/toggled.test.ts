import { expect, test } from 'vitest'
import { toggled } from './toggled.ts'

const choices = [
  { value: 'gas', label: 'Gas' },
  { value: 'oil', label: 'Oil' },
  { value: 'unknown', label: 'I don’t know', isPlain: true },
]
const [gas, oil, unknown] = choices as [
  (typeof choices)[number],
  (typeof choices)[number],
  (typeof choices)[number],
]

test('adds a value in the order of the choices and takes it away again', () => {
  expect(toggled(['oil'], gas, choices)).toEqual(['gas', 'oil'])
  expect(toggled(['gas', 'oil'], gas, choices)).toEqual(['oil'])
})

test('"I don’t know" stands alone', () => {
  expect(toggled(['gas', 'oil'], unknown, choices)).toEqual(['unknown'])
  expect(toggled(['unknown'], oil, choices)).toEqual(['oil'])
})
