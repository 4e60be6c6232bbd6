import { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import { parseRows } from '../../../platform/csv/parse-rows.ts'
import { inBatches, readCsv } from './read-csv.ts'

const FORMAT = { encoding: 'utf-8', delimiter: ',' } as const
const LINE = `${'LP-4100-2201,Nora,Lindqvist,1418 Rutledge Street,Madison,WI,53703'.padEnd(149, '.')}\n`

it('holds no more of a file than a few chunks, however long the file and slow the reader', async () => {
  const linesInChunk = 400
  const chunks = 60
  let sent = 0
  let read = 0
  let most = 0
  const file = function* () {
    for (let chunk = 0; chunk < chunks; chunk += 1) {
      sent += linesInChunk
      yield Buffer.from(LINE.repeat(linesInChunk))
    }
  }
  for await (const batch of inBatches(readCsv(Readable.from(file()), FORMAT, parseRows), 500)) {
    // The database takes its time: whatever is read ahead meanwhile is in memory.
    await new Promise((turn) => setImmediate(turn))
    read += batch.length
    most = Math.max(most, sent - read)
  }
  expect(read).toBe(linesInChunk * chunks)
  expect(most).toBeLessThan(20 * linesInChunk)
})

it('ends with the file when the reader stops early', async () => {
  const file = Readable.from([Buffer.from(LINE.repeat(1000))])
  for await (const row of readCsv(file, FORMAT, parseRows)) {
    expect(row[0]).toBe('LP-4100-2201')
    break
  }
  expect(file.destroyed).toBe(true)
})

it('fails with the file', async () => {
  const file = Readable.from(
    (function* () {
      yield Buffer.from(LINE)
      throw new Error('the storage is gone')
    })(),
  )
  const all = async () => {
    for await (const row of readCsv(file, FORMAT, parseRows)) expect(row).toHaveLength(7)
  }
  await expect(all()).rejects.toThrow('the storage is gone')
})

it('reads letters that are cut by the end of a chunk, and quoted line ends', async () => {
  const bytes = Buffer.from('name,city\n"Gagné\nfils",Québec\n')
  const file = Readable.from([...bytes].map((byte) => Buffer.from([byte])))
  const rows = []
  for await (const row of readCsv(file, FORMAT, parseRows)) rows.push(row)
  expect(rows).toEqual([
    ['name', 'city'],
    ['Gagné\nfils', 'Québec'],
  ])
})

it.each([
  [
    'a,b\r\nc,d\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a,b\rc,d',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['"a ""b"" c",d\n', [['a "b" c', 'd']]],
  ['"5"" pipe",5" pipe\n', [['5" pipe', '5" pipe']]],
  ['"a"b,c\n', [['ab', 'c']]],
  [
    'a,\n\n , \n,b\n',
    [
      ['a', ''],
      ['', 'b'],
    ],
  ],
  ['a,"b\n', [['a', 'b\n']]],
  ['a,b,', [['a', 'b', '']]],
  ['', []],
])('reads %j whole and sign by sign alike', async (text, expected) => {
  expect(parseRows({ text, delimiter: ',', isEnd: true, longest: 100 }).rows).toEqual(expected)
  let rest = ''
  const rows: string[][] = []
  for (const sign of text) {
    const parsed = parseRows({ text: rest + sign, delimiter: ',', isEnd: false, longest: 100 })
    rows.push(...parsed.rows)
    rest = parsed.rest
  }
  rows.push(...parseRows({ text: rest, delimiter: ',', isEnd: true, longest: 100 }).rows)
  expect(rows).toEqual(expected)
})

it.each([
  ['quotes alone', '"'],
  ['quotes that open and close and go on', '"a"b'],
  ['one word', 'word'],
])(
  'stops at a row of %s once it is longer than any account, not at the end of four megabytes',
  async (_what, part) => {
    let sent = 0
    const chunk = Buffer.from(part.repeat(Math.ceil(65_536 / part.length)))
    const file = function* () {
      for (let index = 0; index < 64; index += 1) {
        sent += 1
        yield chunk
      }
    }
    const read = async () => {
      for await (const row of readCsv(Readable.from(file()), FORMAT, parseRows)) expect(row).toBeUndefined()
    }
    await expect(read()).rejects.toMatchObject({ code: 'admin-imports.row-too-long' })
    expect(sent).toBeLessThan(64)
  },
)

it('looks at no sign of a file more than twice, whatever its quotes', async () => {
  const row = `${'"a""b",'.repeat(3500)}"c"\n`
  const length = 60 * row.length
  let looked = 0
  const bytes = Buffer.from(row.repeat(60))
  // Each piece by itself would be read with all of the row that it goes on with.
  const pieces = Array.from({ length: Math.ceil(length / 1000) }, (_, index) =>
    bytes.subarray(index * 1000, (index + 1) * 1000),
  )
  const file = Readable.from(pieces)
  let rows = 0
  const counting = (piece: Parameters<typeof parseRows>[0]) => {
    looked += piece.text.length
    return parseRows(piece)
  }
  for await (const cells of readCsv(file, FORMAT, counting)) {
    rows += 1
    expect(cells).toHaveLength(3501)
  }
  expect(rows).toBe(60)
  expect(looked).toBeLessThan(2 * length)
})
