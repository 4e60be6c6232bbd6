import type { Answers } from '@hearthlight/domain/assessment/answers/answers'
import type { AuditedHouse } from './audited-house.ts'

/** `lite`: the wizard's basic sections. `full`: also insulation, windows and draughts, in a homeowner's words. */
export type Mode = 'lite' | 'full'

const FUEL: readonly (readonly [RegExp, string])[] = [
  [/gas/i, 'natural_gas'],
  [/electric/i, 'electricity'],
  [/oil/i, 'oil'],
  [/propane/i, 'propane'],
  [/wood/i, 'wood'],
]
const fuelOf = (name: string | null) => FUEL.find(([pattern]) => pattern.test(name ?? ''))?.[1] ?? 'unknown'

const TYPE: readonly (readonly [RegExp, string])[] = [
  [/middle/i, 'row_mid'],
  [/end/i, 'row_end'],
  [/semi|double/i, 'semi'],
]
const STOREYS: readonly (readonly [RegExp, string])[] = [
  [/one and a half/i, '1.5'],
  [/two and a half/i, '2.5'],
  [/two/i, '2'],
  [/three/i, '3'],
]

function system({ kind, secondary }: AuditedHouse['heating']): string {
  if (secondary.includes('GroundHeatPump')) return 'ground_source'
  if (secondary.includes('AirHeatPump')) return 'heat_pump_ducted'
  return { Furnace: 'furnace', Boiler: 'boiler', Baseboards: 'baseboard' }[kind ?? ''] ?? 'unknown'
}

function foundation(house: AuditedHouse): string {
  if (house.foundation === 'slab' || house.foundation === 'crawlspace') return house.foundation
  return house.heated_area_below_m2 > 0 ? 'basement_heated' : 'basement_unheated'
}

/** The word a homeowner would choose for what the auditor measured. */
function level(rsi: number | null, ends: readonly [number, number, number]): string {
  if (rsi === null) return 'unknown'
  if (rsi < ends[0]) return 'none'
  if (rsi < ends[1]) return 'some'
  return rsi < ends[2] ? 'good' : 'excellent'
}

function glass(u: number | null): string {
  if (u === null) return 'unknown'
  if (u > 4) return 'single'
  if (u > 2.45) return 'double'
  return u > 1.75 ? 'double_lowe' : 'triple'
}

function share(house: AuditedHouse): string {
  const ratio = house.windows.area_m2 / house.walls.gross_area_m2
  return ratio < 0.117 ? 'few' : ratio > 0.175 ? 'many' : 'average'
}

/** Draughts are felt against other homes, whatever their age. */
const draughts = (ach50: number) => (ach50 > 8.5 ? 'draughty' : ach50 < 2.6 ? 'tight' : 'average')

const heaterOf = (type: string | null) => {
  if (/instantaneous/i.test(type ?? '')) return 'tankless'
  return /coil/i.test(type ?? '') ? 'indirect' : 'tank'
}

/** The age a homeowner would give a furnace of that efficiency at the time of the audits. */
function age(percent: number | null): string {
  if (percent === null || percent >= 99) return 'unknown'
  return percent >= 93 ? '0_5' : percent >= 86 ? '6_10' : 'over_20'
}

export function answersOf(house: AuditedHouse, mode: Mode): Answers {
  const basics: Answers = {
    fuel_type: {
      heating_fuel: [fuelOf(house.heating.fuel)],
      water_heating_fuel: [fuelOf(house.dhw.fuel)],
    },
    heating_system: {
      heating_system: [system(house.heating)],
      heating_age: [age(house.heating.efficiency_pct)],
      cooling_system: [house.heating.secondary.includes('AirConditioning') ? 'central' : 'none'],
    },
    water_heating_system: { water_heater: [heaterOf(house.dhw.type)] },
    house_type: {
      house_type: [TYPE.find(([pattern]) => pattern.test(house.house_type))?.[1] ?? 'detached'],
      storeys: [STOREYS.find(([pattern]) => pattern.test(house.storeys))?.[1] ?? '1'],
      foundation: [foundation(house)],
    },
    area_basics: { floor_area: [String(house.heated_area_above_m2)], floor_area_unit: ['m2'] },
    ventilation_system: { ventilation: [house.heating.hrv ? 'hrv' : 'none'], solar_pv: ['no'] },
  }
  if (mode === 'lite') return basics
  return {
    ...basics,
    insulation_type: {
      attic_insulation: [level(house.ceiling.rsi ?? null, [1.1, 3.5, 6.8])],
      wall_insulation: [level(house.walls.rsi ?? null, [1.05, 1.95, 2.95])],
      foundation_insulation: [level(house.basement_wall_added_rsi ?? null, [0.4, 1.45, 2.75])],
    },
    windows_and_doors: {
      window_type: [glass(house.windows.U)],
      window_share: [share(house)],
      draughts: [draughts(house.ach50)],
    },
  }
}
