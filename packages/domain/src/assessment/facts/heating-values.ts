import type { AnsweredFuel } from './home-facts.ts'

/** Definitions of the units of heat. */
const KWH_PER_GJ = 277.778
const KWH_PER_MMBTU = 293.0711
/** Watt-hours in a Btu: a COP over its HSPF. */
export const COP_PER_HSPF = KWH_PER_MMBTU / 1000
const HEAT_UNITS = { kWh: 1, GJ: KWH_PER_GJ, MMBtu: KWH_PER_MMBTU, therm: 29.3071 }

/** Higher heating values: SOR/2018-261, EPA, OpenStudio-HPXML unit conversions, hes-documentation (cordwood). */
const KWH_PER: Readonly<Record<AnsweredFuel, Readonly<Record<string, number>>>> = {
  electricity: { kWh: 1 },
  natural_gas: { ...HEAT_UNITS, m3: 10.7, ccf: 30.4 },
  propane: { ...HEAT_UNITS, litre: 7.03, US_gallon: 26.85, kg: 13.98 },
  oil: { ...HEAT_UNITS, litre: 10.72, US_gallon: 40.74 },
  wood: { ...HEAT_UNITS, kg: 4.2, tonne: 4200, cord: 5860 },
  district: HEAT_UNITS,
}

/** Pipeline gas by province around SOR/2018-261's 10.5; Portugal's is richer. Estimates. */
const GAS_KWH_PER_M3: Readonly<Record<string, number>> = {
  AB: 10.95,
  BC: 10.9,
  SK: 10.7,
  MB: 10.55,
  ON: 10.75,
  QC: 10.7,
  Lisboa: 11.9,
  Porto: 11.9,
  Faro: 11.9,
}

export const isUnitOf = (fuel: AnsweredFuel, unit: string) => KWH_PER[fuel][unit] !== undefined

/** kWh in one unit of a fuel. A unit the fuel is not sold in is an error of configuration. */
export function kWhPerUnit(fuel: AnsweredFuel, unit: string, region: string): number {
  const local = fuel === 'natural_gas' && unit === 'm3' ? GAS_KWH_PER_M3[region] : undefined
  const value = local ?? KWH_PER[fuel][unit]
  if (value === undefined) throw new RangeError(`${fuel} is not sold by the ${unit}`)
  return value
}
