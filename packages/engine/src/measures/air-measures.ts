import type { DuctLeak, VentilationFan } from '../house-systems.ts'
import type { Measure } from './measure.ts'

/** What is left of the leaks when ducts are sealed by hand and tested, and what is worth sealing; estimates. */
const SEALED = 0.25
const LOOSE = { share: 0.04, m3PerS: 0.01 } as const
/** R-8 wrap. */
const WRAPPED_RSI = 1.41
const sealed = (leak: DuctLeak): DuctLeak =>
  leak.kind === 'share_of_flow'
    ? { ...leak, share: leak.share * SEALED }
    : { ...leak, m3PerS: leak.m3PerS * SEALED }

const isLoose = (leak: DuctLeak) =>
  leak.kind === 'share_of_flow' ? leak.share > LOOSE.share : leak.m3PerS > LOOSE.m3PerS

const ductSealing: Measure = {
  id: 'duct_sealing',
  category: 'hvac',
  lifeYears: 18,
  refusal: (house, site) => {
    if (site.place.country === 'PT') return 'not_offered_here'
    const outside = house.ducts?.runs.some((run) => run.location !== 'living')
    if (!house.ducts || !outside) return 'no_ducts_outside'
    return isLoose(house.ducts.supplyLeak) || isLoose(house.ducts.returnLeak) ? undefined : 'already_good'
  },
  apply: (house) =>
    house.ducts
      ? {
          ...house,
          ducts: {
            runs: house.ducts.runs.map((run) => ({ ...run, rM2KPerW: Math.max(run.rM2KPerW, WRAPPED_RSI) })),
            supplyLeak: sealed(house.ducts.supplyLeak),
            returnLeak: sealed(house.ducts.returnLeak),
          },
        }
      : house,
  quantity: () => 1,
  driver: { path: 'ducts' },
}

/** A recovery this poor is as good as none: an estimate. */
const needsRecovery = (fan: VentilationFan) => fan.kind === 'exhaust' || fan.sensibleRecovery < 0.3

/**
 * Pays only in place of a fan that throws the heat out. A good unit of HVI's list: 75 % recovery, 1.2 W a L/s; an
 * estimate.
 */
const hrvErv: Measure = {
  id: 'hrv_erv',
  category: 'ventilation',
  lifeYears: 18,
  refusal: (house) => (house.ventilation.some(needsRecovery) ? undefined : 'no_fan_to_replace'),
  apply: (house, site) => ({
    ...house,
    ventilation: house.ventilation.map((fan) =>
      needsRecovery(fan)
        ? {
            ...fan,
            kind: 'balanced',
            powerW: fan.flowM3PerS * 1000 * 1.2,
            sensibleRecovery: 0.75,
            latentRecovery: site.place.zone < '5' ? 0.4 : 0,
          }
        : fan,
    ),
  }),
  quantity: () => 1,
  driver: { path: 'ventilation' },
}

/** What a learning thermostat lowers and raises; estimates. */
const NIGHT_SETBACK_K = 2.5
const AWAY_SETBACK_K = 1.5
const AWAY_SETUP_K = 2
/** A clock lowers the night by 1.1 to 1.5 K, one that learns by half as much again: from here on a home has one. */
const LEARNT_FROM_K = 1.6
const isNight = (hour: number) => hour >= 22 || hour < 6
const isAway = (hour: number) => hour >= 9 && hour < 15

/** Lower at night and when nobody is home; never warmer than it was. */
function learnedHeating(heatingC: readonly number[]): number[] {
  const top = Math.max(...heatingC)
  return heatingC.map((set, hour) => {
    const setback = isNight(hour) ? NIGHT_SETBACK_K : isAway(hour) ? AWAY_SETBACK_K : 0
    return Math.min(set, top - setback)
  })
}

function learnedCooling(coolingC: readonly number[]): number[] {
  const low = Math.min(...coolingC)
  return coolingC.map((set, hour) => Math.max(set, low + (isAway(hour) ? AWAY_SETUP_K : 0)))
}

const smartThermostat: Measure = {
  id: 'smart_thermostat',
  category: 'controls',
  lifeYears: 11,
  refusal: (house) => {
    if (house.heating.every((system) => ['baseboard', 'stove', 'space_heater'].includes(system.kind)))
      return 'not_for_this_heating'
    const { heatingC } = house.thermostat
    return Math.max(...heatingC) - Math.min(...heatingC) >= LEARNT_FROM_K ? 'already_have' : undefined
  },
  apply: (house) => ({
    ...house,
    thermostat: {
      heatingC: learnedHeating(house.thermostat.heatingC),
      // Without a cooler it tells only when people begin to open the windows, which no thermostat changes.
      coolingC:
        house.cooling.length === 0 ? house.thermostat.coolingC : learnedCooling(house.thermostat.coolingC),
    },
  }),
  quantity: () => 1,
  driver: { use: 'heating_and_cooling' },
}

export const AIR_MEASURES: readonly Measure[] = [ductSealing, hrvErv, smartThermostat]
