import { infiltrationFlow } from '../air/infiltration.ts'
import { draughtSpeed } from '../air/ventilation.ts'
import type { Room } from './room.ts'

/** OpenStudio-HPXML's limit of natural ventilation, a humidity ratio. */
const AIRING_MAX_HUMIDITY = 0.0115

/**
 * Outdoor air: one-way fans take over a part of the leaks, Q = Qfan + Qleak² / (Qleak + Qfan) (ANSI/RESNET/ICC
 * 301-2022, leaks with unbalanced ventilation), balanced fans on top, windows when it is mild.
 */
export const stepAir = (room: Room): void => {
  const { net, hour } = room
  const { fans } = room.plan
  const leak = infiltrationFlow(room.leak, room.airC - room.outdoorC, room.weather.windPower[room.step] ?? 0)
  const oneWay = (fans.unbalanced[hour] ?? 0) + room.pulledFlow
  const both = oneWay + (leak > 0 ? (leak * leak) / (leak + oneWay) : 0)
  const density = room.weather.density[room.step] ?? 1
  const airJ = net.airJPerM3K * density
  room.leakWPerK = leak * airJ
  room.fanWPerK = (both - leak + (fans.balancedHeat[hour] ?? 0)) * airJ
  room.airingWPerK = 0
  room.moistureFlow = (both + (fans.balancedMoisture[hour] ?? 0)) * room.density * density
  balanceAir(room)
  if (room.airingM2 > 0) airRooms(room)
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

/** People feel warm a kelvin before they would cool; whoever can cool does so once it is this warm outside. Estimates. */
const WARM_BELOW_COOLING_K = 1
const COOLED_FROM_OUTDOOR_C = 18

/**
 * On some days towards the middle of the dead band, when outdoors is not humid (OpenStudio-HPXML's rule). Who airs
 * when it is warm inside does so on any day, without a cooler whatever the humidity, and as far as it takes.
 */
const airRooms = (room: Room): void => {
  const freeC = room.known / room.slope
  if (freeC <= room.outdoorC) return
  const coolC = room.coolingC[room.hour] ?? 26
  const middleC = ((room.heatingC[room.hour] ?? 20) + coolC) / 2
  const isHumid = (room.weather.humidity[room.step] ?? 0) > AIRING_MAX_HUMIDITY
  if (freeC > coolC - WARM_BELOW_COOLING_K && airsNow(room, isHumid))
    openWindows(room, enoughShare(room, freeC, coolC - WARM_BELOW_COOLING_K), freeC)
  else if (room.day.airing && !isHumid && room.airC > middleC && room.airC > room.outdoorC)
    openWindows(room, Math.min(1, (room.airC - middleC) / (room.airC - room.outdoorC)), room.airC)
}

const airsNow = ({ airsWhenWarm, plan, outdoorC }: Room, isHumid: boolean): boolean =>
  airsWhenWarm && (!plan.canCool || (!isHumid && outdoorC < COOLED_FROM_OUTDOOR_C))

/** Of the windows, what brings the room to that temperature: energy balance of the air. */
const enoughShare = (room: Room, freeC: number, towardsC: number): number => {
  if (room.outdoorC >= towardsC) return 1
  const enough = (room.slope * (freeC - towardsC)) / (towardsC - room.outdoorC)
  return Math.min(1, enough / (openFlow(room, freeC) * room.net.airJPerM3K))
}

/** Through all the windows that people open, m³/s. */
const openFlow = (room: Room, freeC: number): number =>
  Math.min(room.airingM2 * draughtSpeed(room.airing, freeC - room.outdoorC, room.windMPerS), room.mostAiring)

const openWindows = (room: Room, share: number, freeC: number): void => {
  const flow = share * openFlow(room, freeC)
  room.airingWPerK = flow * room.net.airJPerM3K
  room.moistureFlow += flow * room.density
  balanceAir(room)
}
