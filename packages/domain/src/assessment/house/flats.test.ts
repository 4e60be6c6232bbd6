import { simulate } from '@hearthlight/engine'
import { describe, expect, it } from 'vitest'
import { packedPlace } from '../../../../engine/src/climate/testing/packed-climate.ts'
import type { Answers } from '../answers/answers.ts'
import { energyLabel } from '../result/energy-label.ts'
import { houseFromAnswers } from './house-from-answers.ts'
import { newHome, typicalHome } from './reference-homes.ts'

/** The weather of Sudbury, Ontario, and of Santarém is that of the places next to them. */
const SUDBURY = packedPlace('ca-on-north-bay')
const SANTAREM = packedPlace('pt-lisboa-lisboa')
const MILWAUKEE = packedPlace('us-wi-milwaukee-mitchell-intl-ap')
type At = typeof SUDBURY

const flat = (at: At, house: Record<string, string[]> = {}, basics: Record<string, string[]> = {}) => {
  const answers: Answers = {
    fuel_type: { heating_fuel: ['electricity'], water_heating_fuel: ['electricity'] },
    heating_system: { heating_system: ['baseboard'], cooling_system: ['none'] },
    house_type: { house_type: ['apartment'], ...house },
    area_basics: { floor_area: ['65'], floor_area_unit: ['m2'], occupants: ['2'], ...basics },
  }
  const home = houseFromAnswers({}, answers, at.place, { year: 2026 })
  return { ...home, year: simulate(home.house, at.climate) }
}
const ERAS = ['1961_1970', '2011_on'].map((era) => ({ construction_era: [era] }))

describe('65 m² all-electric in Sudbury', () => {
  it.each([
    ['of the sixties', '1961_1970', 3000, 50],
    ['of today', '2011_on', 1200, 1],
  ])('%s is heated from October to April, for hundreds of dollars', (_, era, least, leastInMonth) => {
    const { year } = flat(SUDBURY, {}, { construction_era: [era] })
    for (const month of [0, 1, 2, 3, 9, 10, 11])
      expect(year.loads.monthlyHeatingKWh[month], `month ${month}`).toBeGreaterThan(leastInMonth)
    expect(year.byEndUse.heating).toBeGreaterThan(least)
    expect(year.byEndUse.heating).toBeLessThan(9000)
  })

  it('is above 26 °C no more often than a northern summer explains: people open windows', () => {
    for (const era of ERAS) expect(flat(SUDBURY, {}, era).year.indoor.hoursAbove26).toBeLessThan(500)
  })
})

it('65 m² in Santarém costs more than €5 to heat, as little as Portuguese homes are heated', () => {
  const [old, modern] = ERAS.map((era) => flat(SANTAREM, {}, era).year.byEndUse.heating)
  expect(old).toBeGreaterThan(300)
  expect(modern).toBeGreaterThan(100)
})

describe('a flat', () => {
  it.each([
    ['Sudbury', SUDBURY],
    ['Santarém', SANTAREM],
    ['Milwaukee', MILWAUKEE],
  ] as const)('of the top floor or at a corner in %s needs more heat than one in the middle', (_, at) => {
    const heat = (house: Record<string, string[]>) => flat(at, house).year.loads.roomHeatingKWh
    const middle = heat({})
    expect(heat({ apartment_floor: ['middle'], apartment_corner: ['no'] })).toBe(middle)
    expect(heat({ apartment_floor: ['top'] })).toBeGreaterThan(middle)
    expect(heat({ apartment_corner: ['yes'] })).toBeGreaterThan(middle)
  })

  it('loses heat to a hall and to homes that are not always warm', () => {
    const { house } = flat(SUDBURY)
    const warm = { ...house, parts: house.parts.map((part) => ({ ...part, neighbourColdness: 0 })) }
    const year = simulate(house, SUDBURY.climate)
    expect(year.loads.roomHeatingKWh).toBeGreaterThan(
      1.1 * simulate(warm, SUDBURY.climate).loads.roomHeatingKWh,
    )
    expect(year.balanceError).toBeLessThan(0.001)
  })

  it.each([
    ['Sudbury', SUDBURY],
    ['Santarém', SANTAREM],
    ['Milwaukee', MILWAUKEE],
  ] as const)('in %s has the machines and lamps of its size and people', (_, at) => {
    const base = (basics: Record<string, string[]>, type = 'apartment') => {
      const { byEndUse } = flat(at, { house_type: [type] }, basics).year
      return byEndUse.plugs + byEndUse.lighting + byEndUse.appliances
    }
    expect(base({ floor_area: ['45'] })).toBeLessThan(base({ floor_area: ['110'] }))
    expect(base({ occupants: ['1'] })).toBeLessThan(base({ occupants: ['4'] }))
    expect(base({})).toBeLessThan(0.95 * base({}, 'detached'))
  })

  it('lists neither storeys nor a foundation nor an attic among what was assumed', () => {
    const fields = flat(SUDBURY).inputs.map(({ field }) => field)
    expect(fields).toEqual(expect.arrayContaining(['apartment_floor', 'apartment_corner']))
    for (const field of ['storeys', 'foundation', 'attic_insulation', 'foundation_insulation', 'ducts'])
      expect(fields).not.toContain(field)
    expect(flat(SUDBURY, { apartment_floor: ['top'] }).inputs.map(({ field }) => field)).toContain(
      'attic_insulation',
    )
  })
})

it.each([
  ['Sudbury', SUDBURY],
  ['Santarém', SANTAREM],
  ['Milwaukee', MILWAUKEE],
] as const)('a flat of today in %s is not an E', (_, at) => {
  for (const area of ['45', '65', '110']) {
    const { facts, house, year } = flat(at, {}, { floor_area: [area], construction_era: ['2011_on'] })
    const use = (other: typeof house) => simulate(other, at.climate).totalKWh / other.floorAreaM2
    const references = { stock: use(typicalHome(facts, 2026)), regulation: use(newHome(facts, 2026)) }
    expect(energyLabel(year.totalKWh, house.floorAreaM2, references).letter < 'E', area).toBe(true)
  }
})

it('lights no lamps outside an American flat: those are the building’s', () => {
  const outside = (house_type: string) =>
    flat(MILWAUKEE, { house_type: [house_type] }).house.lighting.exteriorKWh
  expect(outside('apartment')).toBe(0)
  expect(outside('detached')).toBeUndefined()
})
