import type { FoundationWall, Slab } from '@hearthlight/engine'
import type { Hot2000House } from './hot2000-house.ts'

const BASEMENT_HEIGHT_M = 2.4
const BASEMENT_DEPTH_M = 1.5
const CONCRETE_R = 0.2 / 1.95 + 0.12

/** Sides of the house that face the weather. */
export const openSides = (type: string): number => {
  if (type.includes('middle')) return 0.5
  return /end|Semi|Double/.test(type) ? 0.75 : 1
}

const footprintOf = (house: Hot2000House, storeys: number): number =>
  house.foundation === 'basement' && house.heated_area_below_m2 > 0
    ? house.heated_area_below_m2
    : house.heated_area_above_m2 / storeys

interface Ground {
  readonly footprintM2: number
  readonly perimeterM: number
  /** Below the main floor: heated basement, unheated crawlspace, or nothing. */
  readonly under: 'living' | 'foundation' | undefined
  readonly heightM: number
  readonly depthM: number
}

export const groundOf = (house: Hot2000House, storeys: number): Ground => {
  const footprintM2 = footprintOf(house, storeys)
  const perimeterM = 4.2 * Math.sqrt(footprintM2) * openSides(house.house_type)
  switch (house.foundation) {
    case 'basement':
      return {
        footprintM2,
        perimeterM,
        under: 'living',
        heightM: BASEMENT_HEIGHT_M,
        depthM: BASEMENT_DEPTH_M,
      }
    case 'crawlspace':
      return { footprintM2, perimeterM, under: 'foundation', heightM: 1, depthM: 0.6 }
    case 'slab':
      return { footprintM2, perimeterM, under: undefined, heightM: 0, depthM: 0 }
    default:
      return house.foundation satisfies never
  }
}

export const foundationWallsOf = (house: Hot2000House, ground: Ground): FoundationWall[] =>
  ground.under
    ? [
        {
          areaM2: ground.perimeterM * ground.heightM,
          heightM: ground.heightM,
          depthBelowGradeM: ground.depthM,
          rM2KPerW: CONCRETE_R + (house.basement_wall_added_rsi ?? 0),
          inside: ground.under,
        },
      ]
    : []

/** Slabs on grade are insulated in this stock; basement floors are not. */
export const slabOf = (ground: Ground): Slab => {
  const onGrade = ground.under === undefined
  return {
    areaM2: ground.footprintM2,
    exposedPerimeterM: ground.perimeterM,
    depthBelowGradeM: ground.depthM,
    inside: ground.under ?? 'living',
    edgeInsulationRM2KPerW: onGrade ? 1.5 : 0,
    edgeInsulationDepthM: onGrade ? 0.6 : 0,
    underInsulationRM2KPerW: onGrade ? 1 : 0,
    underInsulationWidthM: onGrade ? 100 : 0,
    carpetShare: 0.5,
    carpetRM2KPerW: 0.2,
  }
}
