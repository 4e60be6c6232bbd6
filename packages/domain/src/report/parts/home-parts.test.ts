import { describe, expect, it } from 'vitest'
import { packedPlace } from '../../../../engine/src/climate/testing/packed-climate.ts'
import type { Answers } from '../../assessment/answers/answers.ts'
import { assessHome } from '../../assessment/assess-home.ts'
import type { AuditResult } from '../../assessment/result/audit-result-schema.ts'
import { toAuditResult } from '../audit-result/audit-result.ts'
import { adviceOf } from '../home/part-advice.ts'
import { sampleAssumption } from '../testing/sample-assumption.ts'
import { homeParts, partLosses } from './home-parts.ts'

const resultOf = (answers: Answers, place: Parameters<typeof packedPlace>[0]) =>
  toAuditResult(
    assessHome({
      building: { construction_year: 2018 },
      answers,
      ...packedPlace(place),
      year: 2026,
      areaUnit: 'm2',
    }),
    (key) => key,
  )
const tightHouse: Answers = {
  heating_system: { heating_system: ['furnace'], cooling_system: ['central'], ducts: ['attic'] },
  fuel_type: { heating_fuel: ['natural_gas'] },
  house_type: { house_type: ['detached'], foundation: ['slab'] },
  area_basics: { floor_area: ['180'], floor_area_unit: ['m2'] },
  windows_and_doors: { draughts: ['tight'], ach50: ['3'] },
  ventilation_system: { ventilation: ['hrv'] },
}

describe('a house of 3 ACH50 with heat recovery and ducts in the attic', () => {
  const result = resultOf(tightHouse, 'us-wi-milwaukee-mitchell-intl-ap')
  const losses = partLosses(result)
  const share = (part: string) => losses.find((loss) => loss.part === part)?.share ?? 0

  it('loses little by air leaks: ducts and ventilation are parts of their own', () => {
    expect(share('air')).toBeLessThan(0.25)
    expect(share('ducts')).toBeGreaterThan(0.05)
    expect(share('ventilation')).toBeGreaterThan(0.01)
    expect(losses.reduce((sum, loss) => sum + loss.share, 0)).toBeCloseTo(1, 3)
  })

  it('is told that it is tight, not that leaks are the cheapest to fix', () => {
    expect(adviceOf('air', homeParts(result), [])).toEqual({ kind: 'text', key: 'air_tight' })
    expect(adviceOf('walls', homeParts(result), [])).toEqual({ kind: 'text', key: 'walls' })
  })

  it('is told by which step of its plan a part is mended', () => {
    const step = (id: 'air_sealing' | 'wall_cavity_insulation') => ({ measure: { id, label: `Do ${id}` } })
    const steps = [step('wall_cavity_insulation'), step('air_sealing')]
    const planned = { kind: 'planned', step: 2, name: 'Do air_sealing' }
    expect(adviceOf('air', homeParts(result), steps)).toEqual(planned)
    expect(adviceOf('windows', homeParts(result), steps)).toEqual({ kind: 'text', key: 'windows' })
  })

  it('has rows for ducts and ventilation that lead to their questions', () => {
    const parts = homeParts(result)
    expect(parts.find(({ id }) => id === 'ducts')?.known).toMatchObject({ field: 'ducts', value: 'attic' })
    expect(parts.find(({ id }) => id === 'ducts')?.rating).toBe(2)
    expect(parts.find(({ id }) => id === 'ventilation')?.rating).toBe(5)
  })
})

it('ducts inside the heated rooms lose nothing, ducts in the attic do', () => {
  const heat = (ducts: string) =>
    resultOf(
      { ...tightHouse, heating_system: { ...tightHouse.heating_system, ducts: [ducts] } },
      'us-wi-milwaukee-mitchell-intl-ap',
    ).end_uses.find(({ id }) => id === 'heating')?.current.kwh ?? 0
  expect(heat('attic')).toBeGreaterThan(1.08 * heat('inside'))
})

it('a flat names what its neighbours take, and no attic or foundation it does not have', () => {
  const flat = resultOf(
    { house_type: { house_type: ['apartment'] }, ventilation_system: { ventilation: ['none'] } },
    'ca-on-north-bay',
  )
  const parts = partLosses(flat).map(({ part }) => part)
  expect(parts.toSorted()).toEqual(['air', 'neighbours', 'walls', 'windows'])
  const rows = homeParts(flat)
  expect(rows.reduce((sum, { share }) => sum + (share ?? 0), 0)).toBeCloseTo(1, 3)
  expect(rows.find(({ id }) => id === 'neighbours')).toMatchObject({
    known: { field: 'apartment_floor' },
    rating: null,
  })
})

describe('the rating of a part', () => {
  type Assumption = AuditResult['assumptions'][number]
  const ratingOf = (...assumptions: Assumption[]) =>
    homeParts({ heat_loss_by_part: [], assumptions })[0]?.rating

  it.each([
    ['tank', 2],
    ['tankless', 3],
    ['indirect', 3],
    ['heat_pump', 5],
    ['solar', 5],
    ['unheard_of', 3],
  ])('of a water heater that is "%s" is %d', (heater, rating) => {
    expect(ratingOf(sampleAssumption('water_heating_system', 'water_heater', heater))).toBe(rating)
  })

  it.each([
    [77, 1],
    [78, 2],
    [88, 3],
    [94, 4],
    [98, 5],
  ])('of a furnace that uses %d percent of its fuel is %d', (efficiency, rating) => {
    const system = sampleAssumption('heating_system', 'heating_system', 'furnace')
    expect(ratingOf(system, sampleAssumption('heating_system', 'heating_efficiency', efficiency))).toBe(
      rating,
    )
  })
})
