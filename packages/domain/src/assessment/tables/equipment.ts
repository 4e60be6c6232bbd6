import { interpolate } from './insulation.ts'

type Points = readonly (readonly [number, number])[]

/**
 * AFUE of what was sold in a year: estimates after the defaults by age of ANSI/RESNET/ICC 301 and, since 1992, the
 * US and Canadian minimum standards. Wood: EPA's stove rules of 1988 and 2020.
 */
const GAS_FURNACE: Points = [
  [1960, 0.72],
  [1984, 0.72],
  [1990, 0.76],
  [1992, 0.8],
  [2006, 0.8],
  [2010, 0.88],
  [2015, 0.92],
  [2020, 0.95],
]
const GAS_FURNACE_SOUTH: Points = [
  [1960, 0.72],
  [1984, 0.72],
  [1990, 0.76],
  [1992, 0.8],
  [2024, 0.8],
]
const GAS_BOILER: Points = [
  [1960, 0.65],
  [1984, 0.72],
  [1992, 0.8],
  [2012, 0.83],
  [2021, 0.88],
]
const OIL: Points = [
  [1960, 0.65],
  [1975, 0.75],
  [1984, 0.8],
  [2000, 0.83],
  [2012, 0.84],
  [2020, 0.86],
]
const WOOD: Points = [
  [1970, 0.5],
  [1988, 0.6],
  [1992, 0.7],
  [2020, 0.75],
]
/**
 * HSPF, SEER and EER shipment-weighted by year (ORNL Weatherization Assistant), thinned out; the last years an
 * estimate.
 */
const ASHP_HSPF: Points = [
  [1970, 6.21],
  [1985, 6.39],
  [1990, 7.03],
  [2000, 7.4],
  [2006, 7.9],
  [2015, 8.32],
  [2023, 8.6],
]
const CENTRAL_SEER: Points = [
  [1970, 6.5],
  [1980, 7.55],
  [1985, 8.82],
  [1990, 9.31],
  [1992, 10.46],
  [2005, 11.32],
  [2006, 13.17],
  [2010, 14.03],
  [2023, 14.6],
]
const ROOM_EER: Points = [
  [1970, 5.8],
  [1985, 7.7],
  [1990, 8.73],
  [2005, 9.95],
  [2015, 11.5],
]
/** Ductless and ground source: estimates after the ENERGY STAR and DOE rules of the years. */
const MINI_HSPF: Points = [
  [1995, 7.5],
  [2006, 8.5],
  [2015, 9.5],
  [2023, 10.5],
]
const MINI_SEER: Points = [
  [1995, 12],
  [2006, 15],
  [2015, 18],
  [2023, 20],
]
const GSHP_COP: Points = [
  [1980, 2.9],
  [1992, 3.3],
  [2010, 3.5],
  [2020, 3.8],
]
/**
 * Energy factor of heaters by year: estimates after the defaults by age of ANSI/RESNET/ICC 301 and DOE's standards.
 */
const GAS_TANK_EF: Points = [
  [1980, 0.5],
  [1990, 0.54],
  [2004, 0.58],
  [2015, 0.62],
]
const ELECTRIC_TANK_EF: Points = [
  [1980, 0.81],
  [1990, 0.86],
  [2004, 0.9],
  [2015, 0.92],
]
const OIL_TANK_EF: Points = [
  [1980, 0.48],
  [1990, 0.52],
  [2015, 0.58],
]
const TANKLESS_EF: Points = [
  [1980, 0.65],
  [2000, 0.8],
  [2015, 0.85],
  [2022, 0.92],
]
const HEAT_PUMP_UEF: Points = [
  [2009, 2.3],
  [2015, 2.9],
  [2022, 3.4],
]

export const EFFICIENCY_BY_YEAR = {
  gas_furnace: GAS_FURNACE,
  gas_furnace_south: GAS_FURNACE_SOUTH,
  gas_boiler: GAS_BOILER,
  oil: OIL,
  wood: WOOD,
  ashp_hspf: ASHP_HSPF,
  central_seer: CENTRAL_SEER,
  room_eer: ROOM_EER,
  mini_hspf: MINI_HSPF,
  mini_seer: MINI_SEER,
  gshp_cop: GSHP_COP,
  gas_tank_ef: GAS_TANK_EF,
  electric_tank_ef: ELECTRIC_TANK_EF,
  oil_tank_ef: OIL_TANK_EF,
  tankless_ef: TANKLESS_EF,
  heat_pump_uef: HEAT_PUMP_UEF,
} as const

export const efficiencyOf = (kind: keyof typeof EFFICIENCY_BY_YEAR, year: number): number =>
  interpolate(EFFICIENCY_BY_YEAR[kind], Math.max(year, EFFICIENCY_BY_YEAR[kind][0]?.[0] ?? year))

/** Middle of an age band, in years. */
export const AGE_YEARS = { '0_5': 3, '6_10': 8, '11_20': 15, over_20: 25 } as const
