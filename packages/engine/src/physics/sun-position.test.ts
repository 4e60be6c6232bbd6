import { describe, expect, it } from 'vitest'
import { sunPosition } from './sun-position.ts'

const greenwich = { latitudeDeg: 51.5, longitudeDeg: 0, timeZoneH: 0 }
const degrees = (radians: number): number => (radians * 180) / Math.PI

describe('the sun', () => {
  it('stands at 90° − latitude at noon of an equinox, in the south', () => {
    const noon = sunPosition(greenwich, 81, 12.12)
    expect(degrees(Math.asin(noon.sinHeight))).toBeCloseTo(38.5, 0)
    expect(Math.abs(degrees(noon.azimuth))).toBeGreaterThan(177)
  })

  it('stands 23.4° higher at midsummer, 23.4° lower at midwinter', () => {
    const height = (day: number): number =>
      degrees(Math.asin(Math.max(...[11.9, 12, 12.1].map((h) => sunPosition(greenwich, day, h).sinHeight))))
    expect(height(172)).toBeCloseTo(61.9, 0)
    expect(height(355)).toBeCloseTo(15.1, 0)
  })

  it('is in the east in the morning and in the west in the evening', () => {
    expect(degrees(sunPosition(greenwich, 172, 8).azimuth)).toBeGreaterThan(60)
    expect(degrees(sunPosition(greenwich, 172, 8).azimuth)).toBeLessThan(120)
    expect(degrees(sunPosition(greenwich, 172, 17).azimuth)).toBeLessThan(-60)
  })
})
