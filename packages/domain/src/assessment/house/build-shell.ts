import type { BufferSpace, FoundationWall, House, OpaquePart, Slab, Window } from '@hearthlight/engine'
import type { Geometry } from '../facts/geometry.ts'
import type { HomeFacts } from '../facts/home-facts.ts'
import { isOnGround } from '../facts/home-standing.ts'
import { bridgedRsi, partyParts } from './party-parts.ts'

type Shell = Pick<House, 'parts' | 'windows' | 'foundationWalls' | 'slabs'> & {
  readonly attic?: BufferSpace
  readonly foundation?: BufferSpace
}

/** A wall or a roof of medium colour (OpenStudio-HPXML: 0.7 and, of asphalt, 0.85). */
const WALL_FINISH = { solarAbsorptance: 0.7, emittance: 0.9 }
const ROOF_FINISH = { solarAbsorptance: 0.85, emittance: 0.9 }
/** 6 in 12. */
const ROOF_PITCH_DEG = 26.6
/** Shingles on boards with their films: an estimate. */
const BARE_ROOF_RSI = 0.33
/** Eight inches of concrete (1.73 W/mK) and the inside film of ISO 6946. */
const BARE_CONCRETE_RSI = 0.24
/** How deep a basement lies and what a rim joist has, insulated as the wall below it: estimates. */
const DEPTH_BELOW_GRADE_M = 1.7
const LEAST_ABOVE_GRADE_M = 0.3
const RIM_MAX_ADDED_RSI = 3
const BARE_RIM_RSI = 0.8

const isMasonry = (facts: HomeFacts) => facts.place.country === 'PT'

function walls(facts: HomeFacts, geometry: Geometry): OpaquePart[] {
  const upright = {
    inside: 'living',
    outside: 'outdoors',
    tiltDeg: 90,
    ...WALL_FINISH,
    heavy: isMasonry(facts),
  } as const
  const net = geometry.grossWallM2 - geometry.windowM2 - geometry.doorM2
  const rM2KPerW = bridgedRsi(facts, geometry, net)
  const parts: OpaquePart[] = [{ part: 'wall', areaM2: net, rM2KPerW, ...upright }]
  if (geometry.doorM2 > 0)
    parts.push({ part: 'door', areaM2: geometry.doorM2, rM2KPerW: facts.doorRsi, ...upright })
  if (geometry.rimJoistM2 > 0)
    parts.push({
      part: 'rim_joist',
      areaM2: geometry.rimJoistM2,
      rM2KPerW: BARE_RIM_RSI + Math.min(RIM_MAX_ADDED_RSI, facts.foundationRsi),
      ...upright,
      inside: facts.foundation === 'basement_heated' ? 'living' : 'foundation',
    })
  return parts
}

/**
 * A gable over a square: slope = area / cos β, mean height half of the ridge's. Vents of 1/300 (301, reference
 * attic).
 */
function roof(facts: HomeFacts, geometry: Geometry): Pick<Shell, 'attic'> & { parts: OpaquePart[] } {
  if (geometry.ceilingM2 === 0) return { parts: [] }
  const slope = geometry.ceilingM2 / Math.cos((ROOF_PITCH_DEG * Math.PI) / 180)
  const ceiling: OpaquePart = {
    part: 'ceiling',
    areaM2: geometry.ceilingM2,
    rM2KPerW: facts.atticRsi,
    inside: 'living',
    outside: 'attic',
    tiltDeg: 0,
    solarAbsorptance: 0,
    emittance: 0.9,
    heavy: false,
  }
  const roofPart: OpaquePart = {
    part: 'roof',
    areaM2: slope,
    rM2KPerW: BARE_ROOF_RSI,
    inside: 'attic',
    outside: 'outdoors',
    tiltDeg: ROOF_PITCH_DEG,
    ...ROOF_FINISH,
    heavy: false,
  }
  const height = (Math.sqrt(geometry.ceilingM2) / 2) * Math.tan((ROOF_PITCH_DEG * Math.PI) / 180)
  return {
    parts: [ceiling, roofPart],
    attic: {
      volumeM3: (geometry.ceilingM2 * height) / 2,
      floorAreaM2: geometry.ceilingM2,
      leakage: { kind: 'vents', areaRatio: 1 / 300 },
    },
  }
}

/** Edge insulation two feet down; carpet R-2 on half of the floor: estimates. */
const EDGE_DEPTH_M = 0.6
const CARPET = { share: 0.5, rM2KPerW: 0.35 } as const

