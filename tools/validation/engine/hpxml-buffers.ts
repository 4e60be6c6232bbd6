import type { BufferSpace, House, Space } from '@hearthlight/engine'
import type { HpxmlInput } from './hpxml-case.ts'
import { spaceOf } from './hpxml-spaces.ts'

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

/** Half of a gabled house's width, from its gables' area (half width² × slope each), or of one half as long again as wide. */
const halfWidth = (input: HpxmlInput, slope: number): number => {
  const gablesM2 = (input.walls ?? [])
    .filter((wall) => wall.attic_wall_type === 'gable')
    .reduce((sum, wall) => sum + (wall.gross_area_m2 ?? 0), 0)
  if (gablesM2 > 0 && slope > 0) return Math.sqrt(gablesM2 / 2 / slope)
  return Math.sqrt(floorOf(input, 'attic') / 1.5) / 2
}

const atticHeight = (input: HpxmlInput): number => {
  const pitch =
    input.roofs?.find((roof) => spaceOf(roof.interior_adjacent) === 'attic')?.pitch_rise_per_12 ?? 6
  return Math.max(0.4, (halfWidth(input, pitch / 12) * pitch) / 12 / 2)
}

const wallHeight = (input: HpxmlInput, space: Space): number =>
  Math.max(
    0.6,
    ...(input.foundation_walls ?? [])
      .filter((wall) => spaceOf(wall.interior_adjacent) === space)
      .map((wall) => wall.height_m ?? 0),
  )

const CELLAR = 'basement - unconditioned'
const CELLAR_APART = 'garage - cellar'
const hasCellarApart = (input: HpxmlInput): boolean =>
  (input.slabs ?? []).some((slab) => slab.interior_adjacent === CELLAR_APART)

/**
 * A cellar beside a crawlspace is another room: warm ducts in the one do not warm the other. Where there is no garage
 * the cellar takes that node of the engine's network, which knows no difference.
 */
export const withCellarApart = (input: HpxmlInput): HpxmlInput => {
  const places = (input.slabs ?? []).map((slab) => slab.interior_adjacent)
  const both =
    places.includes(CELLAR) && places.some((place) => /^crawlspace - (un)?vented/.test(place ?? ''))
  if (!both || places.includes('garage')) return input
  return JSON.parse(JSON.stringify(input).replaceAll(`"${CELLAR}"`, `"${CELLAR_APART}"`))
}

/** Beside a cellar that shares its node, a crawlspace's vents count by its share of the floor. */
const foundationVents = (input: HpxmlInput): BufferSpace['leakage'] => {
  const ventedM2 = (input.slabs ?? [])
    .filter((slab) => slab.interior_adjacent === 'crawlspace - vented')
    .reduce((sum, slab) => sum + slab.area_m2, 0)
  if (ventedM2 === 0) return { kind: 'air_changes', perHour: UNVENTED_ACH }
  const declared = (input.foundations ?? []).find((foundation) => foundation.vent_value)
  if (declared?.vent_unit?.startsWith('ACH'))
    return { kind: 'air_changes', perHour: declared.vent_value ?? UNVENTED_ACH }
  const share = ventedM2 / floorOf(input, 'foundation')
  return { kind: 'vents', areaRatio: (declared?.vent_value ?? CRAWL_SLA) * share }
}

export const buffersOf = (input: HpxmlInput): Pick<House, 'attic' | 'foundation' | 'garage'> => {
  const attic = buffer(input, 'attic', atticHeight(input), ventsOf(input.attics ?? [], 'Attic', ATTIC_SLA))
  const foundation = buffer(input, 'foundation', wallHeight(input, 'foundation'), foundationVents(input))
  const garage = hasCellarApart(input)
    ? buffer(input, 'garage', wallHeight(input, 'garage'), { kind: 'air_changes', perHour: UNVENTED_ACH })
    : buffer(input, 'garage', 2.6, { kind: 'air_changes', perHour: 0.5 })
  return { ...(attic ? { attic } : {}), ...(foundation ? { foundation } : {}), ...(garage ? { garage } : {}) }
}
