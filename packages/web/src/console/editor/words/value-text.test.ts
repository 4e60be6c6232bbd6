import { expect, it } from 'vitest'
import { valueText } from './value-text.ts'

const t = (key: string) => key

it.each([
  [undefined, 'admin-site:value.none'],
  ['', 'admin-site:value.none'],
  [false, 'admin-site:value.off'],
  [true, 'admin-site:value.on'],
  [0, '0'],
  ['Lakeshore', 'Lakeshore'],
  [['a', { tiers: [1, 2] }], 'a · 1 · 2'],
  [{ en: 'Save', es: 'Guardar' }, 'Save · Guardar'],
])('says %j as %s', (value, said) => {
  expect(valueText(value, t)).toBe(said)
})

it('cuts a long value off, and no shorter one', () => {
  expect(valueText('a'.repeat(140), t)).toBe('a'.repeat(140))
  expect(valueText('a'.repeat(141), t)).toBe(`${'a'.repeat(140)}…`)
})
