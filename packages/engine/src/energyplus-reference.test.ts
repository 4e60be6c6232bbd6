import { describe, expect, it } from 'vitest'
import { packedPlace } from './climate/testing/packed-climate.ts'
import type { House } from './house.ts'
import { simulate } from './simulation/simulate.ts'
import { allDay, denverHouse } from './testing/denver-house.ts'

/**
 * EnergyPlus through OpenStudio-HPXML (NREL, commit b0eca1d, workflow/tests/base_results), kWh a year, Denver.
 * Mean days against its 8,760 hours.
 */
const denver = packedPlace('us-co-denver-intl-ap').climate
const { ducts: _, ...withoutDucts } = denverHouse

const CASES: readonly {
  readonly name: string
  readonly house: House
  readonly total: number
  readonly heating: number
  readonly cooling: number
}[] = [
  { name: 'base', house: denverHouse, total: 21_058, heating: 9863, cooling: 1882 },
  {
    name: 'electric baseboards, no cooling',
    house: {
      ...withoutDucts,
      heating: [{ kind: 'baseboard', fuel: 'electricity', efficiency: 1, share: 1, ducted: false }],
      cooling: [],
    },
    total: 14_518,
    heating: 5190,
    cooling: 0,
  },
  {
    name: 'ductless mini-split',
    house: {
      ...withoutDucts,
      heating: [
        {
          kind: 'mini_split',
          fuel: 'electricity',
          share: 1,
          ducted: false,
          rating: { unit: 'HSPF2', value: 9 },
          compressor: 'variable',
          capacityW: 10_551,
        },
      ],
      cooling: [
        {
          kind: 'mini_split',
          rating: { unit: 'SEER2', value: 19 },
          compressor: 'variable',
          share: 1,
          ducted: false,
          capacityW: 10_551,
        },
      ],
    },
    total: 12_466,
    heating: 2510,
    cooling: 642,
  },
  {
    name: '60 °F and 80 °F all year',
    house: { ...denverHouse, thermostat: { heatingC: allDay(15.56), coolingC: allDay(26.67) } },
    total: 14_122,
    heating: 3540,
    cooling: 1288,
  },
  {
    name: 'five bedrooms',
    house: { ...denverHouse, bedrooms: 5 },
    total: 22_015,
    heating: 9284,
    cooling: 1982,
  },
  {
    name: 'balanced ventilation with heat recovery',
    house: {
      ...denverHouse,
      ventilation: [
        {
          kind: 'balanced',
          flowM3PerS: 186.89 / 3600,
          hoursPerDay: 24,
          powerW: 60,
          sensibleRecovery: 0.65,
          latentRecovery: 0,
        },
      ],
    },
    total: 23_363,
    heating: 11_637,
    cooling: 1887,
  },
]

describe('a year against EnergyPlus', () => {
  it.each(CASES)('$name: total within 3 %, heating within 6 %, cooling within 13 %', (reference) => {
    const year = simulate(reference.house, denver)
    const heating = year.byEndUse.heating + year.byEndUse.heating_fans
    const cooling = year.byEndUse.cooling + year.byEndUse.cooling_fans
    expect(year.totalKWh / reference.total).toBeCloseTo(1, 1)
    expect(Math.abs(year.totalKWh / reference.total - 1)).toBeLessThan(0.03)
    expect(Math.abs(heating - reference.heating)).toBeLessThan(0.06 * reference.heating)
    expect(Math.abs(cooling - reference.cooling)).toBeLessThanOrEqual(0.13 * reference.cooling)
  })

  it('hot water, lighting, plugs and appliances of the base house within 1 %', () => {
    const { byEndUse } = simulate(denverHouse, denver)
    expect(byEndUse.hot_water / 3156.4).toBeCloseTo(1, 2)
    expect(byEndUse.lighting / 1418.8).toBeCloseTo(1, 2)
    expect(byEndUse.plugs / 3077.2).toBeCloseTo(1, 2)
    expect(byEndUse.appliances / 1662.0).toBeCloseTo(1, 2)
  })

  it('photovoltaics: 4 kW south and 1.5 kW east at 20° give 7,880 kWh, within 2 %', () => {
    const array = {
      tiltDeg: 20,
      systemLosses: 0.14,
      inverterEfficiency: 0.96,
      roofMounted: true,
    } as const
    const { photovoltaics } = simulate(
      {
        ...denverHouse,
        photovoltaics: [
          { ...array, peakW: 4000, azimuthDeg: 180, module: 'standard' },
          { ...array, peakW: 1500, azimuthDeg: 90, module: 'premium' },
        ],
      },
      denver,
    )
    expect(Math.abs(photovoltaics.producedKWh / 7879.5 - 1)).toBeLessThan(0.02)
    expect(photovoltaics.usedAtHomeKWh + photovoltaics.exportedKWh).toBeCloseTo(photovoltaics.producedKWh, 6)
  })
})
