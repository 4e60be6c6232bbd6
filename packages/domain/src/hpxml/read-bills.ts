import type { FigureSource } from './description/field.ts'
import { elementAt, elementPath, elementsAt, type HpxmlElement, textAt } from './xml/hpxml-element.ts'
import type { HpxmlFault, HpxmlReason } from './xml/hpxml-problem.ts'

/** One bill; without its end it is no part of a sum by day. */
export interface HpxmlBill {
  readonly use: number
  readonly start: string
  readonly end: string
  readonly days: number
  readonly cost?: number
  readonly isEstimated: boolean
  readonly source: FigureSource
}

export interface HpxmlBills {
  readonly fuel: string
  readonly unit: string
  /** Of one unit, where the unit measures that fuel. */
  readonly kwhPerUnit: number | undefined
  /** All that is told, also what lacks a date. */
  readonly readings: number
  readonly total: number
  readonly bills: readonly HpxmlBill[]
  readonly element: string
  /** Why they are set aside, all or some of them. */
  readonly faults: readonly HpxmlFault[]
}

/** kWh of what a fuel is measured in; gas and oil by their usual heat. */
const ENERGY: Readonly<Record<string, number>> = {
  kWh: 1,
  MWh: 1000,
  therms: 29.3071,
  kBtu: 0.293071,
  MBtu: 0.293071,
  MMBtu: 293.071,
  Btu: 0.000293071,
  MJ: 1 / 3.6,
  GJ: 1000 / 3.6,
}
const GAS: Readonly<Record<string, number>> = { ccf: 30.4, kcf: 304, Mcf: 304, cf: 0.304 }
const LIQUIDS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'fuel oil': { gal: 40.6 },
  propane: { gal: 26.8 },
}

export function kwhPerUnit(fuel: string, unit: string): number | undefined {
  const own = fuel === 'natural gas' ? GAS : /wood/.test(fuel) ? { cords: 5861 } : LIQUIDS[fuel]
  return ENERGY[unit] ?? (own as Readonly<Record<string, number>> | undefined)?.[unit]
}

const DAY = /^\d{4}-\d{2}-\d{2}/
const dayAt = (detail: HpxmlElement, name: string) => textAt(detail, name)?.match(DAY)?.[0]

const DAY_MILLISECONDS = 86_400_000
/** Some end a bill at the last second of its last day, others at the first of the next. */
const days = (detail: HpxmlElement, start: string, end: string) => {
  const isWholeDay = /T23:59/.test(textAt(detail, 'EndDateTime') ?? '')
  return (Date.parse(end) - Date.parse(start)) / DAY_MILLISECONDS + (isWholeDay ? 1 : 0)
}

interface Read {
  readonly detail: HpxmlElement
  readonly bill: Omit<HpxmlBill, 'start' | 'end' | 'days'> & {
    readonly start: string | undefined
    readonly end: string | undefined
  }
}

function readBill(detail: HpxmlElement): Read {
  const cost = textAt(detail, 'ConsumptionCost')
  return {
    detail,
    bill: {
      use: Number(textAt(detail, 'Consumption')),
      start: dayAt(detail, 'StartDateTime'),
      end: dayAt(detail, 'EndDateTime'),
      ...(cost !== undefined && Number.isFinite(Number(cost)) && { cost: Number(cost) }),
      isEstimated: textAt(detail, 'ReadingType') === 'estimate',
      source: detail.attributes['dataSource'] === 'software' ? 'assumed' : 'told',
    },
  }
}

function faultOf({ detail, bill }: Read, before: Read | undefined): HpxmlFault | undefined {
  const fault = (at: string, reason: HpxmlReason): HpxmlFault => {
    const element = elementAt(detail, at) ?? detail
    return {
      element: elementPath(element),
      reason,
      ...(element !== detail && { found: element.text.trim() }),
    }
  }
  if (!Number.isFinite(bill.use)) return fault('Consumption', 'notANumber')
  if (bill.use < 0) return fault('Consumption', 'billNegative')
  if (bill.start === undefined || bill.end === undefined || bill.end <= bill.start)
    return fault('EndDateTime', 'billEnd')
  const last = before?.bill.end
  return last !== undefined && bill.start < last ? fault('StartDateTime', 'billOverlap') : undefined
}

/** The bills of one fuel, in order, with what is wrong with them. */
export function readBills(info: HpxmlElement): HpxmlBills | undefined {
  const fuel = textAt(info, 'ConsumptionType/Energy/FuelType')
  const unit = textAt(info, 'ConsumptionType/Energy/UnitofMeasure')
  if (fuel === undefined || unit === undefined) return undefined
  const factor = kwhPerUnit(fuel, unit)
  const read = elementsAt(info, 'ConsumptionDetail')
    .map(readBill)
    .toSorted((one, other) => (one.bill.start ?? '').localeCompare(other.bill.start ?? ''))
  const faults = read.flatMap((one, index) => faultOf(one, read[index - 1]) ?? [])
  const unitElement = elementAt(info, 'ConsumptionType/Energy/UnitofMeasure') ?? info
  const wrongUnit: HpxmlFault = { element: elementPath(unitElement), reason: 'billUnit', found: unit }
  return {
    fuel,
    unit,
    kwhPerUnit: factor,
    element: elementPath(info),
    readings: read.length,
    total: read.reduce((sum, { bill }) => sum + (Number.isFinite(bill.use) ? bill.use : 0), 0),
    bills: read.flatMap(({ detail, bill: { start, end, ...bill } }) =>
      start === undefined || end === undefined || !Number.isFinite(bill.use)
        ? []
        : [{ ...bill, start, end, days: days(detail, start, end) }],
    ),
    faults: factor === undefined ? [wrongUnit, ...faults] : faults,
  }
}
