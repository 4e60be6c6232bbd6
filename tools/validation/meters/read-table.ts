import { MeterFileProblem } from '@hearthlight/domain/meters/meter-file-problem'
import { readMeterFile } from '@hearthlight/readers/read-meter-file'
import { tableSummary } from './csv-summary.ts'

export async function readTable(pieces: AsyncIterable<Uint8Array>, timeZone: string) {
  try {
    return tableSummary(await readMeterFile(pieces, { timeZone }), timeZone)
  } catch (error) {
    if (!(error instanceof MeterFileProblem)) throw error
    return { refuse: error.code }
  }
}
