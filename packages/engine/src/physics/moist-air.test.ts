import { expect, it } from 'vitest'
import { airDensity, humidityRatio, pressurePa, saturationPa, wetBulbC } from './moist-air.ts'

/** ASHRAE Fundamentals ch. 1, tables of the atmosphere, of water and of moist air. */
it('agrees with the tables of moist air', () => {
  expect(pressurePa(0)).toBe(101_325)
  expect(pressurePa(1500) / 84_556).toBeCloseTo(1, 3)
  expect(airDensity(101_325, 20)).toBeCloseTo(1.204, 3)
  expect(saturationPa(20) / 2339).toBeCloseTo(1, 2)
  expect(humidityRatio(11.5, 101_325)).toBeCloseTo(0.00847, 4)
  // 25 °C at half its moisture: 17.9 °C; saturated air cools no further.
  expect(wetBulbC(25, humidityRatio(13.9, 101_325), 101_325)).toBeCloseTo(17.9, 0)
  expect(wetBulbC(20, humidityRatio(20, 101_325), 101_325)).toBeCloseTo(20, 1)
})