const slab = (geometry: Geometry, facts: HomeFacts, inside: Slab['inside'], depth: number): Slab => ({
  areaM2: geometry.footprintM2,
  exposedPerimeterM: geometry.exposedPerimeterM,
  depthBelowGradeM: depth,
  inside,
  edgeInsulationRM2KPerW: depth > 0 ? 0 : facts.foundationRsi,
  edgeInsulationDepthM: depth > 0 || facts.foundationRsi === 0 ? 0 : EDGE_DEPTH_M,
  underInsulationRM2KPerW: 0,
  underInsulationWidthM: 0,
  carpetShare: CARPET.share,
  carpetRM2KPerW: CARPET.rM2KPerW,
})

function foundationWall(facts: HomeFacts, geometry: Geometry, inside: Slab['inside']): FoundationWall {
  const depth = Math.min(DEPTH_BELOW_GRADE_M, geometry.basementHeightM - LEAST_ABOVE_GRADE_M)
  return {
    areaM2: geometry.exposedPerimeterM * geometry.basementHeightM,
    heightM: geometry.basementHeightM,
    depthBelowGradeM: depth,
    rM2KPerW: BARE_CONCRETE_RSI + facts.foundationRsi,
    inside,
  }
}

function floorOverUnheated(facts: HomeFacts, geometry: Geometry): OpaquePart {
  return {
    part: 'floor',
    areaM2: geometry.footprintM2,
    rM2KPerW: facts.floorRsi,
    inside: 'living',
    outside: 'foundation',
    tiltDeg: 180,
    solarAbsorptance: 0,
    emittance: 0.9,
    heavy: false,
  }
}

function below(facts: HomeFacts, geometry: Geometry): Omit<Shell, 'windows' | 'attic'> {
  if (!isOnGround(facts)) return { parts: [], foundationWalls: [], slabs: [] }
  if (facts.foundation === 'slab')
    return { parts: [], foundationWalls: [], slabs: [slab(geometry, facts, 'living', 0)] }
  const heated = facts.foundation === 'basement_heated'
  const inside = heated ? 'living' : 'foundation'
  const wall = foundationWall(facts, geometry, inside)
  const shell = {
    foundationWalls: [wall],
    slabs: [slab(geometry, facts, inside, wall.depthBelowGradeM)],
  }
  if (heated) return { ...shell, parts: [] }
  // Canadian crawlspaces are closed in winter, 0.1 air changes (OpenStudio-HPXML); US ones are vented at 1/150
  // (ANSI/RESNET/ICC 301, reference home).
  const vented = facts.foundation === 'crawlspace' && facts.place.country !== 'CA'
  return {
    ...shell,
    parts: [floorOverUnheated(facts, geometry)],
    foundation: {
      volumeM3: geometry.footprintM2 * geometry.basementHeightM,
      floorAreaM2: geometry.footprintM2,
      leakage: vented ? { kind: 'vents', areaRatio: 1 / 150 } : { kind: 'air_changes', perHour: 0.1 },
    },
  }
}

/**
 * Light curtains over half of the window: 0.84 − 0.42 SHGC (OpenStudio-HPXML, from ASHRAE Fundamentals 2021 ch. 15
 * table 14).
 */
const shade = (shgc: number) => 1 - 0.5 * (1 - (0.84 - 0.42 * shgc))

/** Portuguese windows have shutters outside, let down by day in summer: of the sun they leave about half. An estimate. */
const SHUTTERS = { US: 1, CA: 1, PT: 0.55 } as const

/** The same on four sides; two thirds can be opened (ANSI/RESNET/ICC 301). */
function windows(facts: HomeFacts, geometry: Geometry): Window[] {
  return [0, 90, 180, 270].map((azimuthDeg) => ({
    areaM2: geometry.windowM2 / 4,
    uWPerM2K: facts.windowU,
    shgc: facts.windowShgc,
    azimuthDeg,
    tiltDeg: 90,
    shadeSummer: shade(facts.windowShgc) * SHUTTERS[facts.place.country],
    shadeWinter: shade(facts.windowShgc),
    operableShare: 0.67,
  }))
}

export function buildShell(facts: HomeFacts, geometry: Geometry): Shell {
  const top = roof(facts, geometry)
  const bottom = below(facts, geometry)
  return {
    ...bottom,
    ...(top.attic ? { attic: top.attic } : {}),
    parts: [...walls(facts, geometry), ...top.parts, ...bottom.parts, ...partyParts(facts, geometry)],
    windows: windows(facts, geometry),
  }
}
