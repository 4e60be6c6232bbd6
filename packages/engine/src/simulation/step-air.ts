import { infiltrationFlow } from '../air/infiltration.ts'
import { draughtSpeed } from '../air/ventilation.ts'
import type { Room } from './room.ts'

/** OpenStudio-HPXML's limits of natural ventilation: humidity ratio and air changes. */
const AIRING_MAX_HUMIDITY = 0.0115
const AIRING_MAX_PER_HOUR = 20

/** Cold air is denser: the same volume carries more heat (ideal gas). */
const denser = (outdoorC: number): number => 293.15 / (outdoorC + 273.15)

/**
 * Outdoor air: one-way fans take over a part of the leaks, Q = Qfan + Qleak² / (Qleak + Qfan) (ANSI/RESNET/ICC
 * 301-2022, leaks with unbalanced ventilation), balanced fans on top, windows when it is mild.
 */
export const stepAir = (room: Room): void => {
  const { net, fans, hour } = room
  const leak = infiltrationFlow(room.leak, room.airC - room.outdoorC, room.weather.windPower[room.step] ?? 0)
  const oneWay = (fans.unbalanced[hour] ?? 0) + room.pulledFlow
  const both = oneWay + (leak > 0 ? (leak * leak) / (leak + oneWay) : 0)
  const density = denser(room.outdoorC)
  const airJ = net.airJPerM3K * density
  room.leakWPerK = leak * airJ
  room.fanWPerK = (both - leak + (fans.balancedHeat[hour] ?? 0)) * airJ
  room.airingWPerK = 0
  room.moistureFlow = (both + (fans.balancedMoisture[hour] ?? 0)) * room.density * density
  balanceAir(room)
  if (room.airingM2 > 0 && room.day.airing) openWindows(room)
}

/** Energy balance of the air, implicit Euler: C/Δt (T − T₀) = H (Ts − T) + Hair (To − T) + gains + heat. */
const balanceAir = (room: Room): void => {
  const { net } = room
  const out = room.leakWPerK + room.fanWPerK + room.airingWPerK
  room.slope = net.airStoreWPerK + net.airToRoomWPerK * (1 - room.s1) + out
  room.known =
    net.airStoreWPerK * room.airC +
    net.airToRoomWPerK * room.s0 +
    out * room.outdoorC +
    (room.plan.gains.convectiveW[room.g] ?? 0)
}

/** Towards the middle of the dead band, when outdoors is cooler and not humid (OpenStudio-HPXML's rule). */
const openWindows = (room: Room): void => {
  const { thermostat, volumeM3 } = room.plan.house
  const { outdoorC, hour } = room
  const freeC = room.known / room.slope
  const middleC = ((thermostat.heatingC[hour] ?? 20) + (thermostat.coolingC[hour] ?? 26)) / 2
  if (freeC <= middleC || freeC <= outdoorC) return
  if ((room.weather.humidity[room.step] ?? 0) > AIRING_MAX_HUMIDITY) return
  const scale = Math.min(1, (freeC - middleC) / (freeC - outdoorC))
  const flow = Math.min(
    room.airingM2 * draughtSpeed(room.airing, freeC - outdoorC, room.windMPerS),
    (AIRING_MAX_PER_HOUR * volumeM3) / 3600,
  )
  room.airingWPerK = scale * flow * room.net.airJPerM3K
  room.moistureFlow += scale * flow * room.density
  balanceAir(room)
}
