import type { FoundationWall, Slab } from '@hearthlight/engine'
import type { HpxmlFoundationWall, HpxmlInput, HpxmlSlab } from './hpxml-case.ts'
import { spaceOf } from './hpxml-spaces.ts'

const R_IP = 0.17611
const FULL_WIDTH_M = 1000

/** Concrete 20 cm (or as given), 1.95 W/(m K), insulation layers, inside film. */
export const foundationR = (wall: HpxmlFoundationWall): number => {
  if (wall.assembly_r_si) return wall.assembly_r_si
  const insulation = (wall.layers ?? []).reduce((sum, layer) => sum + (layer.r_ip ?? 0), 0) * R_IP
  return insulation + (wall.thickness_m ?? 0.2032) / 1.95 + 0.12
}

const heightOf = (wall: HpxmlFoundationWall): number => wall.height_m ?? 2.4384

export const foundationM2 = (wall: HpxmlFoundationWall): number =>
  wall.net_area_m2 ?? wall.gross_area_m2 ?? (wall.length_m ?? 0) * heightOf(wall)

const depthOf = (wall: HpxmlFoundationWall): number =>
  Math.min(heightOf(wall), wall.depth_below_grade_m ?? heightOf(wall) - 0.3)

const lengthOf = (wall: HpxmlFoundationWall): number =>
  (wall.gross_area_m2 ?? foundationM2(wall)) / heightOf(wall)

const perimeterOf = (slab: HpxmlSlab): number => slab.exposed_perimeter_m ?? 4 * Math.sqrt(slab.area_m2)

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** Walls against soil around a room, and how much of the room's edge lies outdoors. */
const edgeOf = (input: HpxmlInput, place: string | undefined) => {
  const walls = (input.foundation_walls ?? []).filter(
    (wall) =>
      wall.interior_adjacent === place &&
      (wall.exterior_adjacent === 'ground' || wall.exterior_adjacent === undefined),
  )
  const slabs = (input.slabs ?? []).filter((slab) => slab.interior_adjacent === place)
  return { walls, wallM: sum(walls.map(lengthOf)), exposedM: sum(slabs.map(perimeterOf)) }
}

/**
 * OpenStudio-HPXML gives EnergyPlus walls as long as the floor's exposed edge: what stands beside another room's floor,
 * as under a garage, has no outdoors near it and is left out.
 */
export const foundationWallsOf = (input: HpxmlInput): FoundationWall[] =>
  [...new Set((input.foundation_walls ?? []).map((wall) => wall.interior_adjacent))]
    .flatMap((place) => {
      const { walls, wallM, exposedM } = edgeOf(input, place)
      const exposed = exposedM > 0 ? Math.min(1, exposedM / wallM) : 1
      return walls.map((wall) => ({
        areaM2: foundationM2(wall) - (1 - exposed) * lengthOf(wall) * heightOf(wall),
        heightM: heightOf(wall),
        depthBelowGradeM: depthOf(wall),
        rM2KPerW: foundationR(wall),
        inside: spaceOf(place),
      }))
    })
    .filter((wall) => wall.areaM2 > 0)

/**
 * As OpenStudio-HPXML divides a floor: a piece as deep as each wall along its length, and one at grade where the edge
 * has no wall, as where a basement opens to the garden.
 */
const depthsOf = (input: HpxmlInput, slab: HpxmlSlab): readonly { depthM: number; share: number }[] => {
  const { walls, wallM, exposedM } = edgeOf(input, slab.interior_adjacent)
  if (wallM === 0) return [{ depthM: slab.depth_below_grade_m ?? 0, share: 1 }]
  const edgeM = Math.max(wallM, exposedM)
  return [
    ...walls.map((wall) => ({ depthM: depthOf(wall), share: lengthOf(wall) / edgeM })),
    { depthM: 0, share: 1 - wallM / edgeM },
  ].filter(({ share }) => share > 0)
}

const insulationOf = (slab: HpxmlSlab) => ({
  edgeInsulationRM2KPerW: (slab.perimeter_ins_r_ip ?? 0) * R_IP,
  edgeInsulationDepthM: slab.perimeter_ins_depth_m ?? 0,
  underInsulationRM2KPerW: (slab.under_slab_ins_r_ip ?? 0) * R_IP,
  underInsulationWidthM: slab.under_slab_ins_full ? FULL_WIDTH_M : (slab.under_slab_ins_width_m ?? 0),
})

/** Living rooms on a slab are carpeted by default: 80 % at R-2. */
const carpetOf = (slab: HpxmlSlab) => {
  const [share, r] = slab.interior_adjacent === 'conditioned space' ? [0.8, 2] : [0, 0]
  return { carpetShare: slab.carpet_fraction ?? share, carpetRM2KPerW: (slab.carpet_r_ip ?? r) * R_IP }
}

export const slabsOf = (input: HpxmlInput): Slab[] =>
  (input.slabs ?? []).flatMap((slab) =>
    depthsOf(input, slab).map(({ depthM, share }) => ({
      areaM2: share * slab.area_m2,
      exposedPerimeterM: share * perimeterOf(slab),
      depthBelowGradeM: depthM,
      inside: spaceOf(slab.interior_adjacent),
      ...insulationOf(slab),
      ...carpetOf(slab),
    })),
  )
