import type { BufferSpace, House, Space } from '@hearthlight/engine'
import type { HpxmlInput } from './hpxml-case.ts'
import { ductsOf } from './hpxml-ducts.ts'
import { fansOf } from './hpxml-fans.ts'
import { leakageOf } from './hpxml-leakage.ts'
import { appliancesOf, hotWaterOf, lightingOf, photovoltaicsOf, plugsOf } from './hpxml-loads.ts'
import { otherLoadsOf } from './hpxml-other-loads.ts'
import { foundationWallsOf, partsOf, slabsOf } from './hpxml-shell.ts'
import { spaceOf } from './hpxml-spaces.ts'
import { coolingSystemsOf, heatingSystemsOf } from './hpxml-systems.ts'
import { thermostatOf } from './hpxml-thermostat.ts'
import { windowsOf } from './hpxml-windows.ts'

const UNVENTED_ACH = 0.1
const ATTIC_SLA = 1 / 300
const CRAWL_SLA = 1 / 150

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
    otherLoads: otherLoadsOf(input),
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
