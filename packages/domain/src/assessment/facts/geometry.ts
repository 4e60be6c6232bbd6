import type { HomeFacts } from './home-facts.ts'
import { isUnderRoof } from './home-standing.ts'

/** Areas and lengths of the simple box a home of that size and kind most likely is. */
export interface Geometry {
  readonly footprintM2: number
  /** Of the whole footprint; what of it is exposed follows the house type. */
  readonly perimeterM: number
  readonly exposedPerimeterM: number
  readonly grossWallM2: number
  readonly ceilingM2: number
  readonly windowM2: number
  readonly doorM2: number
  readonly rimJoistM2: number
  readonly livingVolumeM3: number
  readonly basementHeightM: number
}

/**
 * Perimeter over √footprint and wall height a storey, fitted to the walls of 148 audited houses
 * (gross wall = 1.03 · 4√F · storeys · 2.6 m; interquartile range ±7 %).
 */
const PERIMETER_OF_ROOT = 4.12
/** Above the ceiling to the next floor, with the 2.44 m of a storey the 2.6 m above. */
const FLOOR_THICKNESS_M = 0.16
/** The top storey is smaller than the ground floor: ceiling area over floor area a storey, same houses. */
const CEILING_FACTOR: readonly (readonly [number, number])[] = [
  [1, 1],
  [1.5, 1.1],
  [2, 1.1],
  [2.5, 1.1],
  [3, 1.1],
]
/** Share of the outer wall that faces outdoors. Estimates. */
const EXPOSED_SHARE = { detached: 1, semi: 0.75, row_end: 0.72, row_mid: 0.46 } as const
/** A flat on a corridor has one side outdoors, one off a staircase its front and back; a corner one side more. Estimates. */
const EXPOSED_FLAT = { US: 0.3, CA: 0.3, PT: 0.45 } as const
const EXPOSED_CORNER = 0.2
/** A flat's glass goes with its floor, not with the little wall it has: about the 15 % of IECC's reference home. */
const MOST_GLASS_OF_FLAT = 0.75
/** Heights and doors of a usual home; estimates. */
const BASEMENT_HEIGHT_M = 2.35
const CRAWLSPACE_HEIGHT_M = 0.9
const RIM_HEIGHT_M = 0.25
const DOORS_M2 = { detached: 4, semi: 4, row_end: 4, row_mid: 4, apartment: 0 } as const

const belowHeight = (foundation: HomeFacts['foundation']) =>
  foundation === 'crawlspace' ? CRAWLSPACE_HEIGHT_M : foundation === 'slab' ? 0 : BASEMENT_HEIGHT_M

const exposedShare = ({ houseType, place, apartmentCorner }: HomeFacts) =>
  houseType === 'apartment'
    ? EXPOSED_FLAT[place.country] + (apartmentCorner === 'yes' ? EXPOSED_CORNER : 0)
    : EXPOSED_SHARE[houseType]

const windowM2 = (facts: HomeFacts, grossWallM2: number) =>
  facts.houseType === 'apartment'
    ? Math.min(facts.floorAreaM2 * facts.windowShare, MOST_GLASS_OF_FLAT * grossWallM2)
    : grossWallM2 * facts.windowShare

type Size = Pick<HomeFacts, 'houseType' | 'storeys' | 'floorAreaM2'>

const storeysOf = ({ houseType, storeys }: Size) => (houseType === 'apartment' ? 1 : storeys)

/** Ground that the home stands on, and what the roof covers. */
export function footprintM2Of(home: Size): number {
  const storeys = storeysOf(home)
  return (home.floorAreaM2 / storeys) * (CEILING_FACTOR.find(([n]) => n >= storeys)?.[1] ?? 1)
}

/** A box of equal storeys: perimeter = c √floor, wall = perimeter × height. */
export function geometryOf(facts: HomeFacts): Geometry {
  const apartment = facts.houseType === 'apartment'
  const storeys = storeysOf(facts)
  const floor = facts.floorAreaM2 / storeys
  const footprintM2 = footprintM2Of(facts)
  const perimeterM = PERIMETER_OF_ROOT * Math.sqrt(floor)
  const exposed = exposedShare(facts)
  const grossWallM2 = perimeterM * exposed * storeys * (facts.ceilingHeightM + FLOOR_THICKNESS_M)
  const hasRim = !apartment && facts.foundation !== 'slab'
  return {
    footprintM2,
    perimeterM,
    exposedPerimeterM: perimeterM * exposed,
    grossWallM2,
    ceilingM2: isUnderRoof(facts) ? footprintM2 : 0,
    windowM2: windowM2(facts, grossWallM2),
    doorM2: DOORS_M2[facts.houseType],
    rimJoistM2: hasRim ? perimeterM * exposed * RIM_HEIGHT_M : 0,
    livingVolumeM3: facts.floorAreaM2 * (facts.ceilingHeightM + FLOOR_THICKNESS_M / 2),
    basementHeightM: apartment ? 0 : belowHeight(facts.foundation),
  }
}
