import type { Climate } from '../climate/climate.ts'
import { FITTED } from '../fitted.ts'
import type { House } from '../house.ts'
import { AIR_HEAT_J_PER_KG_K, airDensity, pressurePa } from '../physics/moist-air.ts'
import type { Buffer, Shell } from '../shell/shell.ts'
import type { Space } from '../space.ts'

export const STEP_S = 3600

/**
 * A node that hangs on the room's surfaces: mass, ground floor, attic, foundation, garage.
 * Implicit Euler gives T = a + b Ts, so the whole star is solved without a matrix.
 */
export interface Satellite {
  readonly storeWPerK: number
  readonly toRoomWPerK: number
  readonly toOutdoorsWPerK: number
  readonly toSoilWPerK: number
  readonly soilC: Float64Array
  readonly buffer: Buffer | undefined
  /** Heat a water heater leaves in it (or takes from it), W, 12 months. */
  readonly heaterW: Float64Array
  temperatureC: number
  /** At the end of the hour. */
  nextC: number
  a: number
  b: number
  /** Heat put into it this step, W. */
  heatW: number
  /** Duct losses it receives in the next step, W. */
  ductW: number
  airWPerK: number
}

export interface Network {
  readonly airStoreWPerK: number
  /** Between air and the mean surface. */
  readonly airToRoomWPerK: number
  readonly roomToOutdoorsWPerK: number
  readonly satellites: readonly Satellite[]
  readonly mass: Satellite
  readonly ground: Satellite
  readonly attic: Satellite
  readonly foundation: Satellite
  readonly garage: Satellite
  /** Share of the sun's heat for floors that falls on the ground floor. */
  readonly sunOnGround: number
  /** Heat capacity of a m³ of indoor air at the site's pressure. */
  readonly airJPerM3K: number
}

/** Furniture, books and curtains raise the air's own capacity (zone capacitance multiplier of OpenStudio-HPXML). */
const AIR_MULTIPLIER = 7
/** Between surfaces and what lies behind them, by the floor. An estimate. */
const MASS_W_PER_M2K = 12
/** Gypsum on all faces, furniture, wooden floors: kJ/K per m² of floor; fitted to ASHRAE 140's L150 and L155. */
const DEFAULT_MASS_KJ = 110
/** Convection 2.4 and radiation 4.6 at a cool floor or wall. */
const GROUND_SURFACE_W_PER_M2K = 7
/** The inner 5 cm of a concrete or masonry part. An estimate. */
const HEAVY_J_PER_M2K = 100_000

const NO_SOIL = new Float64Array(12)
const NO_HEATER = new Float64Array(12)

const satellite = (parts: Partial<Satellite> & { storeWPerK: number; toRoomWPerK: number }): Satellite => ({
  toOutdoorsWPerK: 0,
  toSoilWPerK: 0,
  soilC: NO_SOIL,
  buffer: undefined,
  heaterW: NO_HEATER,
  temperatureC: 20.5,
  nextC: 20.5,
  a: 0,
  b: 0,
  heatW: 0,
  ductW: 0,
  airWPerK: 0,
  ...parts,
})

const bufferSatellite = (buffer: Buffer | undefined, heaterW: Float64Array = NO_HEATER): Satellite =>
  buffer
    ? satellite({
        storeWPerK: buffer.capacityJPerK / STEP_S,
        toRoomWPerK: buffer.toLivingWPerK,
        toOutdoorsWPerK: buffer.outdoors.wPerK,
        toSoilWPerK: buffer.ground.steadyWPerK,
        soilC: buffer.soilC,
        buffer,
        heaterW,
      })
    : satellite({ storeWPerK: 1, toRoomWPerK: 0 })

/** Heat of a water heater that stands outside the living space, W, 12 months. */
export type HeaterHeat = Partial<Readonly<Record<Space, Float64Array>>>

export const makeNetwork = (house: House, climate: Climate, shell: Shell, heater: HeaterHeat): Network => {
  const density = airDensity(pressurePa(climate.elevationM), 20)
  const airJPerM3K = density * AIR_HEAT_J_PER_KG_K
  const massJ = (house.massKJPerM2K ?? DEFAULT_MASS_KJ) * 1000 * house.floorAreaM2
  const heavyJ = house.parts
    .filter((part) => part.heavy && part.inside === 'living')
    .reduce((sum, part) => sum + part.areaM2 * HEAVY_J_PER_M2K, 0)
  const slabM2 = house.slabs
    .filter((slab) => slab.inside === 'living')
    .reduce((sum, slab) => sum + slab.areaM2, 0)
  const mass = satellite({
    storeWPerK: (massJ + heavyJ) / STEP_S,
    toRoomWPerK: MASS_W_PER_M2K * house.floorAreaM2,
  })
  const ground = satellite({
    storeWPerK: shell.ground.capacityJPerK / STEP_S + 1,
    toRoomWPerK: GROUND_SURFACE_W_PER_M2K * shell.ground.surfaceM2,
    toOutdoorsWPerK: shell.ground.aboveGradeWPerK,
    toSoilWPerK: shell.ground.steadyWPerK,
    soilC: shell.soilC,
  })
  const attic = bufferSatellite(shell.attic, heater.attic)
  const foundation = bufferSatellite(shell.foundation, heater.foundation)
  const garage = bufferSatellite(shell.garage, heater.garage)
  return {
    airStoreWPerK: (AIR_MULTIPLIER * airJPerM3K * house.volumeM3) / STEP_S,
    airToRoomWPerK: FITTED.surfaceWPerM2K * shell.innerSurfaceM2,
    roomToOutdoorsWPerK:
      shell.walls.wPerK + shell.roof.wPerK + shell.floor.wPerK + shell.windowWPerK + shell.neighbourWPerK,
    satellites: [mass, ground, attic, foundation, garage].filter(
      (node) => node.toRoomWPerK > 0 || node.buffer,
    ),
    mass,
    ground,
    attic,
    foundation,
    garage,
    sunOnGround: Math.min(1, slabM2 / house.floorAreaM2),
    airJPerM3K,
  }
}
