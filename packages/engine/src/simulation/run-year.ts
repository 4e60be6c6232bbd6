import {
  type Infiltration,
  infiltration,
  infiltrationFlow,
  leakHeightM,
  localWindFactor,
} from '../air/infiltration.ts'
import { airingSpeed, openableM2, type Ventilation, ventilation } from '../air/ventilation.ts'
import type { Climate } from '../climate/climate.ts'
import { monthlyMeanC } from '../ground/soil-temperature.ts'
import type { House } from '../house.ts'
import type { InnerGains } from '../loads/inner-gains.ts'
import { airDensity, humidityRatio, pressurePa, VAPOUR_HEAT_J_PER_KG } from '../physics/moist-air.ts'
import type { Shell } from '../shell/shell.ts'
import type { DuctLosses, DuctPlace } from '../systems/duct-losses.ts'
import { DAYS_IN_MONTH } from './calendar.ts'
import { makeNetwork, type Network, type Satellite, STEP_S } from './network.ts'
import { makeRecord, type RunRecord, type YearSums } from './run-record.ts'
import { skyDepression } from './sky-depression.ts'
import { dayMeanC, type RunDay, runDays } from './weather-steps.ts'

export interface RunPlan {
  readonly house: House
  readonly climate: Climate
  readonly shell: Shell
  readonly gains: InnerGains
  readonly heatingDucts: DuctLosses
  readonly coolingDucts: DuctLosses
  readonly canHeat: boolean
  readonly canCool: boolean
  /** At the coil; Infinity without a limit. */
  readonly heatingLimitW: number
  readonly coolingLimitW: number
}

/** Everything the step reads and writes; made once a run, so that the loop allocates nothing. */
interface Room {
  readonly plan: RunPlan
  readonly net: Network
  readonly leak: Infiltration
  readonly fans: Ventilation
  readonly airingM2: number
  readonly windFactor: number
  readonly vapourStore: number
  readonly density: number
  readonly coilHumidity: number
  readonly pressure: number
  readonly dayMeans: Float64Array
  readonly sky: Float64Array
  readonly monthMeans: Float64Array
  storeScale: number
  outdoorC: number
  airC: number
  nextAirC: number
  surfaceC: number
  humidity: number
  /** Outdoor air, W/K, and its parts. */
  leakWPerK: number
  fanWPerK: number
  airingWPerK: number
  moistureFlow: number
  heatW: number
  coolW: number
  latentW: number
  coilHeatW: number
  coilCoolW: number
  pulledFlow: number
  /** Linear system of the step: slope and right side of the air's balance, surface = s0 + s1 air. */
  slope: number
  known: number
  s0: number
  s1: number
  sunW: number
  roomSunW: number
}

/** Warm-up days run with a quarter of the slow stores, so that three days settle what takes twelve. */
const WARM_UP_STORE = 0.25
/** Share of the sun that meets light surfaces; the rest is stored in floors and furniture. */
const SUN_TO_SURFACE = 0.4
const RADIANT_TO_SURFACE = 0.7
/** Coil surface about 11.5 °C dew point while the compressor runs; supply air about 10 K below the room. */
const COIL_DEW_POINT_C = 11.5
const COIL_DROP_K = 10.5
const COIL_CONTACT = 0.85
const AIRING_MAX_HUMIDITY = 0.0115
const AIRING_MAX_PER_HOUR = 20
const VAPOUR_MULTIPLIER = 12
const SUMMER_MONTH_C = 18

export const runYear = (plan: RunPlan): RunRecord => {
  const days = runDays(plan.climate)
  const record = makeRecord(days.filter((day) => day.counts).length * 24)
  const room = makeRoom(plan)
  let first = 0
  for (const day of days) {
    room.storeScale = day.counts ? 1 : WARM_UP_STORE
    runDay(room, day, record, first)
    if (day.counts) first += 24
  }
  return record
}

