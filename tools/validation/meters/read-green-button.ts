import { createReadStream, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { exactSum } from '@hearthlight/domain/meters/exact-sum'
import { MeterFileProblem, type MeterFileProblemCode } from '@hearthlight/domain/meters/meter-file-problem'
import { feedReader } from '@hearthlight/readers/green-button-reader'
import { readMeterFile } from '@hearthlight/readers/read-meter-file'
import { feedSummary, homeSummary } from './greenbutton-summary.ts'

const PIECE = 65_536

/** The reference's own words. */
const REFUSALS: Partial<Record<MeterFileProblemCode, string>> = {
  broken: 'broken XML',
  noUsage: 'no usage',
  documentType: 'document type',
  webPage: 'a web page',
  sameStart: 'every reading begins at the same instant',
}

function feedOf(path: string) {
  const file = readFileSync(path)
  const bytes = file[0] === 0x1f ? gunzipSync(file) : file
  const { write, finish, feed } = feedReader()
  try {
    for (let from = 0; from < bytes.length; from += PIECE) write(bytes.subarray(from, from + PIECE))
    finish()
  } catch {
    // What stands before the break is counted below.
  }
  return feed()
}

/** What the product makes of a file, and what its feed says before it is told what it means. */
export async function readGreenButton(path: string) {
  try {
    await readMeterFile(createReadStream(path), { timeZone: 'UTC' })
    const feed = feedOf(path)
    return { ...feedSummary(feed), home: homeSummary(feed) }
  } catch (error) {
    if (!(error instanceof MeterFileProblem)) throw error
    const refuse = REFUSALS[error.code] ?? error.code
    if (error.code === 'sameStart') return { refuse, ...feedSummary(feedOf(path)) }
    if (error.code !== 'broken') return { refuse }
    const values = feedOf(path).series.flatMap(({ readings }) => [
      ...readings.values.subarray(0, readings.count),
    ])
    return {
      refuse,
      readingsBeforeTheBreak: error.readingsBefore,
      totalBeforeTheBreakKwh: exactSum(values) / 1000,
    }
  }
}
