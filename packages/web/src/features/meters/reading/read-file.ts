import { MeterFileProblem } from '@hearthlight/domain/meters/meter-file-problem'
import { seriesOfFile } from '@hearthlight/domain/meters/stored/read-series'
import { UnknownTable } from '@hearthlight/domain/meters/tables/table-collector'
import { readMeterFile } from '@hearthlight/readers/read-meter-file'
import type { ReadingCall, ReadingResult } from './reading-messages.ts'

/** Safari cannot walk a stream by itself. */
async function* piecesOf(file: File): AsyncGenerator<Uint8Array> {
  const reader = file.stream().getReader()
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) yield piece.value
}

/** Told about a hundred times a file: more would only keep the page busy. */
const everyHundredth = (size: number, tell: (bytes: number) => void) => {
  let told = 0
  return (bytes: number) => {
    if (bytes - told < size / 100) return
    told = bytes
    tell(bytes)
  }
}

/** Reads a file that a person chose, or says why it cannot be read. */
export async function readFile(
  { file, timeZone, given }: ReadingCall,
  tell: (bytes: number) => void,
): Promise<ReadingResult> {
  try {
    const onProgress = everyHundredth(file.size, tell)
    const options = { size: file.size, timeZone, onProgress, ...(given && { given }) }
    return { kind: 'done', read: seriesOfFile(await readMeterFile(piecesOf(file), options)) }
  } catch (error) {
    if (error instanceof UnknownTable) return { kind: 'unknown-table', rows: error.sample.rows }
    const { code, readingsBefore } =
      error instanceof MeterFileProblem ? error : { code: 'broken' as const, readingsBefore: 0 }
    return { kind: 'problem', code, readingsBefore }
  }
}
