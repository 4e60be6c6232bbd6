import type { HomeFacts } from './home-facts.ts'

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
const EXPOSED_SHARE = { detached: 1, semi: 0.75, row_end: 0.72, row_mid: 0.46, apartment: 0.3 } as const
/** Heights and doors of a usual home; estimates, as an apartment's larger windows are. */
const BASEMENT_HEIGHT_M = 2.35
const CRAWLSPACE_HEIGHT_M = 0.9
const RIM_HEIGHT_M = 0.25
const APARTMENT_GLASS = 1.8
const DOORS_M2 = { detached: 4, semi: 4, row_end: 4, row_mid: 4, apartment: 0 } as const

const belowHeight = (foundation: HomeFacts['foundation']) =>
  foundation === 'crawlspace' ? CRAWLSPACE_HEIGHT_M : foundation === 'slab' ? 0 : BASEMENT_HEIGHT_M

/** A box of equal storeys: perimeter = c √floor, wall = perimeter × height. */
export function geometryOf(facts: HomeFacts): Geometry {
  const apartment = facts.houseType === 'apartment'
  const storeys = apartment ? 1 : facts.storeys
  const floor = facts.floorAreaM2 / storeys
  const footprintM2 = floor * (CEILING_FACTOR.find(([n]) => n >= storeys)?.[1] ?? 1)
  const perimeterM = PERIMETER_OF_ROOT * Math.sqrt(floor)
  const exposed = EXPOSED_SHARE[facts.houseType]
  const grossWallM2 = perimeterM * exposed * storeys * (facts.ceilingHeightM + FLOOR_THICKNESS_M)
  const hasRim = !apartment && facts.foundation !== 'slab'
  return {
    footprintM2,
    perimeterM,
    exposedPerimeterM: perimeterM * exposed,
    grossWallM2,
    ceilingM2: apartment ? 0 : footprintM2,
    windowM2: grossWallM2 * facts.windowShare * (apartment ? APARTMENT_GLASS : 1),
    doorM2: DOORS_M2[facts.houseType],
    rimJoistM2: hasRim ? perimeterM * exposed * RIM_HEIGHT_M : 0,
    livingVolumeM3: facts.floorAreaM2 * (facts.ceilingHeightM + FLOOR_THICKNESS_M / 2),
    basementHeightM: apartment ? 0 : belowHeight(facts.foundation),
  }
}
