import { FITTED } from '../fitted.ts'
import type { FoundationWall, House, Slab } from '../house.ts'
import type { Space } from '../space.ts'

/** Dry soil as EnergyPlus/Kiva takes it: 1.73 W/(m K), 1,842 kg/m³ of 419 J/(kg K). */
const SOIL_W_PER_M_K = 1.73
const SOIL_J_PER_M3_K = 0.772e6
/** An 8-inch foundation wall. */
const WALL_THICKNESS_M = 0.2
/** Films of a floor, ISO 6946: heat downwards, and outside. */
const INSIDE_FILM = 0.17
const OUTSIDE_FILM = 0.04
/** Above the soil a wall stands in a suburb's calm air, about 15 W/m²K as on any wall (films.ts). */
const CALM_FILM = 0.065
/** 10 cm of concrete, 1.95 W/(m K). */
const SLAB_R = 0.051
/** Concrete of 2,240 kg/m³ and 900 J/(kg K): 10 cm of a slab, and what of a wall follows the room. An estimate. */
const SLAB_J_PER_M2K = 200_000
const WALL_J_PER_M2K = 350_000
export interface GroundCoupling {
  /** Between the inner surfaces against soil and the soil far away. */
  readonly steadyWPerK: number
  /** Of it, what meets the warmth of the sunlit surface over the air. */
  readonly sunWPerK: number
  /** Response to the yearly swing of the outdoor temperature. */
  readonly swingWPerK: number
  /** How late it answers to it. */
  readonly lagMonths: number
  /** Wall above grade, straight to the outdoor air. */
  readonly aboveGradeWPerK: number
  readonly surfaceM2: number
  readonly capacityJPerK: number
}

/** ISO 13370:2017 (H.1): δ = √(3.15·10⁷ λ / (π ρc)), depth of the yearly wave. */
const WAVE_DEPTH_M = Math.sqrt((3.15e7 * SOIL_W_PER_M_K) / (Math.PI * SOIL_J_PER_M3_K))
/**
 * What ISO 13370 leaves out, from numerical solutions of two-dimensional conduction around 0.2 m of foundation wall
 * with EnergyPlus/Kiva's soil (docs/engine.md). A slab at grade also loses through its edge; the yearly wave dies away
 * faster with depth beside a wall than in open ground; a wall's foot conducts past its insulation, and most of a wall
 * lies near the surface. `sun`: what of the surface's warmth over the air arrives within the year that EnergyPlus
 * runs, which begins with soil as warm as the air. Lags in months.
 */
const SLAB = {
  atGrade: 1.11,
  below: 0.93,
  edgeM: 0.1,
  swingDepthM: 1.7,
  sun: 0.65,
  sunDepthM: 5,
  lag: 0.55,
  lagPerM: 0.43,
}
const WALL = { footWPerMK: 0.3, swing: 0.85, sun: 0.73, lag: 0.3 }

/** ISO 13370:2017 (3). */
const equivalentThickness = (r: number): number =>
  WALL_THICKNESS_M + SOIL_W_PER_M_K * (INSIDE_FILM + r + OUTSIDE_FILM)

/** Carpet and insulation by their share of the floor: an estimate where they cover a part. */
const slabR = (slab: Slab): number => {
  const width = Math.min(slab.underInsulationWidthM, slab.areaM2 / Math.max(1, slab.exposedPerimeterM))
  const insulatedShare = Math.min(1, (width * slab.exposedPerimeterM) / slab.areaM2)
  return SLAB_R + slab.carpetShare * slab.carpetRM2KPerW + insulatedShare * slab.underInsulationRM2KPerW
}

/** ISO 13370:2017 (2), (4), (5) and, at depth z, (13), (14): floor on ground or of a basement. */
const slabU = (slab: Slab, thickness: number): number => {
  const characteristic = slab.areaM2 / (0.5 * Math.max(1, slab.exposedPerimeterM))
  const depth = thickness + slab.depthBelowGradeM / 2
  if (depth >= characteristic) return SOIL_W_PER_M_K / (0.457 * characteristic + depth)
  return (
    ((2 * SOIL_W_PER_M_K) / (Math.PI * characteristic + depth)) *
    Math.log((Math.PI * characteristic) / depth + 1)
  )
}

