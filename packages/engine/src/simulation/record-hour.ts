import { DAYS_IN_MONTH } from './calendar.ts'
import type { Satellite } from './network.ts'
import type { Room } from './room.ts'
import type { RunRecord, YearSums } from './run-record.ts'
import { sunOf } from './step-weather.ts'

/** Writes the hour into the record. */
export const recordHour = (room: Room, record: RunRecord, step: number): void => {
  record.heatingW[step] = room.coilHeatW
  record.coolingSensibleW[step] = room.coilCoolW
  record.coolingLatentW[step] = room.latentW
  record.indoorC[step] = room.nextAirC
  recordSums(room, record.sums)
  if (room.heatW > 0) recordLosses(room, record.sums)
  recordBalance(room, record.sums)
}

const addTo = (array: Float64Array, index: number, value: number): void => {
  array[index] = (array[index] ?? 0) + value
}

const recordSums = (room: Room, sums: YearSums): void => {
  const { net, day } = room
  const kWh = day.weight / 1000
  sums.roomHeating += room.heatW * kWh
  sums.roomCooling += room.coolW * kWh
  sums.ducts += (room.coilHeatW - room.heatW) * kWh
  sums.sun += room.sunW * kWh
  sums.airChanges += (room.leakWPerK + room.fanWPerK) * room.changesPerWPerK * day.weight
  const share = day.weight / (24 * (DAYS_IN_MONTH[day.month] ?? 30))
  addTo(sums.monthlyIndoor, day.month, room.nextAirC * share)
  addTo(sums.monthlyAttic, day.month, net.attic.nextC * share)
  addTo(sums.monthlyFoundation, day.month, net.foundation.nextC * share)
  addTo(sums.monthlyGarage, day.month, net.garage.nextC * share)
  addTo(sums.monthlyOutdoor, day.month, room.outdoorC * share)
}

/** Heat that flows from the room to a satellite, W. */
const outflow = (room: Room, satellite: Satellite): number =>
  satellite.toRoomWPerK * (room.surfaceC - satellite.nextC)

/** Heat that leaves by each path while the heating runs: U A ΔT, c ρ Q ΔT, and the sol-air terms of shell.ts. */
const recordLosses = (room: Room, sums: YearSums): void => {
  const { net } = room
  const { shell } = room.plan
  const { walls, roof, floor } = shell
  const kWh = room.day.weight / 1000
  const skyK = room.skyK * kWh
  const deltaK = (room.surfaceC - room.outdoorC) * kWh
  const airK = (room.nextAirC - room.outdoorC) * kWh
  const doorShare = walls.wPerK > 0 ? shell.doorWPerK / walls.wPerK : 0
  const wallLoss = walls.wPerK * deltaK + walls.skyWPerK * skyK - sunOf(walls.sun, room) * kWh
  sums.walls += wallLoss * (1 - doorShare) + outflow(room, net.garage) * kWh
  sums.doors += wallLoss * doorShare
  sums.roof +=
    roof.wPerK * deltaK + roof.skyWPerK * skyK + (outflow(room, net.attic) - sunOf(roof.sun, room)) * kWh
  sums.windows += shell.windowWPerK * deltaK + shell.windowSkyWPerK * skyK
  sums.floor += floor.wPerK * deltaK + outflow(room, net.foundation) * kWh
  sums.foundation += (outflow(room, net.ground) + net.ground.heatW) * kWh
  sums.neighbours += shell.neighbourWPerK * deltaK
  sums.airLeakage += room.leakWPerK * airK
  sums.ventilation += (room.fanWPerK + room.airingWPerK) * airK
}

/** First law over the living space and every node on it, W of this hour. */
const recordBalance = (room: Room, sums: YearSums): void => {
  const { net, g, outdoorC } = room
  const { gains } = room.plan
  const gainsW = (gains.convectiveW[g] ?? 0) + (gains.radiantW[g] ?? 0)
  let heatIn = room.heatW - room.coolW + gainsW + room.sunW + room.shellSunW + room.plinthSunW
  const air = room.leakWPerK + room.fanWPerK + room.airingWPerK
  let heatOut = air * (room.nextAirC - outdoorC) + net.roomToOutdoorsWPerK * (room.surfaceC - outdoorC)
  let kept = net.airStoreWPerK * (room.nextAirC - room.airC)
  for (const satellite of net.satellites) {
    const celsius = satellite.nextC
    if (satellite.buffer) heatIn += satellite.heatW
    heatOut +=
      (satellite.toOutdoorsWPerK + satellite.airWPerK) * (celsius - outdoorC) +
      satellite.toSoilWPerK * (celsius - (satellite.soilC[room.day.month] ?? 0))
    kept += satellite.storeWPerK * (celsius - satellite.temperatureC)
  }
  sums.balance += heatIn - heatOut - kept
  sums.turnover += Math.abs(heatIn)
}
