import { describe, expect, it } from 'vitest'
import { recordDifferences } from './record-differences.ts'

const building = { construction_year: 1974, floor_area: 1850, floors_above_ground: 2, heating_type: 'oil' }

describe('a record changed after the answer', () => {
  it('is told with both values and the answer that takes the new one', () => {
    const answers = {
      area_basics: { floor_area: ['1600'], floor_area_unit: ['ft2'], construction_era: ['1991_2000'] },
      house_type: { storeys: ['1'] },
      fuel_type: { heating_fuel: ['natural_gas'] },
    }
    const found = recordDifferences(building, answers, 'ft2')
    expect(found.map(({ field }) => field)).toEqual([
      'floor_area',
      'construction_era',
      'storeys',
      'heating_fuel',
    ])
    expect(found[0]).toMatchObject({
      data: { floor_area: ['1850'], floor_area_unit: ['ft2'] },
      record: { value: expect.closeTo(171.87, 1), unit: 'm2' },
      told: { value: expect.closeTo(148.64, 1) },
    })
    expect(found[1]).toMatchObject({ data: { construction_era: ['1971_1980'] } })
    expect(found[3]).toMatchObject({ record: { value: 'oil' }, told: { value: 'natural_gas' } })
  })
  it('is silent where they agree, nothing was answered, or the product filled the field in', () => {
    const same = {
      area_basics: { floor_area: ['172'], floor_area_unit: ['m2'], construction_era: ['1971_1980'] },
    }
    expect(recordDifferences(building, same, 'ft2')).toEqual([])
    expect(recordDifferences(building, {}, 'ft2')).toEqual([])
    const filled = { ...building, prefilled_fields: ['floor_area' as const] }
    expect(recordDifferences(filled, { area_basics: { floor_area: ['900'] } }, 'ft2')).toEqual([])
  })
})
