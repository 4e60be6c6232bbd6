import type { House } from '../house.ts'
import type { Burner, CoolingSystem, HeatingSystem, HeatPumpHeating } from '../house-systems.ts'
import { isApartment } from './house-changes.ts'
import type { Measure, NotApplicable } from './measure.ts'

const isHeatPump = (system: HeatingSystem): system is HeatPumpHeating =>
  ['air_source_heat_pump', 'mini_split', 'ground_source_heat_pump'].includes(system.kind)
const hasHeatPump = (house: House) => house.heating.some(isHeatPump)
const hasAir = (house: House) =>
  house.heating.some((system) => system.ducted) || house.cooling.some((system) => system.ducted)

/** Cooling is replaced where there is some; a heat pump that brings the first cooling is comfort, not saving. */
const withCooling = (house: House, cooler: CoolingSystem): readonly CoolingSystem[] =>
  house.cooling.length > 0
    ? [{ ...cooler, share: house.cooling.reduce((sum, old) => sum + old.share, 0) }]
    : []

const refuseHeatPump = (house: House): NotApplicable | undefined =>
  hasHeatPump(house) ? 'has_heat_pump' : undefined

/** One ton is the smallest that is sold. */
const SMALLEST_KW = 3.5
const peakKw = (watts: number) => Math.max(SMALLEST_KW, watts / 1000)

/**
 * Cold-climate unit: HSPF2 9.5, SEER2 17, most of its capacity left in frost; a middling one of NEEP's list, an
 * estimate.
 */
const ashpDucted: Measure = {
  id: 'ashp_ducted_cold_climate',
  category: 'hvac',
  group: 'heating',
  lifeYears: 16,
  refusal: (house, site) => {
    if (site.place.country === 'PT') return 'not_offered_here'
    return refuseHeatPump(house) ?? (hasAir(house) ? undefined : 'needs_ducts')
  },
  apply: (house) => ({
    ...house,
    heating: [
      {
        kind: 'air_source_heat_pump',
        fuel: 'electricity',
        share: 1,
        ducted: true,
        rating: { unit: 'HSPF2', value: 9.5 },
        compressor: 'variable',
        capacityShareAtMinus8C: 0.85,
        backup: { fuel: 'electricity', efficiency: 1 },
      },
    ],
    cooling: withCooling(house, {
      kind: 'air_source_heat_pump',
      rating: { unit: 'SEER2', value: 17 },
      compressor: 'variable',
      share: 1,
      ducted: true,
    }),
  }),
  quantity: (_house, before) => peakKw(before.peak.heatingW),
  driver: { use: 'heating_and_cooling' },
}

/**
 * Share of the heat that heads in the main rooms give, and rooms a head serves; the old system keeps the far ones.
 * Estimates.
 */
const DUCTLESS_SHARE = 0.8
const M2_PER_HEAD = 45

/** Middling units of ENERGY STAR's list: HSPF2 10.5, SEER2 20. An estimate. */
const ashpDuctless: Measure = {
  id: 'ashp_ductless',
  category: 'hvac',
  group: 'heating',
  lifeYears: 15,
  refusal: (house) => {
    if (hasHeatPump(house)) return 'has_heat_pump'
    return house.heating.some((system) => system.ducted) ? 'not_for_this_heating' : undefined
  },
  apply: (house) => ({
    ...house,
    heating: [
      {
        kind: 'mini_split',
        fuel: 'electricity',
        share: DUCTLESS_SHARE,
        ducted: false,
        rating: { unit: 'HSPF2', value: 10.5 },
        compressor: 'variable',
        backup: { fuel: 'electricity', efficiency: 1 },
      },
      ...house.heating.map((system) => ({ ...system, share: system.share * (1 - DUCTLESS_SHARE) })),
    ],
    cooling: withCooling(house, {
      kind: 'mini_split',
      rating: { unit: 'SEER2', value: 20 },
      compressor: 'variable',
      share: 1,
      ducted: false,
    }),
  }),
  quantity: (house) => Math.max(1, Math.round(house.floorAreaM2 / M2_PER_HEAD)),
  driver: { use: 'heating_and_cooling' },
}

