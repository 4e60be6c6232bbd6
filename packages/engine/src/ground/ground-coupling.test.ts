import { describe, expect, it } from 'vitest'
import { packedPlace } from '../climate/testing/packed-climate.ts'
import { denverHouse } from '../testing/denver-house.ts'
import { groundCoupling } from './ground-coupling.ts'
import { annualMeanC, soilTemperatureC } from './soil-temperature.ts'

const denver = packedPlace('us-co-denver-intl-ap').climate

const withSlab = (change: Partial<(typeof denverHouse.slabs)[number]>) =>
  groundCoupling(
    { ...denverHouse, foundationWalls: [], slabs: denverHouse.slabs.map((slab) => ({ ...slab, ...change })) },
    'living',
  )

describe('heat into the ground', () => {
  it('falls with insulation under the slab and at its edge', () => {
    const bare = withSlab({ depthBelowGradeM: 0 })
    const under = withSlab({ depthBelowGradeM: 0, underInsulationRM2KPerW: 2, underInsulationWidthM: 100 })
    const edge = withSlab({ depthBelowGradeM: 0, edgeInsulationRM2KPerW: 1.8, edgeInsulationDepthM: 0.6 })
    expect(under.steadyWPerK).toBeLessThan(bare.steadyWPerK)
    expect(edge.steadyWPerK).toBeLessThan(bare.steadyWPerK)
    expect(edge.swingWPerK).toBeLessThan(bare.swingWPerK)
  })

  it('falls with depth, and so does the yearly swing', () => {
    expect(withSlab({ depthBelowGradeM: 2 }).steadyWPerK).toBeLessThan(
      withSlab({ depthBelowGradeM: 0 }).steadyWPerK,
    )
    expect(withSlab({ depthBelowGradeM: 2 }).swingWPerK).toBeLessThan(
      withSlab({ depthBelowGradeM: 0 }).swingWPerK,
    )
  })

  it('follows ISO 13370 from a bare to an insulated basement wall', () => {
    const steady = (rM2KPerW: number) =>
      groundCoupling(
        {
          ...denverHouse,
          slabs: [],
          foundationWalls: [{ areaM2: 100, heightM: 2, depthBelowGradeM: 2, rM2KPerW, inside: 'living' }],
        },
        'living',
      ).steadyWPerK
    // (16) with z = 2, λ = 1.73: 0.988 W/m²K at d_w = 0.484, thinner than the floor's 0.652; 0.279 at d_w = 3.503.
    // 100 m² of each; the wall's foot, 50 m of 0.3 W/(m K), stays the same.
    expect(steady(0.24)).toBeCloseTo(98.807 + 15, 1)
    expect(steady(1.985)).toBeCloseTo(27.932 + 15, 1)
  })

  it('follows the surface sooner from a slab at grade than from a basement floor, and soonest through a wall', () => {
    const lag = (depthBelowGradeM: number) => withSlab({ depthBelowGradeM }).lagMonths
    const wall = groundCoupling(
      {
        ...denverHouse,
        slabs: [],
        foundationWalls: [{ areaM2: 100, heightM: 2, depthBelowGradeM: 2, rM2KPerW: 1, inside: 'living' }],
      },
      'living',
    )
    // Two-dimensional conduction: 0.55 months at grade, 1.48 at a depth of 2.13 m, 0.3 through a wall.
    expect(lag(0)).toBeCloseTo(0.55, 1)
    expect(lag(2.13)).toBeCloseTo(1.48, 1)
    expect(wall.lagMonths).toBeLessThan(lag(0))
  })

  it('is warmer than the air in summer behind a wall that lies near the sunlit surface', () => {
    const soilOf = (house: Parameters<typeof groundCoupling>[0]) =>
      soilTemperatureC(denver, groundCoupling(house, 'living'))
    const july = 6
    const wall = soilOf({
      ...denverHouse,
      slabs: [],
      foundationWalls: [{ areaM2: 100, heightM: 2, depthBelowGradeM: 2, rM2KPerW: 1, inside: 'living' }],
    })
    const floor = soilOf({
      ...denverHouse,
      foundationWalls: [],
      slabs: denverHouse.slabs.map((slab) => ({ ...slab, depthBelowGradeM: 2.13 })),
    })
    // The numerical solution for Denver: heat comes in through walls in summer, and leaves through the floor.
    expect(wall[july]).toBeGreaterThan(27)
    expect(floor[july]).toBeLessThan(23)
  })

  it('is warmed by the sun on the surface, less so at depth', () => {
    const soilOf = (depthBelowGradeM: number) => soilTemperatureC(denver, withSlab({ depthBelowGradeM }))
    const mean = (months: Float64Array) => months.reduce((sum, celsius) => sum + celsius, 0) / 12
    expect(mean(soilOf(0))).toBeGreaterThan(annualMeanC(denver) + 2)
    expect(mean(soilOf(2.4))).toBeLessThan(mean(soilOf(0)))
    expect(mean(soilOf(2.4))).toBeGreaterThan(annualMeanC(denver))
  })

  it('is nothing for a space that does not touch it', () => {
    const { steadyWPerK, swingWPerK, surfaceM2 } = groundCoupling(denverHouse, 'garage')
    expect([steadyWPerK, swingWPerK, surfaceM2]).toEqual([0, 0, 0])
  })
})
