import { calibrate, simulate, withFactors } from '@hearthlight/engine'
import { describe, expect, it } from 'vitest'
import { packedPlace } from '../../../../engine/src/climate/testing/packed-climate.ts'
import type { AssessedBuilding } from '../answers/assessed-building.ts'
import { economicsFor } from '../house/economics-for.ts'
import { houseFromAnswers } from '../house/house-from-answers.ts'
import { billReadings, costsBelowCharges } from './bill-readings.ts'
import { doubtfulBills } from './doubtful-bills.ts'

const { place, climate } = packedPlace('us-wi-milwaukee-mitchell-intl-ap')
const economics = economicsFor(place)
const { house, facts } = houseFromAnswers(
  { construction_year: 1965, floor_area: 1800 },
  { fuel_type: { heating_fuel: ['natural_gas'] } },
  place,
  { year: 2026 },
)
const readings = (building: AssessedBuilding) => billReadings(building, facts, economics)

describe('bills of the building', () => {
  it('are read in their unit and by how often they come', () => {
    const [gas] = readings({
      heating_usage: 75,
      gas_usage_unit: 'therms',
      heating_bill_occurrence: 'monthly',
    })
    expect(gas).toMatchObject({ fuel: 'natural_gas' })
    expect(gas?.kWh).toBeCloseTo(75 * 12 * 29.3071, 0)
  })

  it('become energy from their cost when no usage is known, fixed charges paid first', () => {
    const [summer] = readings({ electric_summer_cost: 600 })
    const { perKWh, fixedPerYear } = economics.prices.electricity
    expect(summer?.kWh).toBeCloseTo((600 - fixedPerYear / 2) / perKWh)
    expect(summer?.months).toEqual([4, 5, 6, 7, 8, 9])
  })

  it('say nothing where the product filled in a 1', () => {
    expect(readings({ heating_usage: 1, electric_summer_usage: 1, electric_winter_cost: 1 })).toEqual([])
    expect(
      readings({ heating_usage: 900, electric_winter_usage: 4000, prefilled_fields: ['heating_usage'] }),
    ).toHaveLength(1)
    expect(readings({})).toEqual([])
  })
})

describe('a bill that comes once a year', () => {
  it('is one reading of the whole year', () => {
    const [year, ...others] = readings({ electrical_bill_occurrence: 'yearly', electric_winter_usage: 7200 })
    expect(others).toEqual([])
    expect(year).toMatchObject({ fuel: 'electricity', kWh: 7200 })
    expect(year?.months).toHaveLength(12)
  })

  it('pays the fixed charges of a year', () => {
    const [year] = readings({ electrical_bill_occurrence: 'yearly', electric_winter_cost: 1500 })
    const { perKWh, fixedPerYear } = economics.prices.electricity
    expect(year?.kWh).toBeCloseTo((1500 - fixedPerYear) / perKWh)
  })
})

describe('a cost that the fixed charges take up', () => {
  const fixedAMonth = economics.prices.natural_gas.fixedPerYear / 12
  const gas = (heating_cost: number): AssessedBuilding => ({
    heating_cost,
    heating_bill_occurrence: 'monthly',
  })
  const small = (building: AssessedBuilding) => costsBelowCharges(building, facts, economics)

  it('is named, where nothing of it is left for energy', () => {
    expect(readings(gas(fixedAMonth))).toEqual([])
    expect(small(gas(fixedAMonth))).toEqual(['heating_cost'])
    expect(small({ ...gas(fixedAMonth), electric_summer_cost: 8, electric_winter_cost: 900 })).toEqual([
      ...['heating_cost', 'electric_summer_cost'],
    ])
  })

  it('is not named where it pays for energy, or where the use is known', () => {
    expect(readings(gas(fixedAMonth + 1))).toHaveLength(1)
    expect(small(gas(fixedAMonth + 1))).toEqual([])
    expect(small({ ...gas(fixedAMonth), heating_usage: 40 })).toEqual([])
    expect(small({ ...gas(fixedAMonth), prefilled_fields: ['heating_cost'] })).toEqual([])
    expect(small({ electrical_bill_occurrence: 'yearly', electric_winter_cost: 900 })).toEqual([])
  })

  it('says nothing of oil, which has no fixed charge', () => {
    const oil = houseFromAnswers({}, { fuel_type: { heating_fuel: ['oil'] } }, place, { year: 2026 })
    expect(costsBelowCharges(gas(5), oil.facts, economics)).toEqual([])
  })
})

