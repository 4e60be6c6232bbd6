import type { MeterDirection, MeterFuel } from '../meter.ts'
import type { TableMapping, TableUnit, UseMapping } from './table-mapping.ts'

export const plainWords = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll('_', ' ')
    .trim()

const UNITS: readonly (readonly [RegExp, TableUnit])[] = [
  [/\bkwh\b|kilowatt-hours?/, 'kWh'],
  [/\btherms?\b/, 'therm'],
  [/\bccf\b/, 'ccf'],
  [/\bm3\b|\bm³|cubic met/, 'm3'],
  [/\bkw\b|kilowatts\b/, 'kW'],
]
export const unitIn = (text: string): TableUnit | null =>
  UNITS.find(([pattern]) => pattern.test(plainWords(text)))?.[1] ?? null

const ROLES = {
  span: /^energy consumption time period/,
  startDate:
    /^(start date|begin date|from date|date de debut|date et heure|interval start date\/time|start interval date\/time|usage date|date|data|day|datetime|date\/time|timestamp|time stamp)$/,
  endDate: /^(end date|to date|date de fin|read date|meter read date|bill date)$/,
  startTime: /^(start time|usage start time|from time|time|hora|hour)$/,
  endTime: /^(end time|usage end time|to time)$/,
  days: /^(days in bill|number of days|jours?|days|billing days)$/,
  interval: /^(duration|interval)$/,
  changed: /^revision date$/,
  surplus: /surplusgeneration$/,
} as const
const COST = /cost|charges?\b|montant|amount|\(\$\)/
const NOTES =
  /^(notes?|estimated( usage| actual)?|estado|read type|reading quality|code de consommation|status|quality)$/
const USE =
  /usage|\buse\b|\bused\b|consumption|consumo|consommation|import|export|inflow|outflow|generation|received|delivered|injec|\bnet\b|^kwh|^therms$|^ccf$|^m3$/
const NOT_USE = /demand|cost|charge|date|time|code|type|factor|estimated|temperature|surplus/
const EXPORT = /export|outflow|generation|received|injec|surplus|return/
const NET = /\bnet\b/

const directionIn = (name: string): MeterDirection =>
  EXPORT.test(name) ? 'export' : NET.test(name) ? 'net' : 'import'

export const fuelIn = (text: string): MeterFuel | null => {
  const words = plainWords(text)
  if (/\bgas\b|\bgaz\b|therm|\bccf\b/.test(words)) return 'natural_gas'
  return /electri|kwh|\bkw\b|ativa/.test(words) ? 'electricity' : null
}

const fuelOfUnit = (unit: TableUnit | null): MeterFuel | null => {
  if (unit === null) return null
  return unit === 'kWh' || unit === 'kW' ? 'electricity' : 'natural_gas'
}

/** Columns that hold parts of one use, by price: they are added up. */
const PART = /^kwh (bas|haut)$/

function usesIn(names: readonly string[]): UseMapping[] {
  const costOf = (fuel: MeterFuel | null) =>
    names.findIndex((name) => COST.test(name) && fuel !== null && fuelIn(name) === fuel)
  const next = (from: number, pattern: RegExp) => {
    const found = names.findIndex((name, index) => index > from && index <= from + 2 && pattern.test(name))
    return found < 0 ? null : found
  }
  const isUse = (name: string) =>
    USE.test(name) && !NOT_USE.test(name.replace(/^energy consumption time.*/, 'time'))
  const found = names.flatMap((name, column): UseMapping[] => {
    if (!(isUse(name) || /^usage kwh$/.test(name)) || /\(cost\)/.test(name)) return []
    const unit = unitIn(name)
    const fuel = fuelIn(name) ?? fuelOfUnit(unit)
    const cost = costOf(fuel)
    return [
      {
        columns: [column],
        unit,
        fuel,
        direction: directionIn(name),
        costColumn: cost < 0 ? null : cost,
        unitColumn: next(column, /^units?$/),
        intervalColumn: next(column, /^interval$/),
      },
    ]
  })
  const parts = found.filter(({ columns }) => PART.test(names[columns[0] ?? -1] ?? ''))
  const [first] = parts
  if (parts.length < 2 || first === undefined) return found
  return [
    ...found.filter((use) => !parts.includes(use)),
    { ...first, columns: parts.flatMap((use) => use.columns) },
  ]
}

/** What the headings of a known layout say; undefined where no use, or no time, is among them. */
export function mappingOfHeadings(headings: readonly string[]): TableMapping | undefined {
  const names = headings.map(plainWords)
  const role = (name: keyof typeof ROLES) => {
    const found = names.findIndex((heading) => ROLES[name].test(heading))
    return found < 0 ? null : found
  }
  const uses = usesIn(names)
  const mapping = {
    span: role('span'),
    startDate: role('startDate'),
    endDate: role('endDate'),
    startTime: role('startTime'),
    endTime: role('endTime'),
    days: role('days'),
    interval: role('interval'),
    changed: role('changed'),
    surplus: role('surplus'),
  }
  const hasTime = mapping.span !== null || mapping.startDate !== null || mapping.endDate !== null
  if (uses.length === 0 || !hasTime) return undefined
  const cost = names.findIndex((name) => COST.test(name))
  return {
    ...mapping,
    uses,
    // The meters of E-REDES name each quarter hour by its end.
    isEnd: names.includes('hora') && uses.some(({ unit }) => unit === 'kW'),
    cost: cost < 0 ? null : cost,
    notes: names.flatMap((name, index) => (NOTES.test(name) ? [index] : [])),
  }
}
