import { describe, expect, it } from 'vitest'
import { denverHouse } from '../testing/denver-house.ts'
import { dishwasherUse, dryerKWh, washerCycles, washerUse } from './appliances.ts'
import { household } from './household.ts'

const { washer, dishwasher, dryer } = denverHouse.appliances
if (!washer || !dishwasher || !dryer) throw new Error('the sample house does its laundry and dishes')
const home = household(denverHouse)

/** OpenStudio-HPXML base.xml: EnergyPlus meters of the machines and their hot water. */
describe('appliances of a three-bedroom house', () => {
  it('washes, dries and rinses as the reference does', () => {
    expect(washerUse(washer, home).kWhPerYear).toBeCloseTo(101.7, 1)
    expect(washerUse(washer, home).hotGalPerDay * 365).toBeCloseTo(1286.4, -1)
    expect(dishwasherUse(dishwasher, home).kWhPerYear).toBeCloseTo(83.2, 0)
    expect(dishwasherUse(dishwasher, home).hotGalPerDay * 365).toBeCloseTo(890.5, -1)
    expect(dryerKWh(washer, dryer.combinedEnergyFactor, home)).toBeCloseTo(420.9, 0)
  })

  it('runs as RESNET counts an apartment of one bedroom', () => {
    const flat = household({ ...denverHouse, dwelling: 'apartment', bedrooms: 1 })
    const cycles = (washer.capacityFt3 * 2.08 + 1.59) / (3 * 2.08 + 1.59)
    expect(washerCycles(washer, flat) * cycles).toBeCloseTo(241.4, 6)
  })

  it('runs more with more people', () => {
    const use = (occupants: number): number =>
      washerUse(washer, household({ ...denverHouse, occupants })).kWhPerYear
    expect(use(5)).toBeGreaterThan(use(2))
  })
})
