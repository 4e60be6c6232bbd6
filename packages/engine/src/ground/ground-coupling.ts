import { FITTED } from '../fitted.ts'
import type { FoundationWall, House, Slab } from '../house.ts'
import type { Space } from '../space.ts'

/** Soil: 1.0 Btu/(h ft °F), OpenStudio-HPXML's default; heat capacity of sand and gravel, ISO 13370:2017. */
const SOIL_W_PER_M_K = 1.73
const SOIL_J_PER_M3_K = 2.0e6
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
  /** The part of it that meets soil too deep for the sun's warmth. */
  readonly deepWPerK: number
  /** Response to the yearly swing of the outdoor temperature. */
  readonly swingWPerK: number
  /** Wall above grade, straight to the outdoor air. */
  readonly aboveGradeWPerK: number
  readonly surfaceM2: number
  readonly capacityJPerK: number
}

/** ISO 13370:2017 (H.1): δ = √(3.15·10⁷ λ / (π ρc)), depth of the yearly wave. */
const WAVE_DEPTH_M = Math.sqrt((3.15e7 * SOIL_W_PER_M_K) / (Math.PI * SOIL_J_PER_M3_K))

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
 * ISO 13370:2017 (D.3) and, for the yearly swing, (H.3) with a basement's e^(−z/δ). How edge insulation damps the
 * swing is an estimate: its ΔΨ counts as thickness, less depth-bound than in (H.5).
 */
const slabCoupling = (slab: Slab): GroundCoupling => {
  const thickness = equivalentThickness(slabR(slab))
  const edge = edgeCorrection(slab, thickness)
  const steady = slabU(slab, thickness) * slab.areaM2 + slab.exposedPerimeterM * edge
  const swing =
    0.37 *
    slab.exposedPerimeterM *
    SOIL_W_PER_M_K *
    Math.exp(-slab.depthBelowGradeM / WAVE_DEPTH_M) *
    Math.log(WAVE_DEPTH_M / (thickness - Math.PI * edge) + 1)
  const steadyWPerK = FITTED.slabFactor * Math.max(0, steady)
  return {
    steadyWPerK,
    deepWPerK: steadyWPerK * (1 - Math.exp(-slab.depthBelowGradeM / FITTED.sunReachM)),
    swingWPerK: FITTED.swingFactor * swing,
    aboveGradeWPerK: 0,
    surfaceM2: slab.areaM2,
    capacityJPerK: slab.areaM2 * SLAB_J_PER_M2K,
  }
}

/**
 * ISO 13370:2017 (15), (16): basement wall, U = 2λ/(πz) (1 + 0.5 d/(d+z)) ln(z/d_w + 1), with d_w for d where the
 * wall is the thinner. Its part of the yearly swing: 0.37 P λ 2 (1 − e^(−z/δ)) ln(δ/d_w + 1), annex H.
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
  const swing =
    0.37 *
    lengthM *
    SOIL_W_PER_M_K *
    2 *
    (1 - Math.exp(-depth / WAVE_DEPTH_M)) *
    Math.log(WAVE_DEPTH_M / wallThickness + 1)
  return {
    steadyWPerK: FITTED.wallFactor * buriedU * buriedM2,
    deepWPerK: 0,
    swingWPerK: FITTED.swingFactor * swing,
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
  return {
    steadyWPerK: sum((coupling) => coupling.steadyWPerK),
    deepWPerK: sum((coupling) => coupling.deepWPerK),
    swingWPerK: sum((coupling) => coupling.swingWPerK),
    aboveGradeWPerK: sum((coupling) => coupling.aboveGradeWPerK),
    surfaceM2: sum((coupling) => coupling.surfaceM2),
    capacityJPerK: sum((coupling) => coupling.capacityJPerK),
  }
}
