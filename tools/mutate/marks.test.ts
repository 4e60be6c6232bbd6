import { afterEach, expect, it, vi } from 'vitest'
import { markOf, withMarks } from './marks.mjs'

const SOURCE =
  'const most = 3\nconst isFull = (list) => list.length > most\nfunction grow(by) { return by + 1 }'
const placeOf = (part: string) => ({ file: 'sample.ts', start: SOURCE.indexOf(part) })

afterEach(() => void vi.unstubAllGlobals())

it('names the function a fault stands in, and none for what is run when the file is loaded', () => {
  expect(markOf(placeOf('> most'), SOURCE)).toBe(`sample.ts:${SOURCE.indexOf('(list)')}`)
  expect(markOf(placeOf('by + 1'), SOURCE)).toBe(`sample.ts:${SOURCE.indexOf('function')}`)
  expect(markOf(placeOf('3'), SOURCE)).toBeUndefined()
})

it('lets each function with a fault say that it was entered, and changes nothing else', () => {
  const marked = withMarks('sample.ts', SOURCE, [placeOf('3'), placeOf('> most'), placeOf('by + 1')])
  const run = new Function(`${marked}\nreturn [isFull([1, 2, 3, 4]), grow(1)]`)
  vi.stubGlobal('reachedMarks', new Set())
  expect(run()).toEqual([true, 2])
  expect([...Reflect.get(globalThis, 'reachedMarks')]).toEqual(
    ['(list)', 'function'].map((part) => `sample.ts:${SOURCE.indexOf(part)}`),
  )
})
