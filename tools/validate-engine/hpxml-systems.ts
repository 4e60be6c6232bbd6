import type { CoolingSystem, DuctRun, Ducts, Fuel, HeatingSystem, Thermostat } from '@hearthlight/engine'
import type {
  HpxmlCooling,
  HpxmlDistribution,
  HpxmlHeating,
  HpxmlHeatPump,
  HpxmlInput,
} from './hpxml-case.ts'
import { spaceOf } from './hpxml-shell.ts'

const R_IP = 0.17611
const CFM_TO_M3_PER_S = 0.000471947

const FUEL: Record<string, Fuel> = {
  electricity: 'electricity',
  'natural gas': 'natural_gas',
  propane: 'propane',
  'fuel oil': 'fuel_oil',
  wood: 'wood',
  'wood pellets': 'wood_pellets',
  kerosene: 'kerosene',
  coal: 'coal',
}
export const fuelOf = (name: string | undefined): Fuel => FUEL[name ?? ''] ?? 'electricity'

const BURNER = {
  Furnace: 'furnace',
  Boiler: 'boiler',
  ElectricResistance: 'baseboard',
  WallFurnace: 'wall_furnace',
  FloorFurnace: 'floor_furnace',
  Stove: 'stove',
  Fireplace: 'fireplace',
  SpaceHeater: 'space_heater',
} as const

const burnerKind = (type: string | undefined): (typeof BURNER)[keyof typeof BURNER] =>
  BURNER[type as keyof typeof BURNER] ?? 'furnace'

const PILOT_W = 146.5
const defaultEfficiency = (system: HpxmlHeating): number =>
  fuelOf(system.fuel) === 'electricity' ? 1 : system.type === 'Stove' ? 0.6 : 0.8

const heatingOf = (system: HpxmlHeating): HeatingSystem => {
  const kind = burnerKind(system.type)
  const pilot = kind === 'wall_furnace' || kind === 'floor_furnace'
  return {
    kind,
    fuel: fuelOf(system.fuel),
    efficiency: system.efficiency?.['AFUE'] ?? system.efficiency?.['Percent'] ?? defaultEfficiency(system),
    share: system.fraction ?? 1,
    ducted: system.has_ducts ?? kind === 'furnace',
    ...(system.capacity_kw ? { capacityW: system.capacity_kw * 1000 } : {}),
    ...(system.eae_kwh ? { auxiliaryKWhPerYear: system.eae_kwh } : {}),
    ...(pilot && fuelOf(system.fuel) !== 'electricity' ? { pilotW: PILOT_W } : {}),
  }
}

const compressorOf = (name: string | undefined): 'single' | 'two_stage' | 'variable' => {
  if (name === 'two stage') return 'two_stage'
  return name === 'variable speed' ? 'variable' : 'single'
}

const coolingRating = (
  efficiency: Record<string, number> | undefined,
): { rating: NonNullable<CoolingSystem['rating']> } | Record<string, never> => {
  for (const unit of ['SEER2', 'SEER', 'CEER', 'EER', 'EER2', 'COP'] as const) {
    const value = efficiency?.[unit]
    if (value) return { rating: { unit, value } }
  }
  return {}
}

const COOLER: Record<string, CoolingSystem['kind']> = {
  'central air conditioner': 'central',
  'room air conditioner': 'room',
  'packaged terminal air conditioner': 'room',
  'mini-split': 'mini_split',
  'evaporative cooler': 'evaporative',
}

const coolingOf = (system: HpxmlCooling): CoolingSystem => {
  const kind = COOLER[system.type ?? ''] ?? 'central'
  return {
    kind,
    ...coolingRating(system.efficiency),
    compressor: compressorOf(system.compressor ?? (kind === 'mini_split' ? 'variable speed' : undefined)),
    share: system.fraction ?? 1,
    ducted: system.has_ducts ?? kind === 'central',
    ...(system.capacity_kw ? { capacityW: system.capacity_kw * 1000 } : {}),
  }
}

const heatPumpKind = (
  type: string | undefined,
): 'air_source_heat_pump' | 'mini_split' | 'ground_source_heat_pump' => {
  if (type?.startsWith('ground') || type?.startsWith('water')) return 'ground_source_heat_pump'
  return type === 'mini-split' || type?.startsWith('packaged') || type?.startsWith('room')
    ? 'mini_split'
    : 'air_source_heat_pump'
}

const pumpRating = (pump: HpxmlHeatPump): { unit: 'HSPF2' | 'HSPF' | 'COP'; value: number } => {
  for (const unit of ['HSPF2', 'HSPF', 'COP'] as const) {
    const value = pump.heating_efficiency?.[unit]
    if (value) return { unit, value }
  }
  return heatPumpKind(pump.type) === 'ground_source_heat_pump'
    ? { unit: 'COP', value: 3.6 }
    : { unit: 'HSPF2', value: 7.5 }
}

