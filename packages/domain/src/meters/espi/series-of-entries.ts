import { ReadingColumns } from '../reading-columns.ts'
import type { EspiBlock, EspiEntry, EspiFields, EspiItem } from './espi-file.ts'

/** The readings of one meter reading, with the type that says what is counted. Values are as they were sent. */
export interface EspiSeries {
  readonly point: string
  readonly serviceKind: string | null
  readonly type: EspiFields | null
  readonly readings: ReadingColumns
  readonly blocks: number
  readonly empty: number
  readonly qualities: ReadonlyMap<string, number>
  readonly tariffPeriods: ReadonlyMap<string, number>
}

export interface EspiFile {
  readonly series: readonly EspiSeries[]
  readonly points: readonly { readonly serviceKind: string | null }[]
  readonly localTime: EspiFields | null
  readonly summaries: readonly { readonly name: string; readonly fields: EspiFields }[]
}

type Resource = Exclude<EspiItem, { kind: 'IntervalBlock' }>
interface Placed {
  readonly entry: EspiEntry
  readonly fields: EspiFields
}

const ofKind = (
  entries: readonly EspiEntry[],
  kind: Resource['kind'],
): (Placed & { readonly name: string })[] =>
  entries.flatMap((entry) =>
    entry.items.flatMap((item) =>
      item.kind === kind ? [{ entry, fields: item.fields, name: item.name }] : [],
    ),
  )

/** The beginning of a link up to a resource and its id: `…/MeterReading/7`. */
const upTo = (name: string, links: readonly (string | null)[]): string | null => {
  const pattern = new RegExp(`^.*/${name}/[^/]+`)
  for (const link of links) {
    const found = link?.match(pattern)?.[0]
    if (found !== undefined) return found
  }
  return null
}

/** Finds by `related` links, then by `up`, then by the entry's own link. */
function finder(placed: readonly Placed[]) {
  const bySelf = new Map(
    placed.flatMap((each) => (each.entry.self === null ? [] : [[each.entry.self, each] as const])),
  )
  const byRelated = new Map(placed.flatMap((each) => each.entry.related.map((href) => [href, each] as const)))
  return {
    named: (links: readonly (string | null)[]) =>
      links.map((link) => bySelf.get(link ?? '')).find((each) => each),
    naming: (links: readonly (string | null)[]) =>
      links.map((link) => byRelated.get(link ?? '')).find((each) => each),
  }
}

const kindOf = (point: Placed | undefined) => point?.fields['ServiceCategory.kind'] ?? null

const addCounts = (into: Map<string, number>, from: ReadonlyMap<string, number>) => {
  for (const [code, count] of from) into.set(code, (into.get(code) ?? 0) + count)
}

type OpenSeries = { -readonly [Key in keyof EspiSeries]: EspiSeries[Key] } & {
  readonly qualities: Map<string, number>
  readonly tariffPeriods: Map<string, number>
}

const newSeries = (point: string, serviceKind: string | null, type: EspiFields | null): OpenSeries => ({
  point,
  serviceKind,
  type,
  blocks: 0,
  empty: 0,
  readings: new ReadingColumns(),
  qualities: new Map(),
  tariffPeriods: new Map(),
})

const onlyOf = (placed: readonly Placed[]): Placed | undefined =>
  placed.length === 1 ? placed[0] : undefined

/** Finds what a block belongs to. A file may leave out any link, and then its one reading type or usage point is meant. */
function linker(entries: readonly EspiEntry[]) {
  const points = ofKind(entries, 'UsagePoint')
  const types = ofKind(entries, 'ReadingType')
  const [findPoint, findType] = [finder(points), finder(types)]
  const findReading = finder(ofKind(entries, 'MeterReading'))
  const typeOf = ({ self, up }: EspiEntry, reading: EspiEntry | undefined) => {
    const links = reading === undefined ? [up, self] : [...reading.related, reading.up, reading.self]
    return findType.named(reading?.related ?? []) ?? findType.naming(links) ?? onlyOf(types)
  }
  const open = ({ self, up }: EspiEntry, reading: EspiEntry | undefined, type: EspiFields | null) => {
    const around = [up, self, reading?.up ?? null, reading?.self ?? null]
    const href = upTo('UsagePoint', around)
    const point = findPoint.naming(around) ?? findPoint.named([href]) ?? onlyOf(points)
    return newSeries(point?.entry.self ?? href ?? '', kindOf(point), type)
  }
  return (entry: EspiEntry): { key: string; begin: () => OpenSeries } => {
    const links = [entry.up, entry.self]
    const href = upTo('MeterReading', links)
    const reading = (findReading.naming(links) ?? findReading.named([entry.up, href]))?.entry
    const begin = () => open(entry, reading, typeOf(entry, reading)?.fields ?? null)
    return { key: reading?.self ?? href ?? '', begin }
  }
}

function addBlock(series: OpenSeries, block: EspiBlock): void {
  series.blocks += 1
  series.empty += block.empty
  addCounts(series.qualities, block.qualities)
  addCounts(series.tariffPeriods, block.tariffPeriods)
  for (let index = 0; index < block.readings.count; index += 1)
    series.readings.pushFrom(block.readings, index)
}

/** Puts the parts of a feed together. */
export function seriesOfEntries(entries: readonly EspiEntry[]): EspiFile {
  const link = linker(entries)
  const open = new Map<string, OpenSeries>()
  for (const entry of entries) {
    const blocks = entry.items.flatMap((item) => (item.kind === 'IntervalBlock' ? [item.block] : []))
    if (blocks.length === 0) continue
    const { key, begin } = link(entry)
    const series = open.get(key) ?? begin()
    open.set(key, series)
    for (const block of blocks) addBlock(series, block)
  }
  return {
    series: [...open.values()],
    points: ofKind(entries, 'UsagePoint').map((point) => ({ serviceKind: kindOf(point) })),
    localTime: ofKind(entries, 'LocalTimeParameters')[0]?.fields ?? null,
    summaries: ofKind(entries, 'Summary').map(({ name, fields }) => ({ name, fields })),
  }
}