/** ISO 13370:2017 (D.6), vertical edge insulation: ΔΨ = −λ/π [ln(2D/d + 1) − ln(2D/(d + d′) + 1)]. */
const edgeCorrection = (slab: Slab, thickness: number): number => {
  const depth = slab.edgeInsulationDepthM
  if (depth <= 0 || slab.edgeInsulationRM2KPerW <= 0) return 0
  const added = SOIL_W_PER_M_K * slab.edgeInsulationRM2KPerW
  return (
    (-SOIL_W_PER_M_K / Math.PI) *
    (Math.log((2 * depth) / thickness + 1) - Math.log((2 * depth) / (thickness + added) + 1))
  )
}

/**
 * ISO 13370:2017 (D.3) and, for the yearly swing, (H.3). How edge insulation damps the
 * swing is an estimate: its ΔΨ counts as thickness, less depth-bound than in (H.5).
 */
const slabCoupling = (slab: Slab): GroundCoupling => {
  const thickness = equivalentThickness(slabR(slab))
  const edge = edgeCorrection(slab, thickness)
  const steady = slabU(slab, thickness) * slab.areaM2 + slab.exposedPerimeterM * edge
  const depth = slab.depthBelowGradeM
  const swing =
    0.37 *
    slab.exposedPerimeterM *
    SOIL_W_PER_M_K *
    Math.exp(-depth / SLAB.swingDepthM) *
    Math.log(WAVE_DEPTH_M / (thickness - Math.PI * edge) + 1)
  const steadyWPerK =
    FITTED.slabFactor * (depth < SLAB.edgeM ? SLAB.atGrade : SLAB.below) * Math.max(0, steady)
  return {
    steadyWPerK,
    sunWPerK: steadyWPerK * SLAB.sun * Math.exp(-depth / SLAB.sunDepthM),
    swingWPerK: swing,
    lagMonths: SLAB.lag + SLAB.lagPerM * depth,
    aboveGradeWPerK: 0,
    surfaceM2: slab.areaM2,
    capacityJPerK: slab.areaM2 * SLAB_J_PER_M2K,
  }
}

/**
 * ISO 13370:2017 (15), (16): basement wall, U = 2λ/(πz) (1 + 0.5 d/(d+z)) ln(z/d_w + 1), with d_w for d where the
 * wall is the thinner.
 */
const wallCoupling = (wall: FoundationWall): GroundCoupling => {
  const buriedShare = Math.min(1, wall.depthBelowGradeM / wall.heightM)
  const buriedM2 = wall.areaM2 * buriedShare
  const depth = wall.depthBelowGradeM
  const wallThickness = SOIL_W_PER_M_K * (wall.rM2KPerW + OUTSIDE_FILM)
  const floorThickness = Math.min(wallThickness, equivalentThickness(SLAB_R))
  const buriedU =
    depth <= 0
      ? 0
      : ((2 * SOIL_W_PER_M_K) / (Math.PI * depth)) *
        (1 + (0.5 * floorThickness) / (floorThickness + depth)) *
        Math.log(depth / wallThickness + 1)
  const lengthM = wall.areaM2 / wall.heightM
  const steadyWPerK = buriedU * buriedM2 + (depth > 0 ? WALL.footWPerMK * lengthM : 0)
  return {
    steadyWPerK,
    sunWPerK: WALL.sun * steadyWPerK,
    swingWPerK: WALL.swing * steadyWPerK,
    lagMonths: WALL.lag,
    aboveGradeWPerK: (wall.areaM2 - buriedM2) / (wall.rM2KPerW + CALM_FILM),
    surfaceM2: wall.areaM2,
    capacityJPerK: wall.areaM2 * WALL_J_PER_M2K,
  }
}

/** All ground contact of a space. */
export const groundCoupling = (house: House, space: Space): GroundCoupling => {
  const all = [
    ...house.slabs.filter((slab) => slab.inside === space && slab.areaM2 > 0).map(slabCoupling),
    ...house.foundationWalls.filter((wall) => wall.inside === space && wall.areaM2 > 0).map(wallCoupling),
  ]
  const sum = (pick: (coupling: GroundCoupling) => number): number =>
    all.reduce((total, coupling) => total + pick(coupling), 0)
  const swingWPerK = sum((coupling) => coupling.swingWPerK)
  return {
    steadyWPerK: sum((coupling) => coupling.steadyWPerK),
    sunWPerK: sum((coupling) => coupling.sunWPerK),
    swingWPerK,
    lagMonths: swingWPerK > 0 ? sum((coupling) => coupling.lagMonths * coupling.swingWPerK) / swingWPerK : 0,
    aboveGradeWPerK: sum((coupling) => coupling.aboveGradeWPerK),
    surfaceM2: sum((coupling) => coupling.surfaceM2),
    capacityJPerK: sum((coupling) => coupling.capacityJPerK),
  }
}
