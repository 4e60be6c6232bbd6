import { gzipSync, strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { readMeterFile } from './read-meter-file.ts'
import { feedOf } from './testing/feed-of.ts'
import { piecesOf } from './testing/pieces-of.ts'

const read = (file: string | Uint8Array, size?: number) =>
  readMeterFile(piecesOf(file, size), { timeZone: 'America/New_York' })
const START = 1_735_707_600
const hours = (values: readonly number[], from = START) =>
  values.map((value, index) => ({ start: from + index * 3600, value }))

describe('a Green Button file', () => {
  it('is read to the last digit, whatever pieces it comes in', async () => {
    for (const size of [1, 7, 65_536]) {
      const { meters, zone } = await read(
        feedOf([{ multiplier: -3, readings: hours([1234, 2, 100_001]) }]),
        size,
      )
      expect(zone).toBe('America/New_York')
      expect(meters).toHaveLength(1)
      expect(meters[0]).toMatchObject({ fuel: 'electricity', unit: 'kWh', direction: 'import', doubled: 0 })
      expect(meters[0]?.check).toMatchObject({
        total: 0.101237,
        first: START,
        end: START + 3 * 3600,
        gaps: 0,
        cost: 0.03,
      })
    }
  })

  it('is known by its content, packed or not', async () => {
    const feed = feedOf([{ readings: hours([1000, 2000]) }])
    const packed = gzipSync(strToU8(feed))
    const files = [packed, zipSync({ 'usage.txt': strToU8(feed) }), zipSync({ 'a/b.bin': packed })]
    for (const file of files) expect((await read(file)).meters[0]?.check.total).toBe(3)
  })

  it('keeps import, export and net apart, and leaves power out', async () => {
    const { meters, leftOut } = await read(
      feedOf([
        { readings: hours([3000, 4000]) },
        { flow: 19, readings: hours([-500, -700]) },
        { flow: 4, readings: hours([2500, 3300]) },
        { uom: 38, accumulation: 12, readings: hours([9000, 9000]) },
      ]),
    )
    expect(meters.map(({ direction, check }) => [direction, check.total])).toEqual([
      ['import', 7],
      ['export', 1.2],
      ['net', 5.8],
    ])
    expect(leftOut).toBe(1)
  })

  it('adds the tariff periods of one home, and counts the same energy told twice once', async () => {
    const periods = await read(
      feedOf([
        { tou: 1, readings: hours([1000]) },
        { tou: 2, readings: hours([500, 250]) },
      ]),
    )
    expect(periods.meters.map(({ check }) => check.total)).toEqual([1.75])
    const twice = await read(feedOf([{ readings: hours([1000, 2000]) }, { readings: hours([1000, 2000]) }]))
    expect(twice.meters.map(({ check }) => check.total)).toEqual([3])
  })

  it('takes the differences of a register', async () => {
    const { meters } = await read(feedOf([{ accumulation: 1, readings: hours([10_000, 10_400, 11_000]) }]))
    expect(meters[0]?.check).toMatchObject({ total: 1, first: START, end: START + 2 * 3600 })
  })

  it('tells gaps, doubled, corrected and estimated readings', async () => {
    const first = hours([1000, 2000, 3000])
    const again = [
      { start: START, value: 1000 },
      { start: START + 3600, value: 2500, quality: 8 },
    ]
    const after = [{ start: START + 6 * 3600, value: 100, quality: 17 }]
    const { meters } = await read(feedOf([{ readings: [...first, ...again, ...after] }]))
    expect(meters[0]).toMatchObject({ doubled: 2, corrected: 1 })
    expect(meters[0]?.check).toMatchObject({ total: 6.6, gaps: 1, gapSeconds: 3 * 3600, estimated: 1 })
  })

  it('tells gas in therms', async () => {
    const { meters } = await read(feedOf([{ uom: 169, multiplier: -8, readings: hours([103_513_077]) }]))
    expect(meters[0]).toMatchObject({ fuel: 'natural_gas', unit: 'therm', check: { total: 1.03513077 } })
  })
})

describe('a file that cannot be read', () => {
  const feed = feedOf([{ readings: hours([1, 2, 3, 4, 5]) }])
  const deep = `<feed>${'<a>'.repeat(10_000)}${'</a>'.repeat(10_000)}</feed>`
  const bomb = '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><feed>&b;</feed>'
  it.each([
    ['nothing', '', 'empty'],
    ['spaces', '  \n ', 'empty'],
    ['a web page', '<!DOCTYPE html><html><body>Sign in</body></html>', 'webPage'],
    ['a web page in XML', '<?xml version="1.0"?>\n<html xmlns="x"><body/></html>', 'webPage'],
    ['entities', bomb, 'documentType'],
    ['ten thousand levels', deep, 'tooDeep'],
    ['a file that was cut off', feed.slice(0, -300), 'broken'],
    ['another vocabulary', '<gpx><trk>1</trk></gpx>', 'noUsage'],
    [
      'a picture',
      new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 1]),
      'unknownFormat',
    ],
    ['a document', '%PDF-1.7 something', 'unknownFormat'],
    ['what a program says', '{"readings": []}', 'unknownFormat'],
    ['a packed file that was cut off', gzipSync(strToU8(feed)).subarray(0, 200), 'broken'],
    ['an archive that was cut off', zipSync({ 'a.xml': strToU8(feed) }).subarray(0, 200), 'broken'],
    ['archives within archives', gzipSync(gzipSync(gzipSync(strToU8(feed)))), 'unknownFormat'],
    [
      'starts that are all alike',
      feedOf([{ readings: [1, 2, 3].map((value) => ({ start: START, value })) }]),
      'sameStart',
    ],
  ])('%s is told', async (_, file, code) => {
    await expect(read(file)).rejects.toMatchObject({ name: 'MeterFileProblem', code })
  })

  it('that swells without end is given up', async () => {
    const bytes = strToU8(`<feed>${'<entry></entry>'.repeat(1_000_000)}</feed>`)
    await expect(read(gzipSync(bytes), 65_536)).rejects.toMatchObject({ code: 'tooLarge' })
  })

  it('that is too large is refused before it is read', async () => {
    let isRead = false
    const file = (async function* () {
      isRead = true
      yield* piecesOf(feed)
    })()
    const options = { timeZone: 'UTC', size: 500_000_001 }
    await expect(readMeterFile(file, options)).rejects.toMatchObject({ code: 'tooLarge' })
    expect(isRead).toBe(false)
  })

  it('can be stopped, and tells how far it is', async () => {
    const stop = new AbortController()
    const seen: number[] = []
    const onProgress = (bytes: number) => {
      seen.push(bytes)
      if (bytes > 2000) stop.abort()
    }
    const options = { timeZone: 'UTC', onProgress, signal: stop.signal }
    const long = feedOf([{ readings: hours(Array.from({ length: 50 }, () => 1)) }])
    await expect(readMeterFile(piecesOf(long), options)).rejects.toMatchObject({ code: 'stopped' })
    expect(seen).toEqual([1000, 2000, 3000])
  })
})
