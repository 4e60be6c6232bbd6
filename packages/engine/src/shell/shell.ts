import { crawlAirChanges } from '../air/crawl-vents.ts'
import { leakHeightM } from '../air/infiltration.ts'
import { type OpeningDraught, openingDraught } from '../air/ventilation.ts'
import type { Climate } from '../climate/climate.ts'
import { type GroundCoupling, groundCoupling } from '../ground/ground-coupling.ts'
import { soilTemperatureC } from '../ground/soil-temperature.ts'
import type { BufferSpace, House, OpaquePart } from '../house.ts'
import type { Space } from '../space.ts'
import {
  BLACK_RADIATIVE_W_PER_M2K,
  type OutsideFilm,
  type OutsideFilms,
  outsideFilms,
  partU,
  windowU,
} from './films.ts'
import { addGlass } from './glass.ts'
import { addSun, addTimes, noSun, type SunDrive } from './sun-drive.ts'

/** What stands between a space and the weather. */
export interface OutdoorSide {
  wPerK: number
  /** W lost per K that the sky is colder than the air. */
  skyWPerK: number
  readonly sun: SunDrive
}

export interface Buffer {
  readonly toLivingWPerK: number
  readonly outdoors: OutdoorSide
  readonly ground: GroundCoupling
  readonly soilC: Float64Array
  readonly capacityJPerK: number
  readonly volumeM3: number
  /** Constant air change, m³/s. */
  readonly constantFlow: number
  /** Vents, m² of effective leakage area, and how air moves through them. */
  readonly ventM2: number
  readonly draught: OpeningDraught
}

export interface Shell {
  readonly walls: OutdoorSide
  readonly roof: OutdoorSide
  readonly floor: OutdoorSide
  readonly doorWPerK: number
  /** To homes and halls that are not always warm. */
  readonly neighbourWPerK: number
  readonly windowWPerK: number
  readonly windowSkyWPerK: number
  /** Sun on walls and roof together, and the sky's pull on all that faces it. */
  readonly opaqueSun: SunDrive
  readonly skyWPerK: number
  /** Sun through glass, with the curtains of each season. */
  readonly glassWinter: SunDrive
  readonly glassSummer: SunDrive
  readonly ground: GroundCoupling
  /** Foundation walls above the soil. */
  readonly aboveGrade: OutdoorSide
  readonly soilC: Float64Array
  readonly attic: Buffer | undefined
  readonly foundation: Buffer | undefined
  readonly garage: Buffer | undefined
  /** Inner surfaces of the living space that exchange heat with its air. */
  readonly innerSurfaceM2: number
}

const side = (climate: Climate): OutdoorSide => ({ wPerK: 0, skyWPerK: 0, sun: noSun(climate) })

/** Sky seen by a surface as EnergyPlus weighs it (Walton 1983): ½(1+cos β) √(½(1+cos β)). */
const skyView = (tiltDeg: number): number => (0.5 * (1 + Math.cos((tiltDeg * Math.PI) / 180))) ** 1.5

/** Sol-air: q = U A [To + (αI − ε F hr ΔTsky)/ho − Ti], ASHRAE Fundamentals ch. 18, sol-air temperature. */
const addPart = (to: OutdoorSide, climate: Climate, part: OpaquePart, u: number, film: OutsideFilm): void => {
  const ua = u * part.areaM2
  to.wPerK += ua
  to.skyWPerK += (ua * part.emittance * BLACK_RADIATIVE_W_PER_M2K * skyView(part.tiltDeg)) / film.mean
  addSun(to.sun, climate, part, (ua * part.solarAbsorptance) / film.sunlit)
}

const filmOf = (part: OpaquePart, films: OutsideFilms): OutsideFilm =>
  part.part === 'roof' ? films.roof : films.wall

/** Weathered concrete, 0.6–0.7 in handbooks. An estimate. */
const CONCRETE_ABSORPTANCE = 0.65
/** EnergyPlus's default for opaque materials, and its glass. */
const CONCRETE_EMITTANCE = 0.9
const GLASS_EMITTANCE = 0.84

/** The strip of a foundation wall above the soil stands in the sun as any wall. */
const addAboveGrade = (
  to: OutdoorSide,
  climate: Climate,
  { aboveGradeWPerK }: GroundCoupling,
  film: OutsideFilm,
): void => {
  to.wPerK += aboveGradeWPerK
  to.skyWPerK += (aboveGradeWPerK * CONCRETE_EMITTANCE * BLACK_RADIATIVE_W_PER_M2K * skyView(90)) / film.mean
  addSun(to.sun, climate, { tiltDeg: 90 }, (aboveGradeWPerK * CONCRETE_ABSORPTANCE) / film.sunlit)
}

const AIR_J_PER_M3_K = 1200
/** Rafters and boards, the skin of a slab: heat a buffer space keeps, by its floor. An estimate. */
const BUFFER_FLOOR_J_PER_M2K = { attic: 15_000, foundation: 20_000, garage: 20_000 } as const

