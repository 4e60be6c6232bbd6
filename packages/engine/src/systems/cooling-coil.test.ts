import { describe, expect, it } from 'vitest'
import { humidityRatio, pressurePa } from '../physics/moist-air.ts'
import { coolingCoil } from './cooling-coil.ts'

const SEA_LEVEL = pressurePa(0)
const LATENT_J_PER_KG = 2_450_000

/** Moisture's heat over sensible heat in a room of that humidity ratio. */
const latentPerSensible = (roomC: number, humidity: number): number => {
  const { dryHumidity, vapourPerJ } = coolingCoil(roomC, SEA_LEVEL)
  return Math.max(0, humidity - dryHumidity) * vapourPerJ * LATENT_J_PER_KG
}

describe('a cooling coil', () => {
  it('gives 0.708 of its capacity as sensible heat at the rating of AHRI 210/240, 80/67 °F', () => {
    const humidity = 0.01118
    const { sensibleDry, sensiblePerHumidity, dryHumidity } = coolingCoil(26.67, SEA_LEVEL)
    const shares = [
      1 / (1 + latentPerSensible(26.67, humidity)),
      sensibleDry - sensiblePerHumidity * (humidity - dryHumidity),
    ]
    // Lines through 40 and 60 % humidity lie within 2 % of the curve.
    for (const share of shares) expect(Math.abs(share / 0.708 - 1)).toBeLessThan(0.02)
  })

  it('dries damp air more and dry air not at all', () => {
    const at = (relative: number) => latentPerSensible(25, relative * humidityRatio(25, SEA_LEVEL))
    expect(at(0.3)).toBe(0)
    expect(at(0.5)).toBeGreaterThan(0.2)
    expect(at(0.65)).toBeGreaterThan(1.5 * at(0.5))
  })
})
