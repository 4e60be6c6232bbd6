import { describe, expect, it } from 'vitest'
import { packedPlace } from '../climate/testing/packed-climate.ts'
import type { CoolingSystem } from '../house-systems.ts'
import { makeRecord } from '../simulation/run-record.ts'
import { simulate } from '../simulation/simulate.ts'
import { denverHouse } from '../testing/denver-house.ts'
import { coolerUse } from './cooler.ts'

const [central] = denverHouse.cooling
if (!central) throw new Error('the sample house is cooled')

const CAPACITY_W = 10_000

/** COP of the compressor in one hour: a share of the capacity, a share of it moisture's. */
const hourCop = (system: CoolingSystem, outdoorC: number, loadShare: number, latent = 0): number => {
  const record = makeRecord({
    month: Uint8Array.of(0),
    weight: Float64Array.of(1),
    outdoorC: Float64Array.of(outdoorC),
  })
  record.coolingSensibleW[0] = CAPACITY_W * loadShare * (1 - latent)
  record.coolingLatentW[0] = CAPACITY_W * loadShare * latent
  const [compressor] = coolerUse({ ...system, ducted: false }, record, CAPACITY_W, 1.2, false)
  return (CAPACITY_W * loadShare) / 1000 / (compressor?.monthlyKWh[0] ?? 0)
}

const rated = (compressor: CoolingSystem['compressor'], seer2: number): CoolingSystem => ({
  ...central,
  compressor,
  rating: { unit: 'SEER2', value: seer2 },
})

describe('a compressor that cools', () => {
  it.each(['single', 'two_stage', 'variable'] as const)(
    '%s: works harder the hotter it is outside',
    (kind) => {
      const cops = [20, 27.78, 35, 42].map((outdoorC) => hourCop(rated(kind, 16), outdoorC, 0.5))
      expect(cops).toEqual(cops.toSorted((a, b) => b - a))
    },
  )

  it('gains from slow running with variable speed, and loses by cycling with one', () => {
    expect(hourCop(rated('variable', 19), 30, 0.4)).toBeGreaterThan(
      1.1 * hourCop(rated('variable', 19), 30, 1),
    )
    expect(hourCop(rated('single', 14), 30, 0.4)).toBeLessThan(hourCop(rated('single', 14), 30, 1))
  })

  it('gives the heat of its two rated hours: SEER2 = 0.96 EER2 at 82 °F, EER2 at 95 °F', () => {
    const one = rated('single', 14)
    const eer2 = 0.73 * 14 + 1.47
    expect(hourCop(one, 27.78, 1.06) / hourCop(one, 35, 1)).toBeCloseTo(14 / 0.96 / eer2, 2)
  })

  it('needs 7 % less where a quarter of the heat is moisture’s', () => {
    expect(hourCop(central, 30, 0.6, 0.25) / hourCop(central, 30, 0.6)).toBeCloseTo(1 / 0.93, 3)
  })

  it('keeps its oil warm in winter, unless it heats the house', () => {
    const { climate } = packedPlace('ca-mb-winnipeg')
    const winter = (house: typeof denverHouse) =>
      simulate(house, climate).uses.find((use) => use.endUse === 'cooling')?.monthlyKWh[0] ?? 0
    // 20 W of a two-ton unit through January.
    expect(winter(denverHouse)).toBeCloseTo((20 * 744) / 1000, 1)
    const pump = {
      kind: 'air_source_heat_pump',
      fuel: 'electricity',
      share: 1,
      ducted: true,
      rating: { unit: 'HSPF2', value: 8 },
      compressor: 'single',
    } as const
    expect(winter({ ...denverHouse, heating: [pump] })).toBe(0)
  })
})
