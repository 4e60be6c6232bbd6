import { describe, expect, it } from 'vitest'
import { BELOW_SET_K, heatPumpWaterCop } from './heat-pump-water.ts'

/** 67.5 °F dry and 56.4 °F wet, 120 °F water: where the curve is rated. */
const RATED = { airC: 19.7, wetC: 13.56, setC: 48.89 + BELOW_SET_K }
const cop = (change: Partial<typeof RATED>): number => {
  const { airC, wetC, setC } = { ...RATED, ...change }
  return heatPumpWaterCop(3.5, airC, wetC, setC)
}

describe('a heat pump for water', () => {
  it('reaches its COP at the rating, within 2 %', () => {
    expect(cop({}) / 3.5).toBeCloseTo(1, 1)
    expect(Math.abs(cop({}) / 3.5 - 1)).toBeLessThan(0.02)
  })

  it('does better in damp, warm air and with cooler water', () => {
    expect(cop({ wetC: 18 })).toBeGreaterThan(1.1 * cop({}))
    expect(cop({ setC: RATED.setC - 5 })).toBeGreaterThan(1.08 * cop({}))
  })

  it('heats with its element alone where the air freezes', () => {
    expect(cop({ airC: -5, wetC: -6 })).toBe(1)
    expect(cop({ airC: 5.6, wetC: 4 })).toBeGreaterThan(1.2)
    expect(cop({ airC: 5.6, wetC: 4 })).toBeLessThan(2)
  })
})
