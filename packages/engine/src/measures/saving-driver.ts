import type { House } from '../house.ts'
import type { YearResult } from '../year-result.ts'
import type { Measure, MeasureSite, SavingDriver } from './measure.ts'

const USES = {
  heating: ['heating', 'heating_fans'],
  cooling: ['cooling', 'cooling_fans'],
  heating_and_cooling: ['heating', 'heating_fans', 'cooling', 'cooling_fans'],
  hot_water: ['hot_water'],
  lighting: ['lighting'],
  appliances: ['appliances'],
} as const

function driverOf(driver: SavingDriver, result: YearResult): number {
  if ('path' in driver) {
    const perHeat = result.byEndUse.heating / Math.max(1, result.loads.roomHeatingKWh)
    return result.heatLostKWh[driver.path] * perHeat
  }
  if (driver.use === 'solar') return result.photovoltaics.producedKWh || 1
  return USES[driver.use].reduce((sum, use) => sum + result.byEndUse[use], 0)
}

/**
 * What the measure would save in this house, to first order (share removed × heat lost by its path), in an
 * arbitrary unit.
 */
export function firstOrderSaving(
  measure: Measure,
  house: House,
  result: YearResult,
  site: MeasureSite,
): number {
  const removed = measure.removes?.(house, site) ?? 1
  return driverOf(measure.driver, result) * Math.max(0, removed)
}
