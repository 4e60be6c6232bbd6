import { expect, it } from 'vitest'
import { placeName } from './place-name.ts'

it.each([
  [['Rua Serpa Pinto 12', 'Santarém', 'Santarém'], 'Rua Serpa Pinto 12, Santarém'],
  [['Sheboygan', 'WI'], 'Sheboygan, WI'],
  [['Lisboa', null], 'Lisboa'],
  [[null, undefined, ''], ''],
])('%j is said as %s', (parts, said) => {
  expect(placeName(parts)).toBe(said)
})