const pumpHeating = (pump: HpxmlHeatPump): HeatingSystem => {
  const kind = heatPumpKind(pump.type)
  const variable = kind === 'mini_split' && pump.type === 'mini-split'
  return {
    kind,
    fuel: 'electricity',
    share: pump.heat_fraction ?? 1,
    ducted: pump.has_ducts ?? kind !== 'mini_split',
    rating: pumpRating(pump),
    compressor: compressorOf(pump.compressor ?? (variable ? 'variable speed' : undefined)),
    ...(pump.heating_capacity_kw ? { capacityW: pump.heating_capacity_kw * 1000 } : {}),
    ...(pump.backup_type
      ? {
          backup: {
            fuel: fuelOf(pump.backup_fuel),
            efficiency: pump.backup_eff ?? 1,
            ...(pump.backup_capacity_kw ? { capacityW: pump.backup_capacity_kw * 1000 } : {}),
            ...(pump.switchover_c === undefined ? {} : { switchoverC: pump.switchover_c }),
          },
        }
      : {}),
  }
}

const pumpCooling = (pump: HpxmlHeatPump): CoolingSystem => {
  const kind = heatPumpKind(pump.type)
  const packaged = /packaged|room/.test(pump.type ?? '')
  return {
    kind: packaged ? 'room' : kind,
    ...coolingRating(pump.cooling_efficiency),
    compressor: compressorOf(pump.compressor ?? (kind === 'mini_split' ? 'variable speed' : undefined)),
    share: pump.cool_fraction ?? 1,
    ducted: pump.has_ducts ?? kind !== 'mini_split',
    ...(pump.cooling_capacity_kw ? { capacityW: pump.cooling_capacity_kw * 1000 } : {}),
  }
}

export const heatingSystemsOf = (input: HpxmlInput): HeatingSystem[] =>
  [...(input.heating_systems ?? []).map(heatingOf), ...(input.heat_pumps ?? []).map(pumpHeating)].filter(
    (system) => system.share > 0,
  )

export const coolingSystemsOf = (input: HpxmlInput): CoolingSystem[] =>
  [...(input.cooling_systems ?? []).map(coolingOf), ...(input.heat_pumps ?? []).map(pumpCooling)].filter(
    (system) => system.share > 0,
  )

/** Effective R of nominal duct insulation, m²K/W: round-duct equation fitted by OpenStudio-HPXML. */
const ductR = (side: DuctRun['side'], nominal: number): number => {
  if (nominal <= 0) return 1.7 * R_IP
  return (side === 'supply' ? 2.2438 + 0.5619 * nominal : 2.0388 + 0.7053 * nominal) * R_IP
}

const ductPlace = (location: string | undefined): DuctRun['location'] => {
  if (location === 'exterior wall') return 'wall'
  if (location === 'outside' || location === 'roof deck' || location === 'under slab') return 'outdoors'
  return spaceOf(location)
}

const runsOf = (distribution: HpxmlDistribution, input: HpxmlInput): DuctRun[] => {
  const served = distribution.floor_area_served_m2 ?? input.conditioned_floor_area_m2
  const returns = distribution.n_returns ?? Math.max(1, Math.round(input.floors_conditioned ?? 1))
  const sideArea = (side: DuctRun['side']): number =>
    side === 'supply' ? 0.27 * served : Math.min(0.25, 0.05 * returns) * served
  return (distribution.ducts ?? []).map((duct): DuctRun => {
    const side = duct.duct === 'return' ? 'return' : 'supply'
    return {
      side,
      location: ductPlace(duct.location),
      areaM2: duct.area_m2 ?? (duct.fraction_area ?? 1) * sideArea(side),
      rM2KPerW: ductR(side, duct.nominal_r_ip ?? 4),
    }
  })
}

export const ductsOf = (input: HpxmlInput): Ducts | undefined => {
  const systems = (input.distribution ?? []).filter(
    (distribution) => distribution.type === 'AirDistribution' && (distribution.ducts ?? []).length > 0,
  )
  if (systems.length === 0) return undefined
  const leak = (side: string): Ducts['supplyLeak'] => {
    const all = systems.flatMap((system) => system.leakage ?? []).filter((leakage) => leakage.duct === side)
    const share = all.filter((leakage) => leakage.units === 'Percent')
    if (share.length > 0)
      return {
        kind: 'share_of_flow',
        share: share.reduce((sum, leakage) => sum + (leakage.value ?? 0), 0) / systems.length,
      }
    const cfm = all.reduce((sum, leakage) => sum + (leakage.value ?? 0), 0)
    return { kind: 'at_25_pa', m3PerS: cfm * CFM_TO_M3_PER_S }
  }
  return {
    runs: systems.flatMap((system) => runsOf(system, input)),
    supplyLeak: leak('supply'),
    returnLeak: leak('return'),
  }
}

const scheduled = (
  normal: number,
  other: number | undefined,
  hoursPerWeek: number | undefined,
  startHour: number,
): number[] => {
  const hours = Math.round((hoursPerWeek ?? 0) / 7)
  return Array.from({ length: 24 }, (_, hour) =>
    other !== undefined && (hour - startHour + 24) % 24 < hours ? other : normal,
  )
}

export const thermostatOf = (input: HpxmlInput): Thermostat => {
  const set = input.setpoints ?? {}
  const heatingC = scheduled(
    set.heating_c ?? 20,
    set.heating_setback_c,
    set.heating_setback_hours_per_week,
    set.heating_setback_start_hour ?? 23,
  )
  const coolingC = scheduled(
    set.cooling_c ?? 25.56,
    set.cooling_setup_c,
    set.cooling_setup_hours_per_week,
    set.cooling_setup_start_hour ?? 9,
  )
  return { heatingC, coolingC: coolingC.map((celsius, hour) => Math.max(celsius, heatingC[hour] ?? celsius)) }
}
