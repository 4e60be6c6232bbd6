import { ach50OfLeakageArea } from '@hearthlight/domain/assessment/facts/leakage-regression'
import type { AirLeakage } from '@hearthlight/engine'
import type { HpxmlInput } from './hpxml-case.ts'
import { spaceOf } from './hpxml-spaces.ts'
import { fuelOf } from './hpxml-systems.ts'
import { ceilingHeightOf, usualAch50 } from './usual-leakage.ts'

const M3_H_PER_CFM = 1.699

/** An atmospheric burner indoors: AFUE below 0.89 or an energy factor below 0.63. */
const hasFlue = (input: HpxmlInput): boolean =>
  (input.heating_systems ?? []).some(
    (system) =>
      fuelOf(system.fuel) !== 'electricity' &&
      spaceOf(system.location) === 'living' &&
      (system.efficiency?.['AFUE'] ?? system.efficiency?.['Percent'] ?? 1) < 0.89,
  ) ||
  (input.water_heaters ?? []).some(
    (heater) =>
      fuelOf(heater.fuel) !== 'electricity' &&
      spaceOf(heater.location) === 'living' &&
      (heater.ef ?? heater.uef ?? 1) < 0.63,
  )

/** ASHRAE 62.2's weather and shielding factor, the middle of its 0.4–0.7. */
const WEATHER_FACTOR = 0.55

type Measurement = NonNullable<NonNullable<HpxmlInput['air_leakage']>['measurements']>[number]

const naturalChanges = (measured: Measurement | undefined, volumeM3: number): number | undefined => {
  if (measured?.unit === 'ACHnatural') return measured.value ?? 0.3
  return measured?.unit === 'CFMnatural' ? ((measured.value ?? 50) * M3_H_PER_CFM) / volumeM3 : undefined
}

/**
 * A year's mean air change is turned into leaks that breathe with the weather, SLA = ACH / (1000 w (H/2.5 m)^0.4) as
 * OpenStudio-HPXML does; ASHRAE 140's ideal houses keep it constant.
 */
export const leakageOf = (input: HpxmlInput, volumeM3: number, mode: 'rated' | 'ideal'): AirLeakage => {
  const measured = input.air_leakage?.measurements?.[0]
  const shielding =
    input.shielding === 'well-shielded' ? 'shielded' : input.shielding === 'exposed' ? 'exposed' : 'normal'
  const common = {
    shielding,
    flue: hasFlue(input),
    ...(measured?.volume_m3 ? { volumeM3: measured.volume_m3 } : {}),
    heightM: measured?.height_m ?? leakHeight(input),
  } as const
  const natural = input.air_leakage?.ach50 === undefined ? naturalChanges(measured, volumeM3) : undefined
  if (natural !== undefined && mode === 'ideal')
    return { kind: 'natural', airChangesPerHour: natural, ...common }
  if (natural !== undefined) {
    const leakageArea = natural / (1000 * WEATHER_FACTOR * (common.heightM / 2.5) ** 0.4)
    return {
      kind: 'at_50_pa',
      airChangesPerHour: ach50OfLeakageArea(leakageArea, ceilingHeightOf(input)),
      ...common,
    }
  }
  return { kind: 'at_50_pa', airChangesPerHour: ach50Of(input, volumeM3) * ownShare(input), ...common }
}

const RIM_M = 0.2286

/** Lowest to highest leak above grade as OpenStudio-HPXML infers it; a walkout basement counts as a storey. */
const leakHeight = (input: HpxmlInput): number => {
  const storeyM = (input.conditioned_volume_m3 ?? 0) / input.conditioned_floor_area_m2 || 2.4384
  const above = Math.max(1, input.floors_above_grade ?? 1)
  const walkout = above === input.floors_conditioned
  const walls = (input.foundation_walls ?? [])
    .filter((wall) => wall.exterior_adjacent === 'ground' && spaceOf(wall.interior_adjacent) === 'living')
    .map((wall) => (wall.height_m ?? 0) - (wall.depth_below_grade_m ?? 0))
  const wallM = walkout ? 0 : Math.max(0, ...walls)
  return above * storeyM + (wallM > 0 ? wallM + RIM_M : 0)
}

const PRESSURE_EXPONENT = 0.65

/** As told, or from a test at another pressure or in another unit, or by age and climate. */
const ach50Of = (input: HpxmlInput, volumeM3: number): number => {
  const told = input.air_leakage?.ach50
  if (told !== undefined) return told
  const measured = input.air_leakage?.measurements?.[0]
  if (measured?.value === undefined) return usualAch50(input)
  const volume = measured.volume_m3 ?? volumeM3
  const changes = measured.unit?.startsWith('CFM') ? (measured.value * M3_H_PER_CFM) / volume : measured.value
  return changes * (50 / (measured.house_pressure_pa || 50)) ** PRESSURE_EXPONENT
}

/** A whole flat's test counts leaks to the neighbours too: by the share of its shell that is its own. */
const ownShare = (input: HpxmlInput): number => {
  if (input.air_leakage?.measurements?.[0]?.type !== 'unit total') return 1
  const shell = [...(input.walls ?? []), ...(input.floors_ceilings ?? [])].filter(
    (part) => spaceOf(part.interior_adjacent) === 'living',
  )
  const areaOf = (parts: typeof shell): number =>
    parts.reduce((sum, part) => sum + (part.gross_area_m2 ?? part.area_m2 ?? 0), 0)
  const other = areaOf(shell.filter((part) => part.exterior_adjacent?.startsWith('other')))
  const all = areaOf(shell) + (input.slabs ?? []).reduce((sum, slab) => sum + slab.area_m2, 0)
  return all > 0 ? 1 - other / all : 1
}