it('a bill of oil is read in the gallons or litres it is sold by', () => {
  const oil = houseFromAnswers({}, { fuel_type: { heating_fuel: ['oil'] } }, place, { year: 2026 })
  const [gallons] = billReadings({ heating_usage: 600, gas_usage_unit: 'gallon' }, oil.facts, economics)
  expect(gallons?.kWh).toBeCloseTo(600 * 40.74, 0)
  const [usual] = billReadings({ heating_usage: 600, gas_usage_unit: 'therm ' }, oil.facts, economics)
  expect(usual?.kWh).toBeCloseTo(600 * 29.3071, 0)
})

describe('figures that cannot be this home’s', () => {
  const home = { fuel: 'natural_gas', areaM2: 170 } as const
  const monthly = { heating_bill_occurrence: 'monthly', gas_usage_unit: 'therm' }

  it('9,000 therms a month are asked about, 90 are not', () => {
    expect(doubtfulBills({ ...monthly, heating_usage: 9000 }, home)).toEqual(['heating_usage'])
    expect(doubtfulBills({ ...monthly, heating_usage: 90 }, home)).toEqual([])
  })

  it('know the unit and how often the bill comes', () => {
    expect(doubtfulBills({ ...monthly, gas_usage_unit: 'kWh', heating_usage: 9000 }, home)).toEqual([])
    expect(
      doubtfulBills({ ...monthly, heating_bill_occurrence: 'yearly', heating_usage: 900 }, home),
    ).toEqual([])
    const winter = { electrical_bill_occurrence: 'monthly', electric_winter_usage: 20_000 }
    expect(doubtfulBills(winter, home)).toEqual(['electric_winter_usage'])
    expect(doubtfulBills({ ...winter, electrical_bill_occurrence: 'yearly' }, home)).toEqual([])
  })

  it('are also sums that nobody pays', () => {
    expect(doubtfulBills({ ...monthly, heating_cost: 9000 }, home)).toEqual(['heating_cost'])
    expect(doubtfulBills({ ...monthly, heating_cost: 300 }, home)).toEqual([])
  })
})

describe('calibration', () => {
  const truth = { shell: 0.8, baseLoad: 1.25, hotWater: 1 }
  const real = simulate(withFactors(house, truth), climate)
  const monthly = (fuel: 'electricity' | 'natural_gas', months: readonly number[]) => ({
    fuel,
    months,
    kWh: real.uses
      .filter((use) => use.fuel === fuel)
      .reduce((sum, use) => sum + months.reduce((all, month) => all + (use.monthlyKWh[month] ?? 0), 0), 0),
  })
  const bills = [
    ...[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((month) => monthly('natural_gas', [month])),
    monthly('electricity', [4, 5, 6, 7, 8, 9]),
    monthly('electricity', [0, 1, 2, 3, 10, 11]),
  ]

  it('finds the house behind its bills', () => {
    const fit = calibrate(house, climate, bills)
    expect(fit?.factors.shell).toBeCloseTo(truth.shell, 1)
    expect(fit?.factors.baseLoad).toBeCloseTo(truth.baseLoad, 1)
    expect(fit?.cvRmse).toBeLessThan(0.05)
    expect(Math.abs(fit?.bias ?? 1)).toBeLessThan(0.02)
    expect(Math.abs(fit?.biasBefore ?? 0)).toBeGreaterThan(0.05)
  })

  it('does not bend the house out of shape for one absurd bill', () => {
    const fit = calibrate(house, climate, [{ fuel: 'natural_gas', months: [0], kWh: 90_000 }])
    expect(fit?.factors.shell).toBeLessThan(3.1)
    expect(fit?.cvRmse).toBeGreaterThan(0.3)
  })

  it('needs a bill', () => {
    expect(calibrate(house, climate, [])).toBeUndefined()
    expect(calibrate(house, climate, [{ fuel: 'electricity', months: [0], kWh: 1 }])).toBeUndefined()
  })
})
