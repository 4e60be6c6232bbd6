import { draughtSpeed } from '../air/ventilation.ts'
import type { SunDrive } from '../shell/sun-drive.ts'
import type { Satellite } from './network.ts'
import type { Room } from './room.ts'
import type { RunDay } from './weather-steps.ts'

/** Share of the sun that meets light surfaces; the rest is stored in floors and furniture. Estimates. */
const SUN_TO_SURFACE = 0.4
const RADIANT_TO_SURFACE = 0.7
/** Summer curtains hang in months warmer than this: about 66 °F, where Building America lets cooling begin. */
const SUMMER_MONTH_C = 18

export const beginDay = (room: Room, day: RunDay): void => {
  const { shell } = room.plan
  room.day = day
  room.glass = (room.monthMeans[day.month] ?? 0) > SUMMER_MONTH_C ? shell.glassSummer : shell.glassWinter
}

/** Weather of the hour: the climate's, moved and stretched as the day asks. */
export const beginHour = (room: Room, hour: number, step: number): void => {
  const { day } = room
  const i = day.start + hour
  room.hour = hour
  room.step = step
  room.i = i
  room.g = day.month * 24 + hour
  room.outdoorC = room.weather.outdoorC[step] ?? 0
  room.windMPerS = room.wind[i] ?? 0
  room.skyK = room.sky[i] ?? 0
}

/** Sun of the hour, on a day as clear or dull as this one, W. */
export const sunOf = ({ beam, diffuse }: SunDrive, { day, i }: Room): number =>
  (beam[i] ?? 0) * day.beamFactor + (diffuse[i] ?? 0) * day.diffuseFactor

/** Sun and gains on the nodes, then every node in terms of the room's surface temperature. */
export const stepWeather = (room: Room): void => {
  const { net, plan } = room
  const { shell } = plan
  const radiantW = plan.gains.radiantW[room.g] ?? 0
  room.sunW = sunOf(room.glass, room)
  const onFloors = room.sunW * (1 - SUN_TO_SURFACE)
  room.plinthSunW = sunOf(shell.aboveGrade.sun, room) - shell.aboveGrade.skyWPerK * room.skyK
  net.ground.heatW = onFloors * net.sunOnGround + room.plinthSunW
  net.mass.heatW = onFloors * (1 - net.sunOnGround) + radiantW * (1 - RADIANT_TO_SURFACE)
  room.shellSunW = sunOf(shell.opaqueSun, room) - shell.skyWPerK * room.skyK
  solveSurface(room, room.sunW * SUN_TO_SURFACE + radiantW * RADIANT_TO_SURFACE + room.shellSunW)
}

/** Energy balance of the surfaces, 0 = Σ H (T − Ts) + heat, with each satellite T = a + b Ts: surface = s0 + s1 × air. */
const solveSurface = (room: Room, heatW: number): void => {
  const { net } = room
  let slope = net.airToRoomWPerK + net.roomToOutdoorsWPerK
  let known = net.roomToOutdoorsWPerK * room.outdoorC + heatW
  for (const satellite of net.satellites) {
    solveSatellite(room, satellite)
    slope += satellite.toRoomWPerK * (1 - satellite.b)
    known += satellite.toRoomWPerK * satellite.a
  }
  const perWPerK = 1 / slope
  room.s0 = known * perWPerK
  room.s1 = net.airToRoomWPerK * perWPerK
}

/** Energy balance of a node, implicit Euler: C/Δt (T − T₀) = H (Ts − T) + Hout (To − T) + Hsoil (Tsoil − T) + heat. */
const solveSatellite = (room: Room, satellite: Satellite): void => {
  if (satellite.buffer) heatBuffer(room, satellite)
  const store = satellite.storeWPerK * room.storeScale
  const outWPerK = satellite.toOutdoorsWPerK + satellite.airWPerK
  const perWPerK = 1 / (store + satellite.toRoomWPerK + outWPerK + satellite.toSoilWPerK)
  satellite.a =
    (store * satellite.temperatureC +
      outWPerK * room.outdoorC +
      satellite.toSoilWPerK * (satellite.soilC[room.day.month] ?? 0) +
      satellite.heatW) *
    perWPerK
  satellite.b = satellite.toRoomWPerK * perWPerK
}

/** Sun, sky, duct losses and air of an attic, foundation or garage. */
const heatBuffer = (room: Room, satellite: Satellite): void => {
  const { buffer } = satellite
  if (!buffer) return
  const { outdoors } = buffer
  const flow =
    buffer.constantFlow +
    (buffer.ventM2 > 0
      ? buffer.ventM2 * draughtSpeed(buffer.draught, satellite.temperatureC - room.outdoorC, room.windMPerS)
      : 0)
  satellite.airWPerK = flow * room.net.airJPerM3K
  satellite.heatW =
    satellite.ductW +
    (satellite.heaterW[room.day.month] ?? 0) +
    sunOf(outdoors.sun, room) -
    outdoors.skyWPerK * room.skyK
}