const makeRoom = (plan: RunPlan): Room => {
  const { house, climate } = plan
  const pressure = pressurePa(climate.elevationM)
  const density = airDensity(pressure, 20)
  return {
    plan,
    net: makeNetwork(house, climate, plan.shell),
    leak: infiltration(house),
    fans: ventilation(house),
    airingM2: openableM2(house),
    windFactor: localWindFactor(leakHeightM(house)),
    vapourStore: (VAPOUR_MULTIPLIER * density * house.volumeM3) / STEP_S,
    density,
    coilHumidity: humidityRatio(COIL_DEW_POINT_C, pressure),
    pressure,
    dayMeans: dayMeanC(climate),
    sky: skyDepression(climate),
    monthMeans: monthlyMeanC(climate),
    storeScale: 1,
    outdoorC: 0,
    airC: 20,
    nextAirC: 20,
    surfaceC: 20,
    humidity: 0.006,
    leakWPerK: 0,
    fanWPerK: 0,
    airingWPerK: 0,
    moistureFlow: 0,
    heatW: 0,
    coolW: 0,
    latentW: 0,
    coilHeatW: 0,
    coilCoolW: 0,
    pulledFlow: 0,
    slope: 1,
    known: 0,
    s0: 0,
    s1: 0,
    sunW: 0,
    roomSunW: 0,
  }
}

const runDay = (room: Room, day: RunDay, record: RunRecord, first: number): void => {
  for (let hour = 0; hour < 24; hour++) {
    stepWeather(room, day, hour)
    stepAir(room, day, hour)
    stepHeatAndCool(room, day, hour)
    stepMoisture(room, day, hour)
    if (day.counts) keep(room, day, hour, record, first + hour)
    advance(room)
  }
}

/** Satellites and surfaces under this hour's weather: everything that does not depend on the air's flow. */
const stepWeather = (room: Room, day: RunDay, hour: number): void => {
  const { net, plan } = room
  const { shell, climate, gains } = plan
  const i = day.start + hour
  const meanC = room.dayMeans[Math.floor(day.start / 24)] ?? 0
  const outdoorC = meanC + day.offsetC + ((climate.dryBulbC[i] ?? 0) - meanC) * day.swingFactor
  room.outdoorC = outdoorC
  const sky = room.sky[i] ?? 0
  const beam = day.beamFactor
  const g = day.month * 24 + hour
  const summer = (room.monthMeans[day.month] ?? 0) > SUMMER_MONTH_C
  const glass = summer ? shell.glassSummer : shell.glassWinter
  const sunW = (glass.beam[i] ?? 0) * beam + (glass.diffuse[i] ?? 0) * day.diffuseFactor
  const radiantW = gains.radiantW[g] ?? 0
  room.sunW = sunW
  net.mass.heatW = sunW * (1 - SUN_TO_SURFACE) + radiantW * (1 - RADIANT_TO_SURFACE)
  const wind = climate.windMPerS[i] ?? 0
  for (let k = 0; k < net.satellites.length; k++) {
    const satellite = net.satellites[k]
    if (satellite) solveSatellite(room, satellite, outdoorC, wind, sky, i, day)
  }
  const opaque =
    ((shell.walls.sun.beam[i] ?? 0) + (shell.roof.sun.beam[i] ?? 0)) * beam +
    ((shell.walls.sun.diffuse[i] ?? 0) + (shell.roof.sun.diffuse[i] ?? 0)) * day.diffuseFactor
  const skyLoss = (shell.walls.skyWPerK + shell.roof.skyWPerK + shell.windowSkyWPerK) * sky
  room.roomSunW = opaque - skyLoss
  let slope = net.airToRoomWPerK + net.roomToOutdoorsWPerK
  let known =
    net.roomToOutdoorsWPerK * outdoorC + room.roomSunW + sunW * SUN_TO_SURFACE + radiantW * RADIANT_TO_SURFACE
  for (let k = 0; k < net.satellites.length; k++) {
    const satellite = net.satellites[k]
    if (!satellite) continue
    slope += satellite.toRoomWPerK * (1 - satellite.b)
    known += satellite.toRoomWPerK * satellite.a
  }
  room.s0 = known / slope
  room.s1 = net.airToRoomWPerK / slope
}

const solveSatellite = (
  room: Room,
  satellite: Satellite,
  outdoorC: number,
  wind: number,
  sky: number,
  i: number,
  day: RunDay,
): void => {
  const { buffer } = satellite
  let heat = buffer ? satellite.ductW : satellite.heatW
  if (buffer) {
    const { outdoors } = buffer
    const flow =
      buffer.constantFlow +
      ventFlow(buffer.ventCm2, satellite.temperatureC - outdoorC, wind * room.windFactor)
    satellite.airWPerK = flow * room.net.airJPerM3K
    heat +=
      (outdoors.sun.beam[i] ?? 0) * day.beamFactor +
      (outdoors.sun.diffuse[i] ?? 0) * day.diffuseFactor -
      outdoors.skyWPerK * sky
  }
  const outWPerK = satellite.toOutdoorsWPerK + satellite.airWPerK
  const soilC = satellite.soilC[day.month] ?? 0
  const store = satellite.storeWPerK * room.storeScale
  const total = store + satellite.toRoomWPerK + outWPerK + satellite.toSoilWPerK
  satellite.heatW = heat
  satellite.a =
    (store * satellite.temperatureC + outWPerK * outdoorC + satellite.toSoilWPerK * soilC + heat) / total
  satellite.b = satellite.toRoomWPerK / total
}

