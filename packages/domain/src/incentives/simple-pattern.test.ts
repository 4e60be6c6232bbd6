import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LONGEST_TEXT, simplePattern } from './simple-pattern.ts'

/** Patterns that one may write, with what they are about. */
const { pattern } = fc.letrec<{ pattern: string; part: string }>((tie) => ({
  pattern: fc.array(tie('part'), { maxLength: 4 }).map((parts) => parts.join('')),
  part: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.constantFrom(
      'a',
      'b',
      '1',
      '.',
      '\\d',
      '\\w',
      '[ab]',
      '[^a]',
      '[\\d-]',
      '\\.',
      '^',
      '$',
      'é',
      '\\u{1f600}',
    ),
    fc
      .tuple(tie('part'), fc.constantFrom('*', '+', '?', '{2}', '{1,3}', '{0,}', '*?'))
      .map(([part, times]) => `(?:${part})${times}`),
    fc.tuple(tie('pattern'), tie('pattern')).map(([one, other]) => `(${one}|${other})`),
  ),
}))
const text = fc
  .array(fc.constantFrom('a', 'b', '1', '.', '-', 'é', '\u{1f600}', '\n'), { maxLength: 8 })
  .map((signs) => signs.join(''))

it('says what RegExp says of the whole of a text', () => {
  fc.assert(
    fc.property(pattern, text, (source, answer) => {
      const own = simplePattern(source)
      fc.pre(own !== undefined)
      expect(own?.keeps(answer)).toBe(new RegExp(`^(?:${source})$`, 'u').test(answer))
    }),
    { numRuns: 1000 },
  )
})
describe('a pattern by which RegExp would take longer than anybody waits', () => {
  const almost = `${'a'.repeat(LONGEST_TEXT - 1)}!`
  it.each(['(a+)+', '(a|a)*', '(a|aa)+', 'a*a*a*a*a*a*a*a*a*a*b', '(a?){50}a{50}b', '(.*)*b', '(\\w+\\d?)+'])(
    '%s is answered',
    (source) => {
      expect(simplePattern(source)?.keeps(almost)).toBe(false)
      expect(simplePattern(`${source}!?`)?.keeps('a'.repeat(60))).toBe(!source.endsWith('b'))
    },
  )
})
it.each(['(?=a)b', '(?!a)b', '(?<=a)b', '(a)\\1', '\\bword', 'a{201}', '((a*b)*c)*', '(a', 'a)', '['])(
  '%s is none that we take',
  (source) => {
    expect(simplePattern(source)).toBeUndefined()
  },
)
it('a text longer than any code keeps no pattern', () => {
  expect(simplePattern('a*')?.keeps('a'.repeat(LONGEST_TEXT))).toBe(true)
  expect(simplePattern('a*')?.keeps('a'.repeat(LONGEST_TEXT + 1))).toBe(false)
})
