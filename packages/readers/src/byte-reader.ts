import type { MeterReadings } from '@hearthlight/domain/meters/meter'

/** Takes a file piece by piece. What it says is given out at the end, and only when all of it could be read. */
export interface ByteReader {
  readonly write: (piece: Uint8Array) => void
  readonly end: () => MeterReadings
}