/** ENERGY STAR's closed loop asks COP 3.6 and EER 17.1; a common unit. */
const gshp: Measure = {
  id: 'gshp',
  category: 'hvac',
  group: 'heating',
  lifeYears: 22,
  refusal: (house, site) => {
    if (site.place.country === 'PT') return 'not_offered_here'
    if (isApartment(house)) return 'not_in_apartment'
    return refuseHeatPump(house) ?? (hasAir(house) ? undefined : 'needs_ducts')
  },
  apply: (house) => ({
    ...house,
    heating: [
      {
        kind: 'ground_source_heat_pump',
        fuel: 'electricity',
        share: 1,
        ducted: true,
        rating: { unit: 'COP', value: 3.6 },
        compressor: 'two_stage',
        backup: { fuel: 'electricity', efficiency: 1 },
      },
    ],
    cooling: withCooling(house, {
      kind: 'ground_source_heat_pump',
      rating: { unit: 'EER', value: 18 },
      compressor: 'two_stage',
      share: 1,
      ducted: true,
    }),
  }),
  quantity: (_house, before) => peakKw(before.peak.heatingW),
  driver: { use: 'heating_and_cooling' },
}

const burnsGas = (system: HeatingSystem): system is Burner =>
  !isHeatPump(system) && (system.fuel === 'natural_gas' || system.fuel === 'propane')

/**
 * A condensing furnace or boiler in place of an old one of the same fuel; six points better at least, an estimate.
 */
function condensing(
  id: 'furnace_high_eff' | 'boiler_condensing',
  kind: Burner['kind'],
  lifeYears: number,
  efficiency: number,
): Measure {
  const replaces = (system: HeatingSystem) => system.kind === kind && burnsGas(system)
  return {
    id,
    category: 'hvac',
    group: 'heating',
    lifeYears,
    refusal: (house) => {
      const old = house.heating.filter(replaces).filter(burnsGas)
      if (old.length === 0) return hasHeatPump(house) ? 'has_heat_pump' : 'not_for_this_heating'
      return old.every((system) => system.efficiency > efficiency - 0.06) ? 'already_good' : undefined
    },
    apply: (house) => ({
      ...house,
      heating: house.heating.map((system) =>
        replaces(system) && burnsGas(system)
          ? { ...withoutPilot(system), efficiency: Math.max(system.efficiency, efficiency) }
          : system,
      ),
    }),
    quantity: () => 1,
    driver: { use: 'heating' },
    removes: (house) => {
      const old = house.heating.filter(replaces).filter(burnsGas)
      return Math.max(0, ...old.map((system) => 1 - system.efficiency / efficiency))
    },
  }
}

function withoutPilot(burner: Burner): Burner {
  const { pilotW: _pilot, ...rest } = burner
  return rest
}

/** Old ratings in SEER read a little higher than SEER2: × 0.95 with ducts (OpenStudio-HPXML). */
const seer2 = (cooler: CoolingSystem) => {
  if (!cooler.rating) return 0
  return cooler.rating.value * (cooler.rating.unit === 'SEER' ? 0.95 : 1)
}
/** What the standards of 2023 allow is no old one; the new one has two stages. Estimates. */
const isOldCentral = (cooler: CoolingSystem) => cooler.kind === 'central' && seer2(cooler) < 14

const centralAc: Measure = {
  id: 'central_ac',
  category: 'hvac',
  lifeYears: 16,
  refusal: (house) => {
    if (house.cooling.length === 0) return 'no_cooling'
    return house.cooling.some(isOldCentral) ? undefined : 'already_good'
  },
  apply: (house) => ({
    ...house,
    cooling: house.cooling.map((cooler) =>
      isOldCentral(cooler)
        ? { ...cooler, rating: { unit: 'SEER2', value: 17 }, compressor: 'two_stage' }
        : cooler,
    ),
  }),
  quantity: (_house, before) => peakKw(before.peak.coolingW),
  driver: { use: 'cooling' },
}

export const HEATING_MEASURES: readonly Measure[] = [
  ashpDucted,
  ashpDuctless,
  gshp,
  // Usual condensing units of ENERGY STAR's list.
  condensing('furnace_high_eff', 'furnace', 18, 0.96),
  condensing('boiler_condensing', 'boiler', 20, 0.95),
  centralAc,
]
