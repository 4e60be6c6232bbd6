import type { MeterUnit } from '../meter.ts'

interface EspiUnit {
  readonly name: string
  /** The power of ten from the code's unit to the named one. */
  readonly power: number
  /** The unit of an amount that can be used up; others are power, temperature and the like. */
  readonly counts?: MeterUnit
}

/** By the code of `uom`. */
export const ESPI_UNITS: Readonly<Record<string, EspiUnit>> = {
  '72': { name: 'kWh', power: -3, counts: 'kWh' },
  '169': { name: 'therm', power: 0, counts: 'therm' },
  '42': { name: 'm3', power: 0, counts: 'm3' },
  '119': { name: 'ft3', power: 0, counts: 'ft3' },
  '120': { name: 'ft3', power: 0, counts: 'ft3' },
  '132': { name: 'Btu', power: 0, counts: 'Btu' },
  '31': { name: 'MJ', power: -6, counts: 'MJ' },
  '128': { name: 'gal', power: 0, counts: 'gal' },
  '134': { name: 'l', power: 0, counts: 'l' },
  '38': { name: 'kW', power: -3 },
  '61': { name: 'kVA', power: -3 },
  '63': { name: 'kVAr', power: -3 },
  '71': { name: 'kVAh', power: -3 },
  '73': { name: 'kVArh', power: -3 },
  '29': { name: 'V', power: 0 },
  '5': { name: 'A', power: 0 },
  '6': { name: 'K', power: 0 },
  '23': { name: '°C', power: 0 },
}

/** A division by a power of ten is exact to the last digit, a multiplication by a tenth is not. */
export const scaled = (value: number, power: number): number =>
  power < 0 ? value / 10 ** -power : value * 10 ** power
