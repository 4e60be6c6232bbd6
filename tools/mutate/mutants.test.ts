import { expect, it } from 'vitest'
import { mutantsOf, sampleOf } from './mutants.mjs'

const faults = (source: string, isText = false) =>
  mutantsOf('sample.ts', source, isText).map(({ source }) => source)

it('turns each condition and constant into a fault, one at a time', () => {
  expect(faults('if (a < 1) return b()')).toEqual([
    'if (!(a < 1)) return b()',
    'if (a <= 1) return b()',
    'if (a < (1 + 1)) return b()',
  ])
  expect(faults('const on = !off && true')).toEqual([
    'const on = !off || true',
    'const on = off && true',
    'const on = !off && false',
  ])
})

it('leaves out a call whose answer nobody reads', () => {
  expect(faults('await save(a)\nvoid tell()\nconst b = read()')).toEqual([
    'undefined\nvoid tell()\nconst b = read()',
    'await save(a)\nundefined\nconst b = read()',
  ])
})

it('leaves out a property, with its comma, and neither what is spread nor a parameter', () => {
  expect(faults('send({ a, b: c(), ...d, e() {} })')).toEqual([
    'undefined',
    'send({ b: c(), ...d, e() {} })',
    'send({ a, ...d, e() {} })',
    'send({ a, b: c(), ...d,  })',
  ])
  expect(faults('const f = ({ a, b }) => a')).toEqual([])
})

it('turns a message of a file of texts into another', () => {
  const source = "export const texts = { saved: 'Saved.' }"
  expect(faults(source)).not.toContain("export const texts = { saved: 'Something else.' }")
  expect(faults(source, true)).toEqual(["export const texts = { saved: 'Something else.' }"])
})

it('leaves types alone', () => {
  expect(faults("type One = 1 | true\nimport { a } from 'a'")).toEqual([])
})

it('draws the same sample for the same seed', () => {
  const all = Array.from({ length: 100 }, (_, index) => index)
  expect(sampleOf(all, 5, 1)).toEqual(sampleOf(all, 5, 1))
  expect(sampleOf(all, 5, 1)).not.toEqual(sampleOf(all, 5, 2))
  expect(new Set(sampleOf(all, 100, 3)).size).toBe(100)
})
