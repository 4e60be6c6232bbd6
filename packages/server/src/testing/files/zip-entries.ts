import { inflateRawSync } from 'node:zlib'

/** Entries of a zip by name, read by its central directory (APPNOTE 4.3.12). */
export function entriesOf(zip: Buffer): Map<string, Buffer> {
  const entries = new Map<string, Buffer>()
  const end = zip.lastIndexOf(Buffer.from('PK\u0005\u0006'))
  let at = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [size, nameLength, local] = [
      zip.readUInt32LE(at + 20),
      zip.readUInt16LE(at + 28),
      zip.readUInt32LE(at + 42),
    ]
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength)
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const packed = zip.subarray(start, start + size)
    entries.set(name, zip.readUInt16LE(at + 10) === 0 ? packed : inflateRawSync(packed))
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return entries
}
