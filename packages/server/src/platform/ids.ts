import { randomFillSync } from 'node:crypto'

/** How many ids a millisecond takes before the next one is lent to it. */
const COUNTS = 0x1000
let latest = { ms: 0, count: 0 }

const ID_BYTES = 16
/** Random bytes are drawn for many ids at a time: each draw is a call of the system. */
const drawn = Buffer.alloc(ID_BYTES * 256)
let used = drawn.length

/**
 * UUID v7 (RFC 9562 §5.7): ordered by time of making, so that new rows land at the end of an index. The bits after the
 * time count within a millisecond (§6.2, method 1), so that the later of two ids of this process is always the greater.
 */
export function newId(nowMs: number = Date.now()): string {
  latest = after(latest, nowMs)
  const bytes = nextRandom()
  bytes.writeUIntBE(latest.ms, 0, 6)
  bytes.writeUInt16BE(0x7000 | latest.count, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

function nextRandom(): Buffer {
  if (used === drawn.length) {
    randomFillSync(drawn)
    used = 0
  }
  used += ID_BYTES
  return drawn.subarray(used - ID_BYTES, used)
}

function after({ ms, count }: typeof latest, nowMs: number): typeof latest {
  if (nowMs > ms) return { ms: nowMs, count: 0 }
  return count + 1 < COUNTS ? { ms, count: count + 1 } : { ms: ms + 1, count: 0 }
}
