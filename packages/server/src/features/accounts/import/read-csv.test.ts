import { Readable } from 'node:stream'
import { expect, it } from 'vitest'
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
  for await (const batch of inBatches(readCsv(Readable.from(file()), FORMAT), 500)) {
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
  for await (const row of readCsv(file, FORMAT)) {
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
    for await (const row of readCsv(file, FORMAT)) expect(row).toHaveLength(7)
  }
  await expect(all()).rejects.toThrow('the storage is gone')
})

it('reads letters that are cut by the end of a chunk, and quoted line ends', async () => {
  const bytes = Buffer.from('name,city\n"Gagné\nfils",Québec\n')
  const file = Readable.from([...bytes].map((byte) => Buffer.from([byte])))
  const rows = []
  for await (const row of readCsv(file, FORMAT)) rows.push(row)
  expect(rows).toEqual([
    ['name', 'city'],
    ['Gagné\nfils', 'Québec'],
  ])
})
