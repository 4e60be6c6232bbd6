import { VAPOUR_HEAT_J_PER_KG } from '../physics/moist-air.ts'
import { RATED_SENSIBLE } from '../systems/cooling-coil.ts'
import type { DuctLosses, DuctPlace } from '../systems/duct-losses.ts'
import type { Room } from './room.ts'

/** Bounds for ducts beyond what ASHRAE 152 was made for. Estimates. */
const MOST_LOST = 0.75
const MOST_GAINED = -0.3

/** The room's need at the set points (energy balance), then what the coil must give through the ducts. */
export const stepHeatAndCool = (room: Room): void => {
  const freeC = room.known / room.slope
  const heatC = room.heatingC[room.hour] ?? 20
  const coolC = room.coolingC[room.hour] ?? 26
  room.heatW = 0
  room.coolW = 0
  room.coilHeatW = 0
  room.coilCoolW = 0
  if (room.plan.canHeat && freeC < heatC) heat(room, heatC)
  else if (room.plan.canCool && freeC > coolC) cool(room, coolC)
  else {
    room.pulledFlow = 0
    spillLosses(room, 0)
  }
  room.nextAirC = (room.known + room.heatW - room.coolW) / room.slope
  room.surfaceC = room.s0 + room.s1 * room.nextAirC
  for (const satellite of room.net.satellites) satellite.nextC = satellite.a + satellite.b * room.surfaceC
}

const heat = (room: Room, setC: number): void => {
  const { heatingDucts, heatingLimitW } = room.plan
  const delivered = 1 - lossShare(room, heatingDucts, setC, 1)
  room.coilHeatW = Math.min(heatingLimitW, (room.slope * setC - room.known) / delivered)
  room.heatW = room.coilHeatW * delivered
  room.pulledFlow = pulledFlow(heatingDucts, room.coilHeatW)
  spillLosses(room, room.coilHeatW)
}

const cool = (room: Room, setC: number): void => {
  const { coolingDucts, coolingLimitW } = room.plan
  const delivered = 1 - lossShare(room, coolingDucts, setC, RATED_SENSIBLE / sensibleShare(room))
  room.coilCoolW = Math.min(coolingLimitW, (room.known - room.slope * setC) / delivered)
  room.coolW = room.coilCoolW * delivered
  room.pulledFlow = pulledFlow(coolingDucts, room.coilCoolW)
  spillLosses(room, -room.coilCoolW)
}

/** Of the rated capacity, what the running coil takes out of the air as heat: more of it in dry air. */
const sensibleShare = ({ coil, humidity }: Room): number =>
  coil.sensibleDry - coil.sensiblePerHumidity * Math.max(0, humidity - coil.dryHumidity)

/** The fan, and with it the leak, runs no more than all the time. */
const pulledFlow = (ducts: DuctLosses, coilW: number): number =>
  ducts.pulledM3PerS * Math.min(1, coilW / ducts.fullRunW)

const placeShare = (place: DuctPlace, differenceK: number): number =>
  place.constant + place.perK * differenceK

/** Share of the coil's heat that ducts lose, and for each space around them its part of it. */
const lossShare = (room: Room, ducts: DuctLosses, roomC: number, perRise: number): number => {
  const { attic, foundation, garage } = room.net
  const toAttic = placeShare(ducts.attic, perRise * (roomC - attic.temperatureC))
  const toFoundation = placeShare(ducts.foundation, perRise * (roomC - foundation.temperatureC))
  const toGarage = placeShare(ducts.garage, perRise * (roomC - garage.temperatureC))
  const share =
    toAttic + toFoundation + toGarage + placeShare(ducts.outdoors, perRise * (roomC - room.outdoorC))
  const kept = Math.min(MOST_LOST, Math.max(MOST_GAINED, share))
  const scale = share === 0 ? 0 : kept / share
  attic.ductW = toAttic * scale
  foundation.ductW = toFoundation * scale
  garage.ductW = toGarage * scale
  return kept
}

/** What ducts lose warms (or cools) the space around them in the next step. */
const spillLosses = (room: Room, coilW: number): void => {
  const { attic, foundation, garage } = room.net
  attic.ductW *= coilW
  foundation.ductW *= coilW
  garage.ductW *= coilW
}

/** Mass balance of vapour, implicit Euler: outdoor air, people and wet rooms; the wet coil dries while it cools. */
export const stepMoisture = (room: Room): void => {
  const outdoor = room.weather.humidity[room.step] ?? 0
  const gain = (room.plan.gains.latentW[room.g] ?? 0) / VAPOUR_HEAT_J_PER_KG
  const { dryHumidity, vapourPerJ } = room.coil
  const wet = room.humidity > dryHumidity ? vapourPerJ * room.coilCoolW : 0
  const next =
    (room.vapourStore * room.humidity + room.moistureFlow * outdoor + gain + wet * dryHumidity) /
    (room.vapourStore + room.moistureFlow + wet)
  room.latentW = Math.max(0, wet * (next - dryHumidity) * VAPOUR_HEAT_J_PER_KG)
  room.humidity = next
}