/** Sherman–Grimsrud for vents: Q = A/1000 √(Cs ΔT + Cw V²), A in cm², ASHRAE Fundamentals ch. 16 eq. 48. */
const ventFlow = (areaCm2: number, deltaK: number, wind: number): number =>
  areaCm2 === 0 ? 0 : (areaCm2 / 1000) * Math.sqrt(0.000145 * Math.abs(deltaK) + 0.000174 * wind * wind)

/** Outdoor air: leaks and one-way fans in quadrature, balanced fans on top, windows when it is mild. */
const stepAir = (room: Room, day: RunDay, hour: number): void => {
  const { net, plan, fans } = room
  const i = day.start + hour
  const { outdoorC } = room
  const wind = plan.climate.windMPerS[i] ?? 0
  const leak = infiltrationFlow(room.leak, room.airC - outdoorC, wind)
  const oneWay = (fans.unbalanced[hour] ?? 0) + room.pulledFlow
  const both = Math.sqrt(leak * leak + oneWay * oneWay)
  // Cold air is denser: the same volume carries more heat.
  const denser = 293.15 / (outdoorC + 273.15)
  const airJ = net.airJPerM3K * denser
  room.leakWPerK = leak * airJ
  room.fanWPerK = (both - leak + (fans.balancedHeat[hour] ?? 0)) * airJ
  room.airingWPerK = 0
  room.moistureFlow = (both + (fans.balancedMoisture[hour] ?? 0)) * room.density * denser
  balanceAir(room, day, hour, outdoorC)
  if (room.airingM2 > 0 && day.airing) openWindows(room, day, hour, outdoorC, wind)
}

const balanceAir = (room: Room, day: RunDay, hour: number, outdoorC: number): void => {
  const { net, plan } = room
  const out = room.leakWPerK + room.fanWPerK + room.airingWPerK
  room.slope = net.airStoreWPerK + net.airToRoomWPerK * (1 - room.s1) + out
  room.known =
    net.airStoreWPerK * room.airC +
    net.airToRoomWPerK * room.s0 +
    out * outdoorC +
    (plan.gains.convectiveW[day.month * 24 + hour] ?? 0)
}

/** Windows are opened to bring the room towards the middle of the dead band, when outdoors is cooler and not humid. */
const openWindows = (room: Room, day: RunDay, hour: number, outdoorC: number, wind: number): void => {
  const { thermostat } = room.plan.house
  const freeC = room.known / room.slope
  const middleC = ((thermostat.heatingC[hour] ?? 20) + (thermostat.coolingC[hour] ?? 26)) / 2
  if (freeC <= middleC || freeC <= outdoorC) return
  const i = day.start + hour
  const dew = (room.plan.climate.dewPointC[i] ?? 0) + day.offsetC
  if (humidityRatio(dew, room.pressure) > AIRING_MAX_HUMIDITY) return
  const scale = Math.min(1, (freeC - middleC) / (freeC - outdoorC))
  const flow = Math.min(
    room.airingM2 * airingSpeed(freeC - outdoorC, wind * room.windFactor),
    (AIRING_MAX_PER_HOUR * room.plan.house.volumeM3) / 3600,
  )
  room.airingWPerK = scale * flow * room.net.airJPerM3K
  room.moistureFlow += scale * flow * room.density
  balanceAir(room, day, hour, outdoorC)
}

