import { expect, it } from 'vitest'
import { parseRows } from './parse-rows.ts'

it('reads so many rows and nothing behind them', () => {
  const behind = 'd,4\n"never closed'
  const text = `a,1\n\nb,2\n"c",3\n${behind}`
  const piece = { text, delimiter: ',', isEnd: true, longest: text.length }
  expect(parseRows({ ...piece, most: 3 })).toEqual({
    rows: [
      ['a', '1'],
      ['b', '2'],
      ['c', '3'],
    ],
    rest: behind,
    isTooLong: false,
  })
  expect(parseRows(piece).rows).toHaveLength(5)
})
