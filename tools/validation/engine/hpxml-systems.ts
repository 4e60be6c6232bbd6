import type { CoolingSystem, Fuel, HeatingSystem } from '@hearthlight/engine'
import type { HpxmlCooling, HpxmlHeating, HpxmlHeatPump, HpxmlInput } from './hpxml-case.ts'

const FUEL: Record<string, Fuel> = {
  electricity: 'electricity',
  'natural gas': 'natural_gas',
  propane: 'propane',
  wood: 'wood',
  'wood pellets': 'wood_pellets',
  kerosene: 'kerosene',
  diesel: 'fuel_oil',
  coke: 'coal',
}
/** HPXML also names grades of oil ("fuel oil 2") and kinds of coal ("anthracite coal"). */
export const fuelOf = (name: string | undefined): Fuel => {
  if (name?.startsWith('fuel oil')) return 'fuel_oil'
  return name?.endsWith('coal') ? 'coal' : (FUEL[name ?? ''] ?? 'electricity')
}

const BURNER = {
  Furnace: 'furnace',
  Boiler: 'boiler',
  ElectricResistance: 'baseboard',
  WallFurnace: 'wall_furnace',
  FloorFurnace: 'floor_furnace',
  Stove: 'stove',
  Fireplace: 'fireplace',
  SpaceHeater: 'space_heater',
  FixedHeater: 'space_heater',
  PortableHeater: 'space_heater',
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
    // A boiler's pipes are a distribution system too; air ducts hang on furnaces only.
    ducted: kind === 'furnace' && (system.has_ducts ?? true),
    ...(system.capacity_kw ? { capacityW: system.capacity_kw * 1000 } : {}),
    ...(system.eae_kwh ? { auxiliaryKWhPerYear: system.eae_kwh } : {}),
    ...(pilot && fuelOf(system.fuel) !== 'electricity' ? { pilotW: PILOT_W } : {}),
  }
}

const compressorOf = (name: string | undefined): 'single' | 'two_stage' | 'variable' => {
  if (name === 'two stage') return 'two_stage'
  return name === 'variable speed' ? 'variable' : 'single'
}

/** Where no efficiency is named: the engine's own for central units, these for the rest. */
const USUAL_RATING: Partial<Record<CoolingSystem['kind'], NonNullable<CoolingSystem['rating']>>> = {
  room: { unit: 'EER', value: 8.5 },
  ground_source_heat_pump: { unit: 'EER', value: 16.6 },
  mini_split: { unit: 'SEER2', value: 19 },
}

const coolingRating = (
  kind: CoolingSystem['kind'],
  efficiency: Record<string, number> | undefined,
): { rating?: NonNullable<CoolingSystem['rating']> } => {
  for (const unit of ['SEER2', 'SEER', 'CEER', 'EER', 'EER2', 'COP'] as const) {
    const value = efficiency?.[unit]
    if (value) return { rating: { unit, value } }
  }
  const usual = USUAL_RATING[kind]
  return usual ? { rating: usual } : {}
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
    ...coolingRating(kind, system.efficiency),
    compressor: compressorOf(system.compressor ?? (kind === 'mini_split' ? 'variable speed' : undefined)),
    share: system.fraction ?? 1,
    ducted: system.has_ducts ?? kind === 'central',
    ...(system.capacity_kw ? { capacityW: system.capacity_kw * 1000 } : {}),
  }
}

/** Packaged terminal and room units blow straight into the room, as a mini-split does. */
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

/** Where fuel stands behind a heat pump and no temperature is named, the compressor rests below 25 °F. */
const FUEL_SWITCH_C = -3.9

/** A separate backup is a heating system of its own, without a share of the load. */
const backupOf = (pump: HpxmlHeatPump, input: HpxmlInput) => {
  if (!pump.backup_type) return {}
  const other =
    pump.backup_type === 'separate'
      ? input.heating_systems?.find((system) => system.fraction === undefined)
      : undefined
  const separate = other ? heatingOf(other) : undefined
  const fuel = separate?.fuel ?? fuelOf(pump.backup_fuel)
  const capacityKw = pump.backup_capacity_kw ?? other?.capacity_kw
  const switchoverC = pump.switchover_c ?? (fuel === 'electricity' ? undefined : FUEL_SWITCH_C)
  return {
    backup: {
      fuel,
      efficiency: separate && 'efficiency' in separate ? separate.efficiency : (pump.backup_eff ?? 1),
      ...(capacityKw ? { capacityW: capacityKw * 1000 } : {}),
      ...(switchoverC === undefined ? {} : { switchoverC }),
    },
  }
}

const pumpHeating = (pump: HpxmlHeatPump, input: HpxmlInput): HeatingSystem => {
  const kind = heatPumpKind(pump.type)
  const variable = pump.type === 'mini-split'
  return {
    kind,
    fuel: 'electricity',
    share: pump.heat_fraction ?? 1,
    ducted: pump.has_ducts ?? kind !== 'mini_split',
    rating: pumpRating(pump),
    compressor: compressorOf(pump.compressor ?? (variable ? 'variable speed' : undefined)),
    ...(pump.heating_capacity_kw ? { capacityW: pump.heating_capacity_kw * 1000 } : {}),
    ...backupOf(pump, input),
  }
}

const pumpCooling = (pump: HpxmlHeatPump): CoolingSystem => {
  const kind = heatPumpKind(pump.type)
  const cooler = /packaged|room/.test(pump.type ?? '') ? 'room' : kind
  return {
    kind: cooler,
    ...coolingRating(cooler, pump.cooling_efficiency),
    compressor: compressorOf(pump.compressor ?? (pump.type === 'mini-split' ? 'variable speed' : undefined)),
    share: pump.cool_fraction ?? 1,
    ducted: pump.has_ducts ?? kind !== 'mini_split',
    ...(pump.cooling_capacity_kw ? { capacityW: pump.cooling_capacity_kw * 1000 } : {}),
  }
}

/** A terminal unit that cools may heat too, with a resistance or a burner of its own. */
const integratedHeating = (system: HpxmlCooling): HpxmlHeating[] =>
  system.integrated_heating_fuel === undefined
    ? []
    : [
        {
          type: 'SpaceHeater',
          fuel: system.integrated_heating_fuel,
          fraction: system.integrated_heating_fraction ?? 1,
          efficiency: { Percent: system.integrated_heating_efficiency ?? 1 },
        },
      ]

export const heatingSystemsOf = (input: HpxmlInput): HeatingSystem[] => {
  const pumps = input.heat_pumps ?? []
  const separate = pumps.some((pump) => pump.backup_type === 'separate')
  const burners = (input.heating_systems ?? []).filter((system) => !separate || system.fraction !== undefined)
  const integrated = (input.cooling_systems ?? []).flatMap(integratedHeating)
  return [
    ...[...burners, ...integrated].map(heatingOf),
    ...pumps.map((pump) => pumpHeating(pump, input)),
  ].filter((system) => system.share > 0)
}

export const coolingSystemsOf = (input: HpxmlInput): CoolingSystem[] =>
  [...(input.cooling_systems ?? []).map(coolingOf), ...(input.heat_pumps ?? []).map(pumpCooling)].filter(
    (system) => system.share > 0,
  )