/** The room's need at the set points, then what the coil must give through the ducts. */
const stepHeatAndCool = (room: Room, day: RunDay, hour: number): void => {
  const { plan } = room
  const { thermostat } = plan.house
  const freeC = room.known / room.slope
  const heatC = thermostat.heatingC[hour] ?? 20
  const coolC = thermostat.coolingC[hour] ?? 26
  const { outdoorC } = room
  room.heatW = 0
  room.coolW = 0
  room.coilHeatW = 0
  room.coilCoolW = 0
  if (plan.canHeat && freeC < heatC) {
    const delivered = 1 - lossShare(room, plan.heatingDucts, heatC, outdoorC)
    room.coilHeatW = Math.min(plan.heatingLimitW, (room.slope * heatC - room.known) / delivered)
    room.heatW = room.coilHeatW * delivered
    spillLosses(room, room.coilHeatW)
    room.pulledFlow = room.coilHeatW * plan.heatingDucts.pulledM3PerJ
  } else if (plan.canCool && freeC > coolC) {
    const delivered = 1 - lossShare(room, plan.coolingDucts, coolC, outdoorC)
    room.coilCoolW = Math.min(plan.coolingLimitW, (room.known - room.slope * coolC) / delivered)
    room.coolW = room.coilCoolW * delivered
    spillLosses(room, -room.coilCoolW)
    room.pulledFlow = room.coilCoolW * plan.coolingDucts.pulledM3PerJ
  } else {
    room.pulledFlow = 0
    spillLosses(room, 0)
  }
  room.nextAirC = (room.known + room.heatW - room.coolW) / room.slope
  room.surfaceC = room.s0 + room.s1 * room.nextAirC
}

const MOST_LOST = 0.75
const MOST_GAINED = -0.3

const placeShare = (place: DuctPlace, roomC: number, aroundC: number): number =>
  place.constant + place.perK * (roomC - aroundC)

const lossShare = (room: Room, ducts: DuctLosses, roomC: number, outdoorC: number): number => {
  const { net } = room
  const attic = placeShare(ducts.attic, roomC, net.attic.temperatureC)
  const foundation = placeShare(ducts.foundation, roomC, net.foundation.temperatureC)
  const garage = placeShare(ducts.garage, roomC, net.garage.temperatureC)
  const share = attic + foundation + garage + placeShare(ducts.outdoors, roomC, outdoorC)
  const kept = Math.min(MOST_LOST, Math.max(MOST_GAINED, share))
  const scale = share === 0 ? 0 : kept / share
  net.attic.ductW = attic * scale
  net.foundation.ductW = foundation * scale
  net.garage.ductW = garage * scale
  return kept
}

/** What ducts lose warms (or cools) the space around them in the next step. */
const spillLosses = (room: Room, coilW: number): void => {
  const { net } = room
  net.attic.ductW *= coilW
  net.foundation.ductW *= coilW
  net.garage.ductW *= coilW
}

/** Moisture: outdoor air, people and wet rooms; the wet coil dries while it cools. */
const stepMoisture = (room: Room, day: RunDay, hour: number): void => {
  const { plan } = room
  const i = day.start + hour
  const outdoor = humidityRatio((plan.climate.dewPointC[i] ?? 0) + day.offsetC, room.pressure)
  const gain = (plan.gains.latentW[day.month * 24 + hour] ?? 0) / VAPOUR_HEAT_J_PER_KG
  const coilFlow = (COIL_CONTACT * room.coilCoolW) / (1006 * COIL_DROP_K)
  const wet = coilFlow > 0 && room.humidity > room.coilHumidity ? coilFlow : 0
  const next =
    (room.vapourStore * room.humidity + room.moistureFlow * outdoor + gain + wet * room.coilHumidity) /
    (room.vapourStore + room.moistureFlow + wet)
  room.latentW = Math.max(0, wet * (next - room.coilHumidity) * VAPOUR_HEAT_J_PER_KG)
  room.humidity = next
}

const advance = (room: Room): void => {
  const { satellites } = room.net
  for (let k = 0; k < satellites.length; k++) {
    const satellite = satellites[k]
    if (satellite) satellite.temperatureC = satellite.a + satellite.b * room.surfaceC
  }
  room.airC = room.nextAirC
}

const keep = (room: Room, day: RunDay, hour: number, record: RunRecord, step: number): void => {
  const { outdoorC } = room
  record.month[step] = day.month
  record.weight[step] = day.weight
  record.outdoorC[step] = outdoorC
  record.heatingW[step] = room.coilHeatW
  record.coolingSensibleW[step] = room.coilCoolW
  record.coolingLatentW[step] = room.latentW
  record.indoorC[step] = room.nextAirC
  keepSums(room, day, outdoorC, record.sums)
  if (room.heatW > 0) keepLosses(room, day, day.start + hour, outdoorC, record.sums)
  keepBalance(room, day, hour, outdoorC, record.sums)
}

