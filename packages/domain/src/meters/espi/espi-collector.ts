import { MeterFileProblem } from '../meter-file-problem.ts'
import { ESTIMATED, ReadingColumns } from '../reading-columns.ts'
import type { EspiBlock, EspiEntry, EspiItem } from './espi-file.ts'

const DEEPEST = 64
const RESOURCES = {
  UsagePoint: 'UsagePoint',
  MeterReading: 'MeterReading',
  ReadingType: 'ReadingType',
  LocalTimeParameters: 'LocalTimeParameters',
  UsageSummary: 'Summary',
  ElectricPowerUsageSummary: 'Summary',
} as const
const isResource = (name: string): name is keyof typeof RESOURCES => Object.hasOwn(RESOURCES, name)

/** Estimated from another day, interpolated, questionable, projected. */
export const ESTIMATES = new Set(['8', '9', '10', '12'])
/** Cost is hundred-thousandths of the currency, whatever the energy's own power of ten. */
const COST_SCALE = 1e5

const path = (href: string) => href.replace(/^https?:\/\/[^/]+/, '').replace(/\/+$/, '')
const local = (name: string) => name.slice(name.indexOf(':') + 1)

interface OpenReading {
  start: string
  duration: string
  value: string | null
  cost: string
  flags: number
}

interface OpenEntry {
  self: string | null
  up: string | null
  related: string[]
  updated: number
  items: EspiItem[]
}

const newEntry = (): OpenEntry => ({ self: null, up: null, related: [], updated: 0, items: [] })
const newReading = (): OpenReading => ({ start: '', duration: '', value: null, cost: '', flags: 0 })

/** Takes the events of any XML parser and keeps what a Green Button feed says. Names are told by their local part. */
export class EspiCollector {
  readonly entries: EspiEntry[] = []
  readings = 0
  private readonly stack: string[] = []
  private text = ''
  private entry = newEntry()
  private block: EspiBlock | undefined
  private reading: OpenReading | undefined
  private resource: { name: string; depth: number; fields: Record<string, string> } | undefined

  open(qualified: string, attributes: Readonly<Record<string, string>>): void {
    const name = local(qualified)
    this.stack.push(name)
    if (this.stack.length > DEEPEST) throw new MeterFileProblem('tooDeep')
    if (this.stack.length === 1 && name.toLowerCase() === 'html') throw new MeterFileProblem('webPage')
    this.text = ''
    if (name === 'IntervalReading') this.reading = newReading()
    else if (name === 'IntervalBlock')
      this.block = {
        readings: new ReadingColumns(),
        qualities: new Map(),
        tariffPeriods: new Map(),
        empty: 0,
      }
    else if (name === 'entry') this.closeEntry()
    else if (name === 'link') this.link(attributes)
    else if (isResource(name) && this.resource === undefined)
      this.resource = { name, depth: this.stack.length, fields: {} }
  }

  write(text: string): void {
    this.text += text
  }

  close(): void {
    const name = this.stack.pop() ?? ''
    const parent = this.stack.at(-1) ?? ''
    if (name === 'IntervalReading') this.closeReading()
    else if (this.reading !== undefined) this.readingField(name, parent, this.reading)
    else if (name === 'IntervalBlock' && this.block !== undefined) {
      this.entry.items.push({ kind: 'IntervalBlock', block: this.block })
      this.block = undefined
    } else if (this.resource !== undefined) this.resourceField(name, parent, this.resource)
    else if (name === 'updated' && parent === 'entry') this.entry.updated = Date.parse(this.text) / 1000 || 0
    else if (name === 'entry') this.closeEntry()
    this.text = ''
  }

  end(): readonly EspiEntry[] {
    // Of a file that broke off the readings before the break are whole.
    if (this.block !== undefined) this.entry.items.push({ kind: 'IntervalBlock', block: this.block })
    this.closeEntry()
    return this.entries
  }

  private link({ rel, href }: Readonly<Record<string, string>>): void {
    if (href === undefined) return
    if (rel === 'self') this.entry.self = path(href)
    else if (rel === 'up') this.entry.up = path(href)
    else if (rel === 'related') this.entry.related.push(path(href))
  }

  private readingField(name: string, parent: string, reading: OpenReading): void {
    const text = this.text.trim()
    if (name === 'start' && parent === 'timePeriod') reading.start = text
    else if (name === 'duration' && parent === 'timePeriod') reading.duration = text
    else if (name === 'value') reading.value = text
    else if (name === 'cost') reading.cost = text
    else if (name === 'quality' && text !== '') {
      if (ESTIMATES.has(text)) reading.flags = ESTIMATED
      this.count('qualities', text)
    } else if (name === 'tou') this.count('tariffPeriods', text)
  }

  private count(of: 'qualities' | 'tariffPeriods', code: string): void {
    const counts = this.block?.[of]
    counts?.set(code, (counts.get(code) ?? 0) + 1)
  }

  private closeReading(): void {
    const { block, reading } = this
    this.reading = undefined
    if (block === undefined || reading === undefined) return
    this.readings += 1
    const start = Math.floor(Number(reading.start))
    const value = Number(reading.value)
    if (
      reading.value === null ||
      reading.value === '' ||
      reading.start === '' ||
      Number.isNaN(value + start)
    ) {
      block.empty += 1
      return
    }
    const cost = reading.cost === '' ? Number.NaN : Number(reading.cost) / COST_SCALE
    block.readings.push(start, Number(reading.duration) || 0, value, { cost, flags: reading.flags })
  }

  private resourceField(name: string, parent: string, open: NonNullable<typeof this.resource>): void {
    const above = this.stack.length - open.depth
    if (above >= 0 && this.text.trim() !== '')
      open.fields[above === 0 ? name : `${parent}.${name}`] = this.text.trim()
    if (above >= 0 || !isResource(open.name)) return
    this.entry.items.push({ kind: RESOURCES[open.name], name: open.name, fields: open.fields })
    this.resource = undefined
  }

  /** Blocks are dated by their entry: of the same reading, that of the later one holds. */
  private closeEntry(): void {
    const { self, up, related, updated, items } = this.entry
    for (const item of items)
      if (item.kind === 'IntervalBlock')
        item.block.readings.stamps.fill(updated, 0, item.block.readings.count)
    if (items.length > 0) this.entries.push({ self, up, related, items })
    this.entry = newEntry()
  }
}