const buffer = (
  house: House,
  climate: Climate,
  space: 'attic' | 'foundation' | 'garage',
  description: BufferSpace | undefined,
  films: OutsideFilms,
): Buffer | undefined => {
  if (!description) return undefined
  const outdoors = side(climate)
  let toLiving = 0
  for (const part of house.parts) {
    if (part.inside === space && part.outside === 'outdoors') {
      const film = filmOf(part, films)
      addPart(outdoors, climate, part, partU(part.rM2KPerW, film.mean), film)
    }
    if (joins(part, space)) toLiving += part.areaM2 / part.rM2KPerW
  }
  const ground = groundCoupling(house, space)
  addAboveGrade(outdoors, climate, ground, films.wall)
  const { leakage, floorAreaM2, volumeM3 } = description
  return {
    toLivingWPerK: toLiving,
    outdoors,
    ground,
    soilC: soilTemperatureC(climate, ground),
    capacityJPerK:
      BUFFER_FLOOR_J_PER_M2K[space] * floorAreaM2 + ground.capacityJPerK + AIR_J_PER_M3_K * volumeM3,
    volumeM3,
    constantFlow: (constantChanges(space, description) * volumeM3) / 3600,
    ventM2: leakage.kind === 'vents' && space !== 'foundation' ? leakage.areaRatio * floorAreaM2 : 0,
    draught: openingDraught(
      volumeM3 / floorAreaM2,
      leakHeightM(house) + volumeM3 / floorAreaM2,
      ATTIC_LEVEL_SHARE,
      house.airLeakage.shielding,
    ),
  }
}

const constantChanges = (space: Space, { leakage, floorAreaM2, volumeM3 }: BufferSpace): number => {
  if (leakage.kind === 'air_changes') return leakage.perHour
  return space === 'foundation' ? crawlAirChanges(leakage.areaRatio, volumeM3 / floorAreaM2) : 0
}

/** Three quarters of an attic's vents lie in eaves and ridge (EnergyGauge USA's attic, as in OpenStudio-HPXML). */
const ATTIC_LEVEL_SHARE = 0.75

const joins = (part: OpaquePart, space: Space): boolean =>
  (part.inside === 'living' && part.outside === space) || (part.inside === space && part.outside === 'living')

/** ISO 13789: U A b (Ti − Te) through a part whose other side lies between room and outdoors. */
const towardsNeighbour = ({ outside, areaM2, rM2KPerW, neighbourColdness = 0 }: OpaquePart): number =>
  outside === 'neighbour' ? (areaM2 / rM2KPerW) * neighbourColdness : 0

const livingSide = (part: OpaquePart, shell: Pick<Shell, 'walls' | 'roof' | 'floor'>): OutdoorSide => {
  if (part.part === 'roof' || part.part === 'ceiling') return shell.roof
  return part.part === 'floor' ? shell.floor : shell.walls
}

export const makeShell = (house: House, climate: Climate): Shell => {
  const films = outsideFilms(climate)
  const opaque = { walls: side(climate), roof: side(climate), floor: side(climate) }
  let doorWPerK = 0
  for (const part of house.parts) {
    if (part.inside !== 'living' || part.outside !== 'outdoors') continue
    const film = filmOf(part, films)
    const u = partU(part.rM2KPerW, film.mean)
    addPart(livingSide(part, opaque), climate, part, u, film)
    if (part.part === 'door') doorWPerK += u * part.areaM2
  }
  const glassWinter = noSun(climate)
  const oneShade = house.windows.every((window) => window.shadeSummer === window.shadeWinter)
  const glassSummer = oneShade ? glassWinter : noSun(climate)
  let windowWPerK = 0
  let windowSkyWPerK = 0
  for (const window of house.windows) {
    const ua = windowU(window.uWPerM2K, films.glass.mean) * window.areaM2
    windowWPerK += ua
    windowSkyWPerK +=
      (ua * GLASS_EMITTANCE * BLACK_RADIATIVE_W_PER_M2K * skyView(window.tiltDeg)) / films.glass.mean
    addGlass(glassWinter, climate, window, window.shadeWinter)
    if (!oneShade) addGlass(glassSummer, climate, window, window.shadeSummer)
  }
  const opaqueSun = noSun(climate)
  addTimes(opaqueSun, opaque.walls.sun, 1)
  addTimes(opaqueSun, opaque.roof.sun, 1)
  const ground = groundCoupling(house, 'living')
  const aboveGrade = side(climate)
  addAboveGrade(aboveGrade, climate, ground, films.wall)
  return {
    // Named one by one: spread, they would give every shell a shape of its own, and the run's steps be compiled for none.
    walls: opaque.walls,
    roof: opaque.roof,
    floor: opaque.floor,
    doorWPerK,
    neighbourWPerK: house.parts.reduce((sum, part) => sum + towardsNeighbour(part), 0),
    windowWPerK,
    windowSkyWPerK,
    opaqueSun,
    skyWPerK: opaque.walls.skyWPerK + opaque.roof.skyWPerK + windowSkyWPerK,
    glassWinter,
    glassSummer,
    ground,
    aboveGrade,
    soilC: soilTemperatureC(climate, ground),
    attic: buffer(house, climate, 'attic', house.attic, films),
    foundation: buffer(house, climate, 'foundation', house.foundation, films),
    garage: buffer(house, climate, 'garage', house.garage, films),
    innerSurfaceM2: innerSurface(house),
  }
}

/** Both faces of ceilings, floors and partitions: about four times the floor, an estimate. */
const innerSurface = (house: House): number => {
  const shellM2 = house.parts
    .filter((part) => part.inside === 'living')
    .reduce((sum, part) => sum + part.areaM2, 0)
  return shellM2 + 2.4 * house.floorAreaM2
}
