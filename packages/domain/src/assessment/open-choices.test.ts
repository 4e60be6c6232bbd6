import { describe, expect, it } from 'vitest'
import { packedPlace } from '../../../engine/src/climate/testing/packed-climate.ts'
import { type Assessment, assessHome } from './assess-home.ts'
import { withAnswer } from './testing/random-homes.ts'

const told = {
  fuel_type: { heating_fuel: ['natural_gas'] },
  heating_system: { heating_system: ['furnace'], cooling_system: ['none'] },
  house_type: { house_type: ['detached'], foundation: ['slab'], storeys: ['1'] },
  area_basics: { floor_area: ['150'], floor_area_unit: ['m2'], construction_era: ['1961_1970'] },
}
const kept = new Map<string, Assessment>()
function assess(placeId: string, ducts?: string): Assessment {
  const answers = ducts === undefined ? told : withAnswer(told, 'heating_system', 'ducts', [ducts])
  const key = `${placeId} ${ducts}`
  const found = kept.get(key) ?? assessHome({ building: {}, answers, ...packedPlace(placeId), year: 2026 })
  kept.set(key, found)
  return found
}
const widthOf = ({ bands, audit }: Assessment) =>
  (bands.now.money.p90 - bands.now.money.p10) / audit.base.bill.money
const ductsOf = ({ home }: Assessment) => home.inputs.find(({ field }) => field === 'ducts')

describe('a slab home with a furnace, whose ducts nobody told of', () => {
  it('has them inside where it freezes and in the attic in the South, as an assumption', () => {
    expect(ductsOf(assess('us-wi-milwaukee-mitchell-intl-ap'))).toMatchObject({
      value: 'inside',
      source: 'assumed',
    })
    expect(ductsOf(assess('us-ga-atlanta-hartsfield-intl-ap'))).toMatchObject({
      value: 'attic',
      source: 'assumed',
    })
  })

  it.each([
    ['us-wi-milwaukee-mitchell-intl-ap', 'attic'],
    ['us-ga-atlanta-hartsfield-intl-ap', 'inside'],
  ])('in %s is asked for them before all else, and told by how much they move the cost', (placeId, other) => {
    const home = assess(placeId)
    const inOther = assess(placeId, other)
    const shift = Math.abs(inOther.audit.base.bill.money / home.audit.base.bill.money - 1)
    expect(shift).toBeGreaterThan(0.1)
    expect(home.nextQuestion).toMatchObject({ section: 'heating_system', field: 'ducts' })
    expect(home.nextQuestion?.shift).toBeCloseTo(shift, 2)
  })

  it('is less sure than with the answer, and not asked again', () => {
    const open = assess('us-wi-milwaukee-mitchell-intl-ap')
    const answered = assess('us-wi-milwaukee-mitchell-intl-ap', 'inside')
    expect(answered.audit.base.bill.money).toBeCloseTo(open.audit.base.bill.money, 6)
    expect(widthOf(open)).toBeGreaterThan(1.08 * widthOf(answered))
    expect(answered.nextQuestion?.field).not.toBe('ducts')
  })
})

it('is not asked for ducts while nobody knows what heats the home: that comes first', () => {
  const { nextQuestion } = assessHome({
    building: { construction_year: 1965 },
    answers: { house_type: told.house_type },
    ...packedPlace('us-wi-milwaukee-mitchell-intl-ap'),
    year: 2026,
  })
  expect(nextQuestion).toMatchObject({ field: 'heating_fuel' })
  expect(nextQuestion?.shift).toBeGreaterThan(0.1)
})

it('leaves out of the band what fitting bills have settled', () => {
  const question = { answers: told, ...packedPlace('us-wi-milwaukee-mitchell-intl-ap'), year: 2026 }
  const { audit } = assessHome({ building: {}, ...question })
  const { natural_gas, electricity } = audit.base.bill.boughtKWh
  const billed = assessHome({
    building: {
      heating_usage: natural_gas,
      gas_usage_unit: 'kWh',
      heating_bill_occurrence: 'yearly',
      electric_winter_usage: electricity,
      electrical_bill_occurrence: 'yearly',
    },
    ...question,
  })
  expect(billed.nextQuestion?.shift).toBeUndefined()
})
