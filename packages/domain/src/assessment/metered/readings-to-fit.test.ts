import { describe, expect, it } from 'vitest'
import { packedPlace } from '../../../../engine/src/climate/testing/packed-climate.ts'
import { toAuditResult } from '../../report/audit-result/audit-result.ts'
import { assessHome } from '../assess-home.ts'
import { homeFittedToBills } from '../bills/home-fitted-to-bills.ts'
import type { MeteredYear } from './metered-year.ts'
import { meteredBehind, readingsToFit } from './readings-to-fit.ts'

const question = {
  building: { construction_year: 1965, floor_area: 1800, electrical_bill_occurrence: 'monthly' },
  answers: { fuel_type: { heating_fuel: ['natural_gas'] }, heating_system: { heating_system: ['furnace'] } },
  ...packedPlace('us-wi-milwaukee-mitchell-intl-ap'),
  year: 2026,
}
const span = { first: '2024-11-01', end: '2025-11-01', metering: 'daily', station: null } as const
const asAnswered = assessHome(question).audit.base.result
const bought = (fuel: string, share: number) =>
  Array.from({ length: 12 }, (_, month) =>
    Math.round(
      share *
        asAnswered.uses
          .filter((use) => use.fuel === fuel)
          .reduce((sum, use) => sum + (use.monthlyKWh[month] ?? 0), 0),
    ),
  )
const gas: MeteredYear = { fuel: 'natural_gas', months_kwh: bought('natural_gas', 1.35), ...span }
const typed = { ...question.building, electric_summer_usage: 700, electric_winter_usage: 650 }
const total = (months: readonly number[]) => months.reduce((sum, each) => sum + each, 0)

describe('a model that follows the meters', () => {
  it('takes the fuels that meters tell from them, and the others from typed bills', () => {
    const bills = { ...typed, heating_usage: 9000, gas_usage_unit: 'therm' }
    const { calibration } = homeFittedToBills({ ...question, building: bills, metered: [gas] })
    const fuels = calibration?.bills.map(({ fuel, months }) => `${fuel} ${months.length}`)
    expect(fuels).toEqual([
      ...Array.from({ length: 12 }, () => 'natural_gas 1'),
      ...['electricity 6', 'electricity 6'],
    ])
    expect(calibration?.cvRmse).toBeLessThan(0.3)
    expect(homeFittedToBills({ ...question, building: bills }).calibration?.cvRmse).toBeGreaterThan(0.5)
  })

  it('buys what they say, and is surer than the answers alone', () => {
    const result = toAuditResult(assessHome({ ...question, metered: [gas] }), (key) => key)
    const before = toAuditResult(assessHome(question), (key) => key)
    const yearly = result.consumptions_by_fuel[gas.fuel]?.current.value ?? 0
    expect(yearly / total(gas.months_kwh)).toBeCloseTo(1, 1)
    expect(result.totals.current.money).toBeGreaterThan(before.totals.current.money * 1.1)
    expect(result.uncertainty.half_width_percent).toBeLessThan(before.uncertainty.half_width_percent)
    expect(result.calibration).toMatchObject({ metered: [{ fuel: 'natural_gas', ...span }] })
    expect(meteredBehind(result.calibration)).toEqual([gas])
    expect(meteredBehind(before.calibration)).toEqual([])
  })

  it('lets no small month outweigh a large one, and leaves out a fuel that is hardly used', () => {
    const [january, june] = [readingsToFit([gas], [])[0], readingsToFit([gas], [])[5]]
    expect(january?.errorKWh).toBe(june?.errorKWh)
    const none: MeteredYear = { ...gas, months_kwh: gas.months_kwh.map(() => 3) }
    expect(readingsToFit([none], [])).toEqual([])
  })
})
