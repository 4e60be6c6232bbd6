import type { OpaquePart } from '@hearthlight/engine'
import type { HpxmlDoor, HpxmlFoundationWall, HpxmlInput, HpxmlSurface } from './hpxml-case.ts'
import { foundationM2, foundationR } from './hpxml-ground.ts'
import { boundaryOf, isCommon, spaceOf, tiltOfPitch } from './hpxml-spaces.ts'
import { glassInBuffers } from './hpxml-windows.ts'

const R_IP = 0.17611

/**
 * A common room lies half way between the flats and the outdoor air (OpenStudio-HPXML): twice the R to outdoors, and
 * no sun on it.
 */
const commonSide = (location: string | undefined, rM2KPerW: number, tiltDeg: number) =>
  isCommon(location) ? { rM2KPerW: 2 * rM2KPerW, tiltDeg: 180 } : { rM2KPerW, tiltDeg }

const WALL_COLOUR: Record<string, number> = {
  light: 0.5,
  medium: 0.7,
  'medium dark': 0.8,
  dark: 0.9,
  reflective: 0.2,
}
const ROOF_COLOUR: Record<string, number> = {
  light: 0.75,
  medium: 0.85,
  'medium dark': 0.88,
  dark: 0.92,
  reflective: 0.5,
}

/** R-11 walls and floors, an attic floor with R-30, a bare roof: where a case says none. */
const USUAL_R: Record<OpaquePart['part'], number> = {
  wall: 2,
  rim_joist: 2,
  door: 0.88,
  ceiling: 5.3,
  roof: 0.4,
  floor: 2.7,
}

const part = (
  surface: HpxmlSurface,
  kind: OpaquePart['part'],
  areaM2: number,
  tiltDeg: number,
): OpaquePart | undefined => {
  const outside = boundaryOf(surface.exterior_adjacent)
  const inside = spaceOf(surface.interior_adjacent)
  if (outside === undefined || outside === inside || areaM2 <= 0) return undefined
  const colours = kind === 'roof' ? ROOF_COLOUR : WALL_COLOUR
  const standard = kind === 'roof' ? 0.85 : 0.7
  return {
    part: kind,
    areaM2,
    ...commonSide(surface.exterior_adjacent, surface.assembly_r_si || USUAL_R[kind], tiltDeg),
    inside,
    outside,
    ...(surface.azimuth === undefined ? {} : { azimuthDeg: surface.azimuth }),
    solarAbsorptance: surface.solar_absorptance ?? colours[surface.color ?? 'medium'] ?? standard,
    emittance: surface.emittance ?? 0.9,
    heavy: /Concrete|Masonry|Brick|Adobe|Stone/.test(surface.construction ?? ''),
    ...(surface.radiant_barrier ? { radiantBarrier: true } : {}),
  }
}

const isFloor = (surface: HpxmlSurface): boolean =>
  surface.kind ? surface.kind === 'floor' : !/attic|other/.test(surface.exterior_adjacent ?? '')

const defined = <T>(value: T | undefined): value is T => value !== undefined

export const partsOf = (input: HpxmlInput): OpaquePart[] => {
  const netOf = (surface: HpxmlSurface): number =>
    surface.net_area_m2 ?? surface.gross_area_m2 ?? surface.area_m2 ?? 0
  const skylightsM2 = (input.skylights ?? []).reduce((sum, window) => sum + window.area_m2, 0)
  const livingRoofs = (input.roofs ?? []).filter((roof) => spaceOf(roof.interior_adjacent) === 'living')
  const livingRoofM2 = livingRoofs.reduce((sum, roof) => sum + netOf(roof), 0)
  return [
    ...(input.roofs ?? []).map((roof) => {
      const hole =
        spaceOf(roof.interior_adjacent) === 'living' ? (skylightsM2 * netOf(roof)) / (livingRoofM2 || 1) : 0
      return part(
        { ...roof, exterior_adjacent: 'outside' },
        'roof',
        netOf(roof) - hole,
        tiltOfPitch(roof.pitch_rise_per_12),
      )
    }),
    ...(input.walls ?? []).map((wall) => part(wall, 'wall', netOf(wall), 90)),
    ...(input.rim_joists ?? []).map((rim) => part(rim, 'rim_joist', netOf(rim), 90)),
    ...(input.floors_ceilings ?? []).map((floor) =>
      part(floor, isFloor(floor) ? 'floor' : 'ceiling', netOf(floor), isFloor(floor) ? 180 : 0),
    ),
    ...(input.foundation_walls ?? [])
      .filter((wall) => wall.exterior_adjacent !== 'ground' && wall.exterior_adjacent !== 'outside')
      .map((wall) => part({ ...wall, assembly_r_si: foundationR(wall) }, 'wall', aboveGradeM2(wall), 90)),
    ...glassInBuffers(input),
    ...(input.doors ?? []).map((door) => doorOf(door, input)),
  ].filter(defined)
}

const DOOR_FITS_M2 = 0.05

/** A door that looks nowhere and fits the opening of a wall to the garage leads there. */
const leadsToGarage = (door: HpxmlDoor, input: HpxmlInput): boolean =>
  door.azimuth === undefined &&
  (input.walls ?? []).some(
    (wall) =>
      boundaryOf(wall.exterior_adjacent) === 'garage' &&
      (wall.openings_m2 === undefined || Math.abs(wall.openings_m2 - door.area_m2) < DOOR_FITS_M2),
  )

const doorOf = (door: HpxmlDoor, input: HpxmlInput): OpaquePart => ({
  part: 'door',
  areaM2: door.area_m2,
  rM2KPerW: (door.r_ip ?? 5) * R_IP,
  inside: spaceOf(door.wall_interior_adjacent),
  outside: leadsToGarage(door, input) ? 'garage' : 'outdoors',
  ...(door.azimuth === undefined ? {} : { azimuthDeg: door.azimuth }),
  tiltDeg: 90,
  solarAbsorptance: 0.7,
  emittance: 0.9,
  heavy: false,
})

/** Soil lies on the far side of an inner wall's lower part: EnergyPlus lets no heat through it, nor do we. */
const aboveGradeM2 = (wall: HpxmlFoundationWall): number => {
  const heightM = wall.height_m ?? 2.4384
  return (foundationM2(wall) * Math.max(0, heightM - (wall.depth_below_grade_m ?? 0))) / heightM
}
