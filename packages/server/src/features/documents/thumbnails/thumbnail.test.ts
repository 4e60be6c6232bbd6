import { execFileSync } from 'node:child_process'
import { crc32, deflateRawSync, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { sampleDocx, samplePdf } from '../../../testing/files/sample-files.ts'
import { sniffKind } from '../files/sniff-kind.ts'
import { pageCountOf } from './pdf-page.ts'
import { makeThumbnail } from './thumbnail.ts'

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const named = Buffer.concat([Buffer.from(type), data])
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

/** A whole black PNG of one bit a pixel: small as a file, however large as a picture. */
function blackPng(side: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.writeUInt8(1, 8)
  const rows = Buffer.alloc(side * (Math.ceil(side / 8) + 1))
  return Buffer.concat([
    Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#7a9' } })
const hasPoppler = () => {
  try {
    execFileSync('prlimit', ['pdftoppm', '-v'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

describe('a thumbnail', () => {
  it('is small, upright and without what the camera noted', async () => {
    const taken = await photo(1200, 600)
      .withExif({ IFD0: { Copyright: 'the person who took it' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const drawn = await makeThumbnail({ kind: 'image/jpeg', bytes: taken })
    const { format, width, height, exif } = await sharp(drawn ?? undefined).metadata()
    expect({ format, width, height, exif }).toEqual({
      format: 'webp',
      width: 160,
      height: 320,
      exif: undefined,
    })
  })
  it('is not made of a picture of 20,000 pixels a side, and is of one that fits', async () => {
    const large = blackPng(20_000)
    expect(large.length).toBeLessThan(1_000_000)
    expect(await sniffKind(large, { name: 'a.png', type: 'image/png' })).toBe('image/png')
    expect(await makeThumbnail({ kind: 'image/png', bytes: large })).toBeNull()
    expect(await makeThumbnail({ kind: 'image/png', bytes: blackPng(2_000) })).not.toBeNull()
  })
  it('is not made of a photo that was cut short', async () => {
    const noise = await sharp({
      create: {
        width: 400,
        height: 400,
        channels: 3,
        background: '#000',
        noise: { type: 'gaussian', mean: 128, sigma: 30 },
      },
    })
      .jpeg()
      .toBuffer()
    expect(await makeThumbnail({ kind: 'image/jpeg', bytes: noise })).not.toBeNull()
    expect(await makeThumbnail({ kind: 'image/jpeg', bytes: noise.subarray(0, noise.length / 2) })).toBeNull()
  })
  it('is not made of what only says that it is a picture', async () => {
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
    )
    expect(await makeThumbnail({ kind: 'image/png', bytes: svg })).toBeNull()
    expect(
      await makeThumbnail({ kind: 'application/pdf', bytes: Buffer.from('%PDF-1.4 and no more') }),
    ).toBeNull()
  })
  it('is not made of an office document, whatever it would unpack to', async () => {
    const bomb = sampleDocx({ name: 'word/bomb.bin', bytes: deflateRawSync(Buffer.alloc(50_000_000)) })
    expect(await sniffKind(bomb, { name: 'a.docx', type: WORD })).toBe(WORD)
    expect(await makeThumbnail({ kind: WORD, bytes: bomb })).toBeNull()
  })
  it.runIf(hasPoppler())('shows the first page of a PDF, and runs no script of it', async () => {
    const scripted = samplePdf('A page', '/OpenAction << /S /JavaScript /JS (while (true) {}) >>')
    const drawn = await makeThumbnail({ kind: 'application/pdf', bytes: scripted })
    const { format, width, height } = await sharp(drawn ?? undefined).metadata()
    expect({ format, width, height }).toEqual({ format: 'webp', width: 320, height: 213 })
  })
})

describe.runIf(hasPoppler())('a page of a PDF', () => {
  const bytes = samplePdf('The first', '', 'The second')
  it('is counted, and of what is none, or broken, nothing is', async () => {
    expect(await pageCountOf(bytes)).toBe(2)
    expect(await pageCountOf(samplePdf('Alone'))).toBe(1)
    expect(await pageCountOf(Buffer.from('%PDF-1.4 cut short'))).toBeNull()
  })
  it('is drawn so that it can be read, each its own, and none beyond the last', async () => {
    const page = (number: number) => makeThumbnail({ kind: 'application/pdf', bytes, page: number })
    const [first, second] = [await page(1), await page(2)]
    const { format, width } = await sharp(second ?? undefined).metadata()
    expect({ format, width }).toEqual({ format: 'webp', width: 1800 })
    expect(second).not.toEqual(first)
    expect(await page(3)).toBeNull()
  })
})