const keepSums = (room: Room, day: RunDay, outdoorC: number, sums: YearSums): void => {
  const kWh = day.weight / 1000
  const { net } = room
  sums.roomHeating += room.heatW * kWh
  sums.roomCooling += room.coolW * kWh
  sums.ducts += (room.coilHeatW - room.heatW) * kWh
  sums.sun += room.sunW * kWh
  sums.airChanges +=
    (((room.leakWPerK + room.fanWPerK) / net.airJPerM3K) * 3600 * day.weight) /
    room.plan.house.volumeM3 /
    8760
  const share = day.weight / (24 * (DAYS_IN_MONTH[day.month] ?? 30))
  addTo(sums.monthlyIndoor, day.month, room.nextAirC * share)
  addTo(sums.monthlyAttic, day.month, nextC(room, net.attic) * share)
  addTo(sums.monthlyFoundation, day.month, nextC(room, net.foundation) * share)
  addTo(sums.monthlyGarage, day.month, nextC(room, net.garage) * share)
  addTo(sums.monthlyOutdoor, day.month, outdoorC * share)
}

const addTo = (array: Float64Array, index: number, value: number): void => {
  array[index] = (array[index] ?? 0) + value
}

const nextC = (room: Room, satellite: Satellite): number => satellite.a + satellite.b * room.surfaceC

/** Heat that leaves by each path while the heating runs. */
const keepLosses = (room: Room, day: RunDay, i: number, outdoorC: number, sums: YearSums): void => {
  const { net, plan } = room
  const { shell } = plan
  const kWh = day.weight / 1000
  const sky = room.sky[i] ?? 0
  const beam = day.beamFactor * kWh
  const deltaK = (room.surfaceC - outdoorC) * kWh
  const airK = (room.nextAirC - outdoorC) * kWh
  const { walls, roof, floor } = shell
  const wallSun = (walls.sun.beam[i] ?? 0) * beam + (walls.sun.diffuse[i] ?? 0) * kWh
  const doorShare = walls.wPerK > 0 ? shell.doorWPerK / walls.wPerK : 0
  const wallLoss = walls.wPerK * deltaK + walls.skyWPerK * sky * kWh - wallSun
  sums.walls += wallLoss * (1 - doorShare) + outflow(room, net.garage) * kWh
  sums.doors += wallLoss * doorShare
  sums.roof +=
    roof.wPerK * deltaK +
    roof.skyWPerK * sky * kWh -
    (roof.sun.beam[i] ?? 0) * beam -
    (roof.sun.diffuse[i] ?? 0) * kWh +
    outflow(room, net.attic) * kWh
  sums.windows += shell.windowWPerK * deltaK + shell.windowSkyWPerK * sky * kWh
  sums.floor += floor.wPerK * deltaK + outflow(room, net.foundation) * kWh
  sums.foundation += outflow(room, net.ground) * kWh
  sums.airLeakage += room.leakWPerK * airK
  sums.ventilation += (room.fanWPerK + room.airingWPerK) * airK
}

const outflow = (room: Room, satellite: Satellite): number =>
  satellite.toRoomWPerK * (room.surfaceC - nextC(room, satellite))

/** First law over the living space and every node on it, W of this hour. */
const keepBalance = (room: Room, day: RunDay, hour: number, outdoorC: number, sums: YearSums): void => {
  const { net, plan } = room
  const g = day.month * 24 + hour
  let heatIn =
    room.heatW -
    room.coolW +
    (plan.gains.convectiveW[g] ?? 0) +
    (plan.gains.radiantW[g] ?? 0) +
    room.sunW +
    room.roomSunW
  const air = room.leakWPerK + room.fanWPerK + room.airingWPerK
  let heatOut = air * (room.nextAirC - outdoorC) + net.roomToOutdoorsWPerK * (room.surfaceC - outdoorC)
  let kept = net.airStoreWPerK * (room.nextAirC - room.airC)
  for (let k = 0; k < net.satellites.length; k++) {
    const satellite = net.satellites[k]
    if (!satellite) continue
    const celsius = nextC(room, satellite)
    if (satellite.buffer) heatIn += satellite.heatW
    heatOut +=
      (satellite.toOutdoorsWPerK + satellite.airWPerK) * (celsius - outdoorC) +
      satellite.toSoilWPerK * (celsius - (satellite.soilC[day.month] ?? 0))
    kept += satellite.storeWPerK * (celsius - satellite.temperatureC)
  }
  sums.balance += heatIn - heatOut - kept
  sums.turnover += Math.abs(heatIn)
}
