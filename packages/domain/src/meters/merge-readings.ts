import { ReadingColumns } from './reading-columns.ts'

export interface MergedReadings {
  /** By their start, each of which occurs once. */
  readonly readings: ReadingColumns
  /** Readings that came again, and how many of them said something else. */
  readonly doubled: number
  readonly corrected: number
}

/** Most files are in order and tell each reading once: those are not copied. */
const isInOrder = ({ starts, count }: ReadingColumns): boolean => {
  for (let index = 1; index < count; index += 1)
    if ((starts[index] ?? 0) <= (starts[index - 1] ?? 0)) return false
  return true
}

/**
 * One series of readings that may overlap: files are brought as often as they come. Of the same start the one that the
 * utility changed last holds, else the one that was brought last.
 */
export function mergeReadings(sources: readonly ReadingColumns[]): MergedReadings {
  const [only] = sources
  if (only !== undefined && sources.length === 1 && isInOrder(only))
    return { readings: only, doubled: 0, corrected: 0 }
  const all = new ReadingColumns()
  for (const source of sources)
    for (let index = 0; index < source.count; index += 1) all.pushFrom(source, index)
  const order = Uint32Array.from({ length: all.count }, (_, index) => index)
  const at = (column: Float64Array, index: number) => column[index] ?? 0
  order.sort(
    (a, b) => at(all.starts, a) - at(all.starts, b) || at(all.stamps, a) - at(all.stamps, b) || a - b,
  )
  const readings = new ReadingColumns()
  let corrected = 0
  for (const [place, index] of order.entries()) {
    const next = order[place + 1]
    const isReplaced = next !== undefined && all.starts[next] === all.starts[index]
    if (isReplaced && all.values[next] !== all.values[index]) corrected += 1
    if (!isReplaced) readings.pushFrom(all, index)
  }
  return { readings, doubled: all.count - readings.count, corrected }
}
