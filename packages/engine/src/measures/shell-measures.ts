import {
  ach50,
  isApartment,
  isCeilingUnderAttic,
  isDoor,
  isFloorOverUnheated,
  isOuterWall,
  isRimJoist,
  meanR,
  meanWindowU,
  partsArea,
  windowArea,
  withLeakage,
  withPartsAtLeast,
  withWindows,
} from './house-changes.ts'
import type { Measure, MeasureSite } from './measure.ts'

/**
 * What insulation ends at is set by the place's code or programs; what counts as good already is an estimate
 * throughout.
 */
const isMildZone = ({ place }: MeasureSite) => place.country === 'US' && place.zone < '4'

/** R-60 in the north and in Canada, R-38 in IECC zones 1–3, U 0.33 in Portugal (REH). */
const atticTarget = (site: MeasureSite) => (site.place.country === 'PT' ? 3 : isMildZone(site) ? 6.7 : 10.6)

const atticInsulation: Measure = {
  id: 'attic_insulation',
  category: 'envelope',
  lifeYears: 30,
  refusal: (house, site) => {
    if (isApartment(house)) return 'not_in_apartment'
    const r = meanR(house, isCeilingUnderAttic)
    if (r === undefined) return 'no_attic'
    return r > 0.65 * atticTarget(site) ? 'already_good' : undefined
  },
  apply: (house, site) => withPartsAtLeast(house, isCeilingUnderAttic, atticTarget(site)),
  quantity: (house) => partsArea(house, isCeilingUnderAttic),
  driver: { path: 'roof' },
  removes: (house, site) => 1 - (meanR(house, isCeilingUnderAttic) ?? 0) / atticTarget(site),
}

/** Dense-packed 2×4 cavity, R-11.3 whole wall (OpenStudio-HPXML's R-13 option), or foam-filled masonry cavity. */
const FILLED_CAVITY_RSI = 2
const EMPTY_CAVITY_RSI = 1.3

const wallCavityInsulation: Measure = {
  id: 'wall_cavity_insulation',
  category: 'envelope',
  group: 'walls',
  lifeYears: 40,
  refusal: (house) => ((meanR(house, isOuterWall) ?? 9) > EMPTY_CAVITY_RSI ? 'already_good' : undefined),
  apply: (house) => withPartsAtLeast(house, isOuterWall, FILLED_CAVITY_RSI),
  quantity: (house) => partsArea(house, isOuterWall),
  driver: { path: 'walls' },
  removes: (house) => 1 - (meanR(house, isOuterWall) ?? 0) / FILLED_CAVITY_RSI,
}

/** R-10 boards under new siding; 80 mm ETICS in Portugal. */
const ADDED_OUTSIDE_RSI = 1.76
const WORTH_WRAPPING_RSI = 2.7
/** Leaks left after new siding: an estimate. */
const WRAPPED_LEAKAGE = 0.9

const wallExteriorInsulation: Measure = {
  id: 'wall_exterior_insulation',
  category: 'envelope',
  group: 'walls',
  lifeYears: 40,
  refusal: (house) => {
    if (isApartment(house)) return 'not_in_apartment'
    return (meanR(house, isOuterWall) ?? 9) > WORTH_WRAPPING_RSI ? 'already_good' : undefined
  },
  apply: (house) => {
    const wrapped = {
      ...house,
      parts: house.parts.map((part) =>
        isOuterWall(part) ? { ...part, rM2KPerW: part.rM2KPerW + ADDED_OUTSIDE_RSI } : part,
      ),
    }
    return withLeakage(wrapped, WRAPPED_LEAKAGE)
  },
  quantity: (house) => partsArea(house, isOuterWall),
  driver: { path: 'walls' },
  removes: (house) => ADDED_OUTSIDE_RSI / (ADDED_OUTSIDE_RSI + (meanR(house, isOuterWall) ?? 0)),
}

/** Three inches of spray foam, R-20. */
const RIM_RSI = 3.5
const RIM_HEIGHT_M = 0.25
/** Leaks left once foam seals the rim: an estimate. */
const FOAMED_LEAKAGE = 0.95
const rimJoistInsulation: Measure = {
  id: 'rim_joist_insulation',
  category: 'envelope',
  lifeYears: 30,
  refusal: (house) => {
    const r = meanR(house, isRimJoist)
    if (r === undefined) return 'no_rim_joist'
    return r > 2.2 ? 'already_good' : undefined
  },
  apply: (house) => withLeakage(withPartsAtLeast(house, isRimJoist, RIM_RSI), FOAMED_LEAKAGE),
  quantity: (house) => partsArea(house, isRimJoist) / RIM_HEIGHT_M,
  driver: { path: 'air_leakage' },
}

