import { describe, expect, it } from 'vitest'
import { packedPlace } from '../climate/testing/packed-climate.ts'
import type { HotWater } from '../house-loads.ts'
import { DAYS_IN_MONTH } from '../simulation/calendar.ts'
import { simulate } from '../simulation/simulate.ts'
import { denverHouse } from '../testing/denver-house.ts'
import { waterHeaterYear } from './water-heater.ts'

const denver = packedPlace('us-co-denver-intl-ap').climate
const electric = denverHouse.hotWater
if (!electric) throw new Error('the sample house has hot water')
const year = (water: HotWater) => simulate({ ...denverHouse, hotWater: water }, denver)

/** EnergyPlus, OpenStudio-HPXML base.xml with each heater, kWh a year. */
describe('water heaters', () => {
  it.each([
    ['electric tank, UEF 0.94', electric, 3156.4],
    [
      'gas tank, UEF 0.60',
      { ...electric, fuel: 'natural_gas', rating: { unit: 'UEF', value: 0.6 }, tankL: 151 },
      4876.1,
    ],
    ['heat pump, UEF 3.5', { ...electric, kind: 'heat_pump', rating: { unit: 'UEF', value: 3.5 } }, 861.6],
  ] as const)('%s within 2 %%', (_name, water, expected) => {
    expect(Math.abs(year(water).byEndUse.hot_water / expected - 1)).toBeLessThan(0.02)
  })

  const BTU_PER_KWH = 3412.14
  it.each([
    ['EF', 0.58, 64.3 * 77, 135],
    ['UEF', 0.6, 55 * 67, 125],
  ] as const)('a gas tank burns in its test what its %s says', (unit, value, galF, setF) => {
    const tank: HotWater = {
      ...electric,
      fuel: 'natural_gas',
      rating: { unit, value },
      tankL: 151,
      setpointC: (setF - 32) / 1.8,
    }
    const draw = DAYS_IN_MONTH.map((days) => (days * galF * 8.294 * 1.0007) / BTU_PER_KWH)
    const room = draw.map(() => (67.5 - 32) / 1.8)
    const none = draw.map(() => 0)
    const { kWh } = waterHeaterYear(denverHouse, tank, draw, none, room)
    const sum = (months: readonly number[]) => months.reduce((total, month) => total + month, 0)
    expect(sum(draw) / sum(kWh)).toBeCloseTo(value, 3)
  })

  it('a heat pump takes its heat from the room', () => {
    const pump: HotWater = { ...electric, kind: 'heat_pump', rating: { unit: 'UEF', value: 3.5 } }
    expect(year(pump).byEndUse.heating).toBeGreaterThan(1.1 * year(electric).byEndUse.heating)
  })

  it('uses less with low-flow fixtures and with the sun', () => {
    const base = year(electric).byEndUse.hot_water
    expect(year({ ...electric, lowFlowFixtures: true }).byEndUse.hot_water).toBeLessThan(base)
    const solar = {
      areaM2: 3.7,
      azimuthDeg: 180,
      tiltDeg: 20,
      opticalEfficiency: 0.77,
      lossWPerM2K: 4.5,
      storageL: 227,
      pumpW: 32,
    }
    expect(year({ ...electric, solar }).byEndUse.hot_water).toBeLessThan(0.5 * base)
  })
})
