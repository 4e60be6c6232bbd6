import { ventilation } from '../air/ventilation.ts'
import { checkHouse } from '../check/check-house.ts'
import type { Climate } from '../climate/climate.ts'
import type { House } from '../house.ts'
import { applianceLoads } from '../loads/appliances.ts'
import { coldStorageLoads } from '../loads/cold-storage.ts'
import { wetBulbsAround } from '../loads/heat-pump-water.ts'
import { hotWaterDraw } from '../loads/hot-water-draw.ts'
import { innerGains } from '../loads/inner-gains.ts'
import { lightingLoads } from '../loads/lighting.ts'
import type { MeteredLoad } from '../loads/metered-load.ts'
import { plugLoads } from '../loads/plugs.ts'
import { solarHotWater } from '../loads/solar-hot-water.ts'
import { type WaterHeaterYear, waterHeaterYear } from '../loads/water-heater.ts'
import { airDensity, pressurePa } from '../physics/moist-air.ts'
import { makeShell } from '../shell/shell.ts'
import { summarise } from '../summarise.ts'
import { RATED_SENSIBLE } from '../systems/cooling-coil.ts'
import {
  type DuctLosses,
  ductLosses,
  hasDuctsOutside,
  NO_LOSSES,
  sharedLosses,
} from '../systems/duct-losses.ts'
import { capacities, ductedShare, plantUses } from '../systems/plants.ts'
import { peakLoads } from '../systems/sizing.ts'
import type { YearResult } from '../year-result.ts'
import { DAYS_IN_MONTH } from './calendar.ts'
import type { HeaterHeat } from './network.ts'
import { expectedRoomC, measuredRoomC, type RoomTemperatures } from './room-temperatures.ts'
import { runYear } from './run-year.ts'

/**
 * Air leaves a furnace about 28 K warmer, a heat pump 19 K warmer than it came; a cooling coil 11.6 K colder: 400 cfm
 * a ton, three quarters of it sensible, of air of 1.2 kg/m³. Common practice; estimates.
 */
const RISE_K = { furnace: 28, heatPump: 19, ground: 19, cooling: -11.6 } as const
const SEA_LEVEL = 1.2
/** Slow air stays longer in a hot duct; of the full flow, by compressor: fitted with the ducts' losses (docs/engine.md). */
const USUAL_SPEED = { single: 1, two_stage: 0.9, variable: 0.65 } as const
/** An air-source heat pump gives about two thirds of its rated heat, through the same fan, in the cold. An estimate. */
const COLD_CAPACITY = 0.65

/** A year of energy in a house. Pure: the same house and climate always give the same figures. */
export const simulate = (house: House, climate: Climate): YearResult => {
  checkHouse(house)
  const shell = makeShell(house, climate)
  const peak = peakLoads(house, climate, shell)
  const steady = [...lightingLoads(house), ...applianceLoads(house), ...plugLoads(house)]
  const expected = expectedRoomC(house, climate)
  const heater = heaterYear(house, climate, expected)
  const gains = innerGains(
    house,
    [...steady, ...coldStorageLoads(house, expected)],
    house.hotWater?.location === 'living' ? (heater?.roomHeatKWh ?? []) : [],
  )
  const { heatingDucts, coolingDucts } = ducts(house, climate, capacities(house))
  const { heatingLimitW, coolingLimitW } = limits(house)
  const fans = ventilation(house)
  const record = runYear({
    house,
    climate,
    shell,
    gains,
    fans,
    heater: heaterHeat(house, heater),
    heatingDucts,
    coolingDucts,
    canHeat: house.heating.length > 0,
    canCool: house.cooling.length > 0,
    heatingLimitW,
    coolingLimitW,
  })
  const measured = measuredRoomC(record.sums)
  const loads: readonly MeteredLoad[] = [...steady, ...coldStorageLoads(house, measured)]
  return summarise({
    house,
    climate,
    record,
    gains,
    peak,
    loads,
    plants: plantUses(house, record, peak, airDensity(pressurePa(climate.elevationM), 20)),
    heater: heaterYear(house, climate, measured),
    draw: house.hotWater ? hotWaterDraw(house, house.hotWater, climate) : undefined,
    fanKWh: fans.fanKWh,
  })
}

/** A wet coil spends a part of its capacity on moisture. An estimate. */
const SENSIBLE_SHARE = 0.92

/** What the named equipment can give at most; unlimited where a size was not named. */
const limits = (house: House): { heatingLimitW: number; coolingLimitW: number } => ({
  heatingLimitW: house.heating.reduce((sum, system) => {
    const backup =
      'backup' in system ? (system.backup ? (system.backup.capacityW ?? Number.POSITIVE_INFINITY) : 0) : 0
    return sum + (system.capacityW ?? Number.POSITIVE_INFINITY) + backup
  }, 0),
  coolingLimitW: house.cooling.reduce(
    (sum, system) => sum + SENSIBLE_SHARE * (system.capacityW ?? Number.POSITIVE_INFINITY),
    0,
  ),
})

const heaterHeat = (house: House, heater: WaterHeaterYear | undefined): HeaterHeat => {
  const space = house.hotWater?.location
  if (!heater || space === undefined || space === 'outdoors') return {}
  return {
    [space]: Float64Array.from(
      heater.roomHeatKWh,
      (kWh, month) => (kWh * 1000) / (24 * (DAYS_IN_MONTH[month] ?? 30)),
    ),
  }
}

const heaterYear = (house: House, climate: Climate, roomC: RoomTemperatures): WaterHeaterYear | undefined => {
  const water = house.hotWater
  if (!water) return undefined
  const draw = hotWaterDraw(house, water, climate)
  const solar = solarHotWater(water, climate, draw.kWh)
  const around = water.location === 'outdoors' ? roomC('outdoors') : roomC(water.location)
  const wet = water.kind === 'heat_pump' ? wetBulbsAround(house, water, climate, around) : []
  const year = waterHeaterYear(house, water, draw.kWh, solar.kWh, around, wet)
  return { ...year, pumpKWh: solar.pumpKWh }
}

const ducts = (
  house: House,
  climate: Climate,
  capacity: { heatingW: number; coolingW: number },
): { heatingDucts: DuctLosses; coolingDucts: DuctLosses } => {
  if (!hasDuctsOutside(house)) return { heatingDucts: NO_LOSSES, coolingDucts: NO_LOSSES }
  const density = airDensity(pressurePa(climate.elevationM), 20)
  const heat = house.heating.find((system) => system.ducted)
  const flowRise = heat?.kind === 'furnace' ? RISE_K.furnace : RISE_K.heatPump
  const weakened = heat?.kind === 'air_source_heat_pump' || heat?.kind === 'mini_split' ? COLD_CAPACITY : 1
  const cool = house.cooling.find((system) => system.ducted)
  const coolingW = RATED_SENSIBLE * capacity.coolingW * USUAL_SPEED[cool?.compressor ?? 'single']
  return {
    heatingDucts: heat
      ? sharedLosses(
          ductLosses(house.ducts, flowRise * weakened, capacity.heatingW * weakened, density),
          ductedShare(house.heating),
        )
      : NO_LOSSES,
    coolingDucts: cool
      ? sharedLosses(
          ductLosses(house.ducts, (RISE_K.cooling * SEA_LEVEL) / density, coolingW, density),
          ductedShare(house.cooling),
        )
      : NO_LOSSES,
  }
}
