import { kWhPerUnit } from '../../assessment/facts/heating-values.ts'
import type { MeterFuel, MeterUnit } from '../meter.ts'

const BTU_A_THERM = 100_000
const MJ_A_KWH = 3.6
const LITERS: Readonly<Partial<Record<MeterUnit, number>>> = {
  l: 1,
  m3: 1000,
  gal: 3.785412,
  ft3: 28.316847,
  ccf: 2831.6847,
}
const FUEL = {
  electricity: 'electricity',
  natural_gas: 'natural_gas',
  propane: 'propane',
  oil: 'oil',
  heat: 'district',
} as const satisfies Partial<Record<MeterFuel, unknown>>

/** What a unit comes to: liters of water, else kWh. Volumes of natural gas are those of a meter, of other fuels those of a delivery. */
export function unitsIn(fuel: MeterFuel, unit: MeterUnit): number {
  const liters = LITERS[unit]
  if (fuel === 'water') return liters ?? 1
  const therm = kWhPerUnit('natural_gas', 'therm', '')
  if (unit === 'Btu') return therm / BTU_A_THERM
  if (unit === 'MJ') return 1 / MJ_A_KWH
  if (unit === 'therm') return therm
  if (liters === undefined || unit === 'kWh') return 1
  const ofLiter = fuel === 'natural_gas' ? kWhPerUnit(fuel, 'm3', '') / 1000 : kWhOfLiter(FUEL[fuel])
  return liters * ofLiter
}

const kWhOfLiter = (fuel: (typeof FUEL)[keyof typeof FUEL]): number =>
  fuel === 'propane' || fuel === 'oil' ? kWhPerUnit(fuel, 'litre', '') : 1
