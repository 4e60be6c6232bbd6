import { expect, it } from 'vitest'
import { valueText } from './value-text.ts'

const t = (key: string) => key

it.each([
  [undefined, 'value.none'],
  ['', 'value.none'],
  [false, 'value.off'],
  [true, 'value.on'],
  [0, '0'],
  ['Lakeshore', 'Lakeshore'],
  [{ en: 'Save', es: 'Guardar' }, '{"en":"Save","es":"Guardar"}'],
])('says %j as %s', (value, said) => {
  expect(valueText(value, t)).toBe(said)
})

it('cuts a long value off, and no shorter one', () => {
  expect(valueText('a'.repeat(140), t)).toBe('a'.repeat(140))
  expect(valueText('a'.repeat(141), t)).toBe(`${'a'.repeat(140)}…`)
})
