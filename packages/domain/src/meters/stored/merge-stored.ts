import { mergeReadings } from '../merge-readings.ts'
import { type Reading, ReadingColumns } from '../reading-columns.ts'
import type { SavedCounts } from './stored-series.ts'

export interface MergedStored {
  readonly readings: ReadingColumns
  readonly saved: SavedCounts
}

const sameCost = (one: number, other: number) => one === other || (Number.isNaN(one) && Number.isNaN(other))

/** What becomes of a stored reading when one of the same start comes. */
function compare(known: Reading, brought: Reading): 'unchanged' | 'corrected' | 'replaced' {
  if (known.stamp > brought.stamp) return 'unchanged'
  if (known.value !== brought.value) return 'corrected'
  const isSame =
    known.seconds === brought.seconds && known.flags === brought.flags && sameCost(known.cost, brought.cost)
  return isSame ? 'unchanged' : 'replaced'
}

/**
 * What is stored after readings came in. Of the same start the one that the utility changed last holds, else the one that
 * came now; a stored one that is overlapped by others of another length goes, as a bill does that was made out anew.
 */
export function mergeStored(stored: ReadingColumns, brought: ReadingColumns): MergedStored {
  const { readings: incoming } = mergeReadings([brought])
  const readings = new ReadingColumns()
  const saved = { added: 0, unchanged: 0, corrected: 0, replaced: 0 }
  let [kept, covered] = [0, Number.NEGATIVE_INFINITY]
  /** Takes over what is stored before an instant, but what readings that came now lie in. */
  const keepUntil = (instant: number) => {
    for (; kept < stored.count; kept += 1) {
      const { start, seconds } = stored.at(kept)
      if (start >= instant) return
      if (start < covered || start + seconds > instant) saved.replaced += 1
      else readings.pushFrom(stored, kept)
    }
  }
  for (let index = 0; index < incoming.count; index += 1) {
    const reading = incoming.at(index)
    keepUntil(reading.start)
    const known = kept < stored.count ? stored.at(kept) : undefined
    const isKnown = known?.start === reading.start
    const became = isKnown ? compare(known, reading) : 'added'
    saved[became] += 1
    if (became === 'unchanged') readings.pushFrom(stored, kept)
    else readings.pushFrom(incoming, index)
    if (isKnown) kept += 1
    covered = Math.max(covered, reading.start + reading.seconds)
  }
  keepUntil(Number.POSITIVE_INFINITY)
  return { readings, saved }
}
