import type { AirLeakage, BufferSpace, House, Space } from '@hearthlight/engine'
import type { HpxmlInput } from './hpxml-case.ts'
import { fansOf } from './hpxml-fans.ts'
import { appliancesOf, hotWaterOf, lightingOf, photovoltaicsOf, plugsOf } from './hpxml-loads.ts'
import { foundationWallsOf, partsOf, slabsOf, spaceOf, windowsOf } from './hpxml-shell.ts'
import { coolingSystemsOf, ductsOf, fuelOf, heatingSystemsOf, thermostatOf } from './hpxml-systems.ts'

const UNVENTED_ACH = 0.1
const ATTIC_SLA = 1 / 300
const CRAWL_SLA = 1 / 150

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

const leakageOf = (input: HpxmlInput, volumeM3: number): AirLeakage => {
  const measured = input.air_leakage?.measurements?.[0]
  const shielding =
    input.shielding === 'well-shielded' ? 'shielded' : input.shielding === 'exposed' ? 'exposed' : 'normal'
  const common = {
    shielding,
    flue: hasFlue(input),
    ...(measured?.volume_m3 ? { volumeM3: measured.volume_m3 } : {}),
    heightM: measured?.height_m ?? leakHeight(input),
  } as const
  if (measured?.unit === 'ACHnatural')
    return { kind: 'natural', airChangesPerHour: measured.value ?? 0.3, ...common }
  if (measured?.unit === 'CFMnatural')
    return { kind: 'natural', airChangesPerHour: ((measured.value ?? 50) * 1.699) / volumeM3, ...common }
  return { kind: 'at_50_pa', airChangesPerHour: input.air_leakage?.ach50 ?? 7, ...common }
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

type Vents = { type?: string; vent_unit?: string; vent_value?: number }

const ventsOf = (vents: readonly Vents[], prefix: string, sla: number): BufferSpace['leakage'] => {
  const space = vents.find((vent) => vent.type?.startsWith(prefix) && !vent.type.includes('Conditioned=true'))
  if (!space?.type?.includes('Vented=true')) return { kind: 'air_changes', perHour: UNVENTED_ACH }
  if (space.vent_unit === 'ACHnatural' || space.vent_unit === 'ACH')
    return { kind: 'air_changes', perHour: space.vent_value ?? 2 }
  return { kind: 'vents', areaRatio: space.vent_value ?? sla }
}

/** Floor under a space: its slab, or the ceiling beneath it. */
const floorOf = (input: HpxmlInput, space: Space): number => {
  const slab = (input.slabs ?? [])
    .filter((part) => spaceOf(part.interior_adjacent) === space)
    .reduce((sum, part) => sum + part.area_m2, 0)
  const ceiling = (input.floors_ceilings ?? [])
    .filter((part) => part.exterior_adjacent !== 'outside' && spaceOf(part.exterior_adjacent) === space)
    .reduce((sum, part) => sum + (part.area_m2 ?? 0), 0)
  return slab || ceiling
}

const buffer = (
  input: HpxmlInput,
  space: 'attic' | 'foundation' | 'garage',
  heightM: number,
  leakage: BufferSpace['leakage'],
): BufferSpace | undefined => {
  const floorAreaM2 = floorOf(input, space)
  return floorAreaM2 > 0 ? { floorAreaM2, volumeM3: floorAreaM2 * heightM, leakage } : undefined
}

const atticHeight = (input: HpxmlInput): number => {
  const pitch =
    input.roofs?.find((roof) => spaceOf(roof.interior_adjacent) === 'attic')?.pitch_rise_per_12 ?? 6
  const footprint = floorOf(input, 'attic')
  return Math.max(0.4, (Math.sqrt(footprint / 1.5) / 2) * (pitch / 12) * 0.5)
}

const foundationHeight = (input: HpxmlInput): number =>
  Math.max(
    0.6,
    ...(input.foundation_walls ?? [])
      .filter((wall) => spaceOf(wall.interior_adjacent) === 'foundation')
      .map((wall) => wall.height_m ?? 0),
  )

const dwellingOf = (type: string | undefined): House['dwelling'] => {
  if (type === 'single-family attached') return 'attached'
  if (type === 'apartment unit') return 'apartment'
  return type === 'manufactured home' ? 'mobile' : 'detached'
}

const optional = <K extends string, V>(key: K, value: V | undefined): { [P in K]?: V } =>
  value === undefined ? {} : ({ [key]: value } as { [P in K]?: V })

/** ASHRAE 140 cases name no equipment: ideal heating and cooling of 100 %. */
const ideal = (house: House): House => ({
  ...house,
  opensWindows: false,
  heating: [{ kind: 'baseboard', fuel: 'electricity', efficiency: 1, share: 1, ducted: false }],
  cooling: [
    { kind: 'room', rating: { unit: 'COP', value: 1 }, compressor: 'single', share: 1, ducted: false },
  ],
})

export const houseFromHpxml = (input: HpxmlInput, mode: 'rated' | 'ideal' = 'rated'): House => {
  const ceilingHeightM = input.ceiling_height_m ?? 2.4384
  const volumeM3 = input.conditioned_volume_m3 ?? input.conditioned_floor_area_m2 * ceilingHeightM
  const house: House = {
    dwelling: dwellingOf(input.facility_type),
    floorAreaM2: input.conditioned_floor_area_m2,
    volumeM3,
    storeysAboveGrade: Math.max(1, input.floors_above_grade ?? 1),
    ceilingHeightM,
    bedrooms: input.bedrooms ?? 3,
    ...optional('occupants', input.occupants),
    parts: partsOf(input),
    windows: windowsOf(input),
    foundationWalls: foundationWallsOf(input),
    slabs: slabsOf(input),
    ...optional(
      'attic',
      buffer(input, 'attic', atticHeight(input), ventsOf(input.attics ?? [], 'Attic', ATTIC_SLA)),
    ),
    ...optional('foundation', buffer(input, 'foundation', foundationHeight(input), foundationVents(input))),
    ...optional('garage', buffer(input, 'garage', 2.6, { kind: 'air_changes', perHour: 0.5 })),
    airLeakage: leakageOf(input, volumeM3),
    ventilation: fansOf(input),
    opensWindows: true,
    heating: heatingSystemsOf(input),
    cooling: coolingSystemsOf(input),
    ...optional('ducts', ductsOf(input)),
    thermostat: thermostatOf(input),
    ...optional('hotWater', hotWaterOf(input)),
    lighting: lightingOf(input),
    appliances: appliancesOf(input),
    plugLoads: plugsOf(input),
    otherLoads: [],
    photovoltaics: photovoltaicsOf(input),
  }
  return mode === 'ideal' ? ideal(house) : house
}

const foundationVents = (input: HpxmlInput): BufferSpace['leakage'] => {
  const ventedM2 = (input.slabs ?? [])
    .filter((slab) => slab.interior_adjacent === 'crawlspace - vented')
    .reduce((sum, slab) => sum + slab.area_m2, 0)
  if (ventedM2 === 0) return { kind: 'air_changes', perHour: UNVENTED_ACH }
  const declared = (input.foundations ?? []).find((foundation) => foundation.vent_value)
  // A basement beside the vented crawlspace shares its node, not its vents.
  const share = ventedM2 / floorOf(input, 'foundation')
  return { kind: 'vents', areaRatio: (declared?.vent_value ?? CRAWL_SLA) * share }
}
