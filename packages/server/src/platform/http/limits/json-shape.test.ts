import fc from 'fast-check'
import { expect, it } from 'vitest'
import { DEEPEST_BODY, jsonShape } from './json-shape.ts'

/** Whether a text is too much, in pieces of so many bytes. */
function isTooMuch(json: string, mostValues: number, pieceBytes: number): boolean {
  const { isTooMuch } = jsonShape(mostValues)
  const bytes = Buffer.from(json)
  for (let at = 0; at < bytes.length; at += pieceBytes)
    if (isTooMuch(bytes.subarray(at, at + pieceBytes))) return true
  return false
}

/** What stands between commas, and each list and object. */
function valuesOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  const inside = Object.values(value)
  return 1 + Math.max(inside.length - 1, 0) + inside.reduce((sum: number, each) => sum + valuesOf(each), 0)
}

it('counts the values of any JSON, however it is cut into pieces', () => {
  const texts = fc.oneof(fc.string(), fc.stringMatching(/^["\\,[\]{}]*$/))
  const { json } = fc.letrec((tie) => ({
    json: fc.oneof(
      { maxDepth: 5 },
      ...[texts, fc.integer(), fc.constant(null), fc.array(tie('json')), fc.dictionary(texts, tie('json'))],
    ),
  }))
  fc.assert(
    fc.property(json, fc.integer({ min: 1, max: 40 }), (value, pieceBytes) => {
      const [text, values] = [JSON.stringify(value), valuesOf(value)]
      expect(isTooMuch(text, values, pieceBytes)).toBe(false)
      if (values > 0) expect(isTooMuch(text, values - 1, pieceBytes)).toBe(true)
    }),
  )
})
it('is too much where it is nested too deep, and not where a text has brackets', () => {
  const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`
  expect(isTooMuch(nested(DEEPEST_BODY), 1_000, 7)).toBe(false)
  expect(isTooMuch(nested(DEEPEST_BODY + 1), 1_000, 7)).toBe(true)
  expect(isTooMuch(JSON.stringify(`${nested(500)}\\"${nested(500)}`), 1_000, 7)).toBe(false)
})