/** R-20 against concrete, film and wall with it. */
const BASEMENT_RSI = 3.74
const basementWallInsulation: Measure = {
  id: 'basement_wall_insulation',
  category: 'envelope',
  lifeYears: 30,
  refusal: (house) => {
    const walls = house.foundationWalls.filter((wall) => wall.inside === 'living')
    if (walls.length === 0) return 'no_basement_wall'
    return walls.every((wall) => wall.rM2KPerW > 2) ? 'already_good' : undefined
  },
  apply: (house) => ({
    ...house,
    foundationWalls: house.foundationWalls.map((wall) =>
      wall.inside === 'living' ? { ...wall, rM2KPerW: Math.max(wall.rM2KPerW, BASEMENT_RSI) } : wall,
    ),
  }),
  quantity: (house) =>
    house.foundationWalls.reduce((sum, wall) => sum + (wall.inside === 'living' ? wall.areaM2 : 0), 0),
  driver: { path: 'foundation' },
  removes: (house) => Math.max(0, ...house.foundationWalls.map((wall) => 1 - wall.rM2KPerW / BASEMENT_RSI)),
}

/** R-30 between the joists. */
const FILLED_FLOOR_RSI = 5.3
const crawlspaceFloorInsulation: Measure = {
  id: 'crawlspace_floor_insulation',
  category: 'envelope',
  lifeYears: 30,
  refusal: (house) => {
    const r = meanR(house, isFloorOverUnheated)
    if (r === undefined) return 'no_cold_floor'
    return r > 2.7 ? 'already_good' : undefined
  },
  apply: (house) => withPartsAtLeast(house, isFloorOverUnheated, FILLED_FLOOR_RSI),
  quantity: (house) => partsArea(house, isFloorOverUnheated),
  driver: { path: 'floor' },
  removes: (house) => 1 - (meanR(house, isFloorOverUnheated) ?? 0) / FILLED_FLOOR_RSI,
}

/**
 * A blower-door guided job takes a fifth of the leaks, an estimate (LBNL's regression has 25 %); below 3 air
 * changes a fan would have to bring the air back.
 */
const SEALING_FACTOR = 0.8
const TIGHT_ACH50 = 3.5
const airSealing: Measure = {
  id: 'air_sealing',
  category: 'envelope',
  lifeYears: 15,
  refusal: (house, site) => {
    if (site.place.country === 'PT') return 'not_offered_here'
    return ach50(house) < TIGHT_ACH50 ? 'already_good' : undefined
  },
  apply: (house) => withLeakage(house, SEALING_FACTOR),
  quantity: () => 1,
  driver: { path: 'air_leakage' },
}

/**
 * U of ENERGY STAR 7.0 northern, north-central and southern, Canada 1.22, Portugal class A; SHGC usual with it, an
 * estimate.
 */
function newGlass(site: MeasureSite): { uWPerM2K: number; shgc: number } {
  if (site.place.country === 'CA') return { uWPerM2K: 1.22, shgc: 0.4 }
  if (site.place.country === 'PT') return { uWPerM2K: 1.8, shgc: 0.5 }
  if (site.place.zone >= '5') return { uWPerM2K: 1.25, shgc: 0.35 }
  return site.place.zone.startsWith('4') ? { uWPerM2K: 1.42, shgc: 0.3 } : { uWPerM2K: 1.82, shgc: 0.23 }
}
/** Leaks left with new frames: an estimate. */
const NEW_FRAMES_LEAKAGE = 0.97
/** Prices are for a window of this size; U and leakage count the real area. */
const WINDOW_M2 = 1.5
const windows: Measure = {
  id: 'windows',
  category: 'envelope',
  lifeYears: 30,
  refusal: (house, site) =>
    (meanWindowU(house) ?? 0) < 1.45 * newGlass(site).uWPerM2K ? 'already_good' : undefined,
  apply: (house, site) => {
    const glass = newGlass(site)
    const replaced = withWindows(house, (window) =>
      window.uWPerM2K > glass.uWPerM2K ? { ...window, ...glass } : window,
    )
    return withLeakage(replaced, NEW_FRAMES_LEAKAGE)
  },
  quantity: (house) => Math.max(1, Math.round(windowArea(house) / WINDOW_M2)),
  driver: { path: 'windows' },
  removes: (house, site) => 1 - newGlass(site).uWPerM2K / (meanWindowU(house) ?? newGlass(site).uWPerM2K),
}

/** A foam-filled steel door in its frame, U 1.2. */
const NEW_DOOR_RSI = 0.83
const DOOR_M2 = 2
const doors: Measure = {
  id: 'doors',
  category: 'envelope',
  lifeYears: 30,
  refusal: (house) => ((meanR(house, isDoor) ?? 9) > 0.6 ? 'already_good' : undefined),
  apply: (house) => withPartsAtLeast(house, isDoor, NEW_DOOR_RSI),
  quantity: (house) => Math.max(1, Math.round(partsArea(house, isDoor) / DOOR_M2)),
  driver: { path: 'doors' },
}

export const SHELL_MEASURES: readonly Measure[] = [
  airSealing,
  atticInsulation,
  wallCavityInsulation,
  wallExteriorInsulation,
  rimJoistInsulation,
  basementWallInsulation,
  crawlspaceFloorInsulation,
  windows,
  doors,
]
