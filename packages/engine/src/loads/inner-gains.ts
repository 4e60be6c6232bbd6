import type { House } from '../house.ts'
import { DAYS_IN_MONTH } from '../simulation/calendar.ts'
import { PEOPLE_BY_HOUR, WATER_BY_HOUR } from './day-profiles.ts'
import { household, isVacant } from './household.ts'
import type { MeteredLoad } from './metered-load.ts'

/** Heat and moisture in the living space, W, month × hour (288 values). */
export interface InnerGains {
  readonly radiantW: Float64Array
  readonly convectiveW: Float64Array
  readonly latentW: Float64Array
  readonly peopleKWh: number
  readonly equipmentKWh: number
}

/**
 * Of sensible heat: equipment as OpenStudio-HPXML splits it, people by EnergyPlus's default (0.32 in
 * OpenStudio-HPXML).
 */
const RADIANT_SHARE = 0.6
const PEOPLE_RADIANT_SHARE = 0.3
const KWH_PER_BTU = 1 / 3412.14
/**
 * Hours a day a person spends at home: the day's shares against the fullest hour (12.2), as OpenStudio-HPXML runs
 * them.
 */
const HOURS_AT_HOME = 1 / Math.max(...PEOPLE_BY_HOUR)
/** One person, ANSI/RESNET/ICC 301 table 4.2.2(3): 3,716 Btu sensible and 2,884 latent in 16.5 hours at home. */
const PERSON_SENSIBLE_KWH = (3716 / 16.5) * HOURS_AT_HOME * KWH_PER_BTU
const PERSON_LATENT_KWH = (2884 / 16.5) * HOURS_AT_HOME * KWH_PER_BTU

interface DayHeat {
  readonly sensibleKWh: number
  readonly latentKWh: number
  readonly radiantShare: number
  /** Of a kWh a day. */
  readonly wattByHour: Float64Array
}

const addDay = ({ radiantW, convectiveW, latentW }: InnerGains, month: number, heat: DayHeat): void => {
  const radiant = heat.sensibleKWh * heat.radiantShare
  const convective = heat.sensibleKWh - radiant
  for (let hour = 0; hour < 24; hour++) {
    const i = month * 24 + hour
    const watt = heat.wattByHour[hour] ?? 0
    radiantW[i] = (radiantW[i] ?? 0) + radiant * watt
    convectiveW[i] = (convectiveW[i] ?? 0) + convective * watt
    latentW[i] = (latentW[i] ?? 0) + heat.latentKWh * watt
  }
}

const wattsOf = (byHour: readonly number[]): Float64Array => {
  const total = byHour.reduce((sum, share) => sum + share, 0)
  const watts = new Float64Array(byHour)
  for (let hour = 0; hour < 24; hour++) watts[hour] = ((watts[hour] ?? 0) * 1000) / total
  return watts
}
const PEOPLE_W = wattsOf(PEOPLE_BY_HOUR)
const WATER_W = wattsOf(WATER_BY_HOUR)
const EVEN_W = new Float64Array(24).fill(1000 / 24)

/** `heaterRoomKWh`: heat the water heater leaves in (or takes from) the living space, 12 months. */
export const innerGains = (
  house: House,
  loads: readonly MeteredLoad[],
  heaterRoomKWh: readonly number[],
): InnerGains => {
  const home = household(house)
  const gains = {
    radiantW: new Float64Array(288),
    convectiveW: new Float64Array(288),
    latentW: new Float64Array(288),
    peopleKWh: home.people * PERSON_SENSIBLE_KWH * 365,
    equipmentKWh: loads.reduce((sum, load) => sum + load.kWhPerYear * load.sensibleShare, 0),
  }
  const shapes = loads.map((load) => wattsOf(load.byHour))
  const wet = isVacant(home) ? 0 : 1
  const beds = home.equivalentBedrooms
  for (let month = 0; month < 12; month++) {
    addDay(gains, month, {
      sensibleKWh: home.people * PERSON_SENSIBLE_KWH,
      latentKWh: home.people * PERSON_LATENT_KWH,
      radiantShare: PEOPLE_RADIANT_SHARE,
      wattByHour: PEOPLE_W,
    })
    // Wet floors, towels and dishes turn sensible into latent heat (ANSI/RESNET/ICC 301 table 4.2.2(3)).
    addDay(gains, month, {
      sensibleKWh: -wet * (1227 + 409 * beds) * KWH_PER_BTU,
      latentKWh: wet * (1245 + 415 * beds) * KWH_PER_BTU,
      radiantShare: 0,
      wattByHour: WATER_W,
    })
    addDay(gains, month, {
      sensibleKWh: (heaterRoomKWh[month] ?? 0) / (DAYS_IN_MONTH[month] ?? 30),
      latentKWh: 0,
      radiantShare: 0,
      wattByHour: EVEN_W,
    })
    loads.forEach((load, index) => {
      const kWh = (load.kWhPerYear / 365) * (load.byMonth[month] ?? 1)
      addDay(gains, month, {
        sensibleKWh: kWh * load.sensibleShare,
        latentKWh: kWh * load.latentShare,
        radiantShare: RADIANT_SHARE,
        wattByHour: shapes[index] ?? EVEN_W,
      })
    })
  }
  return gains
}
