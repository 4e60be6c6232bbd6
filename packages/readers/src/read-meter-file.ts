import type { MeterReadings } from '@hearthlight/domain/meters/meter'
import { MeterFileProblem } from '@hearthlight/domain/meters/meter-file-problem'
import { recognisingReader } from './recognising-reader.ts'
import type { ReadOptions } from './table-reader.ts'

export const LARGEST_FILE = 500_000_000
const PIECE = 65_536

interface FileOptions extends ReadOptions {
  /** In bytes, where it is known: a file that is too large is refused before it is read. */
  readonly size?: number
  readonly onProgress?: (bytes: number) => void
  readonly signal?: AbortSignal
}

/** Reads a file as it comes. It fails with a `MeterFileProblem`, and gives nothing out unless all of it could be read. */
export async function readMeterFile(
  pieces: AsyncIterable<Uint8Array>,
  { size = 0, onProgress, signal, ...options }: FileOptions,
): Promise<MeterReadings> {
  if (size > LARGEST_FILE) throw new MeterFileProblem('tooLarge')
  const reader = recognisingReader(options)
  let bytes = 0
  for await (const piece of pieces) {
    for (let from = 0; from < piece.length; from += PIECE) {
      if (signal?.aborted) throw new MeterFileProblem('stopped')
      reader.write(piece.subarray(from, from + PIECE))
    }
    bytes += piece.length
    if (bytes > LARGEST_FILE) throw new MeterFileProblem('tooLarge')
    onProgress?.(bytes)
  }
  return reader.end()
}
