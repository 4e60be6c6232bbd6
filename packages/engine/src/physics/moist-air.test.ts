import { expect, it } from 'vitest'
import { airDensity, humidityRatio, pressurePa, saturationPa } from './moist-air.ts'

/** ASHRAE Fundamentals ch. 1, tables of the atmosphere, of water and of moist air. */
it('agrees with the tables of moist air', () => {
  expect(pressurePa(0)).toBe(101_325)
  expect(pressurePa(1500) / 84_556).toBeCloseTo(1, 3)
  expect(airDensity(101_325, 20)).toBeCloseTo(1.204, 3)
  expect(saturationPa(20) / 2339).toBeCloseTo(1, 2)
  expect(humidityRatio(11.5, 101_325)).toBeCloseTo(0.00847, 4)
})
